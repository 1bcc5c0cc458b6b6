import type { WasmModule } from '../../wasm/module.js';
import type { BitBoard } from '../space/bit-board.js';
import type { Layout } from '../space/layout.js';
import type { MemoryPlan } from './memory.js';

/** The context of all code generators: the module, the board, the metric and the memory layout. */
export interface Writing {
  readonly module: WasmModule;
  readonly layout: Layout;
  readonly board: BitBoard;
  readonly metric: string;
  /** Commutativity pruning: of two moves that commute, only one order is searched. */
  readonly oneOrder: boolean;
  readonly plan: MemoryPlan;
}
