import type { Layers } from '../../contract/engine/space.js';
import { WasmModule } from '../../wasm/module.js';
import type { BitBoard } from '../space/bit-board.js';
import type { CellCode } from '../space/cell-code.js';
import type { Layout } from '../space/layout.js';
import { CompiledLayers } from './layers.js';
import { MemoryPlan } from './memory.js';
import { type GoalOptions, SearchWriter } from './search-code.js';

/** A symmetry, by class × 32 + cell: what a brick there adds to the key of the image, and class and cell of its image. */
export interface SymmetryTables {
  readonly terms: Int32Array;
  readonly images: Int32Array;
}

/** A board of up to 32 cells, and the search to compile for it. */
export interface CompiledBoard {
  readonly layout: Layout;
  readonly metric: string;
  readonly board: BitBoard;
  readonly code: CellCode;
  readonly oneOrder: boolean;
  readonly maxSuccessors: number;
  readonly start: {
    /** Its key, and those of its images. */
    readonly keys: readonly Int32Array[];
    readonly free: number;
    /** The cells of each class. */
    readonly cells: Int32Array;
    readonly solved: boolean;
  };
  /** The symmetries for symmetry reduction; none without it. */
  readonly symmetries: readonly SymmetryTables[];
  /** The goals; left out if the search continues past goal states. */
  readonly goals?: readonly GoalOptions[];
}

/** A breadth-first search compiled for a board; undefined where the platform does not allow that, or the limit is too small for it. */
export function compileLayers(compiled: CompiledBoard, memoryLimit: number): Layers | undefined {
  const { layout, metric, board, code, oneOrder, maxSuccessors, start, symmetries, goals } = compiled;
  const plan = new MemoryPlan(layout.classes.length, code.words, maxSuccessors, symmetries.length);
  const { inside, outside } = CompiledLayers.firstBytes(plan, code.words);
  if (inside + outside > memoryLimit) return undefined;
  const module = new WasmModule();
  const search = new SearchWriter({ module, layout, board, metric, oneOrder, plan }, goals).write();
  const instance = module.start(inside);
  if (instance === undefined) return undefined;
  const { words } = instance;
  words.set(board.covers, plan.covers / 4);
  const writeKeys = (keys: Int32Array, into: Int32Array, at: number): void => {
    for (let i = 0; i < keys.length; i++) {
      into[at + Math.floor(i / code.words) * (plan.keyBytes / 4) + (i % code.words)] = keys[i];
    }
  };
  writeKeys(code.terms, words, plan.terms / 4);
  for (const [s, { terms, images }] of symmetries.entries()) {
    writeKeys(terms, words, (plan.terms + (1 + s) * plan.termsBytes) / 4);
    words.set(images, (plan.images + s * plan.imagesBytes) / 4);
  }
  const record = new Int32Array(plan.recordBytes / 4);
  for (const [k, key] of start.keys.entries()) writeKeys(key, record, (k * plan.keyBytes) / 4);
  record[plan.freeAt / 4] = start.free;
  record[plan.cameAt / 4] = -1;
  record.set(start.cells, plan.cellsAt / 4);
  return new CompiledLayers(plan, code.words, search, instance, memoryLimit, record, start.solved ? 0 : -1);
}
