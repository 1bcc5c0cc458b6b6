import { same } from '../../contract/same.js';
import { layoutOfPosition, positionOfLayout } from '../huarong/layout-position.js';
import type { BricksPosition } from '../position.js';
import { numberedFrom } from './normal-form.js';
import { isSbpName, MASTER } from './sbp-text.js';
import { trayName } from './tray-text.js';

/** The same puzzle with the names that a format gives its bricks: numbers, where it has no others. */
export function renamed(position: BricksPosition, format: string): BricksPosition {
  if (format === 'huarong') return asLayout(position);
  return hasNamesOf(format, position)
    ? position
    : numberedFrom(position, position.goals[0]!.brick === undefined ? 2 : 3);
}

/** A layout has its goal: bricks of a position with another one keep their names. */
function asLayout(position: BricksPosition): BricksPosition {
  const number = layoutOfPosition(position);
  if (number === undefined) return position;
  const layout = positionOfLayout(number);
  return same(layout.goals[0]!.cells, position.goals[0]!.cells) && position.goals.length === 1 ? layout : position;
}

function hasNamesOf(format: string, { bricks, goals }: BricksPosition): boolean {
  if (format === 'tray') return bricks.every(({ name }, i) => name === trayName(i));
  if (format !== 'sbp') return true;
  const master = goals[0]!.brick ?? MASTER;
  return master === MASTER && bricks.some(({ name }) => name === MASTER) && bricks.every(({ name }) => isSbpName(name));
}
