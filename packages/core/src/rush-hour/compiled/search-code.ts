import { type WasmFunction, WasmModule } from '../../wasm/module.js';
import { writeMeasure } from './distance-code.js';
import { writeExpand, writeRebuild } from './expand-code.js';
import { writeFillLists, writeJoinLines } from './line-table-code.js';
import type { BoardSize } from './memory.js';
import { writeFirstNeighbour, writeNearer } from './neighbour-code.js';

/** The compiled functions. */
export interface SearchCode {
  readonly module: WasmModule;
  /** `expand(most)` expands up to so many states, fewer at the end of the search or where there is no room. Returns how many. */
  readonly expand: WasmFunction;
  /** `rebuild()` fills the hash table, whose slots are zeros, with all states. */
  readonly rebuild: WasmFunction;
  /** `measure()` finds the distance of each state from the nearest goal, in a component that is complete. Returns how many have one. */
  readonly measure: WasmFunction;
  /** `firstNeighbour(state)` is the neighbour with the smallest number. */
  readonly firstNeighbour: WasmFunction;
  /** `nearer(state)` is a neighbour that is nearer to a goal by one, by what was measured. */
  readonly nearer: WasmFunction;
  /** `fillLists(table, arrangements, length)` finds the legal slides of a line past all sets of cells that are taken from across. */
  readonly fillLists: WasmFunction;
  /** `joinLines(pair, first, second)` makes the table of a pair from those of its lines, which have so many arrangements. */
  readonly joinLines: WasmFunction;
}

/**
 * Writes the module that searches Rush Hour boards of a size, of up to 8×8 cells. It serves all boards of a size: a
 * board is described by tables, so setting one up costs next to nothing. A state is its digits: the arrangement of
 * each line in four bits, those of the rows above those of the columns.
 */
export function writeSearch(board: BoardSize): SearchCode {
  const module = new WasmModule();
  return {
    module,
    expand: writeExpand(module, board),
    rebuild: writeRebuild(module),
    measure: writeMeasure(module, board),
    firstNeighbour: writeFirstNeighbour(module, board),
    nearer: writeNearer(module, board),
    fillLists: writeFillLists(module, board),
    joinLines: writeJoinLines(module, board),
  };
}
