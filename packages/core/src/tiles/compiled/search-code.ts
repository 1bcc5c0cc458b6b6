import {
  add,
  and,
  type Code,
  choose,
  constant,
  equal,
  get,
  giveBack,
  greater,
  isZero,
  type Local,
  lessUnsigned,
  load,
  loadByte,
  long,
  loopWhile,
  lowestBit,
  multiply,
  or,
  set,
  shiftLeft,
  shiftRight,
  store,
  subtract,
  when,
} from '../../wasm/code.js';
import type { WasmFunction, WasmModule } from '../../wasm/module.js';
import {
  DESCRIPTOR,
  FRAME,
  FRAME_BYTES,
  FURTHER,
  FURTHER_BYTES,
  HEADER,
  MOVE_BYTES,
  type SearchPlan,
  SUCCESSOR,
  SUCCESSOR_BYTES,
} from './memory.js';
import { patternAfter } from './pattern-code.js';

/** What a call of the search returns. */
export const PAUSED = 0;
export const EXHAUSTED = 1;
export const SOLVED = 2;

/**
 * Writes the inner loop of `PatternIda`: `search(base, steps)` goes on with the search whose data begin at `base`,
 * for up to so many expansions. It tries the same moves in the same order as the plain one. But it looks up all moves
 * of a node before any is made, so that they wait for memory together. Views after the second are looked up when a move
 * that the first two allow is to be made: few moves get so far.
 */
export function writeSearch(module: WasmModule, plan: SearchPlan): WasmFunction {
  const f = module.addFunction('search', 2);
  const run: Run = {
    base: f.parameter(0),
    steps: f.parameter(1),
    frame: f.local(),
    next: f.local(),
    end: f.local(),
    toGo: f.local(),
    generated: f.local(),
    leastExcess: f.local(),
    further: f.local(),
  };
  const { base, steps, frame, next, end, toGo, generated, leastExcess, further } = run;
  const leave = (status: number): Code => [
    store(get(frame), get(next), FRAME.next),
    store(get(base), get(frame), HEADER.frame),
    store(get(base), get(further), HEADER.further),
    store(get(base), get(steps), HEADER.steps),
    store(get(base), get(toGo), HEADER.toGo),
    store(get(base), get(generated), HEADER.generated),
    store(get(base), get(leastExcess), HEADER.leastExcess),
    giveBack(constant(status)),
  ];
  f.does(
    set(frame, load(get(base), HEADER.frame)),
    set(further, load(get(base), HEADER.further)),
    set(toGo, load(get(base), HEADER.toGo)),
    set(leastExcess, load(get(base), HEADER.leastExcess)),
    set(next, load(get(frame), FRAME.next)),
    set(end, load(get(frame), FRAME.end)),
    loopWhile(greater(get(steps), constant(0)), [
      when(isZero(get(next)), lookUpAll(f, run, plan)),
      when(
        equal(get(next), get(end)),
        [
          set(generated, add(get(generated), load(get(frame), FRAME.rest))),
          when(equal(get(frame), load(get(base), HEADER.floor)), leave(EXHAUSTED)),
          backtrack(f, run, plan),
        ],
        makeNext(f, run, plan, leave(SOLVED)),
      ),
    ]),
    leave(PAUSED),
    constant(0),
  );
  return f;
}

/** Looks up all moves of the current node. */
function lookUpAll(f: WasmFunction, { base, frame, next, end, leastExcess }: Run, plan: SearchPlan): Code {
  const [moves, way, tile, room, excess, tried] = f.words();
  const sums = Array.from({ length: plan.viewsAtOnce }, () => f.local());
  const isCut = greater(get(excess), constant(0));
  const [first, second = first] = sums as [Local, Local?];
  // The excess is how much more room the move would need. The view with the larger sum before is asked first, as in the plain search: where tables have
  // the minimum over regions, the views may exceed by different amounts.
  const swapped = greater(load(get(frame), FRAME.sum + 4), load(get(frame), FRAME.sum));
  const [larger, smaller] = [choose(swapped, get(second), get(first)), choose(swapped, get(first), get(second))];
  return [
    set(end, add(get(frame), constant(FRAME.successors))),
    set(next, get(end)),
    set(moves, load(get(frame), FRAME.moves)),
    set(tried, constant(0)),
    loopWhile(get(moves), [
      set(way, add(shiftLeft(load(get(frame), FRAME.blank), constant(2)), lowestBit(get(moves)))),
      set(moves, and(get(moves), subtract(get(moves), constant(1)))),
      set(tile, load(onBoard(base, neighbour(base, way, plan)), plan.board)),
      set(room, subtract(load(get(frame), FRAME.room), loadByte(add(get(tile), get(way))))),
      sums.map((sum, view) => lookUpAtOnce(f, { frame, end, way, tile }, view, sum, plan)),
      plan.viewsAtOnce === 1
        ? set(excess, get(first))
        : [set(excess, larger), set(excess, choose(greater(get(excess), get(room)), get(excess), smaller))],
      set(excess, subtract(get(excess), get(room))),
      set(tried, add(get(tried), constant(1))),
      store(get(end), get(way), SUCCESSOR.way),
      store(get(end), get(room), SUCCESSOR.room),
      store(get(end), get(tried), SUCCESSOR.tried),
      noteExcess(leastExcess, excess),
      // The next successor takes the place of one that is cut off.
      set(end, add(get(end), choose(isCut, constant(0), constant(SUCCESSOR_BYTES)))),
      set(tried, choose(isCut, get(tried), constant(0))),
    ]),
    store(get(frame), get(end), FRAME.end),
    store(get(frame), get(tried), FRAME.rest),
  ];
}

