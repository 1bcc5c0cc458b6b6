import type { PlannedFact, Planning } from '../contract/facets/planning.js';
import { type Brick, type BricksPosition, byShape, findBrick, type Goal, goalBricks, shiftsOnto } from './position.js';
import { sceneOf } from './scene.js';
import { shapeText } from './shapes.js';

export const planning: Planning<BricksPosition> = {
  joins: { moves: ['piece'], slides: ['piece', 'direction'], steps: [] },
  task(position) {
    const { width, height, walls, pieces } = sceneOf(position);
    const { bricks, goals, reserved } = position;
    const free = goalBricks(position);
    const alike = byShape(bricks);
    const at = (brick: Brick, rows: number, columns: number): PlannedFact[] => {
      const [{ row, column }] = brick.cells as [Brick['cells'][number]];
      return [{ piece: bricks.indexOf(brick), row: row + rows, column: column + columns }];
    };
    const ownPlaces = (brick: Brick, { cells }: Goal): PlannedFact[][] =>
      [...shiftsOnto(position, brick, cells)].map(({ rows, columns }) => at(brick, rows, columns));
    const anyBrick = ({ cells }: Goal): PlannedFact[][] =>
      (alike.get(shapeText(cells)) ?? []).map((brick) => [{ piece: bricks.indexOf(brick), ...cells[0]! }]);
    return {
      width,
      height,
      walls,
      pieces: pieces.map((piece) => (free.has(piece.label) ? piece : { ...piece, barred: reserved })),
      goals: goals.map((goal) =>
        goal.brick === undefined ? anyBrick(goal) : ownPlaces(findBrick(position, goal.brick)!, goal),
      ),
    };
  },
};
