import { rushHour } from '@slidewise/core/rush-hour';
import { MemoryTableCache } from '@slidewise/core/solving';
import { at, board, cache, family, solving } from '../../../../../core/src/testing/arguments/given.js';
import {
  count,
  id,
  LEFT_OUT,
  list,
  needed,
  number,
  OTHERS,
  omit,
  optional,
  options,
  type Parameter,
  text,
  thing,
  whole,
} from '../../../../../core/src/testing/arguments/parameter.js';
import { mapPositions } from '../../../map/mapping.js';
import { grown, newLog, record, search } from '../given.js';

const node = { ...grown.nodes[0]! };
const shown = { nodes: grown.nodes, position: () => board, move: () => undefined };
const look = thing(shown, { nodes: [] });
const tree = thing({ ...shown, ranking: grown.ranking }, shown);
const mapping = {
  metric: 'moves',
  hardest: 2,
  farthest: 2,
  limits: { positions: 100, time: 1e6, memory: 1e9 },
  tables: new MemoryTableCache(),
  signal: { aborted: false },
};
const motion = { start: rushHour.scene(board), moves: [[[{ piece: 1, rows: 1, columns: 0 }]]] };
const sheetBoard = { title: 'a', facts: ['b'], scene: motion.start, chinese: 'c', link: 'd', answer: motion };
const workSheet = { title: 'a', scene: motion.start, student: 'b', exercises: [{ kind: 'shortest', answer: motion }] };
const pixels = { deflate: () => new Uint8Array(), width: 30 };
const ratingOptions = { metric: 'moves', limits: {}, wanted: 'score', tables: new MemoryTableCache() };
const reviewOptions = { metric: 'moves', limits: {}, tables: new MemoryTableCache() };

