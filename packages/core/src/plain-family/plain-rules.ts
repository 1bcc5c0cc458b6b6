import { same } from '../contract/same.js';
import type { Scene } from '../contract/scene.js';
import { shorten } from '../text/rows.js';
import type { PlainFamily, PlainScene } from './plain-family.js';

/** What an author wrote, made ready for what is derived: positions are frozen, scenes are whole, boards are read. */
export interface PlainRules<P extends object, M> extends Omit<PlainFamily<P, M>, 'boards' | 'scene'> {
  /** The boards that the author gives. */
  readonly boards: readonly P[];
  scene(position: P): Scene;
  /** Whether a move is among the legal ones. */
  isLegal(position: P, move: M): boolean;
}

/** Throws a TypeError if one of the boards cannot be read. */
export function rulesOf<P extends object, M>(own: PlainFamily<P, M>): PlainRules<P, M> {
  const parse = (text: string): P | string => frozen(own.parse(text));
  const boards = own.boards.map((text) => {
    const position = parse(text);
    if (typeof position === 'string') throw new TypeError(`the board "${shorten(text)}" cannot be read: ${position}`);
    return position;
  });
  return {
    ...own,
    boards,
    parse,
    play: (position, move) => frozen(own.play(position, move)),
    scene: (position) => wholeScene(own.scene(position)),
    isLegal: (position, move) => own.moves(position).some((legal) => same(legal, move)),
  };
}

function wholeScene({ pieces, ...rest }: PlainScene): Scene {
  return { walls: [], exits: [], ...rest, pieces: pieces.map((piece) => ({ role: 'piece', ...piece })) };
}

/** Freezes plain data, with all its parts. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
