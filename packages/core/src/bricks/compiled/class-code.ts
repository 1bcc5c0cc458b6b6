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
  long,
  loopWhile,
  lowestBit,
  multiply,
  not,
  or,
  repeatWhile,
  set,
  shiftLeft,
  shiftRight,
  subtract,
  tee,
  when,
  xor,
} from '../../wasm/code.js';
import type { WasmFunction, WasmModule } from '../../wasm/module.js';
import { MOST_CELLS } from '../bit-board.js';
import type { BrickClass, Layout } from '../layout.js';
import type { MemoryPlan } from './memory.js';

/** Is given the words of a successor's key, and its edge. */
export type Emit = (key: readonly Local[], edge: Code) => Code;

/** What is known of the last move. */
export interface Last {
  readonly lastClass: Local;
  /** The same, or -1 if all moves must be searched after it. */
  readonly orderClass: Local;
  readonly lastFrom: Local;
  readonly lastTo: Local;
  readonly swept: Local;
}

/** Writes the code for the bricks of one class. */
export class ClassWriter {
  private readonly cells: Local;
  /** The cells of bricks that are searched after the last move whatever they do. */
  private readonly anyway: Local;
  private readonly from: Local;
  private readonly to: Local;
  private readonly base: readonly Local[];
  private readonly key: readonly Local[];

  constructor(
    private readonly module: WasmModule,
    private readonly f: WasmFunction,
    private readonly layout: Layout,
    private readonly brickClass: BrickClass,
    private readonly number: number,
    private readonly plan: MemoryPlan,
    private readonly state: Local,
    private readonly free: Local,
    private readonly last: Last,
    private readonly emit: Emit,
  ) {
    this.cells = f.local();
    this.anyway = f.local();
    this.from = f.local();
    this.to = f.local();
    this.base = Array.from({ length: plan.keyBytes / 8 }, () => f.local('long'));
    this.key = Array.from({ length: plan.keyBytes / 8 }, () => f.local('long'));
  }

  steps(): Code {
    const { cells, anyway, last, from } = this;
    const able = this.f.local();
    const directions = this.directions().map(({ direction, canStep, delta }) => {
      // A step straight back leads nowhere new.
      const isBack = and(this.isLastClass, equal(subtract(get(last.lastFrom), get(last.lastTo)), constant(delta)));
      return [
        set(
          able,
          and(
            this.ableTo(direction, canStep, get(this.free)),
            get(cells),
            or(get(anyway), this.meeting(direction, canStep, get(last.swept))),
            not(shiftLeft(isBack, get(last.lastTo))),
          ),
        ),
        this.forEach(able, from, [this.lift(), this.put(add(get(from), constant(delta)))]),
      ];
    });
    return [this.prepare(), directions];
  }

  slides(): Code {
    const { f, cells, anyway, last, from, to, free } = this;
    const { width } = this.layout;
    const [able, open, meeting, needed] = [f.local(), f.local(), f.local(), f.local()];
    const distance = subtract(get(last.lastTo), get(last.lastFrom));
    const inRow = and(less(distance, constant(width)), greater(distance, constant(-width)));
    const directions = this.directions().map(({ direction, canStep, delta }) => {
      const sameLine = direction < 2 ? inRow : isZero(inRow);
      // A brick that has just slid in a line gets nowhere new by sliding on in it: that could have been one slide.
      const notAgain = not(shiftLeft(and(this.isLastClass, sameLine), get(last.lastTo)));
      const ownCells = or(get(free), load(shiftLeft(get(from), constant(2)), this.coverTable));
      return [
        set(open, this.ableTo(direction, canStep, get(free))),
        set(meeting, this.meeting(direction, canStep, get(last.swept))),
        // A step that is not searched may be the first of a slide that is.
        set(able, and(get(open), get(cells), notAgain, or(get(anyway), get(meeting), moved(get(open), delta)))),
        this.forEach(able, from, [
          this.isHollow(direction) ? set(open, this.ableTo(direction, canStep, ownCells)) : [],
          set(needed, isSet(get(anyway), get(from))),
          set(to, get(from)),
          this.lift(),
          repeatWhile(
            [
              set(needed, or(get(needed), isSet(get(meeting), get(to)))),
              set(to, add(get(to), constant(delta))),
              when(get(needed), this.put(get(to))),
            ],
            isSet(get(open), get(to)),
          ),
        ]),
      ];
    });
    return [this.prepare(), directions];
  }

  /** Every place that a brick can get to while nothing else moves. */
  moves(): Code {
    const { f, cells, anyway, last, from, to, free } = this;
    const [able, own, fits, others, reached] = [f.local(), f.local(), f.local(), f.local(), f.local()];
    const flood = this.writeFlood();
    const ways = this.directions().map(({ direction, canStep }) => this.ableTo(direction, canStep, get(free)));
    if (ways.length === 0) return [];
    const [first, ...rest] = ways as [Code, ...Code[]];
    // A brick need not move twice in a row: it could have gone there at once.
    const notAgain = not(shiftLeft(this.isLastClass, get(last.lastTo)));
    return [
      this.prepare(),
      set(able, and(or(first, ...rest), get(cells), notAgain)),
      this.forEach(able, from, [
        set(own, load(shiftLeft(get(from), constant(2)), this.coverTable)),
        set(fits, this.fitting(or(get(free), get(own)))),
        set(others, this.fitting(or(and(get(free), not(get(last.swept))), get(own)))),
        set(others, choose(isSet(get(anyway), get(from)), bit(get(from)), get(others))),
        // What it gets to without the cells that the last move has swept is left out; or else only its own place.
        when(different(get(fits), get(others)), [
          set(reached, call(flood, bit(get(from)), get(fits))),
          when(different(get(others), bit(get(from))), set(others, call(flood, bit(get(from)), get(others)))),
          set(reached, xor(get(reached), get(others))),
          this.lift(),
          this.forEach(reached, to, this.put(get(to))),
        ]),
      ]),
    ];
  }

