// How well scores order boards by the games that were played on them, among boards of the same length, and which weights would do it best. Run it with
// `npm run score:fit -- games.jsonl …`. It reads what the web app exports, and JSON Lines (docs/rating.md). It changes no file.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PuzzleSupply } from '@slidewise/lab/supply';
import { shardReader } from '@slidewise/node/puzzles';
import { readGames } from './lib/games.mjs';
import { namedBoard } from './lib/named-board.mjs';
import { fitReport } from './lib/score-fit.mjs';

const supply = new PuzzleSupply(shardReader(fileURLToPath(new URL('../packages/web/dist/shards/', import.meta.url))));

const read = readAll(process.argv.slice(2));
if (read.error === undefined) {
  const lines = await fitReport(read.games, (name) => namedBoard(name, supply));
  console.log(lines.join('\n'));
} else {
  console.error(read.error);
  process.exitCode = 2;
}

function readAll(files) {
  if (files.length === 0) return { error: 'Name at least one file of games.' };
  const all = [];
  for (const file of files) {
    let text;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      return { error: `${file} cannot be read: ${error.code}.` };
    }
    const { games, error } = readGames(text, file);
    if (error !== undefined) return { error };
    all.push(...games);
  }
  return { games: all };
}
