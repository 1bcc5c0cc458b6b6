import type { PlannedFact, Planning } from '../contract/facets/planning.js';
import { cellContents, cellsOf, type RushHourPosition, targetOf } from './position.js';

export const planning: Planning<RushHourPosition> = {
  joins: { moves: ['piece'], steps: [] },
  task(position) {
    const { width, height, walls, vehicles, goal } = position;
    const target = targetOf(position);
    const piece = vehicles.indexOf(target);
    const row = cellContents(position)[target.row]!;
    const at = (column: number): PlannedFact => ({ piece, row: target.row, column });
    const last = width - target.length;
    const alternatives: PlannedFact[][] = [[at(last)]];
    // A way is free only if no wall stands on it, wherever the target has got to.
    for (let column = last - 1; goal === 'clear' && column >= 0; column--) {
      if (row[column + target.length] === '#') break;
      const free = { row: target.row, column: column + target.length };
      alternatives.push([at(column), free, ...alternatives.at(-1)!.slice(1)]);
    }
    return {
      width,
      height,
      walls,
      pieces: vehicles.map((vehicle) => ({
        label: vehicle.name,
        cells: cellsOf(vehicle),
        ways: vehicle.horizontal ? 'horizontal' : 'vertical',
      })),
      goals: [alternatives],
    };
  },
};
