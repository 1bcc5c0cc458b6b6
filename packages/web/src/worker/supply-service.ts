import type { Scene, Size } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { ok, problem, type Result } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { PuzzleSupply, type ShardSource, shuffled, type WrittenRequest } from '@slidewise/lab/supply';
import { supplyOfFamily } from '../messages.js';
import { fetchShard } from './shard-source.js';
import { abortedWhen } from './signals.js';
import { nextTurn } from './turns.js';

/** Which board is wanted: a new one, one in a random order, or that of a day. */
export type Wanted =
  | { readonly kind: 'new'; readonly request: WrittenRequest }
  | { readonly kind: 'shuffle'; readonly family: string; readonly size: Size; readonly seed: number }
  | { readonly kind: 'daily'; readonly family: string; readonly date: string };

/** A board for the page. */
export interface SuppliedBoard {
  /** The id of the position. */
  readonly id: string;
  readonly scene: Scene;
  /** The length of its shortest solution, where it is known. */
  readonly moves?: number;
}

/** The best board so far, while one is made. */
export interface NearBoard {
  readonly scene: Scene;
  readonly length: number;
}

/** Supplies boards. It gives way to other requests while one is made. */
export class SupplyService {
  private readonly supply: PuzzleSupply;
  private readonly waiting = new Set<number>();

  constructor(source: ShardSource = fetchShard) {
    this.supply = new PuzzleSupply(source);
  }

  /** Brings a board; the number is one by which it can be called off. */
  async bring(id: number, wanted: Wanted, onNear: (near: NearBoard) => void): Promise<Result<SuppliedBoard>> {
    const familyId = wanted.kind === 'new' ? wanted.request.family : wanted.family;
    const family = familyById(familyId);
    if (family === undefined) return problem(supplyOfFamily({ family: familyId }));
    if (wanted.kind === 'shuffle') {
      const board = shuffled(family, wanted.seed, wanted.size);
      if (!board.ok) return board;
      return ok({ id: positionId(family, board.value), scene: family.scene(board.value) });
    }
    this.waiting.add(id);
    try {
      const found =
        wanted.kind === 'daily'
          ? await this.supply.daily(family, wanted.date)
          : await this.supply.newPuzzle(family, wanted.request, {
              yield: nextTurn,
              signal: abortedWhen(() => !this.waiting.has(id)),
              onNearest: (position, length) => onNear({ scene: family.scene(position), length }),
            });
      if (!found.ok) return found;
      const { position, id: board, moves } = found.value;
      return ok({ id: board, scene: family.scene(position), moves });
    } finally {
      this.waiting.delete(id);
    }
  }

  /** Calls a request off. */
  leave(id: number): void {
    this.waiting.delete(id);
  }
}
