// Writes puzzles/lengths.json: the length of a shortest solution of every board of the collection, in its family's first metric,
// null where there is no solution; boards whose shortest length is not proved in a moment are left out. `slidewise play` tells the
// levels of puzzles by it. Run it with `node scripts/make-lengths.mjs` after `npm run build`.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const lines = execFileSync(process.execPath, [cli, 'list', '--optimum', '--json'], { encoding: 'utf8' });
const boards = lines
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));
const known = boards.filter(({ optimal, status }) => optimal || status === 'unsolvable');
const lengths = Object.fromEntries(known.map(({ name, length }) => [name, length]));
writeFileSync(new URL('../puzzles/lengths.json', import.meta.url), `${JSON.stringify(lengths, null, 2)}\n`);
