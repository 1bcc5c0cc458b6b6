/** A table that takes long to compute and serves many positions. */
export interface TableRequest {
  /** Says all that is needed to build it, the version of its layout included; letters, digits, `-`, `_` and `.` only. */
  readonly id: string;
  /** The search can do without it for a while, and uses it as soon as it is on the shelf. */
  readonly optional?: boolean;
  /** How many bytes it takes, at most, for those who have little room; and how many while it is built, itself included. */
  readonly bytes: number;
  readonly buildBytes: number;
}

/** The tables at hand. Core keeps one in memory; a front end may fill its own from a disk or from other threads. */
export interface TableShelf {
  get(id: string): Uint8Array | undefined;
  put(id: string, table: Uint8Array): void;
  /** Whether it can be had at once, or nearly: in memory, or in a cache that the front end will read. */
  has(id: string): boolean;
  /** Whether somebody is building it right now, so that it need not be built again. */
  expects?(id: string): boolean;
}
