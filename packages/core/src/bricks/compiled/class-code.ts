import {
  add,
  and,
  bit,
  type Code,
  call,
  choose,
  constant,
  different,
  equal,
  everyBitIf,
  get,
  greater,
  isSet,
  isZero,
  type Local,
  less,
  load,
  loopWhile,
  lowestBit,
  not,
  or,
  repeatWhile,
  set,
  shiftLeft,
  shiftRight,
  store,
  subtract,
  tee,
  when,
  xor,
} from '../../wasm/code.js';
import type { WasmFunction } from '../../wasm/module.js';
import { MOST_CELLS } from '../space/bit-board.js';
import type { BrickClass } from '../space/layout.js';
import { forEachCell, moved } from './cell-sets.js';
import { addToKey, isSmallerKey, type Key, loadKey, newKey, replaceKeyIf, takeFromKey } from './key-code.js';
import { keyOffset, wordFor } from './place-code.js';
import type { Writing } from './writing.js';

/** The state whose successors are generated, in locals of the function that does it. */
export interface Listed {
  readonly f: WasmFunction;
  /** The address of its record. */
  readonly state: Local;
  readonly free: Local;
  /** The edge by which it was reached: class, from and to. */
  readonly lastClass: Local;
  readonly lastFrom: Local;
  readonly lastTo: Local;
  /** The cells on which that brick stood during the move. */
  readonly swept: Local;
  /** Its class, or -1 if no move after it may be pruned by commutativity. */
  readonly orderClass: Local;
  /** The code that handles a successor, given its key and its edge. */
  emit(key: Key, edge: Code): Code;
}

/** Generates the code for the bricks of one class. */
export class ClassWriter {
  private readonly cells: Local;
  /** The cells of bricks of which no move is pruned by commutativity. */
  private readonly anyway: Local;
  private readonly from: Local;
  private readonly to: Local;
  /** The keys of the state and of its images: without the brick on `from`, and with it elsewhere. */
  private readonly bases: readonly Key[];
  private readonly keys: readonly Key[];
  private readonly brickClass: BrickClass;

  /** `number`: that of the class. */
  constructor(
    private readonly writing: Writing,
    private readonly listed: Listed,
    private readonly number: number,
  ) {
    const { f } = listed;
    const { plan } = writing;
    this.brickClass = writing.layout.classes[number];
    this.cells = f.local();
    this.anyway = f.local();
    this.from = f.local();
    this.to = f.local();
    const newKeys = (): Key[] => Array.from({ length: 1 + plan.symmetries }, () => newKey(f, plan.keyBytes));
    this.bases = newKeys();
    this.keys = newKeys();
  }

  steps(): Code {
    const { cells, anyway, from } = this;
    const { f, free, lastFrom, lastTo, swept } = this.listed;
    const able = f.local();
    const directions = this.directions().map(({ direction, canStep, delta }) => {
      // The inverse of the last step leads back to the parent.
      const isBack = and(this.isLastClass, equal(subtract(get(lastFrom), get(lastTo)), constant(delta)));
      return [
        set(
          able,
          and(
            this.ableTo(direction, canStep, get(free)),
            get(cells),
            or(get(anyway), this.meeting(direction, canStep, get(swept))),
            not(shiftLeft(isBack, get(lastTo))),
          ),
        ),
        forEachCell(able, from, [this.lift(), this.put(add(get(from), constant(delta)))]),
      ];
    });
    return [this.prepare(), directions];
  }

  slides(): Code {
    const { cells, anyway, from, to } = this;
    const { f, free, lastFrom, lastTo, swept } = this.listed;
    const { width } = this.writing.layout;
    const [able, open, openOn, meeting, needed] = f.words();
    const distance = subtract(get(lastTo), get(lastFrom));
    const inRow = and(less(distance, constant(width)), greater(distance, constant(-width)));
    const directions = this.directions().map(({ direction, canStep, delta }) => {
      const sameLine = direction < 2 ? inRow : isZero(inRow);
      // Two slides of a brick along one line are pruned: one slide leads to the same state.
      const notAgain = not(shiftLeft(and(this.isLastClass, sameLine), get(lastTo)));
      const isHollow = this.isHollow(direction);
      const ownCells = or(get(free), wordFor(this.coverTable, get(from)));
      return [
        set(open, this.ableTo(direction, canStep, get(free))),
        set(meeting, this.meeting(direction, canStep, get(swept))),
        // A pruned step may be the beginning of a longer slide that is not pruned.
        set(openOn, isHollow ? constant(-1) : moved(get(open), delta)),
        set(able, and(get(open), get(cells), notAgain, or(get(anyway), get(meeting), get(openOn)))),
        forEachCell(able, from, [
          set(openOn, isHollow ? this.ableTo(direction, canStep, ownCells) : get(open)),
          set(needed, isSet(get(anyway), get(from))),
          set(to, get(from)),
          this.lift(),
          repeatWhile(
            [
              set(needed, or(get(needed), isSet(get(meeting), get(to)))),
              set(to, add(get(to), constant(delta))),
              when(get(needed), this.put(get(to))),
            ],
            isSet(get(openOn), get(to)),
          ),
        ]),
      ];
    });
    return [this.prepare(), directions];
  }

