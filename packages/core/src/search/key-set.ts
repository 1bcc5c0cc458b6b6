import type { Successors } from '../contract/space.js';

/** A set of keys that remembers the order in which they came. */
export interface KeySet {
  readonly size: number;
  readonly bytes: number;
  /** Makes room for `more` further keys; false if that would take more than `limit` bytes. */
  reserve(more: number, limit: number): boolean;
  /** Looks at the places where the keys of some lists would be found, so that the memory is at hand when they are added. */
  fetch(lists: readonly Successors[], count: number): void;
  /**
   * Adds `count` keys, which stand one after another and for which there must be room. Writes into `fresh` which of them
   * (by number, from 0) are new, and returns how many.
   */
  addAll(keys: Int32Array, count: number, fresh: Int32Array): number;
  /** Keys that came before number `before` will not be added again: only their order need be kept. */
  forget(before: number): void;
  /** Copies the key that came as number `index`, from 0. */
  read(index: number, into: Int32Array, at: number): void;
}
