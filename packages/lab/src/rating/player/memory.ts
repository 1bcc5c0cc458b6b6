import type { Random } from '@slidewise/core/random';
import { fraction } from './chance.js';
import { PLAYER } from './model.js';

/** The positions that a player has been at, as far as they are remembered. */
export class Memory {
  private readonly visits = new Map<number, { count: number; last: number }>();

  visit(at: number, moves: number): void {
    this.visits.set(at, { count: (this.visits.get(at)?.count ?? 0) + 1, last: moves });
  }

  /** How often the player remembers to have been there, after so many moves. */
  recall(at: number, moves: number, random: Random): number {
    const known = this.visits.get(at);
    if (known === undefined) return 0;
    return fraction(random) < Math.exp((known.last - moves) / PLAYER.memory) ? known.count : 0;
  }
}
