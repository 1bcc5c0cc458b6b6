// Who may import whom. The README of each package has its rooms; imports go down only.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const core = '^packages/core/src/';
const cli = '^packages/cli/src/';
const tests = '\\.test\\.ts$|/testing/';

const lab = '^packages/lab/src/';
const classroom = '^packages/classroom/src/';
const batch = '^packages/batch/src/';
const node = '^packages/node/src/';
const web = '^packages/web/src/';

/** The folders of the families: those that the registry imports. */
const registry = readFileSync(join(__dirname, 'packages/core/src/families.ts'), 'utf8');
const families = `(${[...registry.matchAll(/from '\.\/([\w-]+)\/index\.js'/g)].map(([, folder]) => folder).join('|')})/`;

/** What other packages import of core. */
const indexes = [`${core}(index|checking|internals)\\.ts$`, `${core}.+/index\\.ts$`];

/** Inside core, from the top down: a folder or file may import what stands below it, and its own. */
const coreFloors = [
  ['the root', '(index|checking|internals)\\.ts$'],
  ['reading', 'reading/'],
  ['session', 'session/'],
  ['solving', 'solving/'],
  ['families', 'families\\.ts$'],
  ['family folders', families],
  ['family-tools', 'family-tools/'],
  ['plain-family', 'plain-family/'],
  ['search', 'search/'],
  ['draw', 'draw/'],
  ['memory-table-cache', 'memory-table-cache\\.ts$'],
  ['table-memory', 'table-memory\\.ts$'],
  ['contract', 'contract/'],
  ['result and random', '(result|random)\\.ts$'],
  ['check, text and messages', '(check\\.ts$|text/|messages/)'],
  ['out-of-memory', 'out-of-memory\\.ts$'],
  ['wasm', 'wasm/'],
];

/** Inside its search. */
const searchFloors = [
  ['graphs', 'graphs/'],
  ['algorithms', '[^/]+\\.ts$'],
  ['tables', 'tables/'],
];

/** Inside the lab. */
const labFloors = [
  ['sheet', 'sheet/'],
  ['gym', 'gym/'],
  ['map', 'map/'],
  ['supply', 'supply/'],
  ['pddl', 'pddl/'],
  ['review', 'review/'],
  ['analysis and generate', '(analysis|generate)/'],
  ['rating', 'rating/'],
  ['collection', 'collection/'],
  ['picture', 'picture/'],
  ['messages', 'messages/'],
];

/** Inside the programs of courses. */
const classroomFloors = [
  ['programs', '(prog|rh|rushhour|sbp|tiles)\\.ts$'],
  ['what programs share', '(course-search|square)\\.ts$'],
  ['personal-boards', 'personal-boards/'],
  ['grading', 'grading/'],
  ['boards of courses', 'course-board\\.ts$'],
  ['mistakes of texts', '(averaged-distance|list-order-space|queue-search)\\.ts$'],
  ['line-game', 'line-game/'],
  ['host', 'host\\.ts$'],
];

/** Inside the command line, likewise. */
const cliFloors = [
  ['main', '(slidewise\\.cts|bundle-loader\\.cts|main\\.ts)$'],
  ['commands', 'commands/'],
  ['play', 'play/'],
  ['runs', 'runs/'],
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
  ['screen and storage', '(screen|storage)/'],
];

/** Inside the batch engine. */
const batchFloors = [
  ['dashboard', 'dashboard/'],
  ['redis', 'redis/'],
  ['whole', '(index|board-run)\\.ts$'],
  ['rounds', 'rounds/'],
  ['threads and merge', '(threads|merge)/'],
  ['run', 'run/'],
  ['chunks', 'chunks/'],
  ['input', 'input/'],
  ['kinds', 'kinds/'],
  ['ground', '(run-error|messages)\\.ts$'],
];

/** Inside the service. */
const server = '^packages/server/src/';
const serverFloors = [
  ['whole', 'index\\.ts$'],
  ['http', 'http/'],
  ['mcp', 'mcp/'],
  ['batches and threads', '(batches|threads)/'],
  ['operations', 'operations/'],
  ['answers', 'answers/'],
];

/** Inside what is about Node. */
const nodeFloors = [
  ['web-server', 'web-server/'],
  ['puzzles', 'puzzles/'],
  ['tables', 'tables/'],
  ['workers', 'workers/'],
  ['files', 'files/'],
  ['ground', '(abort|clock|deflater|system-errors)\\.ts$'],
];

const downOnly = (house, base, floors) => {
  const known = [tests, ...floors.map(([, path]) => `${base}${path}`)];
  return [
    ...floors.slice(1).map(([name, path], i) => ({
      name: `${house} ${name} imports nothing from above`.replaceAll(' ', '-'),
      severity: 'error',
      from: { path: `${base}${path}`, pathNot: tests },
      to: { path: floors.slice(0, i + 1).map(([, above]) => `${base}${above}`) },
    })),
    // A file without a floor would be bound by none of these.
    { name: `${house}-has-a-floor-for-what-imports`, severity: 'error', from: { path: base, pathNot: known }, to: {} },
    {
      name: `${house}-has-a-floor-for-what-is-imported`,
      severity: 'error',
      from: {},
      to: { path: base, pathNot: known },
    },
  ];
};

