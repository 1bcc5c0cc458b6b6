import type { StrategyOptions } from '../../contract/search.js';
import { compiledPatterns, type PatternMemory } from '../compiled/pattern-memory.js';
import { keepTables, loadPatterns, type PatternTable } from '../patterns/pattern-set.js';
import type { Frame } from '../space/frame.js';

/** What a search by pattern databases works with. */
interface Loaded {
  readonly patterns: readonly PatternTable[];
  /** Where the search is compiled, as far as the platform and the memory limit allow it. */
  readonly memory: PatternMemory | undefined;
}

/** Loads or builds the tables in slices, each of which yields the share that is done. */
export function* loadForSearch(frame: Frame, options: StrategyOptions): Generator<number, Loaded> {
  const { heuristic, tables, memoryLimit, helpers } = options;
  const patterns = yield* loadPatterns(frame, heuristic.id, tables);
  const memory = yield* compiledPatterns(frame, patterns, memoryLimit, 1 + (helpers?.count ?? 0));
  // One copy of the tables is enough.
  if (memory !== undefined) keepTables(frame, heuristic.id, tables, memory.patterns);
  return { patterns, memory };
}
