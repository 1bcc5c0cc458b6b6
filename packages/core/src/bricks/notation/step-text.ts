import type { MoveStyle } from '../../contract/text.js';
import * as say from '../../messages/en/bricks.js';
import { goesAlong, slides } from '../../messages/en/moves.js';
import type { Message } from '../../messages/message.js';
import { ok, problem, type Result } from '../../result.js';
import { shorten } from '../../text/rows.js';
import type { BricksPosition } from '../position.js';
import type { BrickMove } from '../rules.js';
import { DIRECTIONS, type Direction } from '../shapes.js';

/** Limits: longer than any path on a board, and longer than its text. */
const MOST_STEPS = 256 * 256;
const LONGEST_MOVE = 8 * MOST_STEPS;

/** In words, but for the steps of an `sbp` board: these are `(2,left)`, as its course has it. */
export function printMove(position: BricksPosition, move: BrickMove, { format, metric }: MoveStyle): string {
  if (format !== 'sbp' || metric !== 'steps') return moveMessage(position, move).message;
  const { brick, path } = move;
  return `(${brick},${path.join(',')})`;
}

/** `2 left 2` for a straight line of any length, `2 left,down` for any other path. */
export function moveMessage(_position: BricksPosition, { brick, path }: BrickMove): Message {
  const [direction] = path;
  const isStraight = direction !== undefined && path.every((step) => step === direction);
  return isStraight ? slides({ piece: brick, direction, cells: path.length }) : goesAlong({ piece: brick, path });
}

/** Reads what is written here, and `2 left`, `2,left`, `2 l`, `2 left 2,down`. */
export function parseMove(position: BricksPosition, text: string): Result<BrickMove> {
  const bare = text
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .trim();
  const names = position.bricks.map(({ name }) => name);
  const name = names.find((candidate) => bare.startsWith(candidate) && /^[\s,]/.test(bare.slice(candidate.length)));
  if (name === undefined) return problem(say.moveWithoutBrick({ text: shorten(text) }));
  if (bare.length > LONGEST_MOVE) return problem(say.moveTooLong({ text: shorten(text) }));
  const path: Direction[] = [];
  for (const part of bare.slice(name.length).replace(/^\s*,/, '').split(',')) {
    const match = /^\s*([a-z]+)(?:\s+(\d{1,6}))?\s*$/i.exec(part);
    const direction = match === null ? undefined : directionOf(match[1]!);
    const count = Number(match?.[2] ?? 1);
    if (direction === undefined || count < 1 || path.length + count > MOST_STEPS) {
      return problem(say.brickMoveForm({ text: shorten(text), brick: name }));
    }
    for (let i = 0; i < count; i++) path.push(direction);
  }
  return ok({ brick: name, path });
}

function directionOf(word: string): Direction | undefined {
  const lower = word.toLowerCase();
  return DIRECTIONS.find((direction) => direction === lower || direction[0] === lower);
}