  /** Every place that a brick can reach while nothing else moves. */
  moves(): Code {
    const { cells, anyway, from, to } = this;
    const { f, free, lastTo, swept } = this.listed;
    const [able, own, fits, others, reached] = f.words();
    const ways = this.directions().map(({ direction, canStep }) => this.ableTo(direction, canStep, get(free)));
    if (ways.length === 0) return [];
    const flood = this.writeFlood();
    const [first, ...rest] = ways as [Code, ...Code[]];
    // Two moves of a brick in a row are pruned: one move leads to the same state.
    const notAgain = not(shiftLeft(this.isLastClass, get(lastTo)));
    return [
      this.prepare(),
      set(able, and(or(first, ...rest), get(cells), notAgain)),
      forEachCell(able, from, [
        set(own, wordFor(this.coverTable, get(from))),
        set(fits, this.fitting(f, or(get(free), get(own)))),
        set(others, this.fitting(f, or(and(get(free), not(get(swept))), get(own)))),
        set(others, choose(isSet(get(anyway), get(from)), bit(get(from)), get(others))),
        // Places that it reaches without the cells swept by the last move are pruned by commutativity; otherwise only its own place is excluded.
        when(different(get(fits), get(others)), [
          set(reached, call(flood, bit(get(from)), get(fits))),
          when(different(get(others), bit(get(from))), set(others, call(flood, bit(get(from)), get(others)))),
          set(reached, xor(get(reached), get(others))),
          this.lift(),
          forEachCell(reached, to, this.put(get(to))),
        ]),
      ]),
    ];
  }

  /** If one of its bricks made the last move, computes the cells on which it stood on its path. */
  sweepOnWay(edge: Code, free: Code): Code {
    if (this.directions().length === 0) return [];
    return when(this.isLastClass, set(this.listed.swept, call(this.writeWay(), edge, free)));
  }

  private prepare(): Code {
    const { number } = this;
    const { state, orderClass, lastFrom, lastTo } = this.listed;
    const afterLast = or(shiftLeft(constant(-2), get(lastFrom)), bit(get(lastTo)));
    return [
      set(this.cells, load(get(state), this.writing.plan.cellsAt + 4 * number)),
      set(
        this.anyway,
        or(
          everyBitIf(greater(constant(number), get(orderClass))),
          and(everyBitIf(equal(get(orderClass), constant(number))), afterLast),
        ),
      ),
    ];
  }

  private get isLastClass(): Code {
    return equal(get(this.listed.lastClass), constant(this.number));
  }

  private get coverTable(): number {
    return this.writing.plan.covers + 4 * MOST_CELLS * this.number;
  }

  /** The directions in which its bricks can ever move, and the cells from which walls allow it. */
  private directions(): { direction: number; canStep: number; delta: number }[] {
    const { layout, board } = this.writing;
    return layout.deltas.flatMap((delta, direction) => {
      const canStep = board.canStep[4 * this.number + direction];
      return canStep === 0 ? [] : [{ direction, canStep, delta }];
    });
  }

  /** The places from which a step enters free cells only. */
  private ableTo(direction: number, canStep: number, free: Code): Code {
    return and(constant(canStep), ...[...this.brickClass.fronts[direction]].map((offset) => moved(free, offset)));
  }

  /** The places from which a step enters one of some cells. */
  private meeting(direction: number, canStep: number, cells: Code): Code {
    const fronts = [...this.brickClass.fronts[direction]].map((offset) => moved(cells, offset)) as [Code, ...Code[]];
    return and(constant(canStep), or(...fronts));
  }

  /** The places where a brick would stand on some cells only. */
  private fitting(f: WasmFunction, cells: Code): Code {
    const on = f.local();
    const all = this.writing.board.places[this.number];
    const [first, ...others] = [...this.brickClass.offsets] as [number, ...number[]];
    return and(moved(tee(on, cells), first), ...others.map((offset) => moved(get(on), offset)), constant(all));
  }

