import type { EstimatePart } from '../../contract/heuristics.js';
import * as say from '../../messages/en/rush-hour.js';
import type { RushHourPosition } from '../position.js';
import { CellBoard } from '../space/cell-board.js';
import { tracksOf } from '../tracks.js';
import { blockedCars } from './blocked-cars.js';
import { forced, indirectAccount } from './heuristics.js';

/** The terms of a heuristic's value. */
export function partsOf(position: RushHourPosition, heuristic: string, metric: string): readonly EstimatePart[] {
  const tracks = tracksOf(position);
  const board = new CellBoard(position, metric, tracks).show(Int32Array.from(tracks, ({ offset }) => offset));
  const names = position.vehicles.map(({ name }) => name);
  const { target } = board;
  const blockers = (): EstimatePart[] =>
    board.directBlockers().map((vehicle) => ({
      count: 1,
      why: say.standsInFront({ vehicle: names[vehicle]!, target: names[target]! }),
      pieces: [vehicle, target],
    }));
  const distance = (): EstimatePart[] => {
    const cells = board.distance();
    return [{ count: cells, why: say.cellsToEdge({ vehicle: names[target]!, cells }), pieces: [target] }];
  };
  switch (heuristic) {
    case 'direct':
      return blockers();
    case 'indirect':
      return indirectAccount(position).map(({ vehicle, blocked }) => {
        const pair = { vehicle: names[vehicle]!, blocked: names[blocked]! };
        const inFront = { vehicle: pair.vehicle, target: pair.blocked };
        return {
          count: 1,
          why: blocked === target ? say.standsInFront(inFront) : say.inTheWay(pair),
          pieces: [vehicle, blocked],
        };
      });
    case 'forced':
      return forcedParts(board, names);
    case 'distance':
      return counted(distance());
    case 'distance-blockers':
      return counted([...distance(), ...blockers()]);
    case 'blocked-cars': {
      const times = new Map<number, number>();
      blockedCars(board, (vehicle) => times.set(vehicle, (times.get(vehicle) ?? 0) + 1));
      const inTheWay = [...times].map(([vehicle, count]) => ({
        count,
        why: say.vehicleInTheWay({ vehicle: names[vehicle]! }),
        pieces: [vehicle],
      }));
      return counted([...distance(), ...inTheWay]);
    }
    default:
      return [];
  }
}

function forcedParts(board: CellBoard, names: readonly string[]): EstimatePart[] {
  const parts: EstimatePart[] = [];
  forced(board, {
    out: (count) =>
      parts.push({ count, why: say.drivesOut({ vehicle: names[board.target]! }), pieces: [board.target] }),
    moves: (vehicle, count) =>
      parts.push({ count, why: say.vehicleMustMove({ vehicle: names[vehicle]! }), pieces: [vehicle] }),
    either: (vehicle, others, count) =>
      parts.push({
        count,
        why: say.othersMustMove({ vehicle: names[vehicle]!, vehicles: count }),
        pieces: [vehicle, ...others],
      }),
  });
  return counted(parts);
}

function counted(parts: readonly EstimatePart[]): EstimatePart[] {
  return parts.filter(({ count }) => count > 0);
}
