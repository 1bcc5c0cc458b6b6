import { MemoryTableCache } from '../../../memory-table-cache.js';
import { problem, unwrap } from '../../../result.js';
import { rushHour, rushHourBasics } from '../../../rush-hour/index.js';
import { algorithms } from '../../../search/algorithms.js';
import { explore } from '../../../search/explore.js';
import { finish } from '../../../solving/drive.js';
import { prepare } from '../../../solving/prepare.js';
import { solve } from '../../../solving/solve.js';
import { TableMemory } from '../../../table-memory.js';
import { tiles } from '../../../tiles/index.js';
import { saying } from '../../saying.js';
import { plainFrogs } from '../../toy/frogs.js';
import { at, board, family, solving, space, trace } from '../given.js';
import {
  anything,
  count,
  fn,
  id,
  LEFT_OUT,
  list,
  number,
  OTHERS,
  optional,
  options,
  type Parameter,
  text,
  thing,
} from '../parameter.js';

const exploration = explore(space);
const someAlgorithms: Parameter = {
  ...list(algorithms),
  bad: [...list([]).bad, [], [{ id: 'mine' }], [{ id: 'mine', start: () => {} }]],
};
const lookingFor = { heuristic: rushHour.heuristics[0], weight: 1, memoryLimit: 1e6 };
const fifteen = unwrap(tiles.parse('1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15')).position;

const placed = new TableMemory().place(new Uint8Array(4))!;

const { id: _, title, formats, metrics, finestMetric, heuristics, parse, printMove, moves, play } = rushHourBasics;
const { isSolved, cost, refute, space: spaceOf, plan } = rushHourBasics;
const definition = {
  ...{ id: 'mine', title, formats, metrics, finestMetric, heuristics, parse, printMove, moves, play, isSolved, cost },
  ...{ refute, space: spaceOf, plan },
  shapes: { position: () => undefined, move: () => undefined },
  createPosition: () => problem(saying('there is none')),
};
const { goals, affinity, print, readOptions, moveMessage, parseMove, scene, explain } = rushHour;
const rest = { goals, affinity, print, readOptions, moveMessage, parseMove, scene, explain };

export const engineTable: Record<string, readonly Parameter[]> = {
  'contract makingOf': [family],
  'contract printMoves': [family, at, list(unwrap(solve(rushHour, board)).moves), options({ format: 'usc' })],
  'contract defineBasics': [thing(definition)],
  'contract defineFamily': [
    { good: rushHourBasics, bad: [...LEFT_OUT, ...OTHERS, 7, {}, definition] },
    thing(rest),
    { good: {}, bad: [null, 7] },
  ],
  'contract withHeuristic': [family, thing({ id: 'mine', estimate: () => 0 }, { id: 'direct', estimate: () => 0 })],
  'plain-family definePlainFamily': [thing(plainFrogs, { ...plainFrogs, boards: [] })],
  'plain-family checkFamily': [family, list(['AA.B../...B../XX.B../....../....../......'])],
  'contract same': [anything({}), anything({})],
  'contract identityOf': [anything({})],
  'contract editingOf': [family],
  'families familyById': [text('tiles')],
  'solving solve': [family, at, options({ ...solving, limits: {}, trace, tables: new MemoryTableCache() })],
  'solving solveWith': [someAlgorithms, family, at, options({ ...solving, limits: {}, trace })],
  'solving prepareWith': [someAlgorithms, family, at, options(solving)],
  'solving prepare': [family, at, options({ ...solving, tables: new MemoryTableCache() })],
  'solving prepareWithTables': [family, at, options(solving), fn(async () => true)],
  'solving solveWithTables': [
    family,
    at,
    options(solving),
    thing({ fetchTables: async () => true, run: finish }, { fetchTables: async () => true, run: 1 }),
  ],
  'solving Refuting': [family, at],
  'solving Refuting#work': [optional(number(1))],
  'solving Refuting#cancel': [],
  'solving Preparation#start': [options({ limits: {}, trace, onProgress: () => {}, signal: { aborted: false } })],
  'solving Solving#begin': [],
  'solving Solving#step': [count(1)],
  'solving Solving#work': [optional(number(1)), optional(fn(() => 0))],
  'solving Solving#cancel': [],
  'solving drive': [
    thing({ work: () => 1, cancel: () => 1 }),
    thing({ yield: async () => {}, slice: 5, signal: { aborted: false }, onProgress: () => {} }),
  ],
  'solving MemoryTableCache': [],
  'solving MemoryTableCache#get': [text('a-table')],
  'solving MemoryTableCache#put': [text('a-table'), thing(new Uint8Array(4), [1])],
  'solving MemoryTableCache#has': [text('a-table')],
  'solving TableMemory': [],
  'solving TableMemory#place': [thing(new Uint8Array(4), [1])],
  'solving tableAt': [thing(placed, { ...placed, at: -1 })],
  'solving finishInSteps': [thing({ step: () => 1 }), { ...count(1), bad: [null, 'many', 0, 0.5] }],
  'solving finish': [thing({ work: () => 1, cancel: () => 1 })],
  'solving replay': [family, at, { ...list(unwrap(solve(rushHour, board)).moves), bad: [null, 7, {}] }, id('moves')],
  'solving startPart': [
    thing(unwrap(prepare(tiles, fifteen, { algorithm: 'idastar-fsm', heuristic: 'pdb-663' }))),
    thing({ memory: 1e6 }, { memory: 'much' }),
    optional(thing({ bound: 3, generated: 0, part: 0, parts: 1 }, { part: 0.5 })),
  ],
  'search algorithms insteadOf sma*': [],
  'solving algorithmId': [family, text('bfs')],
  'solving unknownAlgorithm': [text('dfs'), list([{ id: 'bfs' }])],
  'solving heuristicId': [text('bfs')],
  'solving weightError': [anything(2)],
  'solving wholeMilliseconds': [number(3)],
  'search algorithms start': [
    // One that lists its goals, as some algorithms need it.
    thing(tiles.space(unwrap(tiles.parse('1 2/0 3')).position) as object, { keyWords: 1 }),
    thing({ ...lookingFor, heuristic: rushHour.heuristics[0] }),
  ],
  'search algorithms refuses': [
    { good: { id: 'dfs', settings: ['depth'] }, bad: [undefined, ...OTHERS, 7, {}] },
    { good: {}, bad: [undefined, ...OTHERS, 7] },
    fn(() => undefined),
  ],
  'search algorithms ranking': [optional(number(1))],
  'search algorithms breakTies': [
    thing(space as object, { keyWords: 1 }),
    thing({ ...lookingFor, heuristic: rushHour.heuristics[0] }),
    text('steps'),
  ],
  'search newSuccessors': [thing(space as object, { keyWords: 1 })],
  'search explore': [thing(space as object), optional(count(100))],
  'search goalDistances': [thing(space as object), thing(exploration)],
  'search pathTo': [thing(space as object), thing(exploration), { ...count(1), bad: [...count(1).bad, 1e9] }],
};
