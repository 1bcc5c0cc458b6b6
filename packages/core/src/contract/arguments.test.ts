import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GraphLayout } from '../analysis/layout/graph-layout.js';
import { motionOf } from '../analysis/motion.js';
import { ReachableCount } from '../analysis/reachable.js';
import { SearchRecorder, SearchReplay } from '../analysis/search-record.js';
import { SearchTree, treeSearch } from '../analysis/search-tree.js';
import { families } from '../families.js';
import { Collector } from '../generate/collector.js';
import { Generation } from '../generate/generation.js';
import { survey } from '../generate/hard-positions.js';
import { makeOrder } from '../generate/order.js';
import { Mapping, mapPositions } from '../map/mapping.js';
import { seededRandom } from '../random.js';
import { Rater } from '../rating/rater.js';
import { ok, unwrap } from '../result.js';
import { rushHour } from '../rush-hour/index.js';
import { type Algorithm, algorithms } from '../search/algorithms.js';
import { explore } from '../search/explore.js';
import { KeyMap } from '../session/key-map.js';
import { Listeners } from '../session/listeners.js';
import { Session } from '../session/session.js';
import { prepare } from '../solving/prepare.js';
import { solve } from '../solving/solve.js';
import { TableMemory } from '../table-memory.js';
import { MemoryShelf } from '../tables.js';
import { samples } from '../testing/samples.js';
import { tiles } from '../tiles/index.js';
import { newSharedMemory } from '../wasm/shared-memory.js';
import { makingOf } from './facets.js';
import type { Family } from './family.js';

// Every function that the package exports is called with arguments that are wrong, one at a time: it must return a problem or throw
// a TypeError, in a sentence that names what was expected. The table says what is right; an export without a line in it fails.

/** An argument that is right, and some that are wrong. */
interface Parameter {
  readonly good: unknown;
  readonly bad: readonly unknown[];
}

/** What is hardly ever right. */
const OTHERS = [null, true, Number.NaN, Symbol('sign'), 10n];
const LEFT_OUT = [undefined];

const text = (good: string): Parameter => ({ good, bad: [...LEFT_OUT, ...OTHERS, 7, [], {}, () => ''] });
const id = (good: string): Parameter => ({ good, bad: [...OTHERS, 7, [], {}, 'nothing-of-that-name'] });
const needed = (one: Parameter): Parameter => ({ ...one, bad: [...LEFT_OUT, ...one.bad] });
const number = (good: number): Parameter => ({ good, bad: [...LEFT_OUT, ...OTHERS, '7', [], {}] });
const whole = (good: number): Parameter => ({ good, bad: [...number(good).bad, 0.5] });
const count = (good: number): Parameter => ({ good, bad: [...whole(good).bad, -1] });
const fn = (good: unknown): Parameter => ({ good, bad: [...LEFT_OUT, ...OTHERS, 7, 'f', [], {}] });
const list = (good: readonly unknown[]): Parameter => ({ good, bad: [...LEFT_OUT, ...OTHERS, 7, {}, [null]] });
/** Something with properties: each of them is left out and replaced in turn. */
const thing = (good: object, ...bad: unknown[]): Parameter => ({
  good,
  bad: [...LEFT_OUT, ...OTHERS, 7, 'thing', {}, ...bad, ...Object.keys(good).map((key) => ({ ...good, [key]: null }))],
});
/** The same, where nothing need be given. */
const options = (good: object): Parameter => ({
  good,
  bad: [...OTHERS, 7, 'options', ...Object.keys(good).map((key) => ({ ...good, [key]: null }))],
});
/** Every value is right, or wrong values have an answer of their own. */
const anything = (good: unknown): Parameter => ({ good, bad: [] });
const optional = (one: Parameter): Parameter => ({ ...one, bad: one.bad.filter((value) => value !== undefined) });

