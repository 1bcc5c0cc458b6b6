import type { Result } from '../../result.js';
import type { Named } from '../ids.js';

/** A facet of a family: all boards of a class can be enumerated, component by component. */
export interface Enumerating {
  /** One sentence that says of which components there are rows. */
  readonly summary: string;
  /** What describes a class: each has a value, a text. */
  readonly options: readonly ClassOption[];
  /** The values of a class that is enumerated in a moment. */
  readonly example: Readonly<Record<string, string>>;
  /**
   * The class for some values, with defaults for the others, or a problem. Loads its code on first use, because pages that solve or play
   * need none.
   */
  open(values: Readonly<Record<string, string>>): Promise<Result<BoardClass>>;
  /** Left out where positions are not counted. */
  readonly counting?: Counting;
}

/** All positions of a class can be counted by the lengths of their shortest solutions. */
export interface Counting {
  /** One sentence that says which positions there are. */
  readonly summary: string;
  /** The class for some values, as with `Enumerating.open`. */
  open(values: Readonly<Record<string, string>>): Promise<Result<CountedClass>>;
}

/** A class of boards whose positions are counted: its shards can be done in any order, anywhere. */
export interface CountedClass {
  /** How many shards there are; they are numbered from 0. */
  readonly shards: number;
  /** The positions of a shard: there is a count for each metric and choice of boards, always in the same order. */
  count(shard: number): readonly PositionCount[];
}

/** Positions by the lengths of their shortest solutions. */
export interface PositionCount {
  /** Which boards are counted: all, or plain ones. */
  readonly counted: string;
  /** The metric that counts lengths. */
  readonly metric: string;
  /** How many positions there are, solvable or not. */
  readonly positions: number;
  /** How many of them have a shortest solution of 0, 1, 2 … moves. */
  readonly distances: readonly number[];
  /** How many components have a hardest position of a length: only of long ones, the shortest first. */
  readonly components: readonly { readonly distance: number; readonly count: number }[];
}

/** Something that a class is described by, such as the size of its boards. */
export interface ClassOption extends Named {
  /** A class has to be given it. */
  readonly required?: true;
}

/** A class of boards. Its work is cut into pieces that can be done in any order, anywhere: their rows, one piece after another, are always the same. */
export interface BoardClass {
  /** The shards of the class, of which pieces are made; some may be empty. */
  readonly shards: number;
  /** All pieces, in order, as they are cut: each is a fraction of a second of work, as far as the shards allow. */
  pieces(): Iterable<ClassPiece>;
  /** The boards of a piece of the class, in their order. */
  rows(piece: ClassPiece): readonly AtlasRow[];
}

/** A piece of the work on a class: some of its shards, or some of the starts of a large shard. It is plain data. */
export type ClassPiece =
  | {
      /** The number of the first shard, from 0. */
      readonly shard: number;
      /** How many shards it has. */
      readonly shards: number;
    }
  | {
      /** The number of the shard, from 0. */
      readonly shard: number;
      /** The number of the first start, from 0. */
      readonly from: number;
      /** How many starts it has. */
      readonly starts: number;
    };

/** A component of a class, given by its hardest position. */
export interface AtlasRow {
  /** The hardest position, as a text that the family reads without further options. */
  readonly text: string;
  /** The metric that counts lengths. */
  readonly metric: string;
  /** The length of the shortest solution from there; left out if the component has none. */
  readonly length?: number;
  /** How many positions the component has. */
  readonly positions: number;
  /** How many of them have a shortest solution of 0, 1, 2 … moves; empty if there is none. */
  readonly distances: readonly number[];
  /** The greatest distance between two of them, if the class asks for it. */
  readonly diameter?: number;
}
