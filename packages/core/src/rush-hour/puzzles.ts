import type { BoardConstraints, Kit, Puzzles, Range } from '../contract/facets/puzzles.js';
import type { Size } from '../contract/scene.js';
import * as say from '../messages/en/rush-hour-making.js';
import type { Message } from '../messages/message.js';
import type { Random } from '../random.js';
import { unwrap } from '../result.js';
import { shorten } from '../text/rows.js';
import { cellsOf, createPosition, type RushHourPosition, targetOf, type Vehicle } from './position.js';
import { freshName, NAMES } from './random.js';

// Boards as they are printed on cards: the target is the only horizontal vehicle of the middle row and leaves to the right.

const USUAL_LENGTHS = [2, 3];
const NO_WALLS: Range = { least: 0, most: 0 };
/** As many as there are names. */
const ANY_PIECES: Range = { least: 1, most: NAMES.length + 1 };
/** How much of the board vehicles and walls cover at first, in hundredths: crowded boards have small spaces, and hard ones most often. */
const USUAL_COVER: Range = { least: 75, most: 90 };

export const puzzles: Puzzles<RushHourPosition> = {
  constraints: [
    { id: 'pieces', summary: 'vehicles, the target included; any number by default' },
    { id: 'walls', summary: 'single cells where nothing moves; none by default' },
    { id: 'lengths', summary: 'cells that vehicles are long; 2,3 by default' },
    { id: 'goal', summary: 'exit: the target touches the right edge, by default; clear: its path is free' },
  ],
  minimal: true,
  positions: 5000,
  constraintsError: error,
  random,
  vary,
  fits,
  tidy,
  longest,
  quick: [
    { width: 6, height: 6, least: 3, most: 30 },
    { width: 5, height: 5, least: 3, most: 20 },
    { width: 7, height: 7, least: 5, most: 40 },
  ],
  kits,
};

/** The goals that boards are made for; the first by default. */
const GOALS = ['exit', 'clear'] as const;

function goalOf({ goal = GOALS[0] }: BoardConstraints): RushHourPosition['goal'] {
  return GOALS.find((each) => each === goal) ?? GOALS[0];
}

/** The longest side of a board whose positions can be explored. */
const LARGEST = 10;

function lengthsOf({ lengths = USUAL_LENGTHS }: BoardConstraints): readonly number[] {
  return lengths.length === 0 ? USUAL_LENGTHS : lengths;
}

/** The target is a car, or the shortest vehicle there may be. */
function targetLength(constraints: BoardConstraints): number {
  return Math.min(...lengthsOf(constraints));
}

function targetRow({ height }: Size): number {
  return (height - 1) >> 1;
}

function error({ width, height }: Size, constraints: BoardConstraints): Message | undefined {
  const { goal = GOALS[0] } = constraints;
  if (!GOALS.some((each) => each === goal)) return say.goalNotMade({ goal: shorten(goal), known: GOALS });
  const lengths = lengthsOf(constraints);
  const short = lengths.find((length) => length < 2);
  if (short !== undefined) return say.lengthsTooShort({ length: short });
  if (Math.max(width, height) > LARGEST) return say.sizeNotMade({ most: LARGEST });
  const long = constraints.lengths?.find((length) => length > Math.max(width, height));
  if (long !== undefined) return say.lengthTooLong({ length: long, width, height });
  const target = targetLength(constraints);
  if (target >= width) return say.targetTooLong({ length: target, width, height });
  const { pieces = ANY_PIECES, walls = NO_WALLS } = constraints;
  if (pieces.most === 0) return say.targetNeeded();
  const least = Math.max(pieces.least, 1);
  // No wall stands in the row of the target.
  const hasRoom = target * least + walls.least <= width * height && walls.least <= width * (height - 1);
  if (hasRoom && least <= ANY_PIECES.most) return undefined;
  return say.piecesDoNotFit({ pieces: least, walls: walls.least, width, height });
}

