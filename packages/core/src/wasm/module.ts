import { type Code, constant, type Local, unsignedBytes, vector } from './code.js';

type Type = 'word' | 'long' | 'vector';
const TYPES: Readonly<Record<Type, number>> = { word: 0x7f, long: 0x7e, vector: 0x7b };
export const PAGE = 65_536;

/** The section that declares or imports the memory: its number and content. */
export type MemorySection = readonly [number, Code];

/** A function of a module; its parameters are words, and so is its result. */
export class WasmFunction {
  private readonly locals: Type[] = [];
  private body: Code = [];

  constructor(
    readonly index: number,
    readonly name: string,
    readonly parameters: number,
  ) {}

  parameter(index: number): Local {
    return { index };
  }

  local(type: Type = 'word'): Local {
    return { index: this.parameters + this.locals.push(type) - 1 };
  }

  /** As many new words as are asked for: `const [a, b] = f.words()`. */
  *words(): Generator<Local, never> {
    for (;;) yield this.local();
  }

  /** Its code; the last value is the result. */
  does(...body: Code[]): void {
    this.body = body;
  }

  get bytes(): number[] {
    const code = flat([list(this.locals.map((type) => [1, TYPES[type]])), this.body, 0x0b]);
    return [...unsignedBytes(code.length), ...code];
  }
}

/** A WebAssembly module with its own memory, assembled function by function. */
export class WasmModule {
  private readonly functions: WasmFunction[] = [];
  /** What was compiled when it was last started, and for which memory. */
  private compiled: { readonly name: string; readonly module: object } | undefined;

  addFunction(name: string, parameters: number): WasmFunction {
    const added = new WasmFunction(this.functions.length, name, parameters);
    this.functions.push(added);
    return added;
  }

  /** Compiles and starts it; undefined where the platform has no WebAssembly, forbids it or lacks the memory. */
  start(memoryBytes: number): WasmInstance | undefined {
    return this.startWith(`own ${memoryBytes}`, {}, memoryOf(memoryBytes));
  }

  /** The same with a section that declares or imports the memory; `name` tells it from others. */
  startWith(name: string, imports: object, section: MemorySection): WasmInstance | undefined {
    // Its memory is little-endian; so must the platform's typed arrays be.
    if (new Uint8Array(Int32Array.of(1).buffer)[0] === 0) return undefined;
    const { WebAssembly } = globalThis as unknown as Platform;
    try {
      if (this.compiled?.name !== name) {
        this.compiled = { name, module: new WebAssembly!.Module(this.bytes(section)) };
      }
      return new WasmInstance(new WebAssembly!.Instance(this.compiled.module, imports).exports);
    } catch (error) {
      // Invalid code is a mistake of the caller, not of the platform.
      if (WebAssembly?.validate(this.bytes(section)) === false) throw error;
      return undefined;
    }
  }

  bytes(memory: MemorySection): Uint8Array {
    const { functions } = this;
    const types = functions.map(({ parameters }) => [
      0x60,
      list(Array(parameters).fill(TYPES.word)),
      list([TYPES.word]),
    ]);
    const sections: readonly (readonly [number, Code])[] = [
      [1, list(types)],
      ...(memory[0] < 3 ? [memory] : []),
      [3, list(functions.map(({ index }) => unsignedBytes(index)))],
      ...(memory[0] > 3 ? [memory] : []),
      [7, list([[text('memory'), 2, 0], ...functions.map(({ name, index }) => [text(name), 0, unsignedBytes(index)])])],
      [10, list(functions.map(({ bytes }) => bytes))],
    ];
    const code = sections.map(([id, content]) => {
      const bytes = flat(content);
      return [id, unsignedBytes(bytes.length), bytes];
    });
    return Uint8Array.from(flat([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0, code]));
  }
}

/** Whether modules can be compiled and started here. */
export function hasWebAssembly(): boolean {
  return new WasmModule().start(0) !== undefined;
}

let vectors: boolean | undefined;

/** Whether the platform's WebAssembly works on vectors; Safari's does since 2023. */
export function hasVectors(): boolean {
  vectors ??= validatesVectors();
  return vectors;
}

function validatesVectors(): boolean {
  const { WebAssembly } = globalThis as unknown as Platform;
  const module = new WasmModule();
  module.addFunction('try', 0).does(vector.highBits(vector.splat(constant(0))));
  return WebAssembly?.validate(module.bytes(memoryOf(0))) ?? false;
}

/** The part of the platform's WebAssembly that core uses; TypeScript's library for the language alone does not declare it. */
export interface Platform {
  readonly WebAssembly?: {
    validate(bytes: Uint8Array): boolean;
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Instance: new (module: object, imports: object) => { readonly exports: Readonly<Record<string, unknown>> };
  };
}

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

export class WasmInstance {
  /** The memory as words; a new one after it has grown. */
  words: Int32Array;
  private readonly memory: Memory;

  constructor(private readonly exports: Readonly<Record<string, unknown>>) {
    this.memory = exports.memory as Memory;
    this.words = new Int32Array(this.memory.buffer);
  }

  get bytes(): number {
    return this.memory.buffer.byteLength;
  }

  /** Makes the memory at least so large; false if the platform has no more. */
  growTo(bytes: number): boolean {
    if (bytes <= this.bytes) return true;
    try {
      this.memory.grow((wholePages(bytes) - this.bytes) / PAGE);
    } catch {
      return false;
    }
    this.words = new Int32Array(this.memory.buffer);
    return true;
  }

  /** A function of the module. */
  find({ name }: WasmFunction): (...operands: number[]) => number {
    return this.exports[name] as (...operands: number[]) => number;
  }
}

/** The section that declares a memory. */
function memoryOf(bytes: number): MemorySection {
  return [5, list([[0, unsignedBytes(wholePages(bytes) / PAGE)]])];
}

/** Rounds up to whole pages. */
export function wholePages(bytes: number): number {
  return PAGE * Math.ceil(bytes / PAGE);
}

/** A vector in the binary format: the number of items, then the items. */
export function list(items: readonly Code[]): Code {
  return [unsignedBytes(items.length), items];
}

export function text(characters: string): Code {
  return list([...characters].map((character) => character.charCodeAt(0)));
}

function flat(code: Code): number[] {
  const bytes: number[] = [];
  const append = (part: Code): void => {
    if (typeof part === 'number') bytes.push(part);
    else for (const each of part) append(each);
  };
  append(code);
  return bytes;
}
