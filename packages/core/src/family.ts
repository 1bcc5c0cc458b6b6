import type { Random } from './random.js';
import type { Result } from './result.js';

/**
 * The contract that every family of puzzles implements. Everything outside a family's own folder (search, solving,
 * generating, command line, web) works through this page alone.
 *
 * P is the family's position: plain, frozen, JSON-safe data that holds the whole puzzle, its goal included.
 * M is the family's move: plain data too; `printMove` and `parseMove` turn it into text and back.
 * I are its ids, as literal types: compilers complete and check them. Code for any family leaves them out and takes strings.
 */
export interface Family<P = unknown, M = unknown, I extends Ids = Ids> {
  readonly id: string;
  readonly title: string;
  /** The text formats that it reads and writes. */
  readonly formats: readonly Named<I['format']>[];
  /** The goals that a reader can ask for by name. */
  readonly goals: readonly Named[];
  /** The ways to count a solution's length; the first is the default wherever a metric is left out. */
  readonly metrics: readonly Metric<I['metric']>[];
  /** In order of strength, the weakest first; the last admissible one guides algorithms that are not told another. */
  readonly heuristics: readonly Heuristic<I['heuristic'], I['metric']>[];
  /** Other figures that people know a position by, beside what heuristics say of it. */
  readonly figures?: readonly Figure<P>[];
  /** Ways to solve that only this family has, beside the generic algorithms. */
  readonly strategies: readonly Strategy<P, M, I['strategy'], I['heuristic']>[];
  /** Conventions for the letters of moves, where there are several; the first is the default. */
  readonly letters?: readonly Named[];
  /** What stands between the moves of a solution; a comma and a blank if nothing is said. */
  readonly moveSeparator?: string;
  /** Board sizes for random positions: `small` spaces can be listed in a moment, `usual` is what people play. */
  readonly sizes: { readonly small: Size; readonly usual: Size };

  /**
   * The position that plain data from outside stands for, from `JSON.parse`, say: checked and frozen; or what is wrong with it.
   * A position of the family comes back as it is. (All other functions check their positions, too; this says it beforehand.)
   */
  check(value: unknown): Result<P>;

  // Text ----------------------------------------------------------------------------------------------------------

  /** How much a text looks like a board of this family, from 0 to 1; the families compete for a text. */
  affinity(text: string): number;
  /** The boards in a text, one after another: usually one, but some formats put one on each line. */
  split(text: string, options?: ReadOptions<I['format']>): Iterable<BoardText>;
  parse(text: string, options?: ReadOptions<I['format']>): Result<Reading<P, I['format']>>;
  /** The position as text; a problem where the format cannot express it. */
  print(position: P, format: I['format']): Result<string>;
  /** What must be said beside the printed text for it to read back as exactly this position. */
  readOptions(position: P): ReadOptions<I['format']>;
  /** The same puzzle with the names that a format gives its pieces; left out where every format has the same. */
  renamed?(position: P, format: I['format']): P;
  /** A move in the one notation that belongs to a format, for programs and for whoever writes moves down. */
  printMove(position: P, move: M, style: MoveStyle<I['format'], I['metric']>): string;
  /** A legal move as people say it, whatever the format: `d down 1`. */
  moveInWords(position: P, move: M): string;
  /** Reads a move in any of the family's notations, and in words; it need not be legal. */
  parseMove(position: P, text: string, letters?: string): Result<M>;

  // Rules: the only judge of what is legal ------------------------------------------------------------------------

  /** The legal moves that count 1 in the metric, each once, always in the same order. */
  moves(position: P, metric?: I['metric']): readonly M[];
  /** The position after a move, or why the move is not legal. Every legal move has a legal inverse. */
  play(position: P, move: M): Result<P>;
  /** The same for many moves in a row, where making each position between would take too long. */
  playAll?(position: P, moves: readonly M[]): Result<P>;
  isSolved(position: P): boolean;
  /** What a move counts in a metric. */
  cost(move: M, metric?: I['metric']): number;
  /** A move as straight ones, to be shown one after another; left out where every move is straight. */
  straightParts?(move: M): readonly M[];
  /** A proof, in one sentence, that no solution exists; `undefined` where only a search can tell. */
  refute(position: P): string | undefined;
  /** What still has to happen, by the account of one of the family's admissible heuristics; no reasons where it is solved. */
  explain(position: P, metric?: I['metric']): Explanation;

  // Search --------------------------------------------------------------------------------------------------------