/** The smallest positive excess raises the bound. */
function noteExcess(leastExcess: Local, excess: Local): Code {
  const isSmaller = lessUnsigned(subtract(get(excess), constant(1)), subtract(get(leastExcess), constant(1)));
  return set(leastExcess, choose(isSmaller, get(excess), get(leastExcess)));
}

/** What a move makes of the pattern that it changes in a view. */
interface Moved {
  readonly pattern: Local;
  readonly cells: Local;
  readonly order: Local;
  readonly excess: Local;
  /** How much more the excess is than before. */
  readonly rise: Code;
  /** The order and the excess in one word. */
  readonly orderAndExcess: Code;
}

/** Looks up what a move makes of the pattern that it changes in a view. */
function lookUp(
  f: WasmFunction,
  { way, tile }: Pick<Look, 'way' | 'tile'>,
  view: number,
  plan: SearchPlan,
): [Moved, Code] {
  const [pattern, move, cells, order, state, excess] = f.words();
  const rise = subtract(get(excess), shiftRight(get(state), constant(16)));
  const orderAndExcess = or(get(order), shiftLeft(get(excess), constant(16)));
  const code = [
    set(pattern, load(get(tile), plan.patternsAt + 4 * view)),
    set(move, add(load(get(pattern), DESCRIPTOR.moves), multiply(get(way), constant(MOVE_BYTES)))),
    set(cells, load(get(pattern), DESCRIPTOR.cells)),
    set(state, load(get(pattern), DESCRIPTOR.orderAndExcess)),
    set(order, and(get(state), constant(0xffff))),
    patternAfter(f, { pattern, move, cells, order }, excess, plan),
  ];
  return [{ pattern, cells, order, excess, rise, orderAndExcess }, code];
}

/** Looks up a view for a successor, and writes it down. */
function lookUpAtOnce(
  f: WasmFunction,
  { frame, end, way, tile }: Look,
  view: number,
  sum: Local,
  plan: SearchPlan,
): Code {
  const [{ pattern, cells, rise, orderAndExcess }, code] = lookUp(f, { way, tile }, view, plan);
  return [
    code,
    set(sum, add(load(get(frame), FRAME.sum + 4 * view), rise)),
    store(get(end), get(sum), SUCCESSOR.sum + 4 * view),
    store(get(end), get(pattern), SUCCESSOR.pattern + 4 * view),
    store(get(end), get(cells), SUCCESSOR.state + 8 * view),
    store(get(end), orderAndExcess, SUCCESSOR.state + 8 * view + 4),
  ];
}

