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
  less,
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
  xor,
} from '../../wasm/code.js';
import type { WasmFunction, WasmModule } from '../../wasm/module.js';
import { DESCRIPTOR, FRAME, FRAME_BYTES, HEADER, MOVE_BYTES, type SearchPlan } from './memory.js';
import { patternAfter } from './pattern-code.js';

/** What a call of the search returns. */
export const PAUSED = 0;
export const EXHAUSTED = 1;
export const SOLVED = 2;

/**
 * Writes the inner loop of `PatternIda`: `search(base, steps)` goes on with the search whose data begin at `base`, for up to so many
 * expansions. It does what the plain one does, in the same order.
 */
export function writeSearch(module: WasmModule, plan: SearchPlan): WasmFunction {
  const f = module.addFunction('search', 2);
  const run: Run = {
    base: f.parameter(0),
    steps: f.parameter(1),
    frame: f.local(),
    blank: f.local(),
    moves: f.local(),
    room: f.local(),
    toGo: f.local(),
    generated: f.local(),
    leastLack: f.local(),
  };
  const { base, steps, frame, blank, moves, room, toGo, generated, leastLack } = run;
  const leave = (status: number): Code => [
    store(get(frame), get(moves), FRAME.left),
    store(get(base), get(frame), HEADER.frame),
    store(get(base), get(steps), HEADER.steps),
    store(get(base), get(toGo), HEADER.toGo),
    store(get(base), get(generated), HEADER.generated),
    store(get(base), get(leastLack), HEADER.leastLack),
    giveBack(constant(status)),
  ];
  f.does(
    set(frame, load(get(base), HEADER.frame)),
    set(toGo, load(get(base), HEADER.toGo)),
    set(leastLack, load(get(base), HEADER.leastLack)),
    set(blank, load(get(frame), FRAME.blank)),
    set(moves, load(get(frame), FRAME.left)),
    set(room, load(get(frame), FRAME.room)),
    loopWhile(greater(get(steps), constant(0)), [
      when(
        isZero(get(moves)),
        [when(equal(get(frame), load(get(base), HEADER.floor)), leave(EXHAUSTED)), backtrack(f, run, plan)],
        generate(f, run, plan, leave(SOLVED)),
      ),
    ]),
    leave(PAUSED),
    constant(0),
  );
  return f;
}

function backtrack(f: WasmFunction, { base, frame, blank, moves, room, toGo }: Run, plan: SearchPlan): Code {
  const from = f.local();
  const board = (cell: Local): Code => add(get(base), shiftLeft(get(cell), constant(2)));
  return [
    set(from, get(blank)),
    set(frame, subtract(get(frame), constant(FRAME_BYTES))),
    set(blank, load(get(frame), FRAME.blank)),
    store(board(from), load(board(blank), plan.board), plan.board),
    Array.from({ length: plan.views }, (_, i) =>
      long.store(load(get(frame), FRAME.pattern + 4 * i), long.load(get(frame), FRAME.before + 8 * i)),
    ),
    set(moves, load(get(frame), FRAME.left)),
    set(room, load(get(frame), FRAME.room)),
    set(toGo, add(get(toGo), constant(1))),
  ];
}

/** Generates the next move that is legal and not pruned; makes it unless it exceeds the bound. */
function generate(f: WasmFunction, run: Run, plan: SearchPlan, solved: Code): Code {
  const { base, frame, blank, moves, room, generated, leastLack } = run;
  const [way, from, tile, roomAfter, view] = f.words();
  const step: Step = { way, from, tile, roomAfter };
  const first = newLook(f);
  const second = newLook(f);
  const cut = (look: Look): Code =>
    // The lack is how much more room the move would need; the least of them raises the bound.
    [
      set(look.sum, subtract(get(look.sum), get(roomAfter))),
      set(leastLack, choose(less(get(look.sum), get(leastLack)), get(look.sum), get(leastLack))),
    ];
  const make = makeMove(f, run, step, plan.views === 2 ? [first, second] : [first], plan, solved);
  return [
    set(way, add(shiftLeft(get(blank), constant(2)), lowestBit(get(moves)))),
    set(moves, and(get(moves), subtract(get(moves), constant(1)))),
    set(generated, add(get(generated), constant(1))),
    set(from, loadByte(add(get(base), get(way)), plan.neighbours)),
    set(tile, load(add(get(base), shiftLeft(get(from), constant(2))), plan.board)),
    set(roomAfter, subtract(get(room), loadByte(add(get(tile), get(way))))),
    // First the view with the larger sum so far: it is likelier to cause a cut-off.
    plan.views === 1
      ? set(view, constant(0))
      : set(view, shiftLeft(greater(load(get(frame), FRAME.sum + 4), load(get(frame), FRAME.sum)), constant(2))),
    lookUp(f, run, step, view, first, plan),
    when(
      greater(get(first.sum), get(roomAfter)),
      cut(first),
      plan.views === 1
        ? make
        : [
            set(view, xor(get(view), constant(4))),
            lookUp(f, run, step, view, second, plan),
            when(greater(get(second.sum), get(roomAfter)), cut(second), make),
          ],
    ),
  ];
}