  /** The places one step from some places, as far as walls allow. */
  private spread(places: Local): Code {
    const ways = this.directions().map(({ canStep, delta }) => moved(and(get(places), constant(canStep)), -delta));
    return or(...(ways as [Code, ...Code[]]));
  }

  /** Returns code for a place and the set of reachable places. */
  private writeFlood(): WasmFunction {
    const f = this.writing.module.addFunction(`flood${this.number}`, 2);
    const [reached, fits, before] = [f.parameter(0), f.parameter(1), f.local()];
    f.does(
      repeatWhile(
        [set(before, get(reached)), set(reached, or(get(reached), and(this.spread(reached), get(fits))))],
        and(different(get(reached), get(before)), different(get(reached), get(fits))),
      ),
      get(reached),
    );
    return f;
  }

  /** A function of an edge and of the cells that are free after it: all cells on which the brick stood on shortest paths. */
  private writeWay(): WasmFunction {
    const { module, plan } = this.writing;
    const f = module.addFunction(`way${this.number}`, 2);
    const [edge, free] = [f.parameter(0), f.parameter(1)];
    const [from, to, fits, ring, reached, ringAt, swept] = f.words();
    const cover = (cell: Code): Code => wordFor(this.coverTable, cell);
    f.does(
      set(from, and(shiftRight(get(edge), constant(5)), constant(31))),
      set(to, and(get(edge), constant(31))),
      set(fits, this.fitting(f, or(get(free), cover(get(from)), cover(get(to))))),
      // Breadth-first search on bit boards: the places after each number of steps, up to the target; then back from there.
      set(ring, bit(get(from))),
      set(reached, get(ring)),
      loopWhile(isZero(isSet(get(ring), get(to))), [
        store(get(ringAt), get(ring), plan.rings),
        set(ringAt, add(get(ringAt), constant(4))),
        set(ring, and(this.spread(ring), get(fits), not(get(reached)))),
        set(reached, or(get(reached), get(ring))),
      ]),
      set(ring, bit(get(to))),
      set(swept, cover(get(to))),
      loopWhile(get(ringAt), [
        set(ringAt, subtract(get(ringAt), constant(4))),
        set(ring, and(this.spread(ring), load(get(ringAt), plan.rings))),
        set(from, lowestBit(get(ring))),
        set(ring, bit(get(from))),
        set(swept, or(get(swept), cover(get(from)))),
      ]),
      get(swept),
    );
    return f;
  }

  /** Whether a slide can pass over cells that the brick itself occupied at first, as with a U shape. */
  private isHollow(direction: number): boolean {
    const { rows, columns } = this.brickClass;
    const [lines, along] = direction < 2 ? [rows, columns] : [columns, rows];
    return lines.some((line) => {
      const inLine = along.filter((_, i) => lines[i] === line);
      return Math.max(...inLine) - Math.min(...inLine) + 1 > inLine.length;
    });
  }

  /** Takes the brick on `from` out of the keys. */
  private lift(): Code {
    const { bases, from } = this;
    const { plan } = this.writing;
    const { state } = this.listed;
    return bases.map((base, k) => [
      loadKey(base, get(state), k * plan.keyBytes),
      takeFromKey(base, base, this.termAddress(get(from)), this.terms(k)),
    ]);
  }

  /** Puts it down elsewhere: a successor. The smallest key among it and its images is the canonical one. */
  private put(to: Code): Code {
    const { keys, bases, from, number } = this;
    const { f, emit } = this.listed;
    const [place, isSmaller] = f.words();
    const [key, ...images] = keys as [Key, ...Key[]];
    return [
      set(place, to),
      keys.map((each, k) => addToKey(each, bases[k], this.termAddress(get(place)), this.terms(k))),
      images.map((image) => [set(isSmaller, isSmallerKey(image, key)), replaceKeyIf(isSmaller, key, image)]),
      emit(key, or(constant(number << 10), shiftLeft(get(from), constant(5)), get(place))),
    ];
  }

  private termAddress(cell: Code): Code {
    return keyOffset(this.writing.plan.keyBytes, cell);
  }

  /** What its bricks add to a key of the state or its images. */
  private terms(key: number): number {
    const { terms, termsBytes, keyBytes } = this.writing.plan;
    return terms + key * termsBytes + MOST_CELLS * keyBytes * this.number;
  }
}