const board = unwrap(rushHour.parse('AA.B..\n...B..\nXX.B..\n......\n......\n......')).position;
const family: Parameter = {
  good: rushHour,
  bad: [...LEFT_OUT, ...OTHERS, 7, 'rush-hour', {}, { id: 'mine' }, { ...rushHour, check: 1 }],
};
const random = thing(seededRandom(1));
const shelf = thing(new MemoryShelf(), { get: 1 });
const trace = { enter: () => {}, expand: () => {} };
const space = rushHour.space(board);
const exploration = explore(space);
const search = unwrap(treeSearch(rushHour, board));
const scene = rushHour.scene(board);
const motion = motionOf(rushHour, board, [{ vehicle: 'B', by: 1 }]);
const grown = unwrap(SearchTree.plant(rushHour, board));
while (grown.step());
const record = (() => {
  const recorder = unwrap(SearchRecorder.start(rushHour, board));
  recorder.step();
  return recorder.take();
})();
const mapping = {
  metric: 'moves',
  hardest: 2,
  farthest: 2,
  limits: { positions: 100, time: 1e6, memory: 1e9 },
  tables: new MemoryShelf(),
  signal: { aborted: false },
};
const solving = { metric: 'moves', algorithm: 'weighted-astar', heuristic: 'direct', weight: 2 };
const someAlgorithms: Parameter = { ...list(algorithms), bad: [...list([]).bad, [], [{ id: 'mine' }]] };
const ratingOptions = { metric: 'moves', limits: {}, wanted: 'score', tables: new MemoryShelf() };
const solver = () => ({ answer: Promise.resolve(unwrap(solve(rushHour, board))), cancel: () => {} });
const newSession = () => Session.start(rushHour, unwrap(rushHour.parse(unwrap(rushHour.print(board, 'sfu')))));

/** A position, and what JSON might bring instead: of another family, without a part, with a part that does not fit. */
function position(of: Family, good: unknown): Parameter {
  const plain = JSON.parse(JSON.stringify(good)) as Record<string, unknown>;
  const elsewhere = families
    .filter((other) => other !== of)
    .map((other) => unwrap(makingOf(other).plain(makingOf(other).sizes.usual)));
  const changed = Object.keys(plain).flatMap((key) => {
    const { [key]: _, ...without } = plain;
    return [without, ...[null, 1.5, 'x', [1], [null], {}].map((value) => ({ ...plain, [key]: value }))];
  });
  return { good, bad: [...LEFT_OUT, ...OTHERS, 7, 'board', [], {}, ...elsewhere, ...changed] };
}
const at = position(rushHour, board);

/** The functions of a family, with arguments for it. */
function familyTable(of: Family): Record<string, readonly Parameter[]> {
  const own = unwrap(makingOf(of).plain(makingOf(of).sizes.usual));
  const start = samples(of, 'small', 1, 5)[0];
  const here = position(of, start);
  const move = thing(of.moves(start)[0] as object, { vehicle: 5 });
  const metric = id(of.metrics[0]!.id);
  const format = needed(id(of.formats.find((each) => of.print(own, each.id).ok)!.id));
  const style = thing({ format: format.good }, { format: format.good, letters: 'none-such' }, { format: 7 });
  const letters: Parameter = { ...id('tile'), good: of.letters?.at(0)?.id };
  const { size: _, ...readingOptions } = of.readOptions(own);
  const size = thing(makingOf(of).sizes.usual, { width: 0, height: 4 }, { width: 1e6, height: 1e6 });
  const wishes: Parameter = {
    good: {},
    bad: [...LEFT_OUT, ...OTHERS, 7, { pieces: 3 }, { lengths: [0] }, { shapes: [1] }],
  };
  const plan = thing({ algorithm: 'astar', heuristic: of.heuristics[0]!.id });
  const searching = {
    heuristic: of.heuristics[0],
    weight: 1,
    memoryLimit: 1e6,
    tables: new MemoryShelf(),
    untilLimit: true,
  };
  const splits = of.heuristics.find(({ id }) => of.strategies.some((own) => own.splitting?.heuristics.includes(id)));
  return {
    check: [here],
    affinity: [text('1 2')],
    split: [text('1 2'), options({ format: of.formats[0]!.id, goal: 'x', target: 'x', size: '2x2' })],
    parse: [text(unwrap(of.print(own, format.good as string))), options({ ...readingOptions, format: format.good })],
    print: [position(of, own), format],
    renamed: [here, format],
    readOptions: [here],
    printMove: [here, move, style],
    printMoves: [here, list([move.good]), style],
    moveInWords: [here, move],
    parseMove: [here, text(of.printMove(start, move.good, { format: format.good as string })), letters],
    moves: [here, metric],
    play: [here, move],
    playAll: [here, list([move.good])],
    isSolved: [here],
    cost: [move, metric],
    straightParts: [move],
    refute: [here],
    explain: [here, metric],
    space: [here, metric, optional(shelf)],
    prepare: [here],
    quicken: [],
    plan: [here, metric, shelf],
    scene: [here],
    'editing compose': [thing(of.scene(own)), position(of, own)],
    'editing freshLabel': [thing(of.scene(own))],
    'making plain': [size],
    'making random': [random, size],
    'making vary': [random, here],
    'making removals': [here],
    'making puzzles trouble': [size, wishes],
    'making puzzles random': [random, size, wishes],
    'making puzzles vary': [random, here, wishes],
    'making puzzles fits': [here, wishes],
    'making puzzles tidy': [here],
    'making puzzles sketch': [here],
    'making puzzles longest': [size, metric, wishes],
    'making puzzles kits': [size, wishes],
    'making puzzles oneSpace': [size],
    'making puzzles proof': [size, metric],
    ...(of.enumerating && { 'enumerating open': [thing(of.enumerating.example, { size: 'small' }, { none: 'such' })] }),
    'tables needed': [here, metric, plan],
    'tables build': [text('no-such-table')],
    assist: [thing(task)],
    'strategies start': [here, metric, { ...thing(searching), bad: thing(searching).bad.filter(isWorse) }],
    'strategies splitting start': [
      here,
      thing({ ...omit(searching, 'weight'), heuristic: splits }, { ...searching, heuristic: of.heuristics[0] }),
      optional(thing({ bound: 3, generated: 0, part: 0, parts: 1 }, { part: 0.5 })),
    ],
    'strategies usual': [here],
    'strategies unfit': [here, metric],
    'heuristics unfit': [here],
    'figures of': [here],
    'space() heuristic': [needed(id('none'))],
  };
}

