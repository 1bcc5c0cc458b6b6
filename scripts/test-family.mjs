// Follows "Adding a family" (ARCHITECTURE.md) in a copy of the project, with the puzzle of docs/your-own-puzzle.md. Runs the unit tests there: npm run test:family.
// Further words go to vitest: npm run test:family -- packages/web (or -- --project cli). With --keep, the copy stays, to look at.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pagePuzzle } from './lib/page-puzzle.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { values, tokens } = parseArgs({ options: { keep: { type: 'boolean' } }, strict: false, tokens: true });
const own = new Set(tokens.filter(({ kind, name }) => kind === 'option' && name === 'keep').map(({ index }) => index));
const args = process.argv.slice(2).filter((_, i) => !own.has(i));

const copy = mkdtempSync(join(tmpdir(), 'slidewise-family-'));
process.on('exit', () => {
  if (values.keep) process.stdout.write(`the copy is in ${copy}\n`);
  else rmSync(copy, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

copyProject();
addFolder();
register();
// Some tests read all that is committed.
run('git', ['init', '--quiet']);
run('git', ['add', '--all']);
run('npm', ['run', '--silent', 'docs']);
const chosen = args.includes('--project') ? args : ['--project', 'unit', ...args];
process.exitCode = spawnSync('npx', ['vitest', 'run', ...chosen], { cwd: copy, stdio: 'inherit' }).status ?? 1;

/** All that is or could be committed. The packages are linked, but for our own, which are those of the copy. */
function copyProject() {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = spawnSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  for (const file of new Set(stdout.split('\0').filter((name) => name !== ''))) {
    cpSync(join(root, file), join(copy, file), { recursive: true, force: true });
  }
  for (const home of ['.', join('packages', 'cli')]) {
    const [from, to] = [root, copy].map((folder) => join(folder, home, 'node_modules'));
    mkdirSync(to);
    for (const name of readdirSync(from)) {
      // What tools keep there between runs would be shared.
      if (name === '@slidewise') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
      else if (!/^\.(vite|slidewise-built)/.test(name)) symlinkSync(join(from, name), join(to, name));
    }
  }
}

/** Step 1: the puzzle of the page in a folder of its own. */
function addFolder() {
  const home = join(copy, 'packages', 'core', 'src', 'shunting');
  mkdirSync(home);
  const code = pagePuzzle(copy, { '@slidewise/core/plain-family': '../plain-family/define-plain-family.js' });
  writeFileSync(join(home, 'shunting.ts'), code);
  writeFileSync(join(home, 'index.ts'), "export { shunting } from './shunting.js';\n");
}

/** Step 2: its line in the list, its subpath, its row. */
function register() {
  const core = join('packages', 'core');
  change(join(core, 'src', 'families.ts'), 'bricks];', 'bricks, shunting];');
  change(
    join(core, 'src', 'families.ts'),
    'import { tiles }',
    "import { shunting } from './shunting/index.js';\nimport { tiles }",
  );
  const bricks = /"\.\/bricks": \{[^}]*\},/.exec(readFileSync(join(copy, core, 'package.json'), 'utf8'))[0];
  change(join(core, 'package.json'), bricks, `${bricks}${bricks.replaceAll('bricks', 'shunting')}`);
  change(join(core, 'README.md'), '| `/bricks`', '| `/shunting` | `shunting` |\n| `/bricks`');
}

function change(file, from, to) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not have ${from} in it any more`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

function run(command, options) {
  const { status } = spawnSync(command, options, { cwd: copy, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
