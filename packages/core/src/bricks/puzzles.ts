import type { Block, BoardConstraints, Kit, Puzzles, Range } from '../contract/facets/puzzles.js';
import type { Cell, Size } from '../contract/scene.js';
import * as say from '../messages/en/bricks-making.js';
import { goalNotMade } from '../messages/en/rush-hour-making.js';
import type { Message } from '../messages/message.js';
import type { Random } from '../random.js';
import { ok, problem, type Result, unwrap } from '../result.js';
import { shorten } from '../text/rows.js';
import { normalForm } from './notation/normal-form.js';
import { type Brick, type BricksPosition, createPosition } from './position.js';
import { type Rectangle, rectangleIn } from './rectangle-text.js';
import { farCornerOf, rectangleOf } from './shapes.js';

// Boards in the manner of Klotski: rectangles with a few cells left free, and a master that belongs at the lower edge.

const MASTER = '2';
const NO_WALLS: Range = { least: 0, most: 0 };
/** The small ones fill what the others leave. */
const USUAL_OTHERS: readonly Rectangle[] = [
  { width: 1, height: 2 },
  { width: 2, height: 1 },
  { width: 1, height: 1 },
];
/** How many cells are left free. */
const USUAL_FREE: Range = { least: 2, most: 4 };
/** As often as this a set is put together anew before a board is taken as it is. */
const PACKINGS = 40;

export const puzzles: Puzzles<BricksPosition> = {
  constraints: [
    { id: 'pieces', summary: 'bricks, the master included; any number by default' },
    { id: 'walls', summary: 'cells where nothing moves; none by default' },
    {
      id: 'shapes',
      summary:
        'rectangles WxH, the master first, with how many there must be: 2x2,5*1x2,4*1x1; 2x2,1x2,2x1,1x1 by default',
    },
    {
      id: 'goal',
      summary: 'place: where the master belongs, by default; cells: the same, and no other brick may enter (-1 in sbp)',
    },
  ],
  positions: 30_000,
  constraintsError: error,
  random,
  quick: [
    { width: 4, height: 5, least: 2, most: 50 },
    { width: 4, height: 4, least: 2, most: 30 },
    { width: 5, height: 5, least: 2, most: 40 },
  ],
  vary,
  fits,
  tidy: normalForm,
  kits,
};

/** The goals that boards are made for; the first by default. */
const GOALS: readonly string[] = ['place', 'cells'];

/** The cells that only the master may enter, for a goal. */
function reservedOf(goal: readonly Cell[], constraints: BoardConstraints): readonly Cell[] {
  return constraints.goal === 'cells' ? goal : [];
}

function readShape(text: string): Result<Rectangle> {
  const shape = rectangleIn(text);
  if (shape !== undefined) return ok(shape);
  return problem(say.shapeForm({ shape: shorten(text) }));
}

/** The shape of the master, then those of the others. */
function shapesOf(
  { width, height }: Size,
  { shapes = [] }: BoardConstraints,
): { master: Rectangle; others: readonly Rectangle[] } {
  const [first, ...rest] = shapes.map((text) => unwrap(readShape(text)));
  if (first !== undefined) {
    const { count, ...master } = first;
    // The others of the master's shape.
    const more = count === undefined || count === 1 ? [] : [{ ...master, count: count - 1 }];
    return { master, others: [...more, ...rest] };
  }
  const master = { width: Math.max(1, Math.min(2, width - 1)), height: Math.max(1, Math.min(2, height - 1)) };
  return { master, others: USUAL_OTHERS.filter((shape) => shape.width < width || shape.height < height) };
}

