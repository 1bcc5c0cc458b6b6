import type { WasmModule } from '../../wasm/module.js';
import type { Layout } from '../layout.js';
import type { MemoryPlan } from './memory.js';

/** What all writers of code share: the module that they write into, the board, what is counted, and where everything stands. */
export interface Writing {
  readonly module: WasmModule;
  readonly layout: Layout;
  readonly metric: string;
  readonly plan: MemoryPlan;
}