const fifteen = unwrap(tiles.parse('1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15')).position;

/** A task of a search that is over. */
const task = {
  memory: newSharedMemory(2 ** 20),
  ...{ cells: 4, views: 1, patterns: 1, controlAt: 0, base: 0, thread: 1, threads: 2, session: 1 },
};

const placed = new TableMemory().place(new Uint8Array(4))!;

/** Of the options of a strategy, some use the heuristic and the weight and some do not. */
function isWorse(bad: unknown): boolean {
  const options = bad as { heuristic?: unknown; weight?: unknown } | undefined | null;
  return options?.heuristic !== null && options?.weight !== null;
}

const node = { ...grown.nodes[0]! };
const shown = { nodes: grown.nodes, position: () => board, move: () => undefined };
const look = thing(shown, { nodes: [] });
const tree = thing({ ...shown, ranking: grown.ranking }, shown);
const cells = list(scene.pieces[0]!.cells);
const lookingFor = { heuristic: rushHour.heuristics[0], weight: 1, memoryLimit: 1e6 };

const generating = options({
  moves: { least: 1, most: 3 },
  metric: 'moves',
  size: { width: 4, height: 4 },
  wishes: {},
  minimal: true,
  hardest: false,
  level: 'beginner',
  count: 1,
  seed: 1,
  details: true,
});
const order = thing(unwrap(makeOrder(rushHour)));

