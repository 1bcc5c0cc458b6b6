import type { Cell } from '../../contract/scene.js';
import * as say from '../../messages/en/bricks.js';
import type { Message } from '../../messages/message.js';
import { newWords } from '../../out-of-memory.js';
import { type Brick, type BricksPosition, byShape, type Freedom, goalBricks, shiftsOnto } from '../position.js';
import { COLUMN_STEP, cornerOf, DIRECTIONS, farCornerOf, ROW_STEP, shapeText } from '../shapes.js';
import { immovableBricks } from './immovable.js';

/**
 * The tables of both packed spaces. Numbers the cells in reading order inside the smallest rectangle with all movable bricks; a brick's
 * place is its first cell, because no two bricks share that.
 */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The row and column of the board at which the rectangle starts. */
  readonly top: number;
  readonly left: number;
  /** 1 for walls and for bricks that can never move. */
  readonly blocked: Uint8Array;
  /** What one step in each direction adds to a cell. */
  readonly deltas: readonly number[];
  readonly classes: readonly BrickClass[];
  /** For every goal that is still open for change, what reaches it: one of a few classes on one of some cells. */
  readonly goals: readonly (readonly GoalCells[])[];
  /** A proof that no goal can be reached, if there is a simple one. */
  readonly refutation: Message | undefined;
}

/** Bricks that are interchangeable: of one shape and freedom, and without a goal of their own; or one goal brick. */
export interface BrickClass {
  /** The goal that its only brick has, or -1. */
  readonly goal: number;
  readonly freedom: Freedom;
  /** Its cells as seen from the first one. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly offsets: Int32Array;
  /** For each direction, the cells that a step enters, as seen from the first cell before the step. */
  readonly fronts: readonly Int32Array[];
  /** The cells on which its bricks stand at the start, in order. */
  readonly starts: Int32Array;
  /** The cells on which one of its bricks could stand if all others were out of the way, in order. */
  readonly places: Int32Array;
  /** The number of a cell among the places, or -1. */
  readonly placeAt: Int32Array;
  /** For each place and direction, place × 4 + direction, the place one step further, or -1 where a wall is in the way. */
  readonly steps: Int32Array;
}

interface GoalCells {
  readonly brickClass: number;
  /** By place: 1 if standing there reaches the goal. */
  readonly places: Uint8Array;
}

const known = new WeakMap<BricksPosition, Layout>();

export function layoutOf(position: BricksPosition): Layout {
  const before = known.get(position);
  if (before !== undefined) return before;
  for (const _ of prepareLayout(position));
  return known.get(position)!;
}

/** Computes the layout in slices and caches it for `layoutOf`; yields the bytes that it takes so far. */
export function* prepareLayout(position: BricksPosition): Generator<number, void> {
  const before = known.get(position);
  if (before !== undefined) {
    yield before.classes.reduce((sum, each) => sum + bytesOf(each), 0);
    return;
  }
  const { held, frame } = outlineOf(position);
  const groups = groupsOf(position, held);
  const classes: BrickClass[] = [];
  let bytes = 0;
  for (const group of groups) {
    const made = createClass(position, frame, group);
    classes.push(made);
    bytes += bytesOf(made);
    yield bytes;
  }
  const { goals, refutation } = goalsOf(position, held, frame, groups, classes);
  const deltas = DIRECTIONS.map((direction) => ROW_STEP[direction] * frame.width + COLUMN_STEP[direction]);
  known.set(position, { ...frame, deltas, classes, goals, refutation });
}

function bytesOf({ placeAt, places, steps }: BrickClass): number {
  return placeAt.byteLength + places.byteLength + steps.byteLength;
}

type Frame = Pick<Layout, 'width' | 'height' | 'top' | 'left' | 'blocked'>;

/** The part of a layout that is known before the tables of its bricks are computed. */
interface Outline {
  /** The bricks that can never move, by their numbers. */
  readonly held: ReadonlySet<number>;
  readonly frame: Frame;
}

const outlines = new WeakMap<BricksPosition, Outline>();

function outlineOf(position: BricksPosition): Outline {
  const before = outlines.get(position);
  if (before !== undefined) return before;
  const held = immovableBricks(position);
  const outline = { held, frame: frameOf(position, held) };
  outlines.set(position, outline);
  return outline;
}

/** The cells of the rectangle in which anything can move. */
export function cellsOf(position: BricksPosition): number {
  const { width, height } = outlineOf(position).frame;
  return width * height;
}

