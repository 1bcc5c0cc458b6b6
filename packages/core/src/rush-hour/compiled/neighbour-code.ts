import {
  type Code,
  constant,
  equal,
  get,
  type Local,
  lessUnsigned,
  load,
  set,
  subtract,
  when,
} from '../../wasm/code.js';
import type { WasmFunction, WasmModule } from '../../wasm/module.js';
import { AT, type BoardSize } from './memory.js';
import { item, word } from './shorthand.js';
import { SlideWriter } from './slide-writer.js';
import { TableWriter } from './table-writer.js';

export function writeFirstNeighbour(module: WasmModule, board: BoardSize): WasmFunction {
  const f = module.addFunction('firstNeighbour', 1);
  const best = f.local();
  f.does(
    visitNeighbours(f, board, (found) =>
      // What was not found is the largest of unsigned numbers, less one; and so is the best at first.
      when(lessUnsigned(subtract(get(found), constant(1)), subtract(get(best), constant(1))), set(best, get(found))),
    ),
    subtract(get(best), constant(1)),
  );
  return f;
}

export function writeNearer(module: WasmModule, board: BoardSize): WasmFunction {
  const f = module.addFunction('nearer', 1);
  const [best, distances, wanted, number] = f.words();
  const distanceOf = (state: Local): Code => load(item(distances, get(state), 2));
  f.does(
    set(distances, word(AT.distances)),
    set(wanted, subtract(distanceOf(f.parameter(0)), constant(1))),
    visitNeighbours(f, board, (found) => [
      set(number, subtract(get(found), constant(1))),
      when(equal(distanceOf(number), get(wanted)), set(best, get(number))),
    ]),
    get(best),
  );
  return f;
}

/** Looks up all neighbours of the state that the function is asked for. */
function visitNeighbours(f: WasmFunction, board: BoardSize, visit: (found: Local) => Code): Code {
  const table = new TableWriter(f);
  const slides = new SlideWriter(f, board);
  const state = get(f.parameter(0));
  return [
    table.begin(),
    slides.beginList(),
    slides.list(state, table.digitsOf(state), word(AT.boardLines)),
    slides.generate(),
    slides.visit(table.next, [table.find(), visit(table.found)]),
  ];
}
