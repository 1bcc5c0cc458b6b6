// Who may import whom. ARCHITECTURE.md explains the rooms; imports go down only.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const core = '^packages/core/src/';
const cli = '^packages/cli/src/';
const tests = '\\.test\\.ts$|/testing/';

/** The folders of the families: those that the registry imports. */
const registry = readFileSync(join(__dirname, 'packages/core/src/families.ts'), 'utf8');
const families = `(${[...registry.matchAll(/from '\.\/([\w-]+)\/index\.js'/g)].map(([, folder]) => folder).join('|')})/`;

/** Inside core, from the top down: a folder or file may import what stands below it, and its own. */
const coreFloors = [
  ['the root', 'index\\.ts$'],
  ['map', 'map/'],
  ['session', 'session/'],
  ['analysis and generate', '(analysis|generate)/'],
  ['rating', 'rating/'],
  ['collection', 'collection/'],
  ['solving', 'solving/'],
  ['families', 'families\\.ts$'],
  ['family folders', families],
  ['search', 'search/'],
  ['draw', 'draw/'],
  ['tables', 'tables\\.ts$'],
  ['contract', 'contract/'],
  ['ground', '((wasm|text)/|(result|random|check|out-of-memory)\\.ts$)'],
];

/** Inside the command line, likewise. */
const cliFloors = [
  ['main', '(slidewise\\.cts|bundle-loader\\.cts|main\\.ts)$'],
  ['commands', 'commands/'],
  ['programs', '(play|classroom|web-server)/'],
  ['runs', 'runs/'],
  ['line-game', 'line-game/'],
  ['usage', 'usage/'],
  ['solving', 'solving/'],
  ['storage', 'storage/'],
  ['output', 'output/'],
  ['input', 'input/'],
  ['terminal', 'terminal/'],
];

/** Inside its game. */
const playFloors = [
  ['whole', '[^/]+\\.ts$'],
  ['picker', 'picker/'],
  ['game', 'game/'],
  ['screen and kept', '(screen|kept)/'],
];

const batch = '^packages/batch/src/';

/** Inside the batch engine. */
const batchFloors = [
  ['whole', '(index|board-run)\\.ts$'],
  ['redis', 'redis/'],
  ['threads and merge', '(threads|merge)/'],
  ['run', 'run/'],
  ['chunks', 'chunks/'],
  ['input', 'input/'],
  ['kinds', 'kinds/'],
  ['ground', '(trouble|or-aborted)\\.ts$'],
];

const downOnly = (house, base, floors) =>
  floors.slice(1).map(([name, path], i) => ({
    name: `${house} ${name} imports nothing from above`.replaceAll(' ', '-'),
    severity: 'error',
    from: { path: `${base}${path}`, pathNot: tests },
    to: { path: floors.slice(0, i + 1).map(([, above]) => `${base}${above}`) },
  }));

/** Rooms of one floor that do not import one another, but for their tests. */
const apart = (name, rooms) => ({
  name,
  severity: 'error',
  from: { path: `${rooms}/`, pathNot: tests },
  to: { path: `${rooms}/`, pathNot: `${rooms.replace(/\(.*\)/, '$1')}/` },
});

const web = '^packages/web/src/';

/** Inside the web app, likewise. */
const webFloors = [
  ['frame', '(main\\.tsx|app\\.tsx|views\\.ts)$'],
  ['views', 'views/'],
  ['board', 'board/'],
  ['design', 'design/'],
  ['share', 'share/'],
  ['collection', 'collection/'],
  ['worker', 'worker/'],
  ['ground', '(kept|later|offline)\\.ts$'],
];

module.exports = {
  forbidden: [
    ...downOnly('core', core, coreFloors),
    ...downOnly('batch', batch, batchFloors),
    apart('threads-and-merge-do-not-know-each-other', `${batch}(threads|merge)`),
    ...downOnly('cli', cli, cliFloors),
    ...downOnly('play', `${cli}play/`, playFloors),
    apart('commands-do-not-know-each-other', `${cli}commands/([^/]+)`),
    apart('programs-do-not-know-each-other', `${cli}(play|classroom|web-server)`),
    apart('screen-and-kept-do-not-know-each-other', `${cli}play/(screen|kept)`),
    ...downOnly('web', web, webFloors),
    apart('views-do-not-import-views', `${web}views/([^/]+)`),
    {
      name: 'rooms-of-the-study-stand-alone',
      comment: 'The race shows trees; beyond that they know what all of the study shares, and not each other.',
      severity: 'error',
      from: { path: `${web}views/study/(tree|compare)/`, pathNot: tests },
      to: { path: `${web}views/study/(tree|race|compare)/`, pathNot: `${web}views/study/$1/` },
    },
    {
      name: 'rooms-of-the-editor-are-below-its-workbench',
      severity: 'error',
      from: { path: `${web}views/editor/(pad|verdict|boards)/`, pathNot: tests },
      to: { path: `${web}views/editor/(workbench|editor-view|inspector|board-settings)\\.tsx$` },
    },
    {
      name: 'families-do-not-know-each-other',
      severity: 'error',
      from: { path: `${core}${families}` },
      to: { path: `${core}${families}`, pathNot: `${core}$1/` },
    },
    {
      name: 'core-imports-nothing-outside',
      comment: 'Zero dependencies, no Node built-ins: it runs in browsers as it is.',
      severity: 'error',
      from: { path: core, pathNot: tests },
      to: { pathNot: core },
    },
    {
      name: 'web-imports-core-only',
      severity: 'error',
      from: { path: '^packages/web/' },
      to: { path: '^packages/(cli|batch)/' },
    },
    {
      name: 'batch-imports-core-only',
      severity: 'error',
      from: { path: '^packages/batch/' },
      to: { path: '^packages/(cli|web)/' },
    },
    {
      name: 'cli-does-not-import-web',
      severity: 'error',
      from: { path: '^packages/cli/' },
      to: { path: '^packages/web/' },
    },
    {
      name: 'the-product-does-not-import-tests',
      severity: 'error',
      from: { path: '^packages/', pathNot: `${tests}|/(tests|e2e)/` },
      to: { path: tests },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    tsConfig: { fileName: 'tsconfig.tests.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.cts', '.js'],
    },
  },
};