function error(size: Size, constraints: BoardConstraints): Message | undefined {
  const { width, height } = size;
  const { goal = GOALS[0]! } = constraints;
  if (!GOALS.includes(goal)) return goalNotMade({ goal: shorten(goal), known: GOALS });
  for (const text of constraints.shapes ?? []) {
    const shape = readShape(text);
    if (!shape.ok) return shape.problem;
    if (shape.value.width > width || shape.value.height > height) {
      return say.brickTooLarge({ shape: text.replace(/^.*\*/, ''), width, height });
    }
  }
  if (constraints.pieces?.most === 0) return say.masterNeeded();
  const { master, others } = shapesOf(size, constraints);
  const { pieces = { least: 1, most: Number.POSITIVE_INFINITY }, walls = NO_WALLS } = constraints;
  const counted = others.reduce((sum, { count = 0 }) => sum + count, 1);
  if (counted > pieces.most) {
    return say.tooManyShapes({ pieces: counted, most: pieces.most });
  }
  if (others.every(({ count }) => count !== undefined) && counted < pieces.least) {
    return say.tooFewShapes({ pieces: counted, least: pieces.least });
  }
  const least = others.reduce((sum, shape) => sum + areaOf(shape) * (shape.count ?? 0), areaOf(master) + walls.least);
  const reserved = constraints.goal === 'cells' ? areaOf(master) : 0;
  const free = width * height - reserved - Math.max(least, pieces.least + walls.least);
  return free > 0 ? undefined : say.bricksLeaveNothingFree({ width, height });
}

function random(random: Random, size: Size, constraints: BoardConstraints): BricksPosition {
  const { width, height } = size;
  const { master, others } = shapesOf(size, constraints);
  const row = height - master.height;
  const goal = rectangleOf(master.height, master.width, row, random.integer(width - master.width + 1));
  const bare: BricksPosition = {
    ...size,
    walls: [],
    reserved: reservedOf(goal, constraints),
    bricks: [],
    goals: [{ brick: MASTER, cells: goal }],
  };
  const start = startOf(random, bare, master);
  const empty: BricksPosition = { ...bare, bricks: [{ name: MASTER, cells: start, freedom: 'any' }] };
  let board = empty;
  for (let packing = 0; packing < PACKINGS; packing++) {
    board = packed(random, withWalls(random, empty, goal, constraints), others, constraints);
    if (fits(board, constraints)) break;
  }
  return unwrap(createPosition(board));
}

/** A place for the master above its goal; without one, any place that is not reserved. */
function startOf(random: Random, { width, height, reserved }: BricksPosition, master: Rectangle): Cell[] {
  const isFree = (cells: readonly Cell[]): boolean => !cells.some((cell) => isAmong(reserved, cell));
  for (let attempt = 0; attempt < PACKINGS; attempt++) {
    const row = random.integer(Math.max(1, height - master.height));
    const cells = rectangleOf(master.height, master.width, row, random.integer(width - master.width + 1));
    if (isFree(cells)) return cells;
  }
  const places = Array.from({ length: width * height }, (_, i) => [Math.floor(i / width), i % width] as const)
    .filter(([row, column]) => row + master.height <= height && column + master.width <= width)
    .map(([row, column]) => rectangleOf(master.height, master.width, row, column));
  return places.find(isFree) ?? places[0]!;
}

function isAmong(cells: readonly Cell[], { row, column }: Cell): boolean {
  return cells.some((cell) => cell.row === row && cell.column === column);
}

/** Filled up: first with what must be there, the largest first, then with whatever fits. */
function packed(
  random: Random,
  empty: BricksPosition,
  others: readonly Rectangle[],
  { pieces }: BoardConstraints,
): BricksPosition {
  const ground = new Ground(empty);
  const bricks = [...empty.bricks];
  const add = (shape: Rectangle): boolean => {
    const places = ground.placesFor(shape);
    if (places.length === 0) return false;
    const cells = random.pick(places);
    ground.take(cells);
    bricks.push({ name: freshName(bricks), cells, freedom: 'any' });
    return true;
  };
  for (const shape of [...others].sort((a, b) => areaOf(b) - areaOf(a))) {
    for (let i = 0; i < (shape.count ?? 0); i++) add(shape);
  }
  const free = USUAL_FREE.least + random.integer(USUAL_FREE.most - USUAL_FREE.least + 1);
  const most = pieces?.most ?? Number.POSITIVE_INFINITY;
  const least = pieces?.least ?? 1;
  let open = others.filter(({ count }) => count === undefined);
  while (open.length > 0 && bricks.length < most && (ground.free > free || bricks.length < least) && ground.free > 1) {
    const shape = random.pick(open);
    if (areaOf(shape) >= ground.free || !add(shape)) open = open.filter((other) => other !== shape);
  }
  return { ...empty, bricks };
}

