import type { StrategyOptions } from '../../contract/engine/search.js';
import { compiledPatterns, type PatternMemory } from '../compiled/pattern-memory.js';
import { bytesOf, keepTables, loadPatterns, lookUpBytes, type PatternTable } from '../patterns/pattern-set.js';
import type { Frame } from '../space/frame.js';
import { chooseViews } from './view-choice.js';

/** What a search by pattern databases works with. */
interface Loaded {
  readonly patterns: readonly PatternTable[];
  /** Where the search is compiled, as far as the platform and the memory limit allow it. */
  readonly memory: PatternMemory | undefined;
  /** What all of it takes, with the tables that were copied: their memory may not be free yet. */
  readonly takenBytes: number;
}

/** Loads or builds the tables in slices, each of which yields the share that is done. */
export function* loadForSearch(frame: Frame, options: StrategyOptions): Generator<number, Loaded> {
  const { heuristic, tables, memoryLimit, helpers } = options;
  const patterns = yield* loadPatterns(frame, heuristic.id, tables);
  const lookUps = lookUpBytes(frame, heuristic.id);
  const memory = yield* compiledPatterns(frame, patterns, memoryLimit - lookUps, 1 + (helpers?.count ?? 0));
  // One copy of the tables is enough.
  if (memory !== undefined) keepTables(frame, heuristic.id, tables, memory.patterns);
  for (const _ of chooseViews(frame, memory?.patterns ?? patterns)) yield 1;
  return { patterns, memory, takenBytes: lookUps + bytesOf(patterns) + (memory?.bytes ?? 0) };
}