  private prepare(): Code {
    const { last, number } = this;
    const afterLast = or(shiftLeft(constant(-2), get(last.lastFrom)), bit(get(last.lastTo)));
    return [
      set(this.cells, load(get(this.state), this.plan.cellsAt + 4 * number)),
      set(
        this.anyway,
        or(
          everyBitIf(greater(constant(number), get(last.orderClass))),
          and(everyBitIf(equal(get(last.orderClass), constant(number))), afterLast),
        ),
      ),
    ];
  }

  private get isLastClass(): Code {
    return equal(get(this.last.lastClass), constant(this.number));
  }

  private get coverTable(): number {
    return this.plan.covers + 4 * MOST_CELLS * this.number;
  }

  /** The directions in which its bricks can go anywhere, and the cells from which walls let them. */
  private directions(): { direction: number; canStep: number; delta: number }[] {
    const { places, steps } = this.brickClass;
    return this.layout.deltas.flatMap((delta, direction) => {
      const canStep = places.reduce(
        (mask, cell, place) => (steps[4 * place + direction] < 0 ? mask : mask | (1 << cell)),
        0,
      );
      return canStep === 0 ? [] : [{ direction, canStep, delta }];
    });
  }

  /** The places from which a step enters free cells only. */
  private ableTo(direction: number, canStep: number, free: Code): Code {
    return and(constant(canStep), ...[...this.brickClass.fronts[direction]!].map((offset) => moved(free, offset)));
  }

  /** The places from which a step enters one of some cells. */
  private meeting(direction: number, canStep: number, cells: Code): Code {
    const fronts = [...this.brickClass.fronts[direction]!].map((offset) => moved(cells, offset)) as [Code, ...Code[]];
    return and(constant(canStep), or(...fronts));
  }

  /** The places where a brick would stand on some cells only. */
  private fitting(cells: Code): Code {
    const cellsLocal = this.f.local();
    const { places, offsets } = this.brickClass;
    const all = places.reduce((mask, cell) => mask | (1 << cell), 0);
    const [first, ...others] = [...offsets] as [number, ...number[]];
    return and(
      moved(tee(cellsLocal, cells), first),
      ...others.map((offset) => moved(get(cellsLocal), offset)),
      constant(all),
    );
  }

  /** A function of a place and of the places that fit: those that can be reached. */
  private writeFlood(): WasmFunction {
    const f = this.module.addFunction(`flood${this.number}`, 2);
    const [reached, fits, before] = [f.parameter(0), f.parameter(1), f.local()];
    const spread = this.directions().map(({ canStep, delta }) => moved(and(get(reached), constant(canStep)), -delta));
    f.does(
      repeatWhile(
        [set(before, get(reached)), set(reached, or(get(reached), and(or(constant(0), ...spread), get(fits))))],
        and(different(get(reached), get(before)), different(get(reached), get(fits))),
      ),
      get(reached),
    );
    return f;
  }

  /** Whether a brick that slides can pass over cells on which it stood at first: those inside a U, say. */
  private isHollow(direction: number): boolean {
    const { rows, columns } = this.brickClass;
    const [lines, along] = direction < 2 ? [rows, columns] : [columns, rows];
    return lines.some((line) => {
      const inLine = along.filter((_, i) => lines[i] === line);
      return Math.max(...inLine) - Math.min(...inLine) + 1 > inLine.length;
    });
  }

  /** For every one of some cells, which are used up: its number. */
  private forEach(cells: Local, cell: Local, body: Code): Code {
    return loopWhile(different(get(cells), constant(0)), [
      set(cell, lowestBit(get(cells))),
      set(cells, and(get(cells), subtract(get(cells), constant(1)))),
      body,
    ]);
  }

  /** Takes the brick on `from` out of the key. */
  private lift(): Code {
    return this.base.map((word, i) =>
      set(word, long.subtract(long.load(get(this.state), 8 * i), this.term(get(this.from), i))),
    );
  }

  /** Puts it down elsewhere: a successor. */
  private put(to: Code): Code {
    const place = this.f.local();
    const { key, base, from, number } = this;
    return [
      set(place, to),
      key.map((word, i) => set(word, long.add(get(base[i]!), this.term(get(place), i)))),
      this.emit(key, or(constant(number << 10), shiftLeft(get(from), constant(5)), get(place))),
    ];
  }

  private term(cell: Code, word: number): Code {
    const { terms, keyBytes } = this.plan;
    return long.load(multiply(cell, constant(keyBytes)), terms + MOST_CELLS * keyBytes * this.number + 8 * word);
  }
}

/** The places from which cells at some distance are in a set. */
function moved(cells: Code, distance: number): Code {
  if (distance === 0) return cells;
  return distance > 0 ? shiftRight(cells, constant(distance)) : shiftLeft(cells, constant(-distance));
}