/** Every export by its entry point and name, with what it takes. Methods follow a `#`, static ones a dot. */
const table: Record<string, readonly Parameter[]> = {
  'contract makingOf': [family],
  'contract printMoves': [family, at, list(unwrap(solve(rushHour, board)).moves), thing({ format: 'usc' })],
  'contract same': [anything({}), anything({})],
  'contract identityOf': [anything({})],
  'contract editingOf': [family],
  'families familyById': [text('tiles')],
  'families guessFamily': [text('1 2 3')],
  'solving solve': [family, at, options({ ...solving, limits: {}, trace, tables: new MemoryShelf() })],
  'solving solveWith': [someAlgorithms, family, at, options({ ...solving, limits: {}, trace })],
  'solving prepareWith': [someAlgorithms, family, at, options(solving)],
  'solving prepare': [family, at, options({ ...solving, tables: new MemoryShelf() })],
  'solving Preparation#refute': [],
  'solving Preparation#start': [options({ limits: {}, trace, onProgress: () => {}, signal: { aborted: false } })],
  'solving Solving#begin': [],
  'solving Solving#step': [count(1)],
  'solving Solving#work': [optional(number(1)), optional(fn(() => 0))],
  'solving Solving#cancel': [],
  'solving drive': [
    thing({ work: () => 1, cancel: () => 1 }),
    thing({ yield: async () => {}, slice: 5, signal: { aborted: false }, onProgress: () => {} }),
  ],
  'solving TableMemory': [],
  'solving TableMemory#place': [thing(new Uint8Array(4), [1])],
  'solving tableAt': [thing(placed, { ...placed, at: -1 })],
  'solving finish': [thing({ work: () => 1, cancel: () => 1 })],
  'solving replay': [family, at, { ...list(unwrap(solve(rushHour, board)).moves), bad: [null, 7, {}] }, id('moves')],
  'solving startPart': [
    thing(unwrap(prepare(tiles, fifteen, { algorithm: 'idastar-fsm', heuristic: 'pdb-663' }))),
    thing({ memory: 1e6 }, { memory: 'much' }),
    optional(thing({ bound: 3, generated: 0, part: 0, parts: 1 }, { part: 0.5 })),
  ],
  'solving algorithmId': [family, text('bfs')],
  'solving heuristicId': [text('bfs')],
  'solving troubleWithWeight': [anything(2)],
  'solving wholeMilliseconds': [number(3)],
  'session hasOneFreeCell': [thing(scene)],
  'session slideIntoGap': [list(newSession().nudges()), thing({ rows: 1, columns: 0 })],
  'session looksLikeGame': [text('1. AR1')],
  'session bareMoves': [text(newSession().save())],
  'session Session.start': [
    family,
    thing({ position: board, format: 'sfu', goal: 'exit', metric: 'steps', optimum: 2, name: 'A board' }),
  ],
  'session Session.restore': [text(newSession().save())],
  'session Session#nudges': [],
  'session Session#handSlides': [],
  'session Session#slides': [],
  'session Session#effect': [anything({ vehicle: 'B', by: 1 })],
  'session Session#explain': [],
  'session Session#inWords': [thing({ vehicle: 'B', by: 1 }, { vehicle: 'Z', by: 1 })],
  'session Session#loggedInWords': [count(0)],
  'session Session#print': [thing({ vehicle: 'B', by: 1 })],
  'session Session#play': [thing({ vehicle: 'B', by: 1 }), options({ join: true })],
  'session Session#playText': [text('BD1')],
  'session Session#slide': [number(1), number(1), number(0)],
  'session Session#undo': [],
  'session Session#redo': [],
  'session Session#restart': [],
  'session Session#goTo': [number(0)],
  'session Session#note': [text('well')],
  'session Session#takeHelp': [needed(id('hinted'))],
  'session Session#advise': [fn(solver)],
  'session Session#study': [fn(solver)],
  'session Session#save': [],
  'session Session#onChange': [fn(() => {})],
  'session KeyMap': [thing({ pieces: [{ label: 'A' }] })],
  'session KeyMap#meaning': [text('h'), text(''), list(['hint'])],
  'session KeyMap#shown': [needed(id('hint'))],
  'session KeyMap#all': [needed(id('hint'))],
  'session Listeners': [],
  'session Listeners#add': [fn(() => {})],
  'session Listeners#tell': [],
  'session Listeners#clear': [],
  'session positionId': [family, at, id('sfu')],
  'session looksLikeId': [text('tiles:rows:0')],
  'session readPositionId': [text('tiles:rows:1_2/3_0')],
  'session looksLikeBoardObject': [text('{"board":"1 2 3 0"}')],
  'session readBoardObject': [
    text('{"board":"tiles:rows:1_2/3_0"}'),
    optional(text('tiles')),
    options({ format: 'rows', goal: 'x', target: 'x', size: '2x2' }),
  ],
  'result ok': [anything(1)],
  'result problem': [],
  'result unwrap': [{ good: ok(1), bad: [...LEFT_OUT, ...OTHERS, {}, { ok: false }, { ok: 1, value: 1 }] }],
  'text showCount': [anything(1234)],
  'text showAmount': [anything(2), anything('move')],
  'text nearest': [text('a'), list(['b']), optional(count(3))],
  'text suggestion': [text('a'), list(['b'])],
  'text unknownId': [text('metric'), text('a'), list([{ id: 'b' }])],
  'text titleOf': [text('jam-01')],
  'generate seededRandom': [whole(1)],
  'generate seededRandom() integer': [{ ...count(1), bad: [...count(1).bad, 0] }],
  'generate seededRandom() pick': [{ good: [1], bad: [...LEFT_OUT, ...OTHERS, [], {}] }],
  'generate seededRandom() shuffle': [{ good: [1], bad: [...LEFT_OUT, ...OTHERS, {}] }],
  'draw drawSvg': [thing(scene), options({ title: 'a', style: '', pieceClass: () => 'a' })],
  'draw goalGroups': [thing(scene)],
  'draw labelPlace': [{ ...cells, bad: [...cells.bad, []] }],
  'draw toneOf': [thing(scene.pieces[0]!)],
  'draw hatching': [cells, number(48)],
  'draw outline': [cells, thing({ cell: 10, inset: 1, radius: 1 })],
  'rush-hour createPosition': [at],
  'rush-hour potentialMoves': [at, id('steps')],
  'bricks createPosition': familyTable(families[2]!).check!,
  'bricks potentialMoves': familyTable(families[2]!).moves!,
  'bricks normalForm': familyTable(families[2]!).check!,
  'tiles createPosition': familyTable(tiles).check!,
  'tiles moves': familyTable(tiles).moves!,
  'tiles play': familyTable(tiles).play!,
  'tiles isSolved': familyTable(tiles).check!,
  'tiles namedGoal': [needed(id('blank-last')), count(9)],
  'tiles hamming': familyTable(tiles).check!,
  'tiles manhattan': familyTable(tiles).check!,
  'tiles inversions': familyTable(tiles).check!,
  'tiles isSolvable': familyTable(tiles).check!,
  'generate survey': [family, at, id('moves'), optional(count(5000))],
  'generate positionAt': [family, thing(survey(rushHour, board)!), whole(1)],
  'generate makeOrder': [family, generating],
  'generate Generation.start': [family, generating],
  'generate Generation#step': [optional({ ...count(1), bad: [...count(1).bad, 0] })],
  'generate Generation#cancel': [],
  'generate islandsOf': [family, order, list([0, 7])],
  'generate Collector': [order],
  'generate Collector#add': [{ ...count(1), bad: [...count(1).bad, 8] }, thing({ made: [], last: false })],
  'generate Collector#ahead': [{ ...count(1), bad: [...count(1).bad, 8] }],
  'generate likenessOf': [thing(scene)],
  'generate evolve': [
    family,
    random,
    options({ metric: 'moves', size: { width: 4, height: 4 }, limit: 1, tries: 1, population: 1, accept: () => true }),
  ],
  'analysis profile': [family, at, id('moves'), options({ memory: 1e9, farthest: 1, signal: { aborted: false } })],
  'text escapeText': [text('<')],
  'analysis measures': [family, at, options({ metric: 'moves', tables: new MemoryShelf() })],
  'analysis movesInWords': [family, at, list([{ vehicle: 'B', by: 1 }])],
  'analysis motionOf': [family, at, list([{ vehicle: 'B', by: 1 }])],
  'draw keyFrames': [thing(motion), { ...number(1), bad: [...number(1).bad, 0, -1] }],
  'draw drawAnimatedSvg': [
    thing(motion, { ...motion, moves: [[[{ piece: 99, rows: 1, columns: 0 }]]] }),
    options({ title: 'a', secondsPerMove: 1 }),
  ],
  'analysis treeSearch': [family, at, options({ ...solving, memory: 1e9 })],
  'analysis SearchTree.plant': [family, at, options({ ...solving, memory: 1e9 })],
  'analysis SearchTree#step': [],
  'analysis SearchTree#position': [{ ...count(0), bad: [...count(0).bad, 999] }],
  'analysis SearchTree#move': [{ ...count(0), bad: [...count(0).bad, 999] }],
  'analysis SearchTree#pathTo': [{ ...count(0), bad: [...count(0).bad, 999] }],
  'analysis SearchTree#next': [count(1)],
  'analysis SearchRecorder.start': [family, at, options({ ...solving, memory: 1e9 })],
  'analysis SearchRecorder#step': [],
  'analysis SearchRecorder#take': [],
  'analysis SearchReplay': [family, at, thing(omit(search, 'optimal'))],
  'analysis SearchReplay#append': [thing(record)],
  'analysis SearchReplay#goTo': [number(0)],
  'analysis SearchReplay#position': [{ ...count(0), bad: [...count(0).bad, 999] }],
  'analysis SearchReplay#move': [{ ...count(0), bad: [...count(0).bad, 999] }],
  'analysis SearchReplay#next': [count(1)],
  'draw layoutTree': [
    { ...list([[1], []]), bad: [...list([]).bad, [[1]], [[1], [1]], [['1'], []]] },
    { ...list([0]), bad: [...list([]).bad, [5], [0, 0]] },
  ],
  'analysis drawSearchTree': [family, tree, thing({ style: { format: 'sfu' }, title: 'a', direction: 'down' })],
  'analysis headingOf': [family, look, count(0), thing({ format: 'sfu' })],
  'analysis moveText': [family, look, count(0), thing({ format: 'sfu' })],
  'analysis rankText': [thing({ f: node.f, g: node.g, h: node.h }), thing(grown.ranking)],
  'analysis rankLegend': [thing(grown.ranking)],
  'search algorithms start': [
    // One that lists its goals, as some algorithms need it.
    thing(tiles.space(unwrap(tiles.parse('1 2/0 3')).position) as object, { keyWords: 1 }),
    thing({ ...lookingFor, heuristic: rushHour.heuristics[0] }),
  ],
  'search algorithms ranking': [optional(number(1))],
  'search algorithms breakTies': [
    thing(space as object, { keyWords: 1 }),
    thing({ ...lookingFor, heuristic: rushHour.heuristics[0] }),
    text('steps'),
  ],
  'collection mayHoldBoards': [text('jam.txt')],
  'collection mayHoldMoves': [text('jam.sol')],
  'collection byNumber': [],
  'collection mayBeBoards': [text('AA.'), { good: true, bad: [...LEFT_OUT, null, 7, 'yes'] }],
  'collection isMeantAsBoard': [text('AA.\n..B')],
  'collection isGame': [text('[Board "x"]')],
  'collection levelOfScore': [number(12.5)],
  'rating scoreOf': [thing({ length: 3 }, { length: 3, choiceBits: 'x' }, { length: 3, uphillMoves: {} })],
  'rating rate': [family, at, options(ratingOptions)],
  'rating Rater.start': [family, at, options(ratingOptions)],
  'rating Rater#step': [count(1)],
  'rating Rater#work': [optional(number(1))],
  'rating Rater#cancel': [],
  'analysis allWays': [family],
  'analysis heuristicsFor': [family, at, needed(id('moves'))],
  'analysis waysFor': [family, at, needed(id('moves'))],
  'analysis isPlanned': [family, at, needed(id('moves')), thing({ algorithm: 'bfs' }), optional(shelf)],
  'analysis takesWeight': [thing({ algorithm: 'bfs' })],
  'analysis ReachableCount': [family, at, id('moves'), count(100)],
  'analysis ReachableCount#step': [count(10)],
  'analysis ReachableCount#work': [optional(number(1))],
  'analysis ReachableCount#cancel': [],
  'map mapPositions': [family, at, options(mapping)],
  'map Mapping': [family, at, options(mapping)],
  'map Mapping#step': [count(10)],
  'map Mapping#work': [optional(number(1))],
  'map Mapping#cancel': [],
  'map GraphLayout': [
    thing({ offsets: Int32Array.of(0, 0), neighbours: new Int32Array() }),
    options({ pivots: 5, sweeps: 5 }),
  ],
  'map GraphLayout#work': [optional(number(1))],
  'map GraphLayout#cancel': [],
  'map writeGraph': [
    { good: mapPositions(rushHour, board), bad: [...LEFT_OUT, ...OTHERS, {}, board] },
    needed(id('graphml')),
    id('usc'),
  ],
  'search explore': [thing(space as object), optional(count(100))],
  'search goalDistances': [thing(space as object), thing(exploration)],
  'search pathTo': [thing(space as object), thing(exploration), { ...count(1), bad: [...count(1).bad, 1e9] }],
  ...Object.fromEntries(
    families.flatMap((each) =>
      Object.entries(familyTable(each)).map(([name, parameters]) => [`${each.id} ${each.id} ${name}`, parameters]),
    ),
  ),
};