function withWalls(
  random: Random,
  board: BricksPosition,
  goal: readonly Cell[],
  { walls = NO_WALLS }: BoardConstraints,
): BricksPosition {
  const ground = new Ground(board);
  ground.take(goal);
  const wanted = walls.least + random.integer(Math.min(walls.most, walls.least + 2) - walls.least + 1);
  const placed: Cell[] = [];
  for (let i = 0; i < wanted; i++) {
    const places = ground.placesFor({ width: 1, height: 1 });
    if (places.length === 0) break;
    const cells = random.pick(places);
    ground.take(cells);
    placed.push(...cells);
  }
  return { ...board, walls: placed };
}

/** A brick more, less, elsewhere or another instead; where the set is given, one or two of its bricks elsewhere. */
function vary(random: Random, position: BricksPosition, constraints: BoardConstraints): BricksPosition {
  const { others } = shapesOf(position, constraints);
  const master = position.goals[0]!.brick;
  const open = others.filter(({ count }) => count === undefined);
  const ground = new Ground(position);
  const bricks = [...position.bricks];
  const takeOut = (): Rectangle | undefined => {
    const loose = bricks.filter(({ name }) => name !== master);
    if (loose.length === 0) return undefined;
    const gone = random.pick(loose);
    bricks.splice(bricks.indexOf(gone), 1);
    ground.leave(gone.cells);
    return shapeOf(gone);
  };
  const putIn = (shape: Rectangle): void => {
    const places = ground.placesFor(shape);
    if (places.length === 0 || areaOf(shape) >= ground.free) return;
    const cells = random.pick(places);
    ground.take(cells);
    bricks.push({ name: freshName(bricks), cells, freedom: 'any' });
  };
  const kind = random.integer(4);
  if (open.length === 0 || kind === 3) {
    const out = [takeOut(), ...(random.integer(2) === 0 ? [takeOut()] : [])];
    for (const shape of random.shuffle(out)) if (shape !== undefined) putIn(shape);
  } else {
    if (kind !== 0) takeOut();
    if (kind !== 1) putIn(random.pick(open));
  }
  return unwrap(createPosition({ ...position, bricks }));
}

function fits(position: BricksPosition, constraints: BoardConstraints): boolean {
  const { pieces, walls = NO_WALLS } = constraints;
  const { master, others } = shapesOf(position, constraints);
  const { brick: owner, cells: goal } = position.goals[0]!;
  if (position.reserved.length !== reservedOf(goal, constraints).length) return false;
  // A format with such cells shows one of the two only: a goal cell or a brick.
  if (position.bricks.some(({ cells }) => cells.some((cell) => isAmong(position.reserved, cell)))) return false;
  const names = new Map<string, number>();
  for (const brick of position.bricks) {
    if (brick.name === owner) {
      if (nameOf(shapeOf(brick)) !== nameOf(master)) return false;
    } else names.set(nameOf(shapeOf(brick)), (names.get(nameOf(shapeOf(brick))) ?? 0) + 1);
  }
  const allowed = countsOf(others);
  return (
    (pieces === undefined || isWithin(position.bricks.length, pieces)) &&
    isWithin(position.walls.length, walls) &&
    [...names.keys()].every((name) => allowed.has(name)) &&
    [...allowed].every(([name, { count }]) => count === undefined || names.get(name) === count)
  );
}

/** How many there must be of each shape, by name: any number if that is said of one of its entries. */
function countsOf(shapes: readonly Rectangle[]): ReadonlyMap<string, Rectangle> {
  const counts = new Map<string, Rectangle>();
  for (const { count, ...shape } of shapes) {
    const before = counts.get(nameOf(shape)) ?? { ...shape, count: 0 };
    const isOpen = count === undefined || before.count === undefined;
    counts.set(nameOf(shape), isOpen ? shape : { ...shape, count: before.count! + count });
  }
  return counts;
}