function random(random: Random, size: Size, constraints: BoardConstraints): RushHourPosition {
  const { width, height } = size;
  const length = targetLength(constraints);
  const row = targetRow(size);
  const target: Vehicle = { name: 'A', horizontal: true, row, column: random.integer(width - length + 1), length };
  const { pieces: { least, most } = ANY_PIECES, walls = NO_WALLS } = constraints;
  const wanted = within(random, { ...walls, most: Math.min(walls.most, walls.least + 2) });
  let board: RushHourPosition = { ...size, walls: [], vehicles: [target], target: 'A', goal: goalOf(constraints) };
  for (let i = 0; i < wanted; i++) board = withWall(random, board);
  const cover = (within(random, USUAL_COVER) * width * height) / 100;
  const enough = ({ vehicles }: RushHourPosition): boolean =>
    vehicles.length >= least && (vehicles.length >= most || covered(board) >= cover);
  while (!enough(board)) {
    const more = withVehicle(random, board, constraints);
    if (more === board) break;
    board = more;
  }
  return unwrap(createPosition(board));
}

/** A vehicle or a wall more, less or elsewhere. */
function vary(random: Random, position: RushHourPosition, constraints: BoardConstraints): RushHourPosition {
  const { pieces = ANY_PIECES, walls = NO_WALLS } = constraints;
  const count = position.vehicles.length;
  const kind = random.integer(4);
  let varied = position;
  if (walls.most > 0 && random.integer(6) === 0) {
    const { length } = position.walls;
    if (length > 0 && (kind > 1 || length > walls.least)) varied = withoutWall(random, varied);
    if (kind > 1 || length < walls.most) varied = withWall(random, varied);
  } else if (kind === 0 && count < pieces.most) varied = withVehicle(random, varied, constraints);
  else if (kind === 1 && count > pieces.least) varied = withoutVehicle(random, varied);
  else varied = withVehicle(random, withoutVehicle(random, varied), constraints);
  return varied === position ? position : unwrap(createPosition(varied));
}

function fits(position: RushHourPosition, constraints: BoardConstraints): boolean {
  const { pieces = ANY_PIECES, walls = NO_WALLS } = constraints;
  const lengths = lengthsOf(constraints);
  return (
    position.goal === goalOf(constraints) &&
    isWithin(position.vehicles.length, pieces) &&
    isWithin(position.walls.length, walls) &&
    position.vehicles.every(({ length }) => lengths.includes(length))
  );
}

/** The target is A, the others have the letters after it in reading order. */
function tidy(position: RushHourPosition): RushHourPosition {
  const names = [...NAMES];
  const vehicles = [...position.vehicles]
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map((vehicle) => ({ ...vehicle, name: vehicle.name === position.target ? 'A' : names.shift()! }));
  return unwrap(createPosition({ ...position, vehicles, target: 'A' }));
}

/**
 * Lengths of the hardest boards by published enumerations: 6×6 without and with walls, 5×5 without and with one.
 * Vehicles have two or three cells, and the target is in the middle row.
 */
function longest({ width, height }: Size, metric: string, constraints: BoardConstraints): number | undefined {
  if (width !== height || lengthsOf(constraints).some((length) => length > 3)) return undefined;
  const walls = constraints.walls?.most ?? 0;
  if (goalOf(constraints) === 'clear') {
    // The last move only drives out, unless the board is solved.
    const longer =
      metric === 'moves' ? longest({ width, height }, metric, { ...constraints, goal: 'exit' }) : undefined;
    return longer === undefined ? undefined : longer - 1;
  }
  if (metric === 'steps') return width === 6 && walls === 0 ? 93 : undefined;
  if (width === 6) return walls === 0 ? 51 : 60;
  return width === 5 && walls <= 1 ? 20 + walls : undefined;
}

