import type { Ids, Plan } from '../ids.js';

/** A facet of a family: some of its heuristics or strategies look up large tables. */
export interface LargeTables<P = unknown, I extends Ids = Ids> {
  /**
   * The tables of a plan, so that callers can fetch or build them beforehand. Without an algorithm: the tables of the heuristic alone.
   */
  needed(position: P, metric: I['metric'], plan: Lookups): readonly TableRequest[];
  /** Builds a table in steps: each yields the part that is done, from 0 to 1. Undefined if the id means nothing (any more). */
  build(id: string): Generator<number, Uint8Array> | undefined;
}

/** A plan, or its heuristic alone. */
export type Lookups = Pick<Plan, 'heuristic'> & Partial<Plan>;

/** A table that takes long to compute and serves many positions. */
export interface TableRequest {
  /** Says all that is needed to build it, the version of its layout included; letters, digits, `-`, `_` and `.` only. */
  readonly id: string;
  /** The search can do without it for a while, and uses it as soon as it is in the cache. */
  readonly optional?: boolean;
  /** The most bytes that it takes: for memory limits. */
  readonly bytes: number;
  /** The most bytes that building it takes, the table included. */
  readonly buildBytes: number;
}

/** A store of tables. Core has one in memory; a front end may fill its own from a disk or from other threads. */
export interface TableCache {
  /** The table of this id; undefined if it is not in memory. */
  get(id: string): Uint8Array | undefined;
  /** Keeps a table under its id. */
  put(id: string, table: Uint8Array): void;
  /** Whether it is available without building: in memory, or in a cache that the front end will read. */
  has(id: string): boolean;
  /** Whether another thread is building it, so that it need not be built again. */
  expects?(id: string): boolean;
}
