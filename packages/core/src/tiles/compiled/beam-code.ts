import {
  add,
  and,
  bit,
  type Code,
  choose,
  constant,
  countBits,
  different,
  get,
  greater,
  isZero,
  type Local,
  less,
  lessUnsigned,
  load,
  loadByte,
  long,
  loopWhile,
  lowestBit,
  multiply,
  not,
  or,
  set,
  shiftLeft,
  shiftRight,
  store,
  storeByte,
  subtract,
  when,
  xor,
} from '../../wasm/code.js';
import type { WasmFunction, WasmModule } from '../../wasm/module.js';
import { BEAM, type BeamPlan, BOARD, TILE_BYTES, WAY, WAY_BYTES } from './beam-plan.js';
import { DESCRIPTOR, MOVE_BYTES } from './memory.js';
import { patternAfter } from './pattern-code.js';

const HEADER = constant(0);
const twice = (value: Code): Code => shiftLeft(value, constant(1));
const word = (array: Local, index: Local): Code => add(get(array), shiftLeft(get(index), constant(2)));
/** Loads words of the header into locals. */
const fromHeader = (locals: Partial<Record<keyof typeof BEAM, Local>>): Code =>
  Object.entries(locals).map(([name, local]) => set(local, load(HEADER, BEAM[name as keyof typeof BEAM])));
/** As many words as there are views. */
const words = (array: Local, index: Local, { views }: BeamPlan): Code =>
  add(get(array), multiply(get(index), constant(4 * views)));

/**
 * Writes `list(first, end, count)`: generates and evaluates the successors of some boards of the layer, without duplicates, behind `count` others;
 * returns how many there are. It does what `PlainBeam.list` does.
 */
export function writeList(module: WasmModule, plan: BeamPlan): WasmFunction {
  const f = module.addFunction('list', 3);
  const [first, end, count] = [f.parameter(0), f.parameter(1), f.parameter(2)];
  const [board, until, parent, moves, generated, left, seen, mask, room, goal] = f.words();
  const [parents, values, conflictsAt, sumsAt, cellsAt, ordersAt] = f.words();
  const step = newStep(f);
  const { blank, way, from, hash } = step;
  const [mark, slot, held, conflicts, value, bound] = f.words();
  const [descriptor, move, state, at] = f.words();
  const views = Array.from({ length: plan.views }, (_, view) => {
    const [cells, order, excess, sum] = f.words();
    return { view, cells, order, excess, sum };
  });
  const manhattan = load(get(step.info), WAY.manhattan);
  const code = load(add(get(board), load(get(step.info), WAY.line)));
  const lifted = (change: Code): Code => loadByte(add(load(get(step.info), WAY.lift), code, change));
  const evaluate: Code = [
    set(
      conflicts,
      add(
        load(get(board), BOARD.conflicts),
        manhattan,
        twice(subtract(lifted(load(get(step.info), WAY.change)), lifted(constant(0)))),
      ),
    ),
    set(value, get(conflicts)),
    set(bound, get(conflicts)),
    views.map(({ view, cells, order, excess, sum }) => [
      set(at, multiply(get(step.tile), constant(TILE_BYTES))),
      set(descriptor, load(get(at), plan.tiles + 8 * view)),
      set(at, add(get(board), load(get(at), plan.tiles + 8 * view + 4))),
      set(cells, load(get(at))),
      set(state, load(get(at), 4)),
      set(order, and(get(state), constant(0xffff))),
      set(move, add(load(get(descriptor), DESCRIPTOR.moves), multiply(get(way), constant(MOVE_BYTES)))),
      patternAfter(f, { pattern: descriptor, move, cells, order }, excess, plan),
      set(
        sum,
        add(
          load(get(board), BOARD.sums + 4 * view),
          manhattan,
          twice(subtract(get(excess), shiftRight(get(state), constant(16)))),
        ),
      ),
      set(value, add(get(value), get(sum))),
      set(bound, choose(greater(get(sum), get(bound)), get(sum), get(bound))),
    ]),
  ];
  const keep: Code = [
    when(and(isZero(get(bound)), less(get(goal), constant(0))), set(goal, get(count))),
    store(word(parents, count), add(get(parent), and(get(way), constant(3)))),
    store(word(values, count), get(value)),
    store(word(conflictsAt, count), get(conflicts)),
    views.map(({ view, cells, order, excess, sum }) => [
      store(words(sumsAt, count, plan), get(sum), 4 * view),
      store(words(cellsAt, count, plan), get(cells), 4 * view),
      store(words(ordersAt, count, plan), or(get(order), shiftLeft(get(excess), constant(16))), 4 * view),
    ]),
    set(count, add(get(count), constant(1))),
  ];
  const generate: Code = [
    set(way, add(shiftLeft(get(blank), constant(2)), lowestBit(get(moves)))),
    set(moves, and(get(moves), subtract(get(moves), constant(1)))),
    followWay(step, board, plan),
    // Hash compaction: what is kept of a board is a word.
    set(mark, or(xor(multiply(xor(get(hash), get(from)), constant(0x9e3779b1)), get(hash)), constant(1))),
    set(slot, and(get(hash), get(mask))),
    set(held, load(word(seen, slot))),
    loopWhile(and(different(get(held), constant(0)), different(get(held), get(mark))), [
      set(slot, and(add(get(slot), constant(1)), get(mask))),
      set(held, load(word(seen, slot))),
    ]),
    when(isZero(get(held)), [
      store(word(seen, slot), get(mark)),
      set(left, subtract(get(left), constant(1))),
      evaluate,
      // Branch and bound: others cannot lead to a shorter solution.
      when(less(get(bound), get(room)), keep),
    ]),
  ];
  f.does(
    set(board, load(HEADER, BEAM.layer)),
    set(until, add(get(board), multiply(get(end), constant(plan.boardBytes)))),
    set(board, add(get(board), multiply(get(first), constant(plan.boardBytes)))),
    set(parent, shiftLeft(get(first), constant(2))),
    fromHeader({ left, seen, mask, room, goal, parents, values }),
    fromHeader({ conflicts: conflictsAt, sums: sumsAt, cells: cellsAt, orders: ordersAt }),
    set(generated, constant(0)),
    loopWhile(lessUnsigned(get(board), get(until)), [
      set(blank, loadByte(get(board), BOARD.blank)),
      set(moves, and(loadByte(get(blank), plan.legal), not(bit(loadByte(get(board), BOARD.back))))),
      set(generated, add(get(generated), countBits(get(moves)))),
      loopWhile(get(moves), generate),
      set(board, add(get(board), constant(plan.boardBytes))),
      set(parent, add(get(parent), constant(4))),
    ]),
    store(HEADER, get(left), BEAM.left),
    store(HEADER, get(goal), BEAM.goal),
    store(HEADER, get(generated), BEAM.generated),
    get(count),
  );
  return f;
}

