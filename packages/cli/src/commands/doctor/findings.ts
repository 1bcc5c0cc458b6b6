import type { TableFile } from '@slidewise/node/tables';
import { showAmount, showBytes } from '../../terminal/units.js';

/** What is known about the machine. */
export interface Machine {
  readonly node: string;
  readonly threads: number;
  /** Why no thread can be started. */
  readonly threadError: string | undefined;
  /** Bytes of memory that the program may use, half of which a search takes at most. */
  readonly memory: number;
  readonly webAssembly: boolean;
  readonly cache: {
    readonly folder: string | undefined;
    /** Why no table can be kept there. */
    readonly error: string | undefined;
    readonly tables: readonly Pick<TableFile, 'bytes'>[];
  };
  /** Why compiled code cannot be kept for the next start. */
  readonly startError: string | undefined;
  readonly webApp: boolean;
  /** The program that opens pages, if there is one. */
  readonly opener: string | undefined;
  /** Undefined if no address was given. */
  readonly redis: { readonly where: string; readonly notes: readonly string[]; readonly error?: string } | undefined;
}

/** What a check has found. */
export interface Finding {
  readonly check: string;
  readonly status: 'good' | 'slow' | 'absent' | 'broken';
  /** What there is. */
  readonly fact: string;
  /** What is slow or impossible because of it. */
  readonly effect?: string;
  /** What helps. */
  readonly advice?: string;
  /** The facts for programs. */
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
}

/** Below this, pattern databases of the 15-puzzle and large maps soon meet the limit. */
const LITTLE_MEMORY = 2 ** 31;

/** Judges a machine, check by check. */
export function findingsOn(machine: Machine): readonly Finding[] {
  return [
    onNode(machine),
    onThreads(machine),
    onMemory(machine),
    onWebAssembly(machine),
    onCache(machine),
    onStart(machine),
    onBrowser(machine),
    onRedis(machine),
  ];
}

function onNode({ node }: Machine): Finding {
  return { check: 'node', status: 'good', fact: `Node ${node}`, facts: { version: node } };
}

function onThreads({ threads, threadError }: Machine): Finding {
  const facts = { threads };
  if (threadError !== undefined) {
    return {
      check: 'threads',
      status: 'broken',
      fact: `no thread can be started: ${threadError}`,
      effect: 'play, batch and generate need threads',
      facts,
    };
  }
  if (threads > 1) return { check: 'threads', status: 'good', fact: showAmount(threads, 'thread'), facts };
  return {
    check: 'threads',
    status: 'slow',
    fact: '1 thread',
    effect: 'batch, generate and searches with helpers work on one board or part at a time',
    advice: 'give the program more cores, or spread a batch over machines with --redis',
    facts,
  };
}

function onMemory({ memory }: Machine): Finding {
  const found = { check: 'memory', fact: showBytes(memory), facts: { bytes: memory } } as const;
  if (memory >= LITTLE_MEMORY) return { ...found, status: 'good' };
  return {
    ...found,
    status: 'slow',
    effect: 'searches stop at half of it by themselves, and large pattern databases do not fit',
    advice: 'choose an algorithm with little memory, such as --algorithm idastar',
  };
}

function onWebAssembly({ webAssembly }: Machine): Finding {
  const found = { check: 'webassembly', facts: { available: webAssembly } };
  if (webAssembly) return { ...found, status: 'good', fact: 'WebAssembly' };
  return {
    ...found,
    status: 'slow',
    fact: 'no WebAssembly',
    effect: 'searches on tiles, bricks and Rush Hour run as JavaScript, and classes of Rush Hour cannot be enumerated',
    advice: 'start Node without --jitless',
  };
}

function onCache({ cache: { folder, error, tables } }: Machine): Finding {
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  const found = { check: 'cache', facts: { folder: folder ?? null, tables: tables.length, bytes } };
  const effect = 'pattern databases of the 15-puzzle are built again in each run, which takes seconds';
  if (folder === undefined) {
    return {
      ...found,
      status: 'slow',
      fact: 'no folder for tables: there is no home directory',
      effect,
      advice: 'let XDG_CACHE_HOME name a folder',
    };
  }
  if (error !== undefined) {
    return {
      ...found,
      status: 'slow',
      fact: error,
      effect,
      advice: 'let XDG_CACHE_HOME name a folder that can be written',
    };
  }
  const content = tables.length === 0 ? 'empty' : `${showAmount(tables.length, 'table')}, ${showBytes(bytes)}`;
  return { ...found, status: 'good', fact: `${content}, in ${folder}` };
}

function onStart({ startError }: Machine): Finding {
  const found = { check: 'start', facts: { keepsCompiledCode: startError === undefined } };
  if (startError === undefined) return { ...found, status: 'good', fact: 'compiled code is kept for the next start' };
  return {
    ...found,
    status: 'slow',
    fact: `compiled code is not kept: ${startError}`,
    effect: 'each start compiles the program again',
    advice: 'install it where its user may write, or unset NODE_DISABLE_COMPILE_CACHE',
  };
}

function onBrowser({ webApp, opener }: Machine): Finding {
  const found = { check: 'browser', facts: { webApp, opener: opener ?? null } };
  if (!webApp) {
    return {
      ...found,
      status: 'broken',
      fact: 'the web app is missing beside the program',
      effect: 'slidewise web cannot serve it',
      advice: 'install the package again, or build the clone with npm run build',
    };
  }
  if (opener !== undefined) return { ...found, status: 'good', fact: `the web app is there, and ${opener} opens it` };
  return {
    ...found,
    status: 'absent',
    fact: 'the web app is there, but nothing opens a browser',
    effect: 'slidewise web --open cannot open it',
    advice: 'open the address that slidewise web prints by hand',
  };
}

function onRedis({ redis }: Machine): Finding {
  if (redis === undefined) {
    return {
      check: 'redis',
      status: 'absent',
      fact: 'not checked: no address was given',
      effect: 'batches run on this machine alone',
      advice: 'name one with --redis',
      facts: { address: null },
    };
  }
  const { where, notes, error } = redis;
  const found = { check: 'redis', facts: { address: where } };
  if (error !== undefined) {
    return { ...found, status: 'broken', fact: error, effect: 'batches cannot be spread over machines' };
  }
  const note = notes.length === 0 ? {} : { advice: notes.join('; ') };
  return { ...found, status: 'good', fact: `Redis at ${where}`, ...note };
}