/** Rooms of one floor that do not import one another, but for their tests. */
const apart = (name, rooms) => ({
  name,
  severity: 'error',
  from: { path: `${rooms}/`, pathNot: tests },
  to: { path: `${rooms}/`, pathNot: `${rooms.replace(/\(.*\)/, '$1')}/` },
});

/** Inside the board, likewise. */
const board = '^packages/board/src/';
const boardFloors = [
  ['index', 'index\\.ts$'],
  ['page', 'page/'],
  ['engine', 'engine/'],
  ['words', 'words/'],
  ['element', 'element/'],
  ['state', 'state/'],
];

/** Inside the web app, likewise. */
const webFloors = [
  ['frame', '(main\\.tsx|app\\.tsx|views\\.ts)$'],
  ['views', 'views/'],
  ['settings', 'settings/'],
  ['cards', 'cards/'],
  ['review', 'review/'],
  ['board', 'board/'],
  ['files', 'files/'],
  ['design', 'design/'],
  ['share', 'share/'],
  ['collection', 'collection/'],
  ['worker', 'worker/'],
  ['texts', 'texts/'],
  ['ground', '(messages|offline|schedule|settings|storage)\\.ts$'],
];

module.exports = {
  forbidden: [
    ...downOnly('core', core, coreFloors),
    ...downOnly('search', `${core}search/`, searchFloors),
    ...downOnly('lab', lab, labFloors),
    ...downOnly('classroom', classroom, classroomFloors),
    ...downOnly('batch', batch, batchFloors),
    apart('threads-and-merge-do-not-know-each-other', `${batch}(threads|merge)`),
    ...downOnly('server', server, serverFloors),
    ...downOnly('node', node, nodeFloors),
    ...downOnly('cli', cli, cliFloors),
    ...downOnly('play', `${cli}play/`, playFloors),
    apart('commands-do-not-know-each-other', `${cli}commands/([^/]+)`),
    apart('screen-and-storage-do-not-know-each-other', `${cli}play/(screen|storage)`),
    ...downOnly('board', board, boardFloors),
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
      name: 'the-race-shows-trees-and-no-table',
      severity: 'error',
      from: { path: `${web}views/study/race/`, pathNot: tests },
      to: { path: `${web}views/study/compare/` },
    },
    {
      name: 'rooms-of-the-editor-are-below-its-workbench',
      severity: 'error',
      from: { path: `${web}views/editor/[^/]+/`, pathNot: tests },
      to: { path: `${web}views/editor/[^/]+$`, pathNot: '/size-field\\.tsx$' },
    },
    {
      name: 'families-do-not-know-each-other',
      severity: 'error',
      from: { path: `${core}${families}` },
      to: { path: `${core}${families}`, pathNot: `${core}$1/` },
    },
    {
      name: 'families-are-known-by-the-contract',
      comment: 'All else takes them from the registry, or from its caller.',
      severity: 'error',
      from: { path: core, pathNot: [tests, `${core}${families}`, `${core}(families|index)\\.ts$`] },
      to: { path: `${core}${families}` },
    },
    {
      name: 'family-tools-are-for-families',
      severity: 'error',
      from: { path: core, pathNot: [tests, `${core}${families}`, `${core}family-tools/`] },
      to: { path: `${core}family-tools/` },
    },
    {
      name: 'an-index-is-for-other-packages',
      comment: 'The root puts the topics together, the registry the families; all else imports the file that it means.',
      severity: 'error',
      from: { path: core, pathNot: [tests, `${core}(families|index)\\.ts$`] },
      to: { path: indexes },
    },
    {
      name: 'the-registry-imports-no-index-but-those-of-families',
      severity: 'error',
      from: { path: `${core}families\\.ts$` },
      to: { path: indexes, pathNot: `${core}${families}` },
    },
    {
      name: 'draw-knows-scenes-only',
      comment: 'And of the contract what checks a scene that it is given.',
      severity: 'error',
      from: { path: `${core}draw/`, pathNot: tests },
      to: { path: `${core}contract/`, pathNot: `${core}contract/(scene|checking/family-checks)\\.ts$` },
    },
    {
      name: 'core-imports-nothing-outside',
      comment: 'Zero dependencies, no Node built-ins: it runs in browsers as it is.',
      severity: 'error',
      from: { path: core, pathNot: tests },
      to: { pathNot: core },
    },
    {
      name: 'lab-imports-core-only',
      comment: 'No Node built-ins: it runs in browsers as it is.',
      severity: 'error',
      from: { path: lab, pathNot: tests },
      to: { pathNot: '^packages/(lab/src|core)/' },
    },
    {
      name: 'the-lab-knows-families-by-the-contract',
      severity: 'error',
      from: { path: lab, pathNot: tests },
      to: { path: `^packages/core/(src|dist)/${families}` },
    },
    {
      name: 'an-index-of-the-lab-is-for-other-packages',
      severity: 'error',
      from: { path: lab, pathNot: tests },
      to: { path: `${lab}.+/index\\.ts$` },
    },
    {
      name: 'classroom-imports-lab-and-core-only',
      comment: 'What is about a process comes in by its host.',
      severity: 'error',
      from: { path: classroom, pathNot: tests },
      to: { pathNot: '^packages/(classroom/src|lab|core)/' },
    },
    {
      name: 'programs-of-courses-do-not-know-each-other',
      severity: 'error',
      from: { path: `${classroom}${classroomFloors[0][1]}` },
      to: { path: `${classroom}${classroomFloors[0][1]}` },
    },
    {
      name: 'web-imports-board-lab-and-core-only',
      severity: 'error',
      from: { path: '^packages/web/' },
      to: { path: '^packages/(cli|batch|classroom|node|server)/' },
    },
    {
      name: 'board-imports-lab-and-core-only',
      severity: 'error',
      from: { path: '^packages/board/' },
      to: { path: '^packages/(cli|web|batch|graph|classroom|node|server)/' },
    },
    {
      name: 'board-has-no-solver',
      comment: 'A page gives it positions and families, or the engine does, in a worker.',
      severity: 'error',
      from: { path: board, pathNot: [tests, `${board}engine/`] },
      to: { path: '^packages/(core/(src|dist)/(index|internals|families|search/|solving/)|lab/)' },
    },
    {
      name: 'pages-load-the-engine-as-a-worker',
      severity: 'error',
      from: { path: `${board}page/` },
      to: { path: `${board}engine/`, pathNot: 'protocol\\.ts$' },
    },
    {
      name: 'only-pages-show-boards',
      severity: 'error',
      from: { path: '^packages/(core|lab|classroom|batch|server|cli)/' },
      to: { path: '^packages/board/' },
    },
    {
      name: 'graph-imports-nothing-outside',
      comment: 'It draws nodes and edges, whatever they are.',
      severity: 'error',
      from: { path: '^packages/graph/src/', pathNot: tests },
      to: { pathNot: '^packages/graph/src/' },
    },
    {
      name: 'programs-of-pages-run-in-browsers',
      severity: 'error',
      from: { path: '^packages/cli/browser/' },
      to: { pathNot: '^packages/(cli/browser|graph)/' },
    },
    {
      name: 'batch-imports-node-lab-and-core-only',
      severity: 'error',
      from: { path: '^packages/batch/' },
      to: { path: '^packages/(cli|web|graph|classroom|server)/' },
    },
    {
      name: 'node-imports-core-only',
      severity: 'error',
      from: { path: '^packages/node/' },
      to: { path: '^packages/(cli|web|batch|graph|lab|classroom|server)/' },
    },
    {
      name: 'server-imports-batch-classroom-node-lab-and-core-only',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/(cli|web|graph|board)/' },
    },
    {
      name: 'the-service-is-loaded-by-the-commands-that-run-it',
      comment: 'Answers are what commands print with --json.',
      severity: 'error',
      from: { path: cli, pathNot: [tests, `${cli}commands/(serve|mcp)/(?!(options|spec)\\.ts$)`] },
      to: { path: '^packages/server/', pathNot: '^packages/server/(src|dist)/answers/' },
    },
    {
      name: 'cli-does-not-import-web',
      severity: 'error',
      from: { path: '^packages/cli/' },
      to: { path: '^packages/web/' },
    },
    {
      name: 'threads-and-servers-are-started-by-packages-node',
      comment:
        'One place limits their memory and checks the Host of a request. packages/node/src/stands-once.test.ts has more of this kind.',
      severity: 'error',
      from: { path: '^packages/(cli|batch|server)/src/', pathNot: tests },
      to: { path: '^(node:)?(worker_threads|cluster|https?|http2)$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'batch-is-loaded-by-the-commands-that-run-it',
      comment: 'Options and specs are loaded at every start of the program.',
      severity: 'error',
      from: {
        path: cli,
        pathNot: [tests, `${cli}(commands/(batch|doctor|enumerate|serve)|runs)/(?!(options|spec)\\.ts$)`],
      },
      to: { path: '^packages/batch/' },
    },
    {
      name: 'a-start-loads-the-work-of-no-command',
      comment: 'The options of `generate` have the readers of their values in a file beside them.',
      severity: 'error',
      from: { path: `${cli}(main\\.ts|commands/(index|[^/]+/(options|spec))\\.ts)$` },
      to: {
        path: `${cli}(commands/[^/]+/|runs/)`,
        pathNot: ['/(options|spec)\\.ts$', '/generate/values\\.ts$'],
        dynamic: false,
      },
    },
    {
      name: 'the-product-does-not-import-tests',
      severity: 'error',
      from: { path: '^packages/', pathNot: `${tests}|/(tests|e2e)/` },
      to: { path: tests },
    },
    {
      name: 'sources-import-no-end-to-end-tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^packages/[^/]+/e2e/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?script$' },
    },
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
