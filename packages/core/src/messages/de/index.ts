/** What the library says, in German. */
import type { Translation } from '../translation.js';
import { boards } from './boards.js';
import { bricks } from './bricks.js';
import { making } from './making.js';
import { moves } from './moves.js';
import { reading } from './reading.js';
import { rushHour } from './rush-hour.js';
import { session } from './session.js';
import { solving } from './solving.js';
import { tiles } from './tiles.js';

export { gameNames } from './game-names.js';
export { names } from './names.js';
export { searchNames } from './search-names.js';
export { amount, count, several } from './words.js';

/** The sentences of messages by their codes, for `translate`. */
export const sentences: Translation = {
  ...boards,
  ...bricks,
  ...making,
  ...moves,
  ...reading,
  ...rushHour,
  ...session,
  ...solving,
  ...tiles,
};