function omit<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}

/** What methods are called on. */
const instances: Record<string, () => object> = {
  Session() {
    const session = newSession();
    unwrap(session.playText('BD1'));
    return session;
  },
  KeyMap: () => new KeyMap(scene),
  Listeners: () => new Listeners(),
  SearchTree: () => grown,
  SearchRecorder: () => unwrap(SearchRecorder.start(rushHour, board)),
  SearchReplay() {
    const replay = new SearchReplay(rushHour, board, search);
    replay.append(record);
    replay.goTo(1);
    return replay;
  },
  TableMemory: () => new TableMemory(),
  Collector: () => new Collector(unwrap(makeOrder(rushHour))),
  Generation: () => unwrap(Generation.start(rushHour, { size: { width: 4, height: 4 } })),
  Mapping: () => new Mapping(rushHour, board),
  GraphLayout: () => new GraphLayout({ offsets: Int32Array.of(0, 0), neighbours: new Int32Array() }),
  ReachableCount: () => new ReachableCount(rushHour, board, 'moves', 100),
  Rater: () => unwrap(Rater.start(rushHour, board)),
  Preparation: () => unwrap(prepare(rushHour, board)),
  Solving: () => unwrap(unwrap(prepare(rushHour, board)).start()),
};

type Callable = (...given: unknown[]) => unknown;
type Class = new (...given: unknown[]) => object;

