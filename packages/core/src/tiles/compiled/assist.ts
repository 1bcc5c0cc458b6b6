import { aCount, anObject, assertArguments, type Check, objectWith } from '../../check.js';
import { WasmModule } from '../../wasm/module.js';
import { type SharedMemory, startOn } from '../../wasm/shared-memory.js';
import { DEEPEST } from '../ida/deepest.js';
import { CONTROL, ControlPlan } from './control.js';
import { SearchPlan } from './memory.js';
import { writeSearch } from './search-code.js';
import { SubtreeSearch } from './subtree-search.js';

/** What another thread needs to take part in a search: it can be handed over, and its memory is shared. */
export interface AssistTask {
  readonly memory: SharedMemory;
  readonly cells: number;
  readonly views: number;
  readonly patterns: number;
  readonly controlAt: number;
  readonly base: number;
  readonly thread: number;
  readonly threads: number;
  readonly session: number;
}

const aTask = objectWith({
  memory: anObject,
  cells: aCount,
  views: aCount,
  patterns: aCount,
  controlAt: aCount,
  base: aCount,
  thread: aCount,
  threads: aCount,
  session: aCount,
} satisfies Record<keyof AssistTask, Check>);

/** Expansions between two looks at whether the search is over. */
const AT_ONCE = 1 << 14;

/** How long to wait for the next round before looking again whether the search is over, in milliseconds. */
const PATIENCE = 100;

/** Takes part in a search that another thread has begun, until it is over. */
export function assist(task: AssistTask): void {
  assertArguments(['task', task, aTask]);
  const helper = helperFor(task);
  if (helper === undefined) return;
  const { shared, isOn } = helper;
  // The thread that ends a session waits for all threads that joined before. So a thread joins first, then looks.
  Atomics.add(shared, CONTROL.helpers, 1);
  try {
    if (!isOn()) return;
    const own = helper.begin();
    while (isOn()) {
      const round = Atomics.load(shared, CONTROL.round);
      if (!own.go(AT_ONCE)) Atomics.wait(shared, CONTROL.round, round, PATIENCE);
    }
  } finally {
    Atomics.sub(shared, CONTROL.helpers, 1);
    Atomics.notify(shared, CONTROL.helpers);
  }
}

/** One who can take part in a search. */
interface Helper {
  readonly shared: Int32Array;
  /** Whether the search is not over. */
  isOn(): boolean;
  begin(): SubtreeSearch;
}

/** Undefined where the platform has no WebAssembly. */
export function helperFor(task: AssistTask): Helper | undefined {
  const { memory, cells, views, patterns, controlAt, base, thread, threads, session } = task;
  const plan = new SearchPlan(cells, views, patterns);
  const module = new WasmModule();
  const code = writeSearch(module, plan);
  const instance = startOn(module, memory);
  if (instance === undefined) return undefined;
  const { words } = instance;
  const shared = words.subarray(controlAt / 4);
  const control = new ControlPlan(threads, DEEPEST);
  const search = instance.find(code);
  return {
    shared,
    isOn: () => Atomics.load(shared, CONTROL.session) === session,
    begin: () => new SubtreeSearch({ words, plan, control, controlAt, base, thread, search }),
  };
}