/** The smallest part of the board with all cells except walls and immovable bricks. */
function frameOf(position: BricksPosition, held: ReadonlySet<number>): Frame {
  const { width: fullWidth, height: fullHeight } = position;
  const full = new Uint8Array(fullWidth * fullHeight);
  const block = ({ row, column }: Cell): void => {
    full[row * fullWidth + column] = 1;
  };
  position.walls.forEach(block);
  for (const brick of held) position.bricks[brick].cells.forEach(block);
  let [top, bottom, left, right] = [fullHeight, 0, fullWidth, 0];
  for (let row = 0; row < fullHeight; row++) {
    for (let column = 0; column < fullWidth; column++) {
      if (full[row * fullWidth + column] === 1) continue;
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
      left = Math.min(left, column);
      right = Math.max(right, column);
    }
  }
  if (top > bottom) [top, bottom, left, right] = [0, 0, 0, 0];
  const width = right - left + 1;
  const height = bottom - top + 1;
  const blocked = Uint8Array.from(
    { length: width * height },
    (_, cell) => full[(top + Math.floor(cell / width)) * fullWidth + left + (cell % width)],
  );
  return { width, height, top, left, blocked };
}

interface Group {
  readonly goal: number;
  readonly bricks: readonly Brick[];
}

/** The bricks that can move, class by class: goal bricks in the order of the goals, then by shape and freedom. */
function groupsOf(position: BricksPosition, held: ReadonlySet<number>): Group[] {
  const movable = position.bricks.filter((_, i) => !held.has(i));
  const withGoals = goalBricks(position);
  const byKind = new Map<string, Brick[]>();
  for (const brick of movable) {
    if (withGoals.has(brick.name)) continue;
    const kind = `${shapeText(brick.cells)} ${brick.freedom}`;
    const alike = byKind.get(kind);
    if (alike === undefined) byKind.set(kind, [brick]);
    else alike.push(brick);
  }
  const byName = new Map(movable.map((brick) => [brick.name, brick]));
  const masters = position.goals.flatMap(({ brick: name }, goal) => {
    const brick = name === undefined ? undefined : byName.get(name);
    return brick === undefined ? [] : [{ goal, bricks: [brick] }];
  });
  const others = [...byKind].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, bricks]) => ({ goal: -1, bricks }));
  return [...masters, ...others];
}

function createClass(position: BricksPosition, frame: Frame, { goal, bricks }: Group): BrickClass {
  const { width, height } = frame;
  const { cells, freedom } = bricks[0];
  const [first] = cells as [Cell];
  const rows = cells.map(({ row }) => row - first.row);
  const columns = cells.map(({ column }) => column - first.column);
  const offsets = Int32Array.from(cells, (_, i) => rows[i] * width + columns[i]);
  const fronts = DIRECTIONS.map((direction) => {
    const own = new Set(cells.map((_, i) => `${rows[i]},${columns[i]}`));
    const entered = cells.flatMap((_, i) => {
      const row = rows[i] + ROW_STEP[direction];
      const column = columns[i] + COLUMN_STEP[direction];
      return own.has(`${row},${column}`) ? [] : [row * width + column];
    });
    return Int32Array.from(entered);
  });
  const blocked = frame.blocked.slice();
  if (goal < 0) {
    for (const { row, column } of position.reserved) {
      const inside =
        row >= frame.top && row < frame.top + height && column >= frame.left && column < frame.left + width;
      if (inside) blocked[(row - frame.top) * width + column - frame.left] = 1;
    }
  }
  const starts = Int32Array.from(bricks, (brick) => cellIn(frame, brick.cells[0])).sort();
  const corner = cornerOf(cells);
  const far = farCornerOf(cells);
  const bounds = {
    top: first.row - corner.row,
    bottom: height - 1 - (far.row - first.row),
    left: first.column - corner.column,
    right: width - 1 - (far.column - first.column),
  };
  const { places, placeAt, steps } = flood({ ...frame, blocked }, starts, fronts, bounds, freedom);
  return { goal, freedom, rows, columns, offsets, fronts, starts, places, placeAt, steps };
}

