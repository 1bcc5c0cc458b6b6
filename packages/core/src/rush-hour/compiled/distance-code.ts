import {
  add,
  and,
  choose,
  constant,
  get,
  less,
  load,
  loadHalf,
  loopWhile,
  repeatWhile,
  set,
  store,
  storeHalf,
  subtract,
} from '../../wasm/code.js';
import type { WasmFunction, WasmModule } from '../../wasm/module.js';
import { isGoal } from './goal-code.js';
import { AT, BATCH, type BoardSize, GOALS_AT } from './memory.js';
import { increase, item, keep, smaller, word } from './shorthand.js';
import { SlideWriter } from './slide-writer.js';
import { TableWriter } from './table-writer.js';

/**
 * Breadth-first search from all goals at once. Commuting moves are pruned as in a search from one state: the argument needs complete
 * layers, and nothing of the start.
 */
export function writeMeasure(module: WasmModule, board: BoardSize): WasmFunction {
  const f = module.addFunction('measure', 0);
  const table = new TableWriter(f);
  const slides = new SlideWriter(f, board);
  const digits = f.local('long');
  const [at, size, end, boardLines, lines, distances, queue, layers, layerCount, layerEnd, needed, columns] = f.words();
  const [batchEnd, number, distance, isNew, before] = f.words();
  f.does(
    table.begin(),
    set(size, word(AT.size)),
    set(boardLines, word(AT.boardLines)),
    set(lines, word(AT.lines)),
    set(distances, word(AT.distances)),
    set(queue, word(AT.queue)),
    set(layers, word(AT.layers)),
    // What is not a goal is written down, too, and the next one in its place: whether there is one is rarely predicted.
    loopWhile(less(get(at), get(size)), [
      set(digits, table.digitsOf(get(at))),
      set(isNew, isGoal(digits, GOALS_AT, needed, columns, board)),
      store(item(distances, get(at), 2), subtract(get(isNew), constant(1))),
      store(item(queue, get(end), 2), get(at)),
      storeHalf(item(lines, get(at), 1), get(boardLines)),
      set(end, add(get(end), get(isNew))),
      increase(at),
    ]),
    set(at, constant(0)),
    loopWhile(less(get(at), get(end)), [
      // A layer is what the queue has now.
      set(layerEnd, get(end)),
      store(item(layers, get(layerCount), 2), get(at)),
      increase(layerCount),
      repeatWhile(
        [
          set(batchEnd, smaller(get(layerEnd), add(get(at), constant(BATCH)))),
          slides.beginList(),
          repeatWhile(
            [
              set(number, load(item(queue, get(at), 2))),
              slides.list(get(number), table.digitsOf(get(number)), loadHalf(item(lines, get(number), 1))),
              increase(at),
            ],
            less(get(at), get(batchEnd)),
          ),
          slides.generate(),
          set(before, get(end)),
          slides.beginNew(get(end)),
          slides.visit(table.next, [
            table.find(),
            set(number, subtract(get(table.found), constant(1))),
            set(distance, load(item(distances, get(number), 2))),
            set(isNew, less(get(distance), constant(0))),
            store(item(distances, get(number), 2), choose(get(isNew), get(layerCount), get(distance))),
            store(item(queue, get(end), 2), get(number)),
            slides.keepNew(get(end)),
            set(end, add(get(end), get(isNew))),
          ]),
          loopWhile(less(get(before), get(end)), [
            storeHalf(
              item(lines, load(item(queue, get(before), 2)), 1),
              and(slides.linesAfter(get(before)), get(boardLines)),
            ),
            increase(before),
          ]),
        ],
        less(get(at), get(layerEnd)),
      ),
    ]),
    keep(AT.layerCount, get(layerCount)),
    get(end),
  );
  return f;
}
