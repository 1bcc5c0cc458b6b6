import {
  add,
  and,
  type Code,
  constant,
  get,
  greater,
  isZero,
  type Local,
  less,
  lessUnsigned,
  load,
  loadHalf,
  long,
  loopWhile,
  or,
  repeatWhile,
  set,
  shiftLeft,
  storeHalf,
  subtract,
  when,
} from '../../wasm/code.js';
import type { WasmFunction, WasmModule } from '../../wasm/module.js';
import { isGoal } from './goal-code.js';
import { AT, BATCH, type BoardSize, ENDS_AT, LEGAL_BYTES, MOST_SUCCESSORS, SLIDE_AT } from './memory.js';
import { increase, item, keep, StateWriter, word } from './state-writer.js';

export function writeExpand(module: WasmModule, board: BoardSize, isTaken: WasmFunction): WasmFunction {
  const f = module.addFunction('expand', 1);
  const most = f.parameter(0);
  const state = new StateWriter(f, board);
  const [done, at, size, generated, peak, solved, capacity, boardLines, lines, isNew, needed] = f.words();
  const [batch, prepared, number] = f.words();
  const kept: readonly (readonly [Local, number])[] = [
    [at, AT.expanded],
    [size, AT.size],
    [generated, AT.generated],
    [peak, AT.peak],
    [solved, AT.solved],
  ];
  const waiting = f.local();
  const floor = f.local('long');
  const goesOn = (): Code =>
    and(
      less(get(done), get(most)),
      less(get(at), get(size)),
      isZero(less(word(AT.limit), get(size))),
      isZero(less(get(capacity), add(get(size), constant(MOST_SUCCESSORS)))),
      less(get(solved), constant(0)),
    );
  f.does(
    state.begin(),
    kept.map(([local, address]) => set(local, word(address))),
    set(capacity, word(AT.capacity)),
    set(boardLines, word(AT.boardLines)),
    set(lines, word(AT.lines)),
    set(floor, long.load(constant(0), AT.floor)),
    loopWhile(goesOn(), [
      // Several states at a time: what is legal in one of them does not depend on the others, so that the processor works on them together.
      set(batch, subtract(get(size), get(at))),
      when(greater(get(batch), constant(BATCH)), set(batch, constant(BATCH))),
      set(prepared, constant(0)),
      set(number, get(at)),
      repeatWhile(
        [state.prepare(get(number), get(prepared)), increase(number), increase(prepared, LEGAL_BYTES)],
        less(get(prepared), shiftLeft(get(batch), constant(4))),
      ),
      set(prepared, constant(0)),
      loopWhile(and(goesOn(), less(get(prepared), shiftLeft(get(batch), constant(4)))), [
        state.slides(
          get(at),
          get(prepared),
          loadHalf(item(lines, get(at), 1)),
          (slide) => [
            state.find(),
            state.enter(get(size)),
            storeHalf(item(lines, get(size), 1), and(load(get(slide), SLIDE_AT.linesAfter), get(boardLines))),
            set(isNew, isZero(get(state.found))),
            when(
              and(
                or(isGoal(state.next, ENDS_AT, isTaken, needed), long.lessUnsigned(get(state.next), get(floor))),
                get(isNew),
              ),
              when(less(get(solved), constant(0)), set(solved, get(size))),
            ),
            set(size, add(get(size), get(isNew))),
          ],
          (slides) => set(generated, add(get(generated), slides)),
        ),
        increase(prepared, LEGAL_BYTES),
        increase(done),
        increase(at),
        // As searches by the plain space count: states after the goal are stored, and do not wait.
        set(waiting, subtract(get(size), get(at))),
        when(isZero(less(get(solved), constant(0))), set(waiting, subtract(add(get(solved), constant(1)), get(at)))),
        when(greater(get(waiting), get(peak)), set(peak, get(waiting))),
      ]),
    ]),
    kept.map(([local, address]) => keep(address, get(local))),
    get(done),
  );
  return f;
}

export function writeRebuild(module: WasmModule, board: BoardSize): WasmFunction {
  const f = module.addFunction('rebuild', 0);
  const state = new StateWriter(f, board);
  const [at, size] = f.words();
  f.does(
    state.begin(),
    set(size, word(AT.size)),
    loopWhile(less(get(at), get(size)), [state.insert(get(at)), increase(at)]),
    get(at),
  );
  return f;
}

export function writeFirstNeighbour(module: WasmModule, board: BoardSize): WasmFunction {
  const f = module.addFunction('firstNeighbour', 1);
  const state = new StateWriter(f, board);
  const best = f.local();
  f.does(
    state.begin(),
    set(best, constant(0)),
    state.prepare(get(f.parameter(0)), constant(0)),
    state.slides(
      get(f.parameter(0)),
      constant(0),
      word(AT.boardLines),
      () => [
        state.find(),
        // What was not found is the largest of unsigned numbers, less one; and so is the best at first.
        when(
          lessUnsigned(subtract(get(state.found), constant(1)), subtract(get(best), constant(1))),
          set(best, get(state.found)),
        ),
      ],
      () => [],
    ),
    subtract(get(best), constant(1)),
  );
  return f;
}
