import type { Scene } from '@slidewise/core/contract';
import type { Shift } from '@slidewise/core/draw';
import type { Message } from '@slidewise/core/messages';
import type { SceneMove } from '@slidewise/core/session';

// What a page and the engine in its worker say to each other. All of it is plain data.

/** A game to open. */
export interface Opening {
  readonly text: string;
  readonly family?: string;
  readonly moves?: string;
  readonly metric?: string;
}

/** What there is to see of a game. */
export interface View {
  readonly scene: Scene;
  readonly slides: readonly SceneMove[];
  readonly solved: boolean;
  /** The position as an id. */
  readonly position: string;
  /** How many moves of the log have been played, and how many there are. */
  readonly at: number;
  readonly count: number;
  /** The length of the moves so far. */
  readonly length: number;
  /** The last move. */
  readonly last: MoveWords | undefined;
}

/** A move as the format writes it, and in words. */
interface MoveWords {
  readonly text: string;
  readonly words: Message;
}

/** A move before it is played. */
export interface Described extends MoveWords {
  /** The position after it, as an id. */
  readonly position: string;
}

/** The next move of a solution, or why none is known. */
export type Hint = ({ readonly shifts: readonly Shift[] } & MoveWords) | { readonly reason: Message };

/** How the moves so far compare with a shortest solution. */
export interface Verdict {
  /** The length of a shortest solution from the start; undefined if it is not known, and so is all else. */
  readonly optimum: number | undefined;
  /** What is left from here. */
  readonly left?: number;
  /** By how much the last move makes the solution longer. A slide that is not finished counts by where it can end. */
  readonly lost?: number;
  /** By how much all moves together do. */
  readonly excess?: number;
}

/** A search to watch. */
export interface Planting {
  readonly algorithm?: string;
  readonly heuristic?: string;
}

/** A search tree so far. */
export interface TreeView {
  readonly svg: string;
  readonly expanded: number;
  readonly nodes: number;
  readonly over: boolean;
  readonly algorithm: string;
  /** The board of the node that was expanded last. */
  readonly scene: Scene;
}

/** What a page asks of a game. */
export interface GameCalls {
  open(opening: Opening): View;
  describe(move: unknown): Described;
  play(move: unknown): View;
  goTo(at: number): View;
  hint(): Hint;
  /** Puts moves, or else a solution, into the log, and shows the start; or says why there is none. */
  solve(moves: string): View | { readonly reason: Message };
  judge(): Verdict;
  plant(planting: Planting): TreeView;
  grow(): TreeView;
}

export type CallName = keyof GameCalls;
export type Answer<K extends CallName> = ReturnType<GameCalls[K]>;

/** A question of a page. */
export interface Question<K extends CallName = CallName> {
  readonly number: number;
  /** The board that asks; its game lives until it is closed. */
  readonly board: number;
  readonly name: K | 'close';
  readonly given: Parameters<GameCalls[K]> | readonly [];
}

/** The answer: what was asked for, or what is wrong. */
export type Reply =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly problem: Message };
