import picocolors from 'picocolors';
import { globals } from '../usage/globals.js';

/** On a terminal, or where they are forced (force-color.org), but never where the user has said no (no-color.org). */
function wanted(): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (!globals.color || NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return process.stdout.isTTY === true && TERM !== 'dumb';
}

export const colors = picocolors.createColors(wanted());

/** For texts that are read elsewhere. */
export const noColors = picocolors.createColors(false);
