// The boards of Huarong Dao. `npm run build` first.
//   npm run puzzles:huarong -- distances METRIC FILE.gz
//     A byte for each board in the order of its id: its distance to the goal, in steps, slides or moves; 255 where there is no solution.
//   npm run puzzles:huarong -- tables
//     Writes docs/measurements/huarong.md of atlas/huarong-{steps,slides,moves}.jsonl.gz, which are
//     slidewise enumerate bricks --size 4x5 --each component --metric METRIC --json
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { layoutSets } from '../packages/core/dist/bricks/huarong/component-rows.js';
import { componentsOf } from '../packages/core/dist/bricks/huarong/components.js';
import { LAYOUTS } from '../packages/core/dist/bricks/huarong/numbering.js';
import { huarongRows } from './lib/huarong-rows.mjs';

const METRICS = ['steps', 'slides', 'moves'];
const NO_SOLUTION = 255;
const HEAD = `| standing | lying | 1×1 | free | boards | components | solvable | steps | slides | moves | hardest in steps | diameter |
| -: | -: | -: | -: | -: | -: | -: | -: | -: | -: | - | -: |
`;

const [what, metric, file] = process.argv.slice(2);
if (what === 'distances' && METRICS.includes(metric) && file !== undefined) writeDistances();
else if (what === 'tables' && metric === undefined) writeTables();
else {
  process.stderr.write('slidewise: expected "tables", or "distances" with steps, slides or moves, and a file\n');
  process.exit(2);
}

function writeDistances() {
  const distances = new Uint8Array(LAYOUTS);
  const onDistance = (layout, distance = NO_SOLUTION) => {
    distances[layout] = distance;
  };
  for (const set of layoutSets()) componentsOf(set, metric, { onDistance });
  writeFileSync(file, gzipSync(distances, { level: 9 }));
}

/** A table of all sets of pieces: the hardest board in each metric. */
function writeTables() {
  const sets = new Map();
  for (const each of METRICS) for (const row of huarongRows(each)) addTo(sets, each, row);
  const lines = [...sets.values()].map((set) => {
    const { pieces, boards, components, solvable, hardest, diameter } = set;
    const lengths = METRICS.map((each) => hardest[each]?.length ?? '–');
    const id = hardest.steps === undefined ? '–' : `\`${hardest.steps.id}\``;
    const cells = [...pieces, count(boards), count(components), count(solvable), ...lengths, id, diameter ?? '–'];
    return `| ${cells.join(' | ')} |`;
  });
  const page = new URL('../docs/measurements/huarong.md', import.meta.url);
  const [before] = readFileSync(page, 'utf8').split(HEAD);
  writeFileSync(page, `${before}${HEAD}${lines.join('\n')}\n`);
}

function addTo(sets, each, row) {
  const pieces = [row.standing, row.lying, row.singles, row.free];
  const set = sets.get(`${pieces}`) ?? { pieces, boards: 0, components: 0, solvable: 0, hardest: {} };
  sets.set(`${pieces}`, set);
  if (row.length !== undefined && !(row.length <= set.hardest[each]?.length)) set.hardest[each] = row;
  if (each !== 'steps') return;
  set.boards += row.positions;
  set.components++;
  if (row.length !== undefined) set.solvable++;
  if (row.diameter !== undefined) set.diameter = Math.max(row.diameter, set.diameter ?? 0);
}

function count(number) {
  return number.toLocaleString('en-US');
}