  /**
   * Works out, in steps, what the members below and `refute` need to know of a position, so that they answer soon on large boards, too. It
   * is kept with the position; each step yields the bytes that it takes so far.
   */
  prepare?(position: P): Generator<number, void>;
  /**
   * The packed state space that search runs on: an optimisation of the rules, never a second opinion. Positions that can be
   * reached from one another have spaces with the same keys. Heuristics that use large tables look for them on the shelf.
   */
  space(position: P, metric?: I['metric'], tables?: TableShelf): Space<M>;
  /** Its spaces list their goals, so that a search can run backwards. */
  readonly backwards?: boolean;
  /** The other metrics in which what counts 1 in a metric can be counted, too: ties between shortest solutions can be broken by them. */
  finerMetrics?(metric: I['metric']): readonly string[];
  /** The algorithm and heuristic that answer fastest with a proof, for this position; tables that are at hand may matter. */
  plan(position: P, metric: I['metric'], tables: TableShelf): Plan;
  /** The large tables that a plan uses; whoever solves may fetch them from a cache, or build them elsewhere, beforehand. */
  tables?(position: P, metric: I['metric'], plan: Plan): readonly TableRequest[];
  /** Builds a table in steps: each yields the part that is done, from 0 to 1. Undefined if the id means nothing (any more). */
  buildTable?(id: string): Generator<number, Uint8Array> | undefined;

  // Showing and making --------------------------------------------------------------------------------------------

  scene(position: P): Scene;
  /** What an editor may change in a scene of this family. */
  readonly editable: readonly Editable[];
  /**
   * The position that a changed scene draws, for editors; `base` tells what a scene does not show. A problem names a cell where
   * it can: the row as `line` and the column, both from 1.
   */
  compose(scene: Scene, base: P): Result<P>;
  /** The least that makes a position of a size, for editors to begin with; the problem is with the size. */
  plain(size: Size): Result<P>;
  /** A label for one more piece on a board. */
  freshLabel(scene: Scene): string;
  /** A random valid position; it need not be solvable. */
  random(random: Random, size: Size): P;
  /** A valid position that differs a little: a piece more, less or elsewhere. */
  vary(random: Random, position: P): P;
}

/** What a family calls its formats, metrics, heuristics and strategies. */
export interface Ids {
  readonly format: string;
  readonly metric: string;
  readonly heuristic: string;
  readonly strategy: string;
}

/** The ids in a list, as a type. */
export type IdIn<List extends readonly Named[]> = List[number]['id'];

export interface Named<Id extends string = string> {
  readonly id: Id;
  /** One line that says what it is. */
  readonly summary: string;
}

export interface Metric<Id extends string = string> extends Named<Id> {
  /** What is counted, in the singular: `move`, `step`. */
  readonly unit: string;
}

export interface Heuristic<Id extends string = string, MetricId extends string = string> extends Named<Id> {
  /** It never exceeds the true distance, in any of its metrics. */
  readonly admissible: boolean;
  /** It never falls by more than 1 along a move, in any of its metrics. */
  readonly consistent: boolean;
  readonly metrics: readonly MetricId[];
  /** Why it cannot be used for a position, in one sentence; undefined if it can. */
  unfit?(position: unknown): string | undefined;
}

/** A number that says something of a position, and nothing of how far it is from its goal. */
export interface Figure<P = unknown> extends Named {
  of(position: P): number;
}

/** A heuristic's lower bound, in words. */
export interface Explanation {
  /** Whose account it is. */
  readonly heuristic: string;
  /** Its estimate: no solution is shorter, in the metric. */
  readonly bound: number;
  /** What adds up to the bound, or is known of the way where that is 0; the weightiest first. */
  readonly reasons: readonly Reason[];
}