/** The target, then vehicles of each length, across and down, then walls: where `random` and `vary` put them. */
function kits(size: Size, constraints: BoardConstraints): readonly Kit<RushHourPosition>[] {
  const { pieces = ANY_PIECES, walls: count = NO_WALLS } = constraints;
  const row = targetRow(size);
  const mayLie = (at: number): boolean => at !== row;
  return [
    {
      blocks: [
        { width: targetLength(constraints), height: 1, mayLie: (at) => at === row },
        ...[...new Set(lengthsOf(constraints))].flatMap((length) => [
          { width: length, height: 1, mayLie },
          { width: 1, height: length },
        ]),
        { width: 1, height: 1, count, isWall: true, mayLie },
      ],
      pieces,
      build(placed, walls) {
        const vehicles = placed.map(({ isTarget, width, height, row, column }, i) => {
          const name = isTarget ? 'A' : NAMES[i]!;
          return { name, horizontal: height === 1, row, column, length: width * height };
        });
        return unwrap(createPosition({ ...size, walls, vehicles, target: 'A', goal: goalOf(constraints) }));
      },
    },
  ];
}

/** With one more vehicle wherever one fits; the same where none does. */
function withVehicle(random: Random, board: RushHourPosition, constraints: BoardConstraints): RushHourPosition {
  const name = freshName(board.vehicles);
  if (name === undefined) return board;
  const taken = takenCells(board);
  const { row } = targetOf(board);
  // Cars are twice as frequent as longer vehicles.
  const [shortest, ...longer] = [...lengthsOf(constraints)].sort((a, b) => a - b) as [number, ...number[]];
  const order = random.integer(3) > 0 ? [shortest, ...longer] : [...random.shuffle(longer), shortest];
  for (const length of order) {
    const places = placesFor(board, length, taken, row);
    if (places.length > 0) return { ...board, vehicles: [...board.vehicles, { name, length, ...random.pick(places) }] };
  }
  return board;
}

type Place = Pick<Vehicle, 'horizontal' | 'row' | 'column'>;

/** Where a vehicle of a length fits; not in the row of the target. */
function placesFor({ width, height }: Size, length: number, taken: Uint8Array, targetRow: number): Place[] {
  const places: Place[] = [];
  for (const horizontal of [true, false]) {
    const step = horizontal ? 1 : width;
    const [rows, columns] = horizontal ? [height, width - length + 1] : [height - length + 1, width];
    for (let row = 0; row < rows; row++) {
      if (horizontal && row === targetRow) continue;
      for (let column = 0; column < columns; column++) {
        const first = row * width + column;
        let free = true;
        for (let i = 0; free && i < length; i++) free = taken[first + i * step] === 0;
        if (free) places.push({ horizontal, row, column });
      }
    }
  }
  return places;
}

function withoutVehicle(random: Random, board: RushHourPosition): RushHourPosition {
  const others = board.vehicles.filter(({ name }) => name !== board.target);
  if (others.length === 0) return board;
  const gone = random.pick(others);
  return { ...board, vehicles: board.vehicles.filter((vehicle) => vehicle !== gone) };
}

/** With one more wall, not in the row of the target. */
function withWall(random: Random, board: RushHourPosition): RushHourPosition {
  const taken = takenCells(board);
  const target = targetOf(board);
  const free = [...taken.keys()].filter((at) => taken[at] === 0 && Math.floor(at / board.width) !== target.row);
  if (free.length === 0) return board;
  const at = random.pick(free);
  const wall = { row: Math.floor(at / board.width), column: at % board.width };
  return { ...board, walls: [...board.walls, wall] };
}

function withoutWall(random: Random, board: RushHourPosition): RushHourPosition {
  return { ...board, walls: board.walls.toSpliced(random.integer(board.walls.length), 1) };
}

function takenCells({ width, height, walls, vehicles }: RushHourPosition): Uint8Array {
  const taken = new Uint8Array(width * height);
  for (const cells of [walls, ...vehicles.map(cellsOf)]) {
    for (const { row, column } of cells) taken[row * width + column] = 1;
  }
  return taken;
}

function covered({ walls, vehicles }: RushHourPosition): number {
  return vehicles.reduce((sum, { length }) => sum + length, walls.length);
}

function within(random: Random, { least, most }: Range): number {
  return least + random.integer(most - least + 1);
}

function isWithin(count: number, { least, most }: Range): boolean {
  return count >= least && count <= most;
}