/** The master, the other shapes, walls: for each place where the master may belong. */
function kits(size: Size, constraints: BoardConstraints): readonly Kit<BricksPosition>[] {
  const { master, others } = shapesOf(size, constraints);
  const { pieces, walls = NO_WALLS } = constraints;
  const row = size.height - master.height;
  return Array.from({ length: size.width - master.width + 1 }, (_, column) => {
    const goal = rectangleOf(master.height, master.width, row, column);
    const reserved = reservedOf(goal, constraints);
    const ofShape = ({ width, height }: Size): Block => ({
      width,
      height,
      mayLie: (at, across) => !rectangleOf(height, width, at, across).some((cell) => isAmong(reserved, cell)),
    });
    const blocks: readonly Block[] = [
      ofShape(master),
      ...[...countsOf(others).values()].map(({ count, ...shape }) => ({
        ...ofShape(shape),
        ...(count && { count: { least: count, most: count } }),
      })),
      {
        ...{ width: 1, height: 1, count: walls, isWall: true },
        mayLie: (at, across) => goal.every((cell) => cell.row !== at || cell.column !== across),
      },
    ];
    const build: Kit<BricksPosition>['build'] = (placed, cells) => {
      const bricks: Brick[] = [];
      for (const { isTarget, width, height, row, column } of placed) {
        const name = isTarget ? MASTER : freshName(bricks);
        bricks.push({ name, cells: rectangleOf(height, width, row, column), freedom: 'any' });
      }
      return unwrap(
        createPosition({ ...size, walls: cells, reserved, bricks, goals: [{ brick: MASTER, cells: goal }] }),
      );
    };
    return { blocks, ...(pieces && { pieces }), free: 1, build };
  });
}

function shapeOf({ cells }: Brick): Rectangle {
  const [first] = cells as [Cell];
  const far = farCornerOf(cells);
  return { width: far.column - first.column + 1, height: far.row - first.row + 1 };
}

function nameOf({ width, height }: Rectangle): string {
  return `${width}x${height}`;
}

function areaOf({ width, height }: Rectangle): number {
  return width * height;
}

function freshName(bricks: readonly Brick[]): string {
  const names = new Set(bricks.map(({ name }) => name));
  let number = Number(MASTER) + 1;
  while (names.has(String(number))) number++;
  return String(number);
}

function isWithin(count: number, { least, most }: Range): boolean {
  return count >= least && count <= most;
}

/** The cells of a board that are taken. */
class Ground {
  free: number;
  private readonly taken: Uint8Array;

  constructor(private readonly board: BricksPosition) {
    this.free = board.width * board.height;
    this.taken = new Uint8Array(this.free);
    this.take(board.walls);
    this.take(board.reserved);
    for (const { cells } of board.bricks) this.take(cells);
  }

  take(cells: readonly Cell[]): void {
    this.put(cells, 1);
  }

  leave(cells: readonly Cell[]): void {
    this.put(cells, 0);
  }

  /** Where a rectangle fits. */
  placesFor({ width, height }: Rectangle): Cell[][] {
    const places: Cell[][] = [];
    for (let row = 0; row + height <= this.board.height; row++) {
      for (let column = 0; column + width <= this.board.width; column++) {
        const cells = rectangleOf(height, width, row, column);
        if (cells.every((cell) => this.taken[this.at(cell)] === 0)) places.push(cells);
      }
    }
    return places;
  }

  private put(cells: readonly Cell[], value: 0 | 1): void {
    for (const cell of cells) {
      if (this.taken[this.at(cell)] !== value) this.free += value === 1 ? -1 : 1;
      this.taken[this.at(cell)] = value;
    }
  }

  private at({ row, column }: Cell): number {
    return row * this.board.width + column;
  }
}
