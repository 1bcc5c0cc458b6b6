import type { RunProgress } from '@slidewise/batch';
import Type from 'typebox';
import { closed, oneOf, orNull } from '../operations/schemas.js';

export type BatchStatus = 'waiting' | 'running' | 'done' | 'cancelled' | 'failed';

/** How far a batch has come. */
export const batchSchema = closed({
  id: Type.String(),
  kind: Type.String(),
  status: oneOf(['waiting', 'running', 'done', 'cancelled', 'failed']),
  created: Type.String({ description: 'when it was accepted (ISO 8601)' }),
  items: Type.Number({ description: 'boards that are done' }),
  total: orNull(Type.Number({ description: 'all boards; null until the text has been read to its end' })),
  tally: Type.Record(Type.String(), Type.Number(), { description: 'rows by status, and all of them' }),
  error: orNull(Type.String({ description: 'why it failed' })),
});

/** What is written down of a batch before it is accepted. */
export interface BatchRecord {
  readonly id: string;
  readonly kind: string;
  readonly version: string;
  readonly options: object & { readonly read: object };
  readonly unique: boolean;
  readonly created: string;
  /** The key that its sender gave, and what was sent with it, as hashes. */
  readonly key?: { readonly name: string; readonly body: string };
}

/** How a batch has ended. */
export interface BatchEnd {
  readonly status: 'done' | 'cancelled' | 'failed';
  readonly items: number;
  readonly total: number | null;
  readonly tally: Readonly<Record<string, number>>;
  readonly error?: string;
}

/** A batch, and who hears of it. */
export class Batch {
  readonly abort = new AbortController();
  private readonly listeners = new Set<() => void>();
  private progress: Pick<RunProgress, 'items' | 'tally' | 'total'> = { items: 0, tally: {} };
  private running = false;
  end: BatchEnd | undefined;

  constructor(readonly record: BatchRecord) {}

  get status(): BatchStatus {
    return this.end?.status ?? (this.running ? 'running' : 'waiting');
  }

  /** Grows with each event, also over a restart: the boards that are done, and one more for the end. */
  get eventId(): number {
    const { items } = this.end ?? this.progress;
    return this.end === undefined ? items : items + 1;
  }

  get report() {
    const { id, kind, created } = this.record;
    const { items, tally, total = null } = this.end ?? this.progress;
    return { id, kind, status: this.status, created, items, total, tally, error: this.end?.error ?? null };
  }

  begin(): void {
    this.running = true;
    this.tell();
  }

  advance(progress: RunProgress): void {
    this.progress = progress;
    this.tell();
  }

  finish(end: BatchEnd): void {
    this.end = end;
    this.tell();
  }

  /** Calls a listener at each change; returns what ends that. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
