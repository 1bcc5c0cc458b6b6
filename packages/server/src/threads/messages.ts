import type { Problem } from '@slidewise/core/result';
import type { RequestLimits } from '../operations/operation-work.js';

/** Where the boards that come with the program lie. */
export interface Folders {
  readonly puzzles: string;
  readonly shards: string;
}

/** What a solving thread is started with. */
export interface ThreadData {
  readonly limits: RequestLimits;
  readonly folders: Folders;
  /** Turns of a millisecond that a brief request may take before it is handed over. */
  readonly slice: number;
  /** Whether it has the episodes of programs that learn, and works on many requests by turns. */
  readonly gym?: true;
}

/** A request on its way to a thread. */
export interface Job {
  readonly id: number;
  readonly operation: string;
  readonly input: unknown;
  /** Whether the picture in the answer is wanted by itself. */
  readonly media: boolean;
  /** Whether it is handed over once it takes longer than a slice; otherwise it is worked on to its end. */
  readonly brief: boolean;
}

/** What a thread is told. */
export type ThreadOrder = { readonly jobs: readonly Job[] } | { readonly cancel: number };

/** What became of a request in a thread. */
export type JobEnd =
  | { readonly type: string; readonly body: string | Uint8Array }
  | { readonly problem: Problem }
  /** It takes longer than a slice. */
  | { readonly handOver: true }
  | { readonly cancelled: true }
  /** A fault of the program. */
  | { readonly fault: string };

export interface ThreadNews {
  readonly id: number;
  readonly end: JobEnd;
}
