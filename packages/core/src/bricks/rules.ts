import { aText, type Check, listOf, objectWith } from '../check.js';
import type { Cell } from '../contract/scene.js';
import * as say from '../messages/en/bricks.js';
import { ok, problem, type Result } from '../result.js';
import { shorten } from '../text/rows.js';
import { type Brick, type BricksPosition, cellContents, findBrick, goalBricks, withBrick } from './position.js';
import { COLUMN_STEP, DIRECTIONS, type Direction, ROW_STEP, shapeText, shifted } from './shapes.js';

/** One brick moves along a path, a cell at a time, while nothing else moves. */
export interface BrickMove {
  /** The name of the brick. */
  readonly brick: string;
  /** The steps of one cell that it takes, in order. */
  readonly path: readonly Direction[];
}

export const moveShape: Check = objectWith({ brick: aText, path: listOf(aText) } satisfies Record<
  keyof BrickMove,
  Check
>);

/** The legal moves: of one cell in `steps`, along a straight line in `slides`, by any path in `moves`. */
export function potentialMoves(position: BricksPosition, metric: string): readonly BrickMove[] {
  const ground = new Ground(position);
  return position.bricks.flatMap((brick) => paths(ground, brick, metric).map((path) => ({ brick: brick.name, path })));
}

/** A shortest path of a brick to a place, given its first cell there, while nothing else moves. */
export function shortestPath(
  position: BricksPosition,
  brick: Brick,
  { row, column }: Cell,
): readonly Direction[] | undefined {
  for (const reached of visit(new Ground(position), brick)) {
    const [first] = reached.cells;
    if (first!.row === row && first!.column === column) return pathTo(reached);
  }
  return undefined;
}

export function play(position: BricksPosition, { brick: name, path }: BrickMove): Result<BricksPosition> {
  const brick = findBrick(position, name);
  if (brick === undefined) return problem(say.brickMissing({ brick: name }));
  if (path.length === 0) return problem(say.brickStays({ brick: name }));
  const ground = new Ground(position);
  let { cells } = brick;
  for (const [i, direction] of path.entries()) {
    if (!DIRECTIONS.includes(direction)) return problem(say.stepDirection({ direction: shorten(direction) }));
    const next = ground.step(brick, cells, direction);
    if (next === undefined) return problem(say.brickBlocked({ brick: name, direction, steps: i }));
    cells = next;
  }
  return ok(withBrick(position, { ...brick, cells }));
}

export function isSolved(position: BricksPosition): boolean {
  return position.goals.every(({ brick: name, cells }) => {
    if (name === undefined) return position.bricks.some((brick) => sameCells(brick.cells, cells));
    const own = findBrick(position, name)!.cells;
    return cells.every((cell) => own.some(({ row, column }) => row === cell.row && column === cell.column));
  });
}

/** The cost of a move: its cells, its straight parts, or 1. */
export function cost({ path }: BrickMove, metric: string): number {
  if (metric === 'steps') return path.length;
  return metric === 'slides' ? path.filter((direction, i) => direction !== path[i - 1]).length : 1;
}

/** The straight parts of a path: shown one after another, the brick goes round corners and not through other bricks. */
export function straightParts({ brick, path }: BrickMove): readonly BrickMove[] {
  const parts: Direction[][] = [];
  for (const [i, direction] of path.entries()) {
    if (direction === path[i - 1]) parts.at(-1)!.push(direction);
    else parts.push([direction]);
  }
  return parts.map((part) => ({ brick, path: part }));
}

function paths(ground: Ground, brick: Brick, metric: string): readonly (readonly Direction[])[] {
  if (metric === 'moves') return [...visit(ground, brick)].slice(1).map(pathTo);
  const found: Direction[][] = [];
  for (const direction of DIRECTIONS) {
    const path: Direction[] = [];
    let cells = ground.step(brick, brick.cells, direction);
    while (cells !== undefined) {
      path.push(direction);
      found.push([...path]);
      cells = metric === 'steps' ? undefined : ground.step(brick, cells, direction);
    }
  }
  return found;
}

/** A place that a brick can reach, and how: by a step from another one. */
interface Visit {
  readonly cells: readonly Cell[];
  readonly from: Visit | undefined;
  readonly direction: Direction | undefined;
}

/** The places that a brick can reach while nothing else moves, by breadth-first search, its own first. */
function* visit(ground: Ground, brick: Brick): Generator<Visit> {
  const visits: Visit[] = [{ cells: brick.cells, from: undefined, direction: undefined }];
  const seen = new Set([ground.placeOf(brick.cells[0]!)]);
  for (const from of visits) {
    yield from;
    for (const direction of DIRECTIONS) {
      const cells = ground.step(brick, from.cells, direction);
      if (cells === undefined || seen.has(ground.placeOf(cells[0]!))) continue;
      seen.add(ground.placeOf(cells[0]!));
      visits.push({ cells, from, direction });
    }
  }
}

/** The steps that have led to a place. */
function pathTo(visit: Visit): Direction[] {
  const path: Direction[] = [];
  for (let at = visit; at.from !== undefined; at = at.from) path.push(at.direction!);
  return path.reverse();
}

/** The content of every cell of a position. */
class Ground {
  private readonly contents: readonly (string | undefined)[];
  private readonly reserved: ReadonlySet<number>;
  private readonly goalBricks: ReadonlySet<string>;

  constructor(private readonly position: BricksPosition) {
    this.contents = cellContents(position);
    this.reserved = new Set(position.reserved.map((cell) => this.placeOf(cell)));
    this.goalBricks = goalBricks(position);
  }

  placeOf({ row, column }: Cell): number {
    return row * this.position.width + column;
  }

  /** The cells of a brick after one step from `cells`, if it may go there while all others stay where they are. */
  step({ name, freedom }: Brick, cells: readonly Cell[], direction: Direction): Cell[] | undefined {
    const sideways = ROW_STEP[direction] === 0;
    if (freedom === 'fixed' || freedom === (sideways ? 'vertical' : 'horizontal')) return undefined;
    const next = shifted(cells, ROW_STEP[direction], COLUMN_STEP[direction]);
    const { width, height } = this.position;
    for (const cell of next) {
      if (cell.row < 0 || cell.column < 0 || cell.row >= height || cell.column >= width) return undefined;
      const place = this.placeOf(cell);
      const content = this.contents[place];
      if (content !== undefined && content !== name) return undefined;
      if (this.reserved.has(place) && !this.goalBricks.has(name)) return undefined;
    }
    return next;
  }
}

function sameCells(a: readonly Cell[], b: readonly Cell[]): boolean {
  const sameStart = a[0]!.row === b[0]!.row && a[0]!.column === b[0]!.column;
  return sameStart && shapeText(a) === shapeText(b);
}
