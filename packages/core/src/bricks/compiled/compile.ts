import type { Layers } from '../../family.js';
import type { BitBoard } from '../bit-board.js';
import type { CellCode } from '../cell-code.js';
import type { Layout } from '../layout.js';
import { CompiledLayers } from './layers.js';
import { MemoryPlan } from './memory.js';
import { type GoalWays, SearchWriter } from './search-code.js';

/** A board of up to 32 cells, and what is wanted of it. */
export interface CompiledBoard {
  readonly layout: Layout;
  readonly metric: string;
  readonly board: BitBoard;
  readonly code: CellCode;
  readonly maxSuccessors: number;
  readonly start: {
    readonly key: Int32Array;
    readonly free: number;
    /** The cells of each class. */
    readonly cells: Int32Array;
    readonly solved: boolean;
  };
  /** What solves it; left out if the search goes on after solved states. */
  readonly goals?: readonly GoalWays[];
}

/** A breadth-first search compiled for a board; undefined where the platform does not allow that, or the limit is too small for it. */
export function compileLayers(compiled: CompiledBoard, memoryLimit: number): Layers | undefined {
  const { layout, metric, board, code, maxSuccessors, start, goals } = compiled;
  const plan = new MemoryPlan(layout.classes.length, code.words, maxSuccessors);
  const bytes = CompiledLayers.firstBytes(plan);
  if (bytes > memoryLimit) return undefined;
  const search = new SearchWriter(layout, metric, plan, goals).write();
  const instance = search.module.start(bytes);
  if (instance === undefined) return undefined;
  const { words } = instance;
  words.set(board.covers, plan.covers / 4);
  words.set(board.fronts, plan.fronts / 4);
  for (let at = 0; at < code.terms.length; at++) {
    const [place, word] = [Math.floor(at / code.words), at % code.words];
    words[(plan.terms + place * plan.keyBytes) / 4 + word] = code.terms[at];
  }
  const record = new Int32Array(plan.recordBytes / 4);
  record.set(start.key);
  record[plan.freeAt / 4] = start.free;
  record[plan.cameAt / 4] = -1;
  record.set(start.cells, plan.cellsAt / 4);
  return new CompiledLayers(search, instance, memoryLimit, record, start.solved ? 0 : -1);
}
