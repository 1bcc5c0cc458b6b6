import type { Scene } from '@slidewise/core/contract';
import type { Motion } from '@slidewise/core/draw';
import type { Paper } from '../sheet.js';

/** A node of a search, as an exercise shows it. */
export interface WorksheetNode {
  /** Its board. */
  readonly scene: Scene;
  /** The moves that lead to it, in words; empty for the start. */
  readonly path: string;
  /** The cost so far. */
  readonly g: number;
  /** The estimate; left out where the search uses none. */
  readonly h?: number;
  /** The value by which the search ranks it. */
  readonly f: number;
}

/** What there is to say of a heuristic on a board. */
export interface WorksheetHeuristic {
  /** Its id. */
  readonly id: string;
  /** What it is, in a few words. */
  readonly summary: string;
  /** What it says of the board. */
  readonly value: number;
  /** Whether it never overestimates. */
  readonly admissible: boolean;
  /** Where it does, on the nearest board to a goal. */
  readonly counterexample?: { readonly scene: Scene; readonly estimate: number; readonly distance: number };
}

/** Something to do on paper, with what is right. */
export type Exercise =
  | {
      /** Draw the first boards that a search expands. */
      readonly kind: 'expansions';
      /** The search: `A* with manhattan`. */
      readonly method: string;
      /** Which of equal nodes comes first, in a sentence. */
      readonly rule: string;
      /** The nodes, in the order of their expansion. */
      readonly nodes: readonly WorksheetNode[];
    }
  | {
      /** Fill in the values of some nodes. */
      readonly kind: 'values';
      /** The search. */
      readonly method: string;
      /** The nodes on the open list. */
      readonly nodes: readonly WorksheetNode[];
      /** The place of the one that is expanded next, from 0. */
      readonly next: number;
    }
  | {
      /** Say which heuristics are admissible. */
      readonly kind: 'heuristics';
      /** The heuristics. */
      readonly heuristics: readonly WorksheetHeuristic[];
      /** What lengths count, in the singular. */
      readonly unit: string;
    }
  | {
      /** Find a shortest solution. */
      readonly kind: 'shortest';
      /** The moves, or why there are none. */
      readonly answer: Motion | string;
    };

/** A board with exercises, for one student. */
export interface Worksheet {
  /** What the board is called. */
  readonly title: string;
  /** Whose it is; left out where there is a line for the name. */
  readonly student?: string;
  /** The board. */
  readonly scene: Scene;
  /** What there is to do, each on a page of its own. */
  readonly exercises: readonly Exercise[];
}

/** Options for `worksheetPages`. */
export interface WorksheetOptions {
  /** Over all pages. */
  readonly title: string;
  /** `a4` by default. */
  readonly paper?: Paper;
  /** Whether pages with the answers follow; false by default. */
  readonly answers?: boolean;
  /** Flat pieces, which take less ink. */
  readonly plain?: boolean;
}