/** Writes `make(first, end)`: makes some boards of the next layer, of the successors in order. */
export function writeMake(module: WasmModule, plan: BeamPlan): WasmFunction {
  const f = module.addFunction('make', 2);
  const [index, end] = [f.parameter(0), f.parameter(1)];
  const [layer, order, parents, conflicts, sums, cells, orders] = f.words();
  const [successor, parent, board, at] = f.words();
  const step = newStep(f);
  const { blank, way, from, tile, hash, info } = step;
  const change = (line: number, by: number): Code => [
    set(at, add(get(board), load(get(info), line))),
    store(get(at), add(load(get(at)), load(get(info), by))),
  ];
  f.does(
    fromHeader({ layer, order, parents, conflicts, sums, cells, orders }),
    set(board, add(load(HEADER, BEAM.next), multiply(get(index), constant(plan.boardBytes)))),
    loopWhile(less(get(index), get(end)), [
      set(successor, load(word(order, index))),
      set(way, load(word(parents, successor))),
      set(parent, add(get(layer), multiply(shiftRight(get(way), constant(2)), constant(plan.boardBytes)))),
      set(blank, loadByte(get(parent), BOARD.blank)),
      set(way, add(shiftLeft(get(blank), constant(2)), and(get(way), constant(3)))),
      followWay(step, parent, plan),
      Array.from({ length: plan.boardBytes / 8 }, (_, i) =>
        long.store(get(board), long.load(get(parent), 8 * i), 8 * i),
      ),
      store(get(board), get(hash), BOARD.hash),
      store(get(board), load(word(conflicts, successor)), BOARD.conflicts),
      storeByte(get(board), get(from), BOARD.blank),
      storeByte(get(board), xor(and(get(way), constant(3)), constant(1)), BOARD.back),
      change(WAY.line, WAY.change),
      change(WAY.along, WAY.alongChange),
      Array.from({ length: plan.views }, (_, view) => [
        store(get(board), load(words(sums, successor, plan), 4 * view), BOARD.sums + 4 * view),
        set(at, add(get(board), load(multiply(get(tile), constant(TILE_BYTES)), plan.tiles + 8 * view + 4))),
        store(get(at), load(words(cells, successor, plan), 4 * view)),
        store(get(at), load(words(orders, successor, plan), 4 * view), 4),
      ]),
      storeByte(add(get(board), get(blank)), get(tile), plan.tilesAt),
      storeByte(add(get(board), get(from)), constant(plan.frame.blankGoal), plan.tilesAt),
      set(board, add(get(board), constant(plan.boardBytes))),
      set(index, add(get(index), constant(1))),
    ]),
    constant(0),
  );
  return f;
}

/**
 * A move: the cell of the blank, 4 × that + the direction, the cell of the tile, the tile, the hash afterwards, the
 * address of its table entry.
 */
interface Step {
  readonly blank: Local;
  readonly way: Local;
  readonly from: Local;
  readonly tile: Local;
  readonly hash: Local;
  readonly info: Local;
}

function newStep(f: WasmFunction): Step {
  const [blank, way, from, tile, hash, info] = f.words();
  return { blank, way, from, tile, hash, info };
}

/** Finds out the rest of a move on a board from the cell of the blank and the way. */
function followWay({ blank, way, from, tile, hash, info }: Step, board: Local, plan: BeamPlan): Code {
  const row = multiply(get(tile), constant(4 * plan.cells));
  const key = (cell: Local): Code => load(add(get(info), shiftLeft(get(cell), constant(2))), plan.zobrist);
  return [
    set(from, loadByte(get(way), plan.neighbours)),
    set(tile, loadByte(add(get(board), get(from)), plan.tilesAt)),
    set(info, row),
    set(hash, xor(xor(load(get(board), BOARD.hash), key(from)), key(blank))),
    set(info, add(multiply(add(get(info), get(way)), constant(WAY_BYTES)), constant(plan.ways))),
  ];
}
