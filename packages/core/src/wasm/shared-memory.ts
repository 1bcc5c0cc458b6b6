import { unsignedBytes } from './code.js';
import { list, PAGE, type Platform, text, type WasmInstance, type WasmModule, wholePages } from './module.js';

// Apart from modules with a memory of their own, which is what most pages need.

const MOST_PAGES = 65_536;
/** Up to here, addresses are the same whether the highest bit is taken for a sign or not. */
const PAGES_WITHOUT_SIGN = 32_768;
const SHARED_WITH_MAXIMUM = 3;

interface SharingPlatform {
  readonly WebAssembly?: Platform['WebAssembly'] & {
    readonly Memory: new (type: { initial: number; maximum: number; shared: true }) => SharedMemory;
  };
}

/** A memory that can be handed to other threads, who then have the same one. */
export interface SharedMemory {
  readonly buffer: SharedArrayBuffer;
  /** Adds pages; returns how many there were. */
  grow(pages: number): number;
}

/** So much shared memory; undefined where the platform has none, forbids it or lacks it. */
export function newSharedMemory(bytes: number): SharedMemory | undefined {
  const pages = wholePages(bytes) / PAGE;
  return newMemory(pages, pages);
}

/** An empty one, in which every thread can take room; undefined where the platform has none. */
export function newGrowingMemory(): SharedMemory | undefined {
  return newMemory(0, PAGES_WITHOUT_SIGN);
}

/** Takes so many bytes of a memory that grows, for this thread: where they begin; undefined if it cannot grow so much. */
export function takeRoom(memory: SharedMemory, bytes: number): number | undefined {
  try {
    return memory.grow(wholePages(bytes) / PAGE) * PAGE;
  } catch {
    return undefined;
  }
}

function newMemory(initial: number, maximum: number): SharedMemory | undefined {
  const { WebAssembly } = globalThis as unknown as SharingPlatform;
  try {
    const memory = new WebAssembly!.Memory({ initial, maximum, shared: true });
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