export const studyTable: Record<string, readonly Parameter[]> = {
  'analysis profile': [family, at, id('moves'), options({ memory: 1e9, farthest: 1, signal: { aborted: false } })],
  'analysis measures': [family, at, options({ metric: 'moves', tables: new MemoryTableCache() })],
  'analysis Improver.start': [
    family,
    at,
    list([{ vehicle: 'B', by: 1 }]),
    options({ metric: 'moves', window: 8, memory: 1e9 }),
  ],
  'analysis Improver#step': [count(1)],
  'analysis Improver#work': [optional(number(1))],
  'analysis Improver#cancel': [],
  'analysis movesInWords': [family, at, list([{ vehicle: 'B', by: 1 }])],
  'analysis motionOf': [family, at, list([{ vehicle: 'B', by: 1 }])],
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
  'analysis drawSearchTree': [family, tree, options({ style: { format: 'sfu' }, title: 'a', direction: 'down' })],
  'analysis headingOf': [family, look, count(0), options({ format: 'sfu' })],
  'analysis moveText': [family, look, count(0), options({ format: 'sfu' })],
  'analysis rankText': [thing({ f: node.f, g: node.g, h: node.h }), thing(grown.ranking)],
  'analysis rankLegend': [thing(grown.ranking)],
  'analysis allMethods': [family, id('all')],
  'analysis settingsFor': [thing({ algorithm: 'bfs' }), { good: { depth: 3 }, bad: [undefined, ...OTHERS, 7] }],
  'analysis heuristicsFor': [family, at, needed(id('moves'))],
  'analysis methodsFor': [family, at, needed(id('moves'))],
  'analysis isPlanned': [family, at, needed(id('moves')), thing({ algorithm: 'bfs' }), optional(cache)],
  'analysis promisesShortest': [family, thing({ algorithm: 'bfs' })],
  'analysis takesWeight': [thing({ algorithm: 'bfs' })],
  'analysis tieOrders': [thing({ algorithm: 'bfs' }), count(3), optional(whole(1))],
  'analysis effectiveBranching': [count(9), count(3)],
  'analysis bandOf': [list([1, 2])],
  'analysis checkHeuristics': [
    family,
    at,
    options({ metric: 'moves', heuristics: ['direct'], positions: 10, memory: 1e6 }),
  ],
  'pddl pddlOf': [family, at, options({ metric: 'moves', name: 'a' })],
  'analysis SearchLog.start': [family, at, needed(id('usc')), options({ ...solving, memory: 1e9 })],
  'analysis SearchLog#next': [],
  'analysis logLine': [thing({ event: 'take', board: 'a' })],
  'analysis readLog': [text('take a')],
  'analysis compareLog': [thing(newLog()), list([])],
  'analysis ReachableCount': [family, at, id('moves'), count(100)],
  'analysis ReachableCount#step': [count(10)],
  'analysis ReachableCount#work': [optional(number(1))],
  'analysis ReachableCount#cancel': [],
  'picture pngOf': [text('<svg viewBox="0 0 1 1"></svg>'), needed(options(pixels))],
  'picture apngOf': [thing(motion), needed(options({ ...pixels, secondsPerMove: 1 }))],
  'picture apngOfPixels': [
    list([new Uint8ClampedArray(4)]),
    needed(thing({ deflate: () => new Uint8Array(), width: 1, height: 1, seconds: 1 })),
  ],
  'picture pdfOf': [list(['<svg viewBox="0 0 9 9"></svg>']), thing({ deflate: () => new Uint8Array(), title: 'a' })],
  'sheet sheetPages': [
    { ...list([sheetBoard]), bad: [...list([]).bad, [{ ...sheetBoard, facts: 7 }], [{ ...sheetBoard, answer: 7 }]] },
    thing(
      { title: 'a', boards: 2, columns: 1, paper: 'letter', answers: true, plain: true },
      { title: 'a', boards: 3 },
      { title: 'a', words: { name: 'Name' } },
    ),
  ],
  'sheet worksheetPages': [
    { ...list([workSheet]), bad: [...list([]).bad, [{ ...workSheet, title: 7 }], [{ ...workSheet, exercises: [{}] }]] },
    thing({ title: 'a', paper: 'letter', answers: true, plain: true }, { title: 'a', paper: 'x' }),
  ],
  'sheet sheetStyle': [needed(id('a4'))],
  'rating scoreOf': [thing({ length: 3 }, { length: 3, guidedBits: 'x' }, { length: 3, greedyPositions: {} })],
  'rating simulateGames': [family, at, options({ games: 1, seed: 1, metric: 'moves' })],
  'rating rate': [family, at, options(ratingOptions)],
  'rating Rater.start': [family, at, options(ratingOptions)],
  'rating Rater#step': [count(1)],
  'rating Rater#work': [optional(number(1))],
  'rating Rater#cancel': [],
  'review review': [family, at, list([{ vehicle: 'B', by: 1 }]), options(reviewOptions)],
  'review curveHeights': [list([{ least: 0, most: 0 }])],
  'review drawCurve': [
    list([{ least: 0, most: 0 }]),
    text('move'),
    optional(thing({ number: 1, words: 'A left 1' })),
    optional(thing({ toGo: 'moves to go', start: 'start', end: () => 'end', label: 'moves to go' })),
  ],
  // Null says that nothing is known.
  'review distanceText': [{ good: { least: 1, most: null }, bad: [...LEFT_OUT, ...OTHERS, 7, [], { least: '1' }] }],
  'review markText': [{ good: { mark: null, lost: null }, bad: [...OTHERS, 7, [], { mark: 'good' }] }],
  'review Reviewer.start': [family, at, list([{ vehicle: 'B', by: 1 }]), options(reviewOptions)],
  'review Reviewer#step': [count(1)],
  'review Reviewer#work': [optional(number(1))],
  'review Reviewer#cancel': [],
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
  'map foldSymmetries': [{ good: mapPositions(rushHour, board), bad: [...LEFT_OUT, ...OTHERS, {}, board] }],
  'map writeGraph': [
    { good: mapPositions(rushHour, board), bad: [...LEFT_OUT, ...OTHERS, {}, board] },
    needed(id('graphml')),
    id('usc'),
  ],
};