const sources = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))
  .join('\n');

/** The functions in what an entry point exports, each with the way to call it; what is private shows in the source only. */
function* functionsIn(name: string, value: unknown): Generator<[string, Callable]> {
  if (typeof value === 'function') {
    const isClass = /^class\b/.test(Function.prototype.toString.call(value));
    if (isClass) yield* functionsOfClass(name, value as unknown as Class);
    else yield [name, value as Callable];
  } else if (Array.isArray(value)) {
    for (const item of value) yield* functionsIn(name, item);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      yield* functionsIn(`${name} ${key}`, part);
    }
  }
}

function* functionsOfClass(name: string, type: Class): Generator<[string, Callable]> {
  const body = sources
    .slice(sources.search(new RegExp(`^export class ${type.name}\\b|^class ${type.name}\\b`, 'm')))
    .split('\n}\n')[0]!;
  const hidden = new Set([...body.matchAll(/^ {2}private (?:async |\*)?(\w+)\(/gm)].map((match) => match[1]));
  if (!hidden.has('constructor')) yield [name, (...given) => new type(...given)];
  for (const key of Object.getOwnPropertyNames(type)) {
    const value = (type as unknown as Record<string, unknown>)[key];
    if (typeof value === 'function') yield [`${name}.${key}`, value.bind(type) as Callable];
  }
  for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(type.prototype))) {
    if (key === 'constructor' || typeof value !== 'function' || hidden.has(key)) continue;
    yield [`${name}#${key}`, (...given) => (value as Callable).apply(instances[type.name]!(), given)];
  }
}

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, { default: string }>;
};
// The root hands on what the others have.
const { '.': root, ...topics } = manifest.exports;
const imported = (built: string) =>
  import(
    /* @vite-ignore */ new URL(built.replace('./dist/', '../').replace(/\.js$/, '.ts'), import.meta.url).pathname
  ) as Promise<Record<string, unknown>>;
