// Installs packages that are missing, compiles ours, then puts the command line into as few files as possible: loading many small modules is what
// would make it slow to start.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './lib/install-packages.mjs';
import { run, tsc } from './lib/steps.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const startedAt = new Date();
const error = installPackages();
if (error !== undefined) {
  process.stderr.write(`slidewise: ${error}\n`);
  process.exit(1);
}
const { rolldown } = await import('rolldown');
const { pageScripts } = await import('./lib/page-scripts.mjs');
const { bundleBoardScript } = await import('./lib/board-script.mjs');
const { status } = spawnSync(process.execPath, [tsc, '-b'], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(1);
for (const name of ['core', 'lab', 'classroom', 'node', 'batch', 'server', 'graph', 'board', 'cli'])
  removeOrphans(join(root, 'packages', name));

await bundleBoardScript(join(root, 'packages', 'board'));

// The web app is built meanwhile. Tests that build set another NODE_ENV, which would make a development build.
const web = join(root, 'packages', 'web');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const appBuilt = run(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
  cwd: web,
  env: { NODE_ENV: 'production' },
});

const bundled = join(root, 'packages', 'cli', 'bundle');
// Built beside the old one, and swapped in when complete: running programs still load files from it.
const output = join(bundled, '..', 'bundle.new');
rmSync(output, { recursive: true, force: true });
const compiled = join(root, 'packages', 'cli', 'dist');
const node = join(root, 'packages', 'node', 'dist');
const input = {
  main: join(compiled, 'main.js'),
  'table-worker': join(node, 'tables', 'table-worker.js'),
  'assist-worker': join(node, 'workers', 'assist-worker.js'),
  'island-worker': join(compiled, 'commands', 'generate', 'island-worker.js'),
  'piece-worker': join(compiled, 'commands', 'enumerate', 'piece-worker.js'),
  'solver-worker': join(compiled, 'play', 'game', 'solver-worker.js'),
  'operation-worker': join(root, 'packages', 'server', 'dist', 'threads', 'operation-worker.js'),
  'batch-worker': join(root, 'packages', 'batch', 'dist', 'threads', 'batch-worker.js'),
};

/**
 * Commander would start programs as commands, which ours never are. Loading the code for that takes time at every
 * start.
 */
const noChildProcesses = {
  name: 'no-child-processes',
  resolveId: (id, importer) =>
    id === 'node:child_process' && /[\\/]commander[\\/]/.test(importer ?? '') ? '\0none' : null,
  load: (id) => (id === '\0none' ? 'export {}' : null),
};

// How long plugins take, and what is loaded by one command at once and by another later, need not be shown at every build.
const checks = { bundlerTimings: false, ineffectiveDynamicImport: false, eval: false };
// Threads load what main.js shares with them, and must not load main.js itself, which would run the program.
const preserveEntrySignatures = 'strict';
const bundle = await rolldown({
  input,
  platform: 'node',
  plugins: [noChildProcesses, pageScripts],
  checks,
  preserveEntrySignatures,
});
// CommonJS, since only of scripts does every Node that is supported take what was compiled before (packages/cli/src/bundle-loader.cts).
const files = {
  format: 'cjs',
  strict: true,
  dynamicImportInCjs: false,
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
};

/**
 * The importers of each module that commands load by name. Only what was bundled tells: an entry point of core
 * imports more than is used of it.
 */
async function loadersOfModules() {
  const { output: parts } = await bundle.generate(files);
  const loaders = new Map();
  for (const entry of parts.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)) {
    const loaded = new Set([entry]);
    for (const { imports, moduleIds } of loaded) {
      for (const name of imports) loaded.add(parts.find(({ fileName }) => fileName === name) ?? entry);
      for (const id of moduleIds) loaders.set(id, (loaders.get(id) ?? new Set()).add(entry.facadeModuleId));
    }
  }
  return loaders;
}

const SOLVE = join('commands', 'solve', 'run.js');
const loaders = await loadersOfModules();
const isShared = (id, least) => (loaders.get(id)?.size ?? 0) >= least;
const isLoadedBy = (id, path) => loaders.get(id)?.has(join(compiled, path)) === true;

