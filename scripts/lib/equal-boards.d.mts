import type { Family } from '@slidewise/core/contract';

export interface BoardKind {
  readonly kind: string;
  readonly family: Family;
  readonly lengths: readonly number[];
}

export const KINDS: readonly BoardKind[];
export function boardsOf(kind: BoardKind, length: number, seed: number): Generator<unknown>;
