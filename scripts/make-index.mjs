// Makes puzzles/index.json: the optimum, score and level of every board of the collection, as our own solver proves them. Run it with
// `npm run puzzles:index` whenever a board is added; it takes a few minutes. Titles are
// written into the index by hand, where the name of a file makes none, and are kept.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { rate } from '@slidewise/lab/rating';

/** For boards that are too hard to solve; all others take seconds. */
const MOST_MILLISECONDS = 60_000;

const file = new URL('../puzzles/index.json', import.meta.url);
const titles = new Map(JSON.parse(readFileSync(file, 'utf8')).map(({ name, title }) => [name, title]));
const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const names = jsonLines('list', '--json').map(({ board }) => board);
const ids = jsonLines('show', '--json', ...names).map(({ id }) => id);
const entries = names.map((name, i) => {
  const { family, reading } = unwrap(readPositionId(ids[i]));
  const limits = { time: MOST_MILLISECONDS };
  const { optimum, score, level, features } = unwrap(rate(family, reading.position, { wanted: 'score', limits }));
  const { metric } = features;
  // What is undefined is not written.
  const entry = { name, title: titles.get(name), family: family.id, metric, level, score, optimum: optimum[metric] };
  return JSON.stringify(entry, null, 1).replace(/\s+/g, ' ');
});
writeFileSync(file, `[\n  ${entries.join(',\n  ')}\n]\n`);

function jsonLines(...args) {
  const { stdout } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