// What commands share goes into a few files, and not into one for each set of commands that share it. The common
// modules are those of `solve`, which must start fastest: they have files of their own.
const own = /[\\/]packages[\\/]\w+[\\/]dist[\\/]|picocolors/;
const runs = /[\\/](batch[\\/]dist|cli[\\/]dist[\\/]runs)[\\/]/;
const groups = [
  // The descriptions of the commands, needed at every start.
  { name: 'start', holds: (id) => isShared(id, 2) && isLoadedBy(id, 'main.js'), test: own },
  { name: 'core', holds: (id) => isLoadedBy(id, SOLVE), test: /[\\/]core[\\/]dist[\\/]/ },
  { name: 'common', holds: (id) => isShared(id, 2) && isLoadedBy(id, SOLVE), test: own },
  { name: 'more', holds: (id) => isShared(id, 4) && !runs.test(id), test: own },
  { name: 'runs', holds: (id) => isShared(id, 4), test: own },
].map(({ name, holds, test }, i, all) => ({
  name: (id) => (holds(id) ? name : null),
  debugName: name,
  test,
  priority: all.length - i,
}));

// A text with a single character beyond ASCII takes V8 twice the memory, and longer to read.
const minify = { compress: true, mangle: true, codegen: { removeWhitespace: true, asciiOnly: true } };
await bundle.write({ ...files, dir: output, minify, codeSplitting: { groups } });
await bundle.close();
const boardPages = join(root, 'node_modules', '@bull-board', 'ui');
writeFileSync(join(output, 'licenses.txt'), licensesOf([...loaders.keys(), boardPages]));
writeFileSync(join(output, 'package.json'), '{ "type": "commonjs" }\n');
// As it is written: what checks the version of Node must not need a new one itself.
cpSync(join(compiled, 'slidewise.cjs'), join(output, 'slidewise.js'));
cpSync(join(compiled, 'bundle-loader.cjs'), join(output, 'bundle-loader.cjs'));
// The collection goes with the program, so that its boards can be given by name wherever it is installed.
cpSync(join(root, 'puzzles'), join(output, 'puzzles'), { recursive: true });
// And so do the pages of bull-board, for `slidewise batch dashboard`.
cpSync(join(boardPages, 'dist'), join(output, 'dashboard-ui', 'dist'), { recursive: true });
// And so does the web app, for `slidewise web`.
if (!(await appBuilt)) process.exit(1);
cpSync(join(web, 'dist'), join(output, 'web'), { recursive: true });
const old = join(bundled, '..', 'bundle.old');
rmSync(old, { recursive: true, force: true });
if (existsSync(bundled)) renameSync(bundled, old);
renameSync(output, bundled);
rmSync(old, { recursive: true, force: true });
// It keeps what is compiled for the first board, so let that be one of each family.
const boards = ['rush-hour/jam-01', 'tiles/3x3-easy', 'bricks/klotski'];
spawnSync(process.execPath, [join(bundled, 'slidewise.js'), 'solve', ...boards], { stdio: 'ignore' });

// For ./slidewise. The stamp bears the time at which the build started: what is saved meanwhile is built next time.
const stamp = join(root, 'node_modules', '.slidewise-built');
writeFileSync(stamp, '');
utimesSync(stamp, startedAt, startedAt);

/** Removes what was compiled from sources that are no longer there: it would be packed, and imports of it would go on working here. */
function removeOrphans(folder) {
  for (const path of readdirSync(join(folder, 'dist'), { recursive: true })) {
    const source = path.replace(/\.d(\.c?ts)$|\.(c?)js$/, (_, types, common) => types ?? `.${common}ts`);
    if (source !== path && !existsSync(join(folder, 'src', source))) rmSync(join(folder, 'dist', path));
  }
}

/** The licences of the packages that modules come from. */
function licensesOf(modules) {
  const folders = modules.flatMap((id) => id.match(/^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/) ?? []);
  const texts = [...new Set(folders)].map((folder) => {
    const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
    // Some come without the text, and only name it.
    const named = `Licence: ${license}${author === undefined ? '' : `, ${author.name ?? author}`}`;
    return `${name} ${version}\n\n${file === undefined ? named : readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return `The program contains parts of these packages.\n\n${texts.sort().join('\n\n')}`;
}