/** Makes the next successor the current node, unless a further view cuts it off. */
function makeNext(f: WasmFunction, run: Run, plan: SearchPlan, solved: Code): Code {
  const { base, steps, frame, next, toGo, generated, leastExcess, further } = run;
  const [way, from, room, after, pattern, tile, excess] = f.words();
  const before = f.local('long');
  const transition = add(shiftLeft(load(get(frame), FRAME.state), constant(2)), and(get(way), constant(3)));
  const later = Array.from({ length: plan.views - plan.viewsAtOnce }, (_, i) => {
    const [moved, code] = lookUp(f, { way, tile }, plan.viewsAtOnce + i, plan);
    return { ...moved, code, sum: f.local(), at: FURTHER_BYTES * i };
  });
  const make = [
    later.map(({ pattern: changed, cells, orderAndExcess, sum, at }) => [
      store(get(further), get(changed), at + FURTHER.pattern),
      long.store(get(further), long.load(get(changed), DESCRIPTOR.cells), at + FURTHER.state),
      store(get(changed), get(cells), DESCRIPTOR.cells),
      store(get(changed), orderAndExcess, DESCRIPTOR.orderAndExcess),
      store(get(further), get(sum), at + plan.furtherBytes + FURTHER.sum),
    ]),
    set(further, add(get(further), constant(plan.furtherBytes))),
    Array.from({ length: plan.viewsAtOnce }, (_, view) => [
      set(pattern, load(get(next), SUCCESSOR.pattern + 4 * view)),
      set(before, long.load(get(pattern), DESCRIPTOR.cells)),
      long.store(get(pattern), long.load(get(next), SUCCESSOR.state + 8 * view), DESCRIPTOR.cells),
      long.store(get(next), get(before), SUCCESSOR.state + 8 * view),
    ]),
    store(onBoard(base, load(get(frame), FRAME.blank)), load(onBoard(base, get(from)), plan.board), plan.board),
    set(after, load(add(load(get(base), HEADER.automaton), shiftLeft(transition, constant(2))))),
    store(get(frame), add(get(next), constant(SUCCESSOR_BYTES)), FRAME.next),
    set(frame, add(get(frame), constant(FRAME_BYTES))),
    long.store(get(frame), long.load(get(next), SUCCESSOR.sum), FRAME.sum),
    store(get(frame), get(from), FRAME.blank),
    store(get(frame), get(room), FRAME.room),
    store(get(frame), shiftRight(get(after), constant(4)), FRAME.state),
    store(get(frame), and(get(after), loadByte(add(get(base), get(from)), plan.legal)), FRAME.moves),
    set(next, constant(0)),
    set(steps, subtract(get(steps), constant(1))),
    set(toGo, subtract(get(toGo), constant(1))),
    when(equal(get(toGo), shiftLeft(get(room), constant(1))), solved),
  ];
  // The first view that cuts the move off says by how much.
  const surplus = later.reduceRight<Code>(
    (others, { sum }) => choose(greater(get(sum), get(room)), get(sum), others),
    get(room),
  );
  return [
    set(way, load(get(next), SUCCESSOR.way)),
    set(room, load(get(next), SUCCESSOR.room)),
    set(generated, add(get(generated), load(get(next), SUCCESSOR.tried))),
    set(from, neighbour(base, way, plan)),
    later.length === 0
      ? make
      : [
          set(tile, load(onBoard(base, get(from)), plan.board)),
          later.map(({ code, rise, sum, at }) => [code, set(sum, add(load(get(further), at + FURTHER.sum), rise))]),
          set(excess, subtract(surplus, get(room))),
          when(
            get(excess),
            [noteExcess(leastExcess, excess), set(next, add(get(next), constant(SUCCESSOR_BYTES)))],
            make,
          ),
        ],
  ];
}

/** Goes back to the node before, and takes back the move that was made there. */
function backtrack(f: WasmFunction, { base, frame, next, end, toGo, further }: Run, plan: SearchPlan): Code {
  const [from, made] = f.words();
  return [
    set(from, load(get(frame), FRAME.blank)),
    set(frame, subtract(get(frame), constant(FRAME_BYTES))),
    set(next, load(get(frame), FRAME.next)),
    set(end, load(get(frame), FRAME.end)),
    set(made, subtract(get(next), constant(SUCCESSOR_BYTES))),
    store(onBoard(base, get(from)), load(onBoard(base, load(get(frame), FRAME.blank)), plan.board), plan.board),
    set(further, subtract(get(further), constant(plan.furtherBytes))),
    Array.from({ length: plan.views - plan.viewsAtOnce }, (_, i) => FURTHER_BYTES * i).map((at) =>
      long.store(
        load(get(further), at + FURTHER.pattern),
        long.load(get(further), at + FURTHER.state),
        DESCRIPTOR.cells,
      ),
    ),
    Array.from({ length: plan.viewsAtOnce }, (_, view) =>
      long.store(
        load(get(made), SUCCESSOR.pattern + 4 * view),
        long.load(get(made), SUCCESSOR.state + 8 * view),
        DESCRIPTOR.cells,
      ),
    ),
    set(toGo, add(get(toGo), constant(1))),
  ];
}

/** The cell that the tile of a move comes from. */
function neighbour(base: Local, way: Local, plan: SearchPlan): Code {
  return loadByte(add(get(base), get(way)), plan.neighbours);
}

/** Where the tile of a cell stands, but for the offset of the board. */
function onBoard(base: Local, cell: Code): Code {
  return add(get(base), shiftLeft(cell, constant(2)));
}

/** The locals of a call. */
interface Run {
  readonly base: Local;
  readonly steps: Local;
  /** The address of the current node's frame. */
  readonly frame: Local;
  /** See `FRAME`. */
  readonly next: Local;
  readonly end: Local;
  /** The bound, less the depth. */
  readonly toGo: Local;
  readonly generated: Local;
  readonly leastExcess: Local;
  /** The address of the current node's record of further views. */
  readonly further: Local;
}

/** A move to look up: the address of the current frame, of the result, and of the tile's row. */
interface Look {
  readonly frame: Local;
  readonly end: Local;
  /** 4 × the cell of the blank + the direction. */
  readonly way: Local;
  readonly tile: Local;
}
