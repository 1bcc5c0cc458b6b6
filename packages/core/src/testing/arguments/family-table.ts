import { makingOf } from '../../contract/facets/facets.js';
import type { Family } from '../../contract/family.js';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { unwrap } from '../../result.js';
import { newSharedMemory } from '../../wasm/shared-memory.js';
import { samples } from '../samples.js';
import { cache, position, random } from './given.js';
import {
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
} from './parameter.js';

/** The functions of a family, with arguments for it. */
export function familyTable(of: Family): Record<string, readonly Parameter[]> {
  const own = unwrap(makingOf(of).plain(makingOf(of).sizes.usual));
  const start = samples(of, 'small', 1, 5)[0];
  const here = position(of, start);
  const move = thing(of.moves(start)[0] as object, { vehicle: 5 });
  const metric = id(of.metrics[0]!.id);
  const format = needed(id(of.formats.find((each) => of.print(own, each.id).ok)!.id));
  const style: Parameter = { good: undefined, bad: [null, 7, 'style', { format: 7 }, { letters: 'none-such' }] };
  const letters: Parameter = { ...id('tile'), good: of.letters?.at(0)?.id };
  const { size: _, ...readingOptions } = of.readOptions(own);
  const size = thing(makingOf(of).sizes.usual, { width: 0, height: 4 }, { width: 1e6, height: 1e6 });
  const constraints: Parameter = {
    good: {},
    bad: [...LEFT_OUT, ...OTHERS, 7, { pieces: 3 }, { lengths: [0] }, { shapes: [1] }],
  };
  const plan = thing({ algorithm: 'astar', heuristic: of.heuristics[0]!.id });
  const searching = {
    heuristic: of.heuristics[0],
    weight: 1,
    memoryLimit: 1e6,
    tables: new MemoryTableCache(),
    untilLimit: true,
  };
  const splits = of.heuristics.find(({ id }) => of.strategies.some((own) => own.splitting?.heuristics.includes(id)));
  return {
    check: [here],
    describesGoal: [text('1 2')],
    affinity: [text('1 2')],
    parse: [text(unwrap(of.print(own, format.good as string))), options({ ...readingOptions, format: format.good })],
    print: [position(of, own), format],
    renamed: [here, format],
    readOptions: [here],
    printMove: [here, move, style],
    printMoves: [here, list([move.good]), style],
    moveMessage: [here, move],
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
    estimateParts: [here, needed(id('none')), metric, optional(cache)],
    compareHardest: [here, here],
    mirrored: [here],
    space: [here, metric, optional(cache)],
    prepare: [here],
    loadCompiledSearch: [],
    plan: [here, metric, cache, optional(number(1e6))],
    scene: [here],
    'planning task': [here],
    'editing compose': [thing(of.scene(own)), position(of, own)],
    'editing freshLabel': [thing(of.scene(own))],
    'making plain': [size],
    'making random': [random, size],
    'making vary': [random, here],
    'making removals': [here],
    'making puzzles constraintsError': [size, constraints],
    'making puzzles random': [random, size, constraints],
    'making puzzles vary': [random, here, constraints],
    'making puzzles fits': [here, constraints],
    'making puzzles tidy': [here],
    'making puzzles sketch': [here],
    'making puzzles longest': [size, metric, constraints],
    'making puzzles shuffle': [random, size],
    'making puzzles kits': [size, constraints],
    'making puzzles oneSpace': [size],
    'making puzzles proof': [size, metric],
    ...(of.enumerating && { 'enumerating open': [thing(of.enumerating.example, { size: 'small' }, { none: 'such' })] }),
    ...(of.enumerating?.counting && {
      'enumerating counting open': [thing(of.enumerating.example, { size: 'small' }, { none: 'such' })],
    }),
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

/** A task of a search that is over. */
const task = {
  memory: newSharedMemory(2 ** 20),
  ...{ cells: 4, views: 1, patterns: 1, controlAt: 0, base: 0, thread: 1, threads: 2, session: 1 },
};

/** Of the options of a strategy, some use the heuristic and the weight and some do not. */
function isWorse(bad: unknown): boolean {
  const options = bad as { heuristic?: unknown; weight?: unknown } | undefined | null;
  return options?.heuristic !== null && options?.weight !== null;
}
