import type { BricksPosition } from '../position.js';
import { numberedFrom } from './normal-form.js';
import { isSbpName, MASTER } from './sbp-text.js';
import { trayName } from './tray-text.js';

/** The same puzzle with the names that a format gives its bricks: numbers, where it has no others. */
export function renamed(position: BricksPosition, format: string): BricksPosition {
  return hasNamesOf(format, position)
    ? position
    : numberedFrom(position, position.goals[0]!.brick === undefined ? 2 : 3);
}

function hasNamesOf(format: string, { bricks, goals }: BricksPosition): boolean {
  if (format === 'tray') return bricks.every(({ name }, i) => name === trayName(i));
  if (format !== 'sbp') return true;
  const master = goals[0]!.brick ?? MASTER;
  return master === MASTER && bricks.some(({ name }) => name === MASTER) && bricks.every(({ name }) => isSbpName(name));
}
