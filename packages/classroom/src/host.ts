import type { Family, Reading, ReadOptions } from '@slidewise/core/contract';
import type { Result } from '@slidewise/core/result';
import type { PrepareOptions, Solution } from '@slidewise/core/solving';

/** A board that was understood. */
export interface OneBoard {
  /** Where it comes from. */
  readonly label: string;
  /** The family of the board. */
  readonly family: Family;
  /** The board as it was read. */
  readonly reading: Reading<unknown>;
}

/** Why something could not be read, in a sentence. */
export interface Failure {
  /** The sentence for the user. */
  readonly error: string;
}

/** How a text is read as a board, which may depend on it. */
export type ReadOptionsFor = (text: string) => ReadOptions & { readonly family?: string };

/** How to search, and what that may cost. */
export interface LimitedOptions extends PrepareOptions {
  /** The most boards to expand. */
  readonly mostExpansions?: number;
}

/** Solves a position; an aborted signal ends that with what is known. */
export type Solve = (
  label: string,
  family: Family,
  position: unknown,
  options: LimitedOptions,
  signal: AbortSignal,
) => Promise<Result<Solution>>;

/** Ctrl-C during intermittent work; while none is running, it ends the program. */
export interface Interruption {
  /** Does work that Ctrl-C aborts. */
  during<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/** Files and folders. */
export interface Files {
  /** The names of the files of a folder that may hold boards, in order. */
  boardsIn(folder: string): Promise<readonly string[] | Failure>;
  /** The path of a file in a folder. */
  join(folder: string, name: string): string;
  /** Whether two paths lead to one file. */
  isSame(path: string, other: string): boolean;
  /** Makes a folder; returns why it cannot, if it cannot. */
  makeFolder(path: string): string | undefined;
  /** Writes a whole file; returns why it cannot, if it cannot. */
  write(path: string, text: string): Promise<string | undefined>;
}

/** What the programs need from where they run: boards, a solver, streams, files, a clock. */
export interface Host {
  /** Standard input. */
  readonly input: AsyncIterable<Uint8Array>;
  /** True if a person types the input. */
  readonly isTyped: boolean;
  /** True if reading the input would wait for somebody who must not be asked. */
  mustNotWait(): boolean;
  /** Writes to standard output. */
  write(text: string): void;
  /** Writes to standard error, to the byte. */
  writeError(text: string): void;
  /** Writes a note to standard error. */
  say(sentence: string): void;
  /** The same about a problem; returns the exit code for it. */
  complain(sentence: string): number;
  /** The exit code after Ctrl-C. */
  readonly exitInterrupted: number;
  /** A clock in milliseconds. */
  now(): number;
  /** Lets signals and other work in. */
  nextTurn(): Promise<void>;
  /** A signal that the first Ctrl-C aborts. */
  onInterrupt(): AbortSignal;
  /** Begins to listen for Ctrl-C. */
  newInterruption(): Interruption;
  /** The one board behind a path, a name, an id or `-` for standard input, by the first options that can read it. */
  readBoard(path: string, ways: readonly ReadOptionsFor[]): Promise<OneBoard | Failure>;
  /** Does some work with a solver, and puts its tables away afterwards. */
  withSolver<T>(work: (solve: Solve) => Promise<T>): Promise<T>;
  /** The files of the machine. */
  readonly files: Files;
}
