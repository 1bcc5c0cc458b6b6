import type { Named } from '../../contract/ids.js';
import type { MoveStyle } from '../../contract/text.js';
import { tilesPushed } from '../../messages/en/moves.js';
import * as say from '../../messages/en/tiles.js';
import type { Message } from '../../messages/message.js';
import { ok, problem, type Result } from '../../result.js';
import { shorten } from '../../text/rows.js';
import type { TilesPosition } from '../position.js';
import { DIRECTIONS, type Direction, type Push, pushable, pushOf, towards } from '../rules.js';

export const letters: readonly Named[] = [
  { id: 'tile', summary: 'L R U D name the way a tile moves into the blank' },
  { id: 'blank', summary: 'L R U D name the way the blank moves' },
];

const OPPOSITE: Record<Direction, Direction> = { L: 'R', R: 'L', U: 'D', D: 'U' };
const WORDS = { L: 'left', R: 'right', U: 'up', D: 'down' } as const satisfies Record<Direction, string>;

/** `L`, or `L3` where three tiles move at once. */
export function printPush(_: TilesPosition, { direction, by }: Push, { letters: convention }: MoveStyle): string {
  return `${convention === 'blank' ? OPPOSITE[direction] : direction}${by === 1 ? '' : by}`;
}

/** `5 left`, or `7 and 2 others left`: the tile at the far end of the line. */
export function pushMessage({ tiles, width }: TilesPosition, { direction, by }: Push): Message {
  const tile = tiles[tiles.indexOf(0) + by * towards(direction, width)]!;
  return tilesPushed({ tile, others: by - 1, direction: WORDS[direction] });
}

/** Reads letters, and the words of `pushMessage`. */
export function parsePush(position: TilesPosition, text: string, convention = 'tile'): Result<Push> {
  const match = /^([LRUD])\s*([1-9]\d{0,3})?$/i.exec(text.trim());
  if (match === null) return parseWords(position, text);
  const letter = match[1]!.toUpperCase() as Direction;
  return ok(pushOf(convention === 'blank' ? OPPOSITE[letter] : letter, Number(match[2] ?? 1)));
}

function parseWords({ tiles, width, height }: TilesPosition, text: string): Result<Push> {
  const match = /^(\d{1,5})(?: and \d{1,3} others?)? (left|right|up|down)$/i.exec(text.trim());
  if (match === null) return problem(say.pushForm({ text: shorten(text) }));
  const [tile, word] = [Number(match[1]), match[2]!.toLowerCase()];
  const direction = DIRECTIONS.find((each) => WORDS[each] === word)!;
  const blank = tiles.indexOf(0);
  const room = pushable(direction, blank, width, height);
  for (let by = 1; by <= room; by++) {
    if (tiles[blank + by * towards(direction, width)] === tile) return ok(pushOf(direction, by));
  }
  return problem(say.tileBlocked({ tile, direction: WORDS[direction] }));
}
