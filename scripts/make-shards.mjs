// Makes what the supply of puzzles needs beside the atlas. Run it with `npm run puzzles:shards`; the same atlas gives the same files.
// - atlas/rush-hour-6x6-long.txt.gz: the boards of rare lengths, each with how many positions of its component take how many moves.
// - atlas/tiles-3x3.txt.gz: the same for the one component of the 8-puzzle.
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { tiles } from '@slidewise/core/tiles';
import { Component } from '@slidewise/lab/supply';

/** A length is rare if there are fewer boards: a thousand puzzles in a row are to differ. */
const ENOUGH = 1000;
const atlas = new URL('../atlas/', import.meta.url);

const rows = gunzipSync(readFileSync(new URL('rush-hour-6x6.txt.gz', atlas)))
  .toString()
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' '));
const counts = [];
for (const [moves] of rows) counts[moves] = (counts[moves] ?? 0) + 1;
const least = counts.findLastIndex((boards) => boards >= ENOUGH) + 1;
const lines = rows
  .filter(([moves]) => Number(moves) >= least)
  .map(([, board]) => `${board} ${countsFrom(rushHour, board, 'moves', least)}\n`)
  .sort();
save('rush-hour-6x6-long.txt.gz', lines);
console.error(`rush-hour-6x6-long: ${lines.length} boards from ${least} moves`);

const goal = '1_2_3/4_5_6/7_8_0';
save('tiles-3x3.txt.gz', [`${goal} ${countsFrom(tiles, goal.replaceAll('_', ' '), 'stm', 1)}\n`]);

function save(name, lines) {
  writeFileSync(new URL(name, atlas), gzipSync(lines.join(''), { level: 9 }));
}

/** How many positions that can be reached from a board take how many moves, from a number on. */
function countsFrom(family, text, metric, from) {
  const { position } = unwrap(family.parse(text, {}));
  return new Component(family, position, metric).counts.slice(from).join();
}
