// Makes puzzles/index.json: the optimum and level of every board of the collection, as our own solver proves them. Run it with
// `npm run puzzles:index` whenever a board is added; it takes a minute or two. Titles are
// written into the index by hand, where the name of a file makes none, and are kept.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { levelOf } from '@slidewise/core/collection';

const file = new URL('../puzzles/index.json', import.meta.url);
const titles = new Map(JSON.parse(readFileSync(file, 'utf8')).map(({ name, title }) => [name, title]));
const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const list = spawnSync(process.execPath, [program, 'list', '--optimum', '--json', '--time-limit', '10s'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const lines = list.stdout.trimEnd().split('\n');
const entries = lines.map((line) => {
  const { name, family, metric, status, optimal, length } = JSON.parse(line);
  // What is undefined is not written.
  const title = titles.get(name);
  const entry = {
    name,
    title,
    family,
    metric,
    level: levelOf({ status, optimal, length }),
    optimum: optimal ? length : null,
  };
  return JSON.stringify(entry, null, 1).replace(/\s+/g, ' ');
});
writeFileSync(file, `[\n  ${entries.join(',\n  ')}\n]\n`);