/** What the move makes of the pattern that it changes in a view: its descriptor's first two words, and the sum of the excesses. */
function lookUp(f: WasmFunction, { frame }: Run, step: Step, view: Local, look: Look, plan: SearchPlan): Code {
  const { pattern, cells, order, sum } = look;
  const [move, state, entry] = f.words();
  return [
    set(pattern, load(add(get(step.tile), get(view)), plan.patternsAt)),
    set(move, add(load(get(pattern), DESCRIPTOR.moves), multiply(get(step.way), constant(MOVE_BYTES)))),
    set(cells, load(get(pattern), DESCRIPTOR.cells)),
    set(state, load(get(pattern), DESCRIPTOR.orderAndExcess)),
    set(order, and(get(state), constant(0xffff))),
    patternAfter(f, { pattern, move, cells, order }, entry, plan),
    set(
      sum,
      add(subtract(load(add(get(frame), get(view)), FRAME.sum), shiftRight(get(state), constant(16))), get(entry)),
    ),
    store(add(get(frame), get(view)), get(sum), FRAME_BYTES + FRAME.sum),
    set(order, or(get(order), shiftLeft(get(entry), constant(16)))),
  ];
}

function makeMove(f: WasmFunction, run: Run, step: Step, looks: readonly Look[], plan: SearchPlan, solved: Code): Code {
  const { base, steps, frame, blank, moves, room, toGo } = run;
  const { way, from, tile, roomAfter } = step;
  const after = f.local();
  const state = load(get(frame), FRAME.state);
  const transition = add(shiftLeft(state, constant(2)), and(get(way), constant(3)));
  return [
    looks.map(({ pattern, cells, order }, i) => [
      store(get(frame), get(pattern), FRAME.pattern + 4 * i),
      long.store(get(frame), long.load(get(pattern), DESCRIPTOR.cells), FRAME.before + 8 * i),
      store(get(pattern), get(cells), DESCRIPTOR.cells),
      store(get(pattern), get(order), DESCRIPTOR.orderAndExcess),
    ]),
    store(add(get(base), shiftLeft(get(blank), constant(2))), get(tile), plan.board),
    store(get(frame), get(moves), FRAME.left),
    set(after, load(add(load(get(base), HEADER.automaton), shiftLeft(transition, constant(2))))),
    set(frame, add(get(frame), constant(FRAME_BYTES))),
    set(blank, get(from)),
    set(room, get(roomAfter)),
    set(moves, and(get(after), loadByte(add(get(base), get(blank)), plan.legal))),
    store(get(frame), get(blank), FRAME.blank),
    store(get(frame), get(room), FRAME.room),
    store(get(frame), shiftRight(get(after), constant(4)), FRAME.state),
    set(steps, subtract(get(steps), constant(1))),
    set(toGo, subtract(get(toGo), constant(1))),
    when(equal(get(toGo), shiftLeft(get(room), constant(1))), solved),
  ];
}

/** The locals of a call. */
interface Run {
  readonly base: Local;
  readonly steps: Local;
  /** The address of the current node's frame. */
  readonly frame: Local;
  readonly blank: Local;
  /** The moves of the node that were not generated yet, a bit for each direction. */
  readonly moves: Local;
  readonly room: Local;
  /** The bound, less the depth. */
  readonly toGo: Local;
  readonly generated: Local;
  readonly leastLack: Local;
}

/** A move: 4 × the cell of the blank + the direction, the cell that the tile leaves, the tile, and the room afterwards. */
interface Step {
  readonly way: Local;
  readonly from: Local;
  /** The address of its row. */
  readonly tile: Local;
  readonly roomAfter: Local;
}

/** What is found in a view. */
interface Look {
  /** The address of the descriptor of the pattern that changes. */
  readonly pattern: Local;
  readonly cells: Local;
  /** The order; in the end with the excess above it. */
  readonly order: Local;
  readonly sum: Local;
}

function newLook(f: WasmFunction): Look {
  const [pattern, cells, order, sum] = f.words();
  return { pattern, cells, order, sum };
}