export interface Reason {
  /** A sentence without its full stop. */
  readonly text: string;
  /** The numbers of the pieces in the scene that it speaks of. */
  readonly pieces: readonly number[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a reader may say about a text that the text does not say itself; a family explains which values it takes. */
export interface ReadOptions<Format extends string = string> {
  readonly format?: Format;
  readonly target?: string;
  readonly goal?: string;
  readonly size?: string;
}

export interface BoardText {
  readonly text: string;
  /** The line of the whole text, from 1, on which this board starts. */
  readonly line: number;
}

export interface Reading<P, Format extends string = string> {
  readonly position: P;
  readonly format: Format;
  /** The goal in the words of the family's `goal` option. */
  readonly goal: string;
}

/** How moves are written. */
export interface MoveStyle<Format extends string = string, MetricId extends string = string> {
  /** The format of the board. */
  readonly format: Format;
  /** What is counted, where a format has a notation for each metric; by default the family's first. */
  readonly metric?: MetricId | undefined;
  /** A convention for letters, where the family has several; by default the first. */
  readonly letters?: string | undefined;
}

export interface Plan {
  readonly algorithm: string;
  readonly heuristic: string;
}

/** A family's own way to solve: started, stepped, limited and reported like the generic algorithms. */
export interface Strategy<P, M, Id extends string = string, HeuristicId extends string = string> extends Named<Id> {
  /** Its answers are proved shortest. */
  readonly optimal: boolean;
  /** The heuristics that it can be guided by; none if it needs none. */
  readonly heuristics: readonly HeuristicId[];
  /** Why it cannot be used for a position, in one sentence; undefined if it can. */
  unfit?(position: P, metric: string): string | undefined;
  start(position: P, metric: string, options: StrategyOptions): Search<readonly M[]>;
}

// Large tables ----------------------------------------------------------------------------------------------------

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

// The packed state space ------------------------------------------------------------------------------------------

/**
 * A puzzle as an undirected graph of packed states; every edge counts 1 in the space's metric.
 *
 * A state has two forms. Its *key* is as small as possible: keys are stored and hashed, and equal keys mean the same
 * state. Its *working state* is what `expand` reads: unpacked as far as that makes expanding fast; only the states that
 * are about to be expanded exist in this form. Both are runs of 32-bit words inside larger arrays.
 */
export interface Space<M = unknown> {
  readonly keyWords: number;
  readonly stateWords: number;
  /** No list of successors is longer than this. */
  readonly maxSuccessors: number;
  /** Listing and entering the successors of one state may take long, so that searches do it in pieces; only then may it take several lists. */
  readonly isLarge?: boolean;

  /** Writes the working state of the position that the space was made from. */
  start(state: Int32Array, at: number): void;
  /** Makes the working state that belongs to a key. */
  load(key: Int32Array, keyAt: number, state: Int32Array, at: number): void;
  /** Writes the key of a working state. */
  save(state: Int32Array, at: number, key: Int32Array, keyAt: number): void;
  /**
   * Lists the successors of a state. `cameBy` is the edge by which a breadth-first search first reached the state, or -1.
   * Given an edge, the space may leave out successors that such a search is sure to reach no later by another way.
   * Large boards have too many for one list: `out.next` then says from where to go on, and is handed in as `from`.
   */
  expand(state: Int32Array, at: number, cameBy: number, out: Successors, from?: number): void;
  /** Writes the working state at the other end of an edge that `expand` has listed. */
  child(state: Int32Array, at: number, edge: number, into: Int32Array, intoAt: number): void;
  isGoal(state: Int32Array, at: number): boolean;
  /** The order of two boards as a reader sees them; it breaks ties, so that results do not depend on the packing. */
  compare(keys: Int32Array, a: number, b: number): number;
  /** A heuristic of the family, for working states. */
  heuristic(id: string): (state: Int32Array, at: number) => number;
  /** The family's moves for a path of edges from the start. */
  moves(edges: readonly number[]): readonly M[];
  /** What an edge that `expand` has listed counts at least in one of the family's `finerMetrics`. */
  finerCost?(state: Int32Array, at: number, edge: number, metric: string): number;
  /** The keys of all goal states, where the family says that they can be listed. */
  goals?(): Int32Array;
  /**
   * The layers of a breadth-first search by a way of its own that is faster than from the successors, where the space has one and
   * the platform allows it. They must be the same in every respect but the bytes.
   */
  layers?(memoryLimit: number, wanted: 'goal' | 'everything'): Layers | undefined;
}

/** Where `expand` writes: `count` keys, and for each the edge that leads to it. */
export interface Successors {
  count: number;
  /** From where to go on; 0 if all have been listed. */
  next: number;
  readonly keys: Int32Array;
  readonly edges: Int32Array;
}

/** What a breadth-first search knows, and what of it has to be expanded yet; at first the start. */
export interface Layers {
  /** States known: they have numbers, from 0, in order of arrival. */
  readonly size: number;
  /** Those of them that have not been expanded, and the most that there ever were; once one is solved, nobody counts. */
  readonly waiting: number;
  readonly peakWaiting: number;
  /** Successors listed. */
  readonly generated: number;
  /** The number of the first solved state, or -1; if everything is wanted, nobody looks. */
  readonly solved: number;
  readonly bytes: number;
  /** Copies the key of a state. */
  read(index: number, into: Int32Array, at: number): void;
  /** What waits is a new layer. No state before number `forgotten` will be met again. */
  startLayer(forgotten: number): void;
  /** Expands up to `most` states, and none after a solved one has been met. Returns how many; 0 if the memory limit forbids it. */
  expand(most: number): number;
}

// Searching -------------------------------------------------------------------------------------------------------

/** A search in progress. It does nothing between calls of `step`. */
export interface Search<Path> {
  /**
   * Expands up to `expansions` further states; the outcome once there is one. On large boards, one state may take several steps of
   * work, each of which counts as an expansion here, but not in the counts.
   */
  step(expansions: number): Outcome<Path> | undefined;
  /** What has been counted so far. */
  readonly counts: Counts;
  /** A proved lower bound of the shortest length so far. */
  readonly lowerBound: number;
  /** The best solution so far, if the search improves one as it goes: what a limit leaves. */
  readonly incumbent?: Incumbent<Path> | undefined;
  /** What it is doing, where that is not searching: `building pattern databases, 40 %`. */
  readonly activity?: string | undefined;
}

export interface Incumbent<Path> {
  readonly path: Path;
  /** In the metric of the search. */
  readonly length: number;
}

export type Outcome<Path> =
  | { readonly status: 'solved'; readonly path: Path; readonly optimal: boolean }
  | {
      readonly status: 'unsolvable';
      /** The proof in a sentence, where it is not just that everything that can be reached has been stored. */
      readonly reason?: string;
    }
  | { readonly status: 'stopped'; readonly reason: 'memory' };

export interface Counts {
  /** States whose successors were listed. */
  readonly expanded: number;
  /** Successors listed. */
  readonly generated: number;
  /** Finished states that had to wait again because a shorter way to them turned up. */
  readonly reopened: number;
  /** Successors that were known already. */
  readonly duplicates: number;
  /** The largest number of states that waited to be expanded at one time. */
  readonly peakOpen: number;
  /** Distinct states entered. */
  readonly stored: number;
  /** The most bytes that the search's tables took at one time. */
  readonly bytes: number;
}

export interface SearchOptions {
  readonly heuristic: Heuristic;
  /** How much more than g the heuristic counts, in weighted A*. */
  readonly weight: number;
  /** The search stops before its tables would grow past this many bytes. */
  readonly memoryLimit: number;
  readonly trace?: Trace;
}

/** What a family's own strategies are told besides. */
export interface StrategyOptions extends SearchOptions {
  readonly tables: TableShelf;
  /** A limit will end the search: one that improves its solution goes on till then, and otherwise only while that is quick. */
  readonly untilLimit: boolean;
}

/**
 * Told about every node as the search goes (not by bidirectional search, which has no tree); a tree view or a lesson is drawn from
 * this. The root is entered when the search starts, before anything is expanded.
 */
export interface Trace {
  /** A node entered the open list, or was reached by a shorter way (the same `node` again). The root's parent is -1. */
  enter(node: number, parent: number, edge: number, g: number, h: number): void;
  /** A node was taken from the open list and its successors listed. */
  expand(node: number): void;
  /** A node turned out to be solved, which ends the search. */
  goal?(node: number): void;
}

// Drawing ---------------------------------------------------------------------------------------------------------

/**
 * `pieces`: added, removed, reshaped; `labels`: what stands on them; `walls`, `goals`: by cells; `target`: which piece it is;
 * `ways`: where a piece may go.
 */
export type Editable = 'size' | 'pieces' | 'labels' | 'walls' | 'goals' | 'target' | 'ways';

/** What there is to see of a position. Terminal, SVG and web each draw any scene. */
export interface Scene extends Size {
  /** In an order that no move changes: a piece has the same number in all positions that can be reached from one another. */
  readonly pieces: readonly ScenePiece[];
  readonly walls: readonly Cell[];
  readonly exits: readonly SceneExit[];
  /** Cells that a target has to cover in the end. */
  readonly goals?: readonly SceneGoal[];
  /** Cells, besides the goals, that only targets may enter. */
  readonly reserved?: readonly Cell[];
}

export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface ScenePiece {
  readonly label: string;
  readonly role: 'target' | 'piece';
  readonly cells: readonly Cell[];
  /** The only ways that it may ever move, where not all that its neighbours leave it. */
  readonly ways?: 'horizontal' | 'vertical' | 'none';
}

export interface SceneGoal extends Cell {
  /** The label of the target that has to cover it, where it must be that one. */
  readonly label?: string;
}

/** A gap in the frame, beside a cell. */
export interface SceneExit extends Cell {
  readonly side: 'left' | 'right' | 'top' | 'bottom';
}