const found: [string, Callable][] = [];
const everything = new Set<unknown>();
for (const [entry, { default: built }] of Object.entries(topics)) {
  const exported = await imported(built);
  for (const [name, value] of Object.entries(exported)) {
    everything.add(value);
    // Families are walked one by one; what lists them is walked no second time.
    if (name === 'families') continue;
    const of = families.find(({ id }) => id === (value as Partial<Family>).id);
    const isAlgorithm = typeof value === 'object' && 'shortestIf' in (value as Partial<Algorithm>);
    const own = isAlgorithm ? 'search algorithms' : `${entry.slice(2)} ${name}`;
    // A family has the functions that it has without facets, and the list of algorithms those of each.
    for (const [path, call] of functionsIn(of === undefined ? own : `${of.id} ${of.id}`, value)) {
      if (!found.some((each) => each[0] === path && each[1] === call)) found.push([path, call]);
    }
  }
  // What functions return has functions, too.
  if (exported.seededRandom !== undefined) found.push(...functionsIn('generate seededRandom()', seededRandom(1)));
  if (exported.families !== undefined) {
    for (const each of families) {
      const space = each.space(samples(each, 'small', 1, 5)[0]);
      found.push([`${each.id} ${each.id} space() heuristic`, (wanted) => space.heuristic(wanted as string)]);
    }
  }
  if (exported.prepare !== undefined) {
    for (const name of ['Preparation', 'Solving']) {
      const methods = [...functionsOfClass(`solving ${name}`, instances[name]!().constructor as Class)];
      found.push(...methods.filter(([method]) => method.includes('#')));
    }
  }
}

