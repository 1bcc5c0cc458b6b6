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
  giveBack,
  greater,
  isZero,
  type Local,
  less,
  load,
  loopWhile,
  or,
  remainder,
  set,
  shiftLeft,
  shiftRight,
  shiftRightSigned,
  subtract,
  when,
} from '../../wasm/code.js';
import type { WasmFunction } from '../../wasm/module.js';
import { ClassWriter, type Listed } from './class-code.js';
import type { Writing } from './writing.js';

/** Writes the code that lists the successors of a state. */
export class SuccessorWriter {
  constructor(private readonly writing: Writing) {}

  write(f: WasmFunction, state: Local, emit: Listed['emit']): Code {
    const { plan, metric, layout } = this.writing;
    const [free, came, swept, lastClass, lastFrom, lastTo, orderClass] = f.words();
    const listed: Listed = { f, state, free, lastClass, lastFrom, lastTo, swept, orderClass, emit };
    const classes = layout.classes.map((_, i) => {
      const writer = new ClassWriter(this.writing, listed, i);
      if (metric === 'moves') return writer.moves();
      return metric === 'slides' ? writer.slides() : writer.steps();
    });
    return [
      set(free, load(get(state), plan.freeAt)),
      set(came, load(get(state), plan.cameAt)),
      // At the start, where it is -1, this is a class before all others: nothing is left out.
      set(lastClass, shiftRightSigned(get(came), constant(10))),
      set(lastFrom, and(shiftRight(get(came), constant(5)), constant(31))),
      set(lastTo, and(get(came), constant(31))),
      this.settleOrder(listed, came),
      classes,
    ];
  }

  /** Of two moves that can be made in either order, only one order is searched; here it is settled which. */
  private settleOrder({ swept, lastClass, orderClass, free }: Listed, came: Local): Code {
    const { metric, oneOrder } = this.writing;
    if (!oneOrder) return set(orderClass, constant(-1));
    return [
      set(swept, constant(0)),
      when(atLeast(get(came), constant(0)), set(swept, call(this.writeSweep(), get(came), get(free)))),
      set(orderClass, get(lastClass)),
      metric === 'moves' ? when(isZero(get(swept)), set(orderClass, constant(-1))) : [],
    ];
  }

  /** A function of an edge and of the cells that are free after it: the cells on which its brick stood at any time. */
  private writeSweep(): WasmFunction {
    const { module, metric, plan, layout } = this.writing;
    const { covers, fronts } = plan;
    const { width, deltas } = layout;
    const f = module.addFunction('sweep', 2);
    const [edge, free] = [f.parameter(0), f.parameter(1)];
    const [brick, goal, distance, sideways, direction, delta, swept, front, open] = f.words();
    const cover = (place: Code): Code => load(shiftLeft(place, constant(2)), covers);
    const setUp = [
      set(brick, shiftRight(get(edge), constant(5))),
      set(goal, or(and(get(brick), constant(~31)), and(get(edge), constant(31)))),
      set(swept, cover(get(brick))),
    ];
    if (metric === 'steps') {
      f.does(setUp, get(swept));
      return f;
    }
    const [left, right, up, down] = deltas.map(constant) as [Code, Code, Code, Code];
    f.does(
      setUp,
      set(distance, subtract(get(goal), get(brick))),
      set(sideways, and(less(get(distance), constant(width)), greater(get(distance), constant(-width)))),
      // A way that is not straight is not known.
      when(
        and(isZero(get(sideways)), different(remainder(get(distance), constant(width)), constant(0))),
        giveBack(constant(0)),
      ),
      set(direction, add(choose(get(sideways), constant(0), constant(2)), greater(get(distance), constant(0)))),
      set(
        delta,
        choose(
          get(sideways),
          choose(greater(get(distance), constant(0)), right, left),
          choose(greater(get(distance), constant(0)), down, up),
        ),
      ),
      set(open, or(get(free), cover(get(brick)), cover(get(goal)))),
      loopWhile(different(get(brick), get(goal)), [
        set(front, load(shiftLeft(or(shiftLeft(get(brick), constant(2)), get(direction)), constant(2)), fronts)),
        when(or(isZero(get(front)), different(and(get(open), get(front)), get(front))), giveBack(constant(0))),
        set(swept, or(get(swept), get(front))),
        set(brick, add(get(brick), get(delta))),
      ]),
      get(swept),
    );
    return f;
  }
}
