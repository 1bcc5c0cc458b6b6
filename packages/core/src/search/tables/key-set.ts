import type { Successors } from '../../contract/engine/space.js';

/** A set of keys that keeps their order of insertion. */
export interface KeySet {
  readonly size: number;
  readonly bytes: number;
  /**
   * Makes room for `more` further keys; false if that would take more than `limit` bytes. A large table only begins to grow:
   * while `isGrowing`, no key may be added.
   */
  reserve(more: number, limit: number): boolean;
  /** Whether `grow` has to be called before anything else. */
  readonly isGrowing: boolean;
  /** Moves a part of the keys into the larger table: the growth of a whole one would take seconds. */
  grow(): void;
  /** Prefetches the slots of the keys of some lists, so that they are in the processor's cache when the keys are added. */
  prefetch(lists: readonly Successors[], count: number): void;
  /**
   * Adds `count` keys, which stand one after another and for which there must be room. Writes into `fresh` which of them
   * (by number, from 0) are new, and returns how many.
   */
  addAll(keys: Int32Array, count: number, fresh: Int32Array): number;
  /** The keys before number `before` will not be added again: they may leave the hash table, but stay readable. */
  forget(before: number): void;
  /** Copies the key with number `index`, from 0. */
  read(index: number, into: Int32Array, at: number): void;
}
