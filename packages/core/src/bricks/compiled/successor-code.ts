import {
  add,
  and,
  atLeast,
  type Code,
  call,
  choose,
  constant,
  different,
  get,
  greater,
  type Local,
  less,
  load,
  loopWhile,
  or,
  set,
  shiftRight,
  shiftRightSigned,
  subtract,
  when,
} from '../../wasm/code.js';
import type { WasmFunction } from '../../wasm/module.js';
import { ClassWriter, type Listed } from './class-code.js';
import { placeAfter, placeBefore, wordFor } from './place-code.js';
import type { Writing } from './writing.js';

/** Generates the code that generates the successors of a state. */
export class SuccessorWriter {
  constructor(private readonly writing: Writing) {}

  write(f: WasmFunction, state: Local, emit: Listed['emit']): Code {
    const { plan, metric, layout } = this.writing;
    const [free, came, swept, lastClass, lastFrom, lastTo, orderClass] = f.words();
    const listed: Listed = { f, state, free, lastClass, lastFrom, lastTo, swept, orderClass, emit };
    const writers = layout.classes.map((_, i) => new ClassWriter(this.writing, listed, i));
    return [
      set(free, load(get(state), plan.freeAt)),
      set(came, load(get(state), plan.cameAt)),
      // At the start, where it is -1, this is a class before all others: nothing is pruned.
      set(lastClass, shiftRightSigned(get(came), constant(10))),
      set(lastFrom, and(shiftRight(get(came), constant(5)), constant(31))),
      set(lastTo, and(get(came), constant(31))),
      this.settleOrder(listed, came, writers),
      writers.map((writer) => {
        if (metric === 'moves') return writer.moves();
        return metric === 'slides' ? writer.slides() : writer.steps();
      }),
    ];
  }

  /** Commutativity pruning: determines which moves after the last one are searched in the other order only. */
  private settleOrder(
    { swept, lastClass, orderClass, free }: Listed,
    came: Local,
    writers: readonly ClassWriter[],
  ): Code {
    const { metric, oneOrder } = this.writing;
    if (!oneOrder) return set(orderClass, constant(-1));
    return [
      set(orderClass, get(lastClass)),
      set(swept, constant(0)),
      metric === 'moves'
        ? writers.map((writer) => writer.sweepOnWay(get(came), get(free)))
        : when(atLeast(get(came), constant(0)), set(swept, call(this.writeSweep(), get(came)))),
    ];
  }

  /** A function of an edge along a line: the cells on which its brick stood during the move. */
  private writeSweep(): WasmFunction {
    const { module, plan, layout } = this.writing;
    const { width } = layout;
    const f = module.addFunction('sweep', 1);
    const edge = f.parameter(0);
    const [brick, goal, distance, delta, swept] = f.words();
    const cover = wordFor(plan.covers, get(brick));
    f.does(
      set(brick, placeBefore(get(edge))),
      set(goal, placeAfter(get(edge))),
      set(distance, subtract(get(goal), get(brick))),
      set(
        delta,
        choose(
          and(less(get(distance), constant(width)), greater(get(distance), constant(-width))),
          constant(1),
          constant(width),
        ),
      ),
      when(less(get(distance), constant(0)), set(delta, subtract(constant(0), get(delta)))),
      set(swept, cover),
      loopWhile(different(get(brick), get(goal)), [
        set(brick, add(get(brick), get(delta))),
        set(swept, or(get(swept), cover)),
      ]),
      get(swept),
    );
    return f;
  }
}
