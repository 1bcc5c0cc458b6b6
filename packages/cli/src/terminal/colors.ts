import picocolors from 'picocolors';
import { globals } from './globals.js';

type Colors = ReturnType<typeof picocolors.createColors>;

const painted = picocolors.createColors(true);
let allowed: boolean | undefined;

/** On a terminal, or where they are forced (force-color.org), but never where the user has said no (no-color.org). */
function wanted(): boolean {
  allowed ??= allowedHere();
  return allowed && globals.color;
}

function allowedHere(): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return process.stdout.isTTY === true && TERM !== 'dumb';
}

/** Each looks when it is used whether colours are wanted: it may be loaded before the options are read. */
export const colors = Object.fromEntries(
  Object.entries(painted).map(([name, paint]) => [
    name,
    typeof paint === 'function' ? (text: string) => (wanted() ? paint(text) : String(text)) : paint,
  ]),
) as unknown as Colors;

/** For texts that are read elsewhere. */
export const noColors = picocolors.createColors(false);
