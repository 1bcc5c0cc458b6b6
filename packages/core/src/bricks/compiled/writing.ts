import type { WasmModule } from '../../wasm/module.js';
import type { BitBoard } from '../space/bit-board.js';
import type { Layout } from '../space/layout.js';
import type { MemoryPlan } from './memory.js';

/** What all writers of code share: the module that they write into, the board, what is counted, and where everything stands. */
export interface Writing {
  readonly module: WasmModule;
  readonly layout: Layout;
  readonly board: BitBoard;
  readonly metric: string;
  /** Of two moves that can be made in either order, only one order is searched. */
  readonly oneOrder: boolean;
  readonly plan: MemoryPlan;
}
