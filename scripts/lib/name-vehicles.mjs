// Names for the vehicles of the boards of the collection.
import { unwrap } from '@slidewise/core/result';
import { createPosition } from '@slidewise/core/rush-hour';

/** The target becomes X, the others A, B, C … in reading order. */
export function renamed(position) {
  const order = [...position.vehicles].sort((a, b) => a.row - b.row || a.column - b.column);
  const names = [...'ABCDEFGHIJKLMNOPQRSTUVWYZbcdefghijklmnpqrstuvwyz123456789'];
  const vehicles = order.map((vehicle) => ({
    ...vehicle,
    name: vehicle.name === position.target ? 'X' : names.shift(),
  }));
  return unwrap(createPosition({ ...position, vehicles, target: 'X' }));
}
