import * as say from '../messages/en/tiles.js';
import type { Message } from '../messages/message.js';
import type { TilesPosition } from './position.js';

/**
 * How many pairs of tiles stand in another order than in the goal, without the blank. For named goals: how many pairs
 * i < j have i after j. Counted by merge sort, since the largest boards have 16,384 cells.
 */
export function inversions({ tiles, goal }: Pick<TilesPosition, 'tiles' | 'goal'>): number {
  const rank = new Int32Array(goal.length);
  let next = 0;
  for (const tile of goal) if (tile !== 0) rank[tile] = next++;
  let from = Int32Array.from(tiles.filter((tile) => tile !== 0).map((tile) => rank[tile]));
  let into = new Int32Array(from.length);
  let count = 0;
  for (let run = 1; run < from.length; run *= 2) {
    for (let start = 0; start < from.length; start += 2 * run) count += merge(from, into, start, run);
    [from, into] = [into, from];
  }
  return count;
}

/** Merges two sorted runs; returns the number of inversions between them. */
function merge(from: Int32Array, into: Int32Array, start: number, run: number): number {
  const middle = Math.min(start + run, from.length);
  const end = Math.min(start + 2 * run, from.length);
  let count = 0;
  let [left, right] = [start, middle];
  for (let at = start; at < end; at++) {
    if (right >= end || (left < middle && from[left]! < from[right]!)) into[at] = from[left++]!;
    else {
      count += middle - left;
      into[at] = from[right++]!;
    }
  }
  return count;
}

/**
 * The parity argument (Johnson and Story 1879). A tile that moves sideways passes no other tile; one that moves up or down passes
 * width - 1 of them. So for an odd width no move changes the parity of the inversions, and for an even width each change of the
 * blank's row does. The goal has no inversions. Johnson showed that the condition is necessary, Story that it is sufficient.
 */
export function isSolvable(position: TilesPosition): boolean {
  return (inversions(position) + (position.width % 2 === 0 ? rowsToGo(position) : 0)) % 2 === 0;
}

/** Why a board has no solution, or undefined if it has one. */
export function refute(position: TilesPosition): Message | undefined {
  if (isSolvable(position)) return undefined;
  const pairs = inversions(position);
  if (position.width % 2 === 1) return say.oddInversions({ pairs });
  return say.oddInversionsAndRows({ pairs, rows: rowsToGo(position) });
}

function rowsToGo({ width, tiles, goal }: TilesPosition): number {
  const row = (cells: readonly number[]): number => Math.floor(cells.indexOf(0) / width);
  return Math.abs(row(tiles) - row(goal));
}