/** Flood fill: all places that bricks can reach past blocked cells only. */
function flood(
  { width, height, blocked }: Frame,
  starts: Int32Array,
  fronts: readonly Int32Array[],
  bounds: { top: number; bottom: number; left: number; right: number },
  freedom: Freedom,
): Pick<BrickClass, 'places' | 'placeAt' | 'steps'> {
  const rowSteps = DIRECTIONS.map((direction) => ROW_STEP[direction]);
  const columnSteps = DIRECTIONS.map((direction) => COLUMN_STEP[direction]);
  const allowed = DIRECTIONS.map((_, d) => freedom !== (rowSteps[d] === 0 ? 'vertical' : 'horizontal'));
  const next = (cell: number, d: number): number => {
    if (!allowed[d]) return -1;
    const before = Math.floor(cell / width);
    const row = before + rowSteps[d];
    const column = cell - before * width + columnSteps[d];
    if (row < bounds.top || row > bounds.bottom || column < bounds.left || column > bounds.right) return -1;
    const front = fronts[d];
    for (let i = 0; i < front.length; i++) if (blocked[cell + front[i]] === 1) return -1;
    return row * width + column;
  };
  const found = new Uint8Array(width * height);
  const waiting = new Int32Array(width * height);
  let end = 0;
  const reach = (cell: number): void => {
    if (found[cell] === 1) return;
    found[cell] = 1;
    waiting[end++] = cell;
  };
  starts.forEach(reach);
  for (let read = 0; read < end; read++) {
    for (let d = 0; d < 4; d++) {
      const to = next(waiting[read], d);
      if (to >= 0) reach(to);
    }
  }
  const places = newWords(end);
  const placeAt = waiting.fill(-1);
  for (let cell = 0, place = 0; place < end; cell++) {
    if (found[cell] === 0) continue;
    places[place] = cell;
    placeAt[cell] = place++;
  }
  const steps = newWords(4 * end).fill(-1);
  for (let place = 0; place < end; place++) {
    for (let d = 0; d < 4; d++) {
      const to = next(places[place], d);
      if (to >= 0) steps[4 * place + d] = placeAt[to];
    }
  }
  return { places, placeAt, steps };
}

function goalsOf(
  position: BricksPosition,
  held: ReadonlySet<number>,
  frame: Frame,
  groups: readonly Group[],
  classes: readonly BrickClass[],
): Pick<Layout, 'goals' | 'refutation'> {
  const goals: GoalCells[][] = [];
  let refutation = tooManyGoals(position);
  for (const [goal, { brick: name, cells }] of position.goals.entries()) {
    const owner = position.bricks.findIndex((brick) => brick.name === name);
    // The cells on which the first cell of a brick must be.
    const sites = name === undefined ? [cells[0]] : firstCells(position, position.bricks[owner], cells);
    const reached = position.bricks.some(
      (brick, i) =>
        held.has(i) &&
        (name === undefined ? shapeText(brick.cells) === shapeText(cells) : i === owner) &&
        sites.some(({ row, column }) => row === brick.cells[0].row && column === brick.cells[0].column),
    );
    if (reached) continue;
    const reaching: GoalCells[] = [];
    for (const [i, brickClass] of classes.entries()) {
      const fits =
        name === undefined ? shapeText(groups[i].bricks[0].cells) === shapeText(cells) : brickClass.goal === goal;
      if (!fits) continue;
      const places = new Uint8Array(brickClass.places.length);
      for (const site of sites) {
        const place = brickClass.placeAt[cellIn(frame, site)];
        if (place !== undefined && place >= 0) places[place] = 1;
      }
      if (places.includes(1)) reaching.push({ brickClass: i, places });
    }
    goals.push(reaching);
    if (reaching.length > 0) continue;
    const brick = name ?? null;
    if (sites.length === 0) refutation ??= say.goalDoesNotFit({ brick });
    else if (brick !== null && held.has(owner)) refutation ??= say.brickHeld({ brick });
    else refutation ??= say.goalOutOfReach({ brick });
  }
  return { goals, refutation };
}

/** The refutation if there are more goals for any brick of a shape than bricks of it. */
function tooManyGoals({ bricks, goals }: BricksPosition): Message | undefined {
  const fitting = byShape(bricks);
  const wanted = new Map<string, number>();
  for (const { brick, cells } of goals) {
    if (brick !== undefined) continue;
    const shape = shapeText(cells);
    wanted.set(shape, (wanted.get(shape) ?? 0) + 1);
    const there = fitting.get(shape)?.length ?? 0;
    if (there >= wanted.get(shape)!) continue;
    const place = { row: cells[0].row + 1, column: cells[0].column + 1 };
    return there === 0 ? say.noBrickOfShape(place) : say.tooFewOfShape({ bricks: there, ...place });
  }
  return undefined;
}

function firstCells(position: BricksPosition, brick: Brick, goal: readonly Cell[]): Cell[] {
  const [first] = brick.cells as [Cell];
  const shifts = [...shiftsOnto(position, brick, goal)];
  return shifts.map(({ rows, columns }) => ({ row: first.row + rows, column: first.column + columns }));
}

/** The number of a cell of the board inside the frame; -1 for cells outside it. */
function cellIn({ top, left, width, height }: Frame, { row, column }: Cell): number {
  const [r, c] = [row - top, column - left];
  return r >= 0 && c >= 0 && r < height && c < width ? r * width + c : -1;
}
