import { type Check, objectWith, oneOf, wholeNumber } from '../check.js';
import { problemOfMove } from '../family-tools/problem-of-move.js';
import * as say from '../messages/en/tiles.js';
import type { Message } from '../messages/message.js';
import { ok, type Result } from '../result.js';
import { type TilesPosition, withTiles } from './position.js';

/** The way that tiles move: left, right, up, down. */
export type Direction = 'L' | 'R' | 'U' | 'D';

/** A line of `by` tiles beside the blank, pushed one cell into it. */
export interface Push {
  /** Where the tiles move. */
  readonly direction: Direction;
  /** How many tiles move at once. */
  readonly by: number;
}

/** The directions in the order in which moves are listed. */
export const DIRECTIONS: readonly Direction[] = ['L', 'R', 'U', 'D'];

export const pushShape: Check = objectWith({ direction: oneOf(DIRECTIONS), by: wholeNumber(1) } satisfies Record<
  keyof Push,
  Check
>);

const known = new Map<string, Push>();

/** The push of a direction and a length, interned: long solutions hold millions. */
export function pushOf(direction: Direction, by: number): Push {
  const name = direction + by;
  let push = known.get(name);
  if (push === undefined) {
    push = Object.freeze({ direction, by });
    known.set(name, push);
  }
  return push;
}

/** The cell from which a tile comes when it is pushed into `blank`, by direction; the blank goes the other way. */
export function towards(direction: Direction, width: number): number {
  return direction === 'L' ? 1 : direction === 'R' ? -1 : direction === 'U' ? width : -width;
}

/** How many tiles can be pushed in a direction while the blank is in a cell. */
export function pushable(direction: Direction, blank: number, width: number, height: number): number {
  const column = blank % width;
  const row = Math.floor(blank / width);
  if (direction === 'L') return width - 1 - column;
  if (direction === 'R') return column;
  return direction === 'U' ? height - 1 - row : row;
}

/** The legal pushes: in `mtm` of any length, in `stm` of a single tile. */
export function moves({ width, height, tiles }: TilesPosition, metric = 'stm'): readonly Push[] {
  const blank = tiles.indexOf(0);
  const pushes: Push[] = [];
  for (const direction of DIRECTIONS) {
    const room = pushable(direction, blank, width, height);
    for (let by = 1; by <= (metric === 'mtm' ? room : Math.min(room, 1)); by++) pushes.push(pushOf(direction, by));
  }
  return pushes;
}

export function play(position: TilesPosition, push: Push): Result<TilesPosition> {
  return playAll(position, [push]);
}

/** The position after several pushes, or why one of them is not legal. */
export function playAll(position: TilesPosition, pushes: readonly Push[]): Result<TilesPosition> {
  const { width, height } = position;
  const tiles = [...position.tiles];
  let blank = tiles.indexOf(0);
  // There may be millions: nothing is allocated for a legal push.
  const wrong = (i: number, why: Message): Result<never> => problemOfMove(pushes, i, why);
  for (let i = 0; i < pushes.length; i++) {
    const { direction, by } = pushes[i]!;
    if (!DIRECTIONS.includes(direction)) return wrong(i, say.notADirection({ direction }));
    if (!Number.isInteger(by) || by < 1) return wrong(i, say.pushNotWhole({ by }));
    const room = pushable(direction, blank, width, height);
    if (by > room) return wrong(i, say.pushTooLong({ direction, by, most: room }));
    const step = towards(direction, width);
    for (let moved = 0; moved < by; moved++, blank += step) tiles[blank] = tiles[blank + step]!;
    tiles[blank] = 0;
  }
  return ok(withTiles(position, tiles));
}

export function isSolved({ tiles, goal }: TilesPosition): boolean {
  return tiles.every((tile, cell) => tile === goal[cell]);
}

export function cost({ by }: Push, metric: string): number {
  return metric === 'mtm' ? 1 : by;
}
