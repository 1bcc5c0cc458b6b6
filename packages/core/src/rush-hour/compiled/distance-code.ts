import {
  add,
  and,
  type Code,
  constant,
  equal,
  get,
  greater,
  less,
  load,
  loadHalf,
  loopWhile,
  repeatWhile,
  set,
  shiftLeft,
  store,
  storeHalf,
  subtract,
  when,
} from '../../wasm/code.js';
import type { WasmFunction, WasmModule } from '../../wasm/module.js';
import { isGoal } from './goal-code.js';
import { AT, BATCH, type BoardSize, GOALS_AT, LEGAL_BYTES, SLIDE_AT } from './memory.js';
import { increase, item, keep, StateWriter, word } from './state-writer.js';

/**
 * Breadth-first search from all goals at once. Commuting moves are pruned as in a search from one state: the argument needs complete
 * layers, and nothing of the start.
 */
export function writeMeasure(module: WasmModule, board: BoardSize, isTaken: WasmFunction): WasmFunction {
  const f = module.addFunction('measure', 0);
  const state = new StateWriter(f, board);
  const [at, size, end, boardLines, lines, distances, queue, layers, layerCount, layerEnd, distance, needed, found] =
    f.words();
  const [batch, prepared, number] = f.words();
  const append = (number: Code, ofLines: Code): Code => [
    store(item(queue, get(end), 2), number),
    storeHalf(item(lines, number, 1), ofLines),
    increase(end),
  ];
  f.does(
    state.begin(),
    set(size, word(AT.size)),
    set(boardLines, word(AT.boardLines)),
    set(lines, word(AT.lines)),
    set(distances, word(AT.distances)),
    set(queue, word(AT.queue)),
    set(layers, word(AT.layers)),
    loopWhile(less(get(at), get(size)), [
      state.loadDigits(get(at)),
      store(item(distances, get(at), 2), constant(-1)),
      when(isGoal(state.digits, GOALS_AT, isTaken, needed), [
        store(item(distances, get(at), 2), constant(0)),
        append(get(at), get(boardLines)),
      ]),
      increase(at),
    ]),
    set(at, constant(0)),
    loopWhile(less(get(at), get(end)), [
      set(batch, subtract(get(end), get(at))),
      when(greater(get(batch), constant(BATCH)), set(batch, constant(BATCH))),
      set(prepared, constant(0)),
      set(number, get(at)),
      repeatWhile(
        [
          state.prepare(load(item(queue, get(number), 2)), get(prepared)),
          increase(number),
          increase(prepared, LEGAL_BYTES),
        ],
        less(get(prepared), shiftLeft(get(batch), constant(4))),
      ),
      set(prepared, constant(0)),
      repeatWhile(
        [
          when(equal(get(at), get(layerEnd)), [
            store(item(layers, get(layerCount), 2), get(at)),
            increase(layerCount),
            set(layerEnd, get(end)),
          ]),
          set(number, load(item(queue, get(at), 2))),
          set(distance, add(load(item(distances, get(number), 2)), constant(1))),
          state.slides(
            get(number),
            get(prepared),
            loadHalf(item(lines, get(number), 1)),
            (slide) => [
              state.find(),
              set(found, subtract(get(state.found), constant(1))),
              when(less(load(item(distances, get(found), 2)), constant(0)), [
                store(item(distances, get(found), 2), get(distance)),
                append(get(found), and(load(get(slide), SLIDE_AT.linesAfter), get(boardLines))),
              ]),
            ],
            () => [],
          ),
          increase(at),
          increase(prepared, LEGAL_BYTES),
        ],
        less(get(prepared), shiftLeft(get(batch), constant(4))),
      ),
    ]),
    keep(AT.layerCount, get(layerCount)),
    get(end),
  );
  return f;
}

export function writeNearer(module: WasmModule, board: BoardSize): WasmFunction {
  const f = module.addFunction('nearer', 1);
  const state = new StateWriter(f, board);
  const [best, distances, wanted, number] = f.words();
  f.does(
    state.begin(),
    set(distances, word(AT.distances)),
    set(wanted, subtract(load(item(distances, get(f.parameter(0)), 2)), constant(1))),
    state.prepare(get(f.parameter(0)), constant(0)),
    state.slides(
      get(f.parameter(0)),
      constant(0),
      word(AT.boardLines),
      () => [
        state.find(),
        set(number, subtract(get(state.found), constant(1))),
        when(equal(load(item(distances, get(number), 2)), get(wanted)), set(best, get(number))),
      ],
      () => [],
    ),
    get(best),
  );
  return f;
}
