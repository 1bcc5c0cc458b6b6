import { unsignedBytes } from './code.js';
import { list, PAGE, type Platform, text, type WasmInstance, type WasmModule, wholePages } from './module.js';

// Apart from modules with a memory of their own, which is what most pages need.

const MOST_PAGES = 65_536;
const SHARED_WITH_MAXIMUM = 3;

interface SharingPlatform {
  readonly WebAssembly?: Platform['WebAssembly'] & {
    readonly Memory: new (type: { initial: number; maximum: number; shared: true }) => SharedMemory;
  };
}

/** A memory that can be handed to other threads, who then have the same one. */
export interface SharedMemory {
  readonly buffer: SharedArrayBuffer;
}

/** So much shared memory; undefined where the platform has none, forbids it or lacks it. */
export function newSharedMemory(bytes: number): SharedMemory | undefined {
  const { WebAssembly } = globalThis as unknown as SharingPlatform;
  const pages = wholePages(bytes) / PAGE;
  try {
    const memory = new WebAssembly!.Memory({ initial: pages, maximum: pages, shared: true });
    return typeof SharedArrayBuffer === 'function' && memory.buffer instanceof SharedArrayBuffer ? memory : undefined;
  } catch {
    return undefined;
  }
}

/** Compiles a module and starts it on a memory that other threads use, too; undefined where the platform does not allow it. */
export function startOn(module: WasmModule, memory: SharedMemory): WasmInstance | undefined {
  const type = [SHARED_WITH_MAXIMUM, unsignedBytes(0), unsignedBytes(MOST_PAGES)];
  return module.startWith('shared', { shared: { memory } }, [2, list([[text('shared'), text('memory'), 2, type]])]);
}
