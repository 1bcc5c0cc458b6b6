import type { TableRequest } from '@slidewise/core/contract';
import type { TablePlace } from '@slidewise/core/solving';
import type { ChunkResult } from '../chunks/chunk.js';
import type { Item } from '../kinds/kind.js';

// The messages between the main thread and workers, which may be processes where threads are not safe enough.

/** Items to work on. */
export interface Job {
  readonly kind: string;
  readonly options: object;
  readonly items: readonly Item[];
}

/** A table by its place in a memory that threads share, or where there is none such, or not the same, by its bytes. */
export type SharedTable = { readonly id: string } & ({ readonly place: TablePlace } | { readonly bytes: Uint8Array });

export type ToWorker = { readonly job: Job } | { readonly tables: readonly SharedTable[] };

export type FromWorker =
  | { readonly ready: true }
  | { readonly want: { readonly family: string; readonly requests: readonly TableRequest[] } }
  | { readonly result: ChunkResult }
  | { readonly failure: string };
