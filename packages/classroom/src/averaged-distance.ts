import type { BricksPosition } from '@slidewise/core/bricks';
import { type Family, withHeuristic } from '@slidewise/core/contract';

type Cells = readonly { readonly row: number; readonly column: number }[];

/** The ids of the two heuristics. */
export const AVERAGED = 'averaged-manhattan';
export const AVERAGED_BLOCKERS = 'averaged-blockers';

/**
 * Bricks with the two heuristics of the course's text. The distance is the mean over all pairs of a master's cell and a
 * goal cell, in whole numbers. Blockers adds the bricks in the rectangle around both.
 */
export function withAveragedDistance(family: Family): Family {
  const distance = (position: unknown): number => averaged(...masterAndGoal(position as BricksPosition));
  const averagedDistance = withHeuristic(family, {
    id: AVERAGED,
    summary: 'the distance between master and goal, averaged over their cells, as the text has it; may overestimate',
    metrics: ['steps'],
    estimate: distance,
  });
  return withHeuristic(averagedDistance as Family, {
    id: AVERAGED_BLOCKERS,
    summary: 'the same, and 1 for each brick between them; may overestimate',
    metrics: ['steps'],
    estimate: (position) => distance(position) + between(position as BricksPosition),
  }) as Family;
}

function masterAndGoal({ bricks, goals }: BricksPosition): [Cells, Cells] {
  const [goal] = goals;
  return [bricks.find(({ name }) => name === goal!.brick)!.cells, goal!.cells];
}

function averaged(master: Cells, goal: Cells): number {
  let sum = 0;
  for (const from of master) {
    for (const to of goal) sum += Math.abs(from.row - to.row) + Math.abs(from.column - to.column);
  }
  return Math.floor(sum / (master.length * goal.length));
}

/** The bricks with a cell in the smallest rectangle around the master and the goal. */
function between(position: BricksPosition): number {
  const [master, goal] = masterAndGoal(position);
  const rows = [...master, ...goal].map(({ row }) => row);
  const columns = [...master, ...goal].map(({ column }) => column);
  const isBetween = ({ row, column }: Cells[number]): boolean =>
    row >= Math.min(...rows) &&
    row <= Math.max(...rows) &&
    column >= Math.min(...columns) &&
    column <= Math.max(...columns);
  return position.bricks.filter(({ cells }) => cells !== master && cells.some(isBetween)).length;
}