test('the README names every entry point, and in its row every value that it exports, and no other', async () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const listed = new Map(
    [...readme.matchAll(/^\| (?:the (root)|`(\/[\w-]+)`) +\|(.*)\|$/gm)].map(([, isRoot, topic, row]) => [
      isRoot ? '.' : `.${topic}`,
      [...new Set([...row!.matchAll(/`(\w+)`/g)].map(([, name]) => name!))].sort(),
    ]),
  );
  expect([...listed.keys()].sort()).toEqual(Object.keys(manifest.exports).sort());
  for (const [entry, { default: built }] of Object.entries(manifest.exports)) {
    const values = Object.keys(await imported(built)).sort();
    // (The row of the contract names types, too.)
    const named = listed.get(entry)!.filter((name) => entry !== './contract' || values.includes(name));
    expect(named, entry).toEqual(values);
  }
});

test('the root exports nothing that no topic does', async () => {
  const names = Object.entries(await imported(root!.default));
  expect(names.filter(([, value]) => !everything.has(value)).map(([name]) => name)).toEqual([]);
});

test('every function that is exported has a line in the table, and every line is of one', () => {
  const names = new Set(found.map(([name]) => name));
  expect([...names].filter((name) => table[name] === undefined)).toEqual([]);
  const ofFamilies = /^(\S+) \1 /;
  expect(Object.keys(table).filter((name) => !names.has(name) && !ofFamilies.test(name))).toEqual([]);
});

const SENTENCE = /^[\w.[\]-]+ (must|moves|is none of)\b|^(there is no|the limit on|the weight|the clock) /;

/** What came of a call: fine, the problem that it returned, or whatever it threw. */
async function outcome(call: () => unknown): Promise<string> {
  try {
    const result = await call();
    const failed = (result as { ok?: unknown } | undefined)?.ok === false;
    return failed ? (result as { problem: { message: string } }).problem.message : 'fine';
  } catch (error) {
    if (error instanceof TypeError && SENTENCE.test(error.message)) return error.message;
    return `threw ${String(error)}`;
  }
}

describe.each(found.filter(([name]) => table[name] !== undefined))('%s', (name, call) => {
  const parameters = table[name]!;
  const good = parameters.map((parameter) => parameter.good);

  test('takes what is right, and answers what is wrong', async () => {
    // (The one function whose work is to return problems is right when it does.)
    expect(await outcome(() => call(...good))).toBe(
      name === 'result problem' ? 'message must be a string, not undefined' : 'fine',
    );
    for (const [i, { bad }] of parameters.entries()) {
      for (const wrong of bad) {
        const said = await outcome(() => call(...good.with(i, wrong)));
        expect(said, `argument ${i + 1}: ${show(wrong)}`).not.toMatch(/^(fine|threw )/);
        expect(said, `argument ${i + 1}: ${show(wrong)}`).not.toMatch(
          /is not a function|Cannot |not iterable|undefined \(/,
        );
      }
    }
  });
});

function show(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value)?.slice(0, 200) : String(value);
}
