// Draws the pictures of the docs with the program itself (npm run build first). With --check it only prints which are out of date.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { pagePuzzle } from './lib/page-puzzle.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'docs', 'images');
/** The board of the well-known figure of the game tree, four moves from home. */
const figure = '0 1 3\n4 2 5\n7 8 6\n';

const pictures = {
  'tree-tiles.svg': [
    ['tree', '-', '--heuristic', 'manhattan', '--expansions', '3', '--direction', 'down', '--svg'],
    figure,
  ],
  'tree-rush-hour.svg': [['tree', 'rush-hour/course-1', '--svg']],
  'tree-bricks.svg': [['tree', 'bricks/teach-1', '--algorithm', 'greedy', '--svg']],
  'animated-rush-hour.svg': [['animate', 'rush-hour/jam-12', '--svg']],
  'animated-tiles.svg': [['animate', 'tiles/3x3-medium', '--seconds-per-move', '0.4', '--svg']],
  'animated-bricks.svg': [['animate', 'bricks/klotski', '--svg']],
};

const check = process.argv.includes('--check');
const stale = [];
mkdirSync(folder, { recursive: true });
for (const [name, [args, input = '']] of Object.entries(pictures)) {
  const bundle = join(root, 'packages', 'cli', 'bundle', 'slidewise.js');
  const { stdout, stderr, status } = spawnSync(process.execPath, [bundle, ...args], { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
  keep(name, stdout);
}
keep('animated-shunting.svg', await drawPagePuzzle());
if (stale.length > 0) {
  console.error(`These pictures are out of date (npm run pictures draws them again): ${stale.join(', ')}`);
  process.exitCode = 1;
}

function keep(name, text) {
  const file = join(folder, name);
  if (!check) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) stale.push(name);
}

/** The film of docs/your-own-puzzle.md, of the puzzle that it defines. */
async function drawPagePuzzle() {
  const built = (name) => pathToFileURL(join(root, 'packages', name)).href;
  const code = pagePuzzle(root, { '@slidewise/core/plain-family': built('core/dist/plain-family/index.js') });
  const { outputText } = ts.transpileModule(code, { compilerOptions: { target: 'ES2023', module: 'ESNext' } });
  const { boards, shunting } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  const [{ solve, unwrap }, { motionOf }, { drawAnimatedSvg }] = await Promise.all(
    ['core/dist/index.js', 'lab/dist/analysis/index.js', 'core/dist/draw/index.js'].map((name) => import(built(name))),
  );
  const { position } = unwrap(shunting.parse(boards[0]));
  const { moves } = unwrap(solve(shunting, position));
  return drawAnimatedSvg(motionOf(shunting, position, moves), { title: 'Two cars change places' });
}
