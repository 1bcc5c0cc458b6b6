import { showAmount, showCount } from '../../text/amounts.js';
import { showCharacter } from '../../text/rows.js';
import { message } from '../message.js';

// Boards of Rush Hour: positions, their texts, their moves.

type Size = { width: number; height: number };
type Direction = 'left' | 'right' | 'up' | 'down';

/** A vehicle by its name, or a wall. */
const thing = (vehicle: string | null): string => (vehicle === null ? 'a wall' : `vehicle "${vehicle}"`);

// Positions.

export const goalUnknown = message(
  'goal-unknown',
  ({ goal }: { goal: string }) => `the goal "${goal}" is neither "exit" nor "clear"`,
);
export const outsideBoard = message(
  'outside-board',
  ({ vehicle, width, height }: { vehicle: string | null } & Size) =>
    `${thing(vehicle)} reaches outside the ${width}×${height} board`,
);
export const overlap = message(
  'overlap',
  ({ vehicle, other, row, column }: { vehicle: string | null; other: string | null; row: number; column: number }) =>
    `${thing(vehicle)} overlaps ${thing(other)} in row ${row}, column ${column}`,
);
export const vehicleTwice = message(
  'vehicle-twice',
  ({ vehicle }: { vehicle: string }) => `there are two vehicles "${vehicle}"`,
);
export const targetMissing = message(
  'target-missing',
  ({ target }: { target: string }) => `there is no target vehicle "${target}"`,
);
export const targetVertical = message(
  'target-vertical',
  ({ target }: { target: string }) => `the target "${target}" is vertical; it must be horizontal`,
);
export const vehicleName = message(
  'vehicle-name',
  ({ name, most }: { name: string; most: number }) =>
    `"${name}" is not a name for a vehicle: expected up to ${most} letters or digits`,
);
export const vehicleNotWhole = message(
  'vehicle-not-whole',
  ({ vehicle }: { vehicle: string }) => `vehicle "${vehicle}" needs whole numbers for row, column and length`,
);
export const vehicleTooShort = message(
  'vehicle-too-short',
  ({ vehicle }: { vehicle: string }) => `vehicle "${vehicle}" needs a length of at least 1`,
);
export const shortNotVertical = message(
  'short-not-vertical',
  ({ vehicle }: { vehicle: string }) => `vehicle "${vehicle}" has one cell, and must be vertical`,
);

// Texts.

export const namesMeanElse = message('names-mean-else', () => 'the names of its vehicles mean something else there');
export const nameTooLong = message(
  'name-too-long',
  ({ name }: { name: string }) => `the name "${name}" does not fit in one cell`,
);

// Grids.

export const lineNotOneWord = message(
  'line-not-one-word',
  () => 'a board on one line must be a single word, with at most a number before or after it',
);
export const notSquare = message(
  'not-square',
  ({ cells }: { cells: number }) =>
    `${showAmount(cells, 'cell')} on one line do not make a square board; separate the rows with "/" or give the size`,
);
export const notInRows = message(
  'not-in-rows',
  ({ cells, width }: { cells: number; width: number }) =>
    `${showAmount(cells, 'cell')} on one line do not make rows of ${width}`,
);
export const tooManyCells = message(
  'too-many-cells',
  ({ cells }: { cells: number }) => `a board of ${showCount(cells)} cells is too large`,
);
export const sizeMismatch = message(
  'size-mismatch',
  ({ width, height, size }: Size & { size: string }) =>
    `the board is ${width}×${height}, but the size was given as ${size}`,
);
export const notACell = message(
  'not-a-cell',
  ({ character }: { character: string }) =>
    `${showCharacter(character)} cannot stand on a board: expected a letter, a digit, "." or "#"`,
);
export const noVehicle = message('no-vehicle', () => 'there is no vehicle on the board');
export const vehicleOneCell = message(
  'vehicle-one-cell',
  ({ vehicle }: { vehicle: string }) => `vehicle "${vehicle}" has only one cell; it needs at least two`,
);
export const vehicleApart = message(
  'vehicle-apart',
  ({ vehicle }: { vehicle: string }) => `vehicle "${vehicle}" is in two parts; the second starts here`,
);
export const vehicleBent = message(
  'vehicle-bent',
  ({ vehicle }: { vehicle: string }) => `vehicle "${vehicle}" bends here`,
);

// Lists of cars.

export const csvHeader = message(
  'csv-header',
  ({ line, expected }: { line: string; expected: string }) => `the first line is "${line}"; expected ${expected}`,
);
export const csvValues = message(
  'csv-values',
  ({ values, columns, found }: { values: number; columns: string; found: number }) =>
    `expected ${values} values (${columns}), but found ${found}`,
);
export const csvOrientation = message(
  'csv-orientation',
  ({ orientation }: { orientation: string }) => `the orientation "${orientation}" is not H or V`,
);
export const csvNumber = message(
  'csv-number',
  ({ column, value }: { column: string; value: string }) => `${column} "${value}" is not a whole number from 1 up`,
);

// Moves.

export const vehicleMissing = message(
  'vehicle-missing',
  ({ vehicle }: { vehicle: string }) => `there is no vehicle "${vehicle}"`,
);
export const slideNotWhole = message(
  'slide-not-whole',
  ({ vehicle, by }: { vehicle: string; by: number }) => `vehicle "${vehicle}" cannot move by ${by}`,
);
export const vehicleBlocked = message(
  'vehicle-blocked',
  ({ vehicle, by, direction, free }: { vehicle: string; by: number; direction: Direction; free: number }) =>
    `vehicle "${vehicle}" cannot move ${by} ${direction}: ${free === 0 ? 'no cell is' : `only ${free}`} free`,
);
export const vehicleAcross = message(
  'vehicle-across',
  ({ vehicle, horizontal, letter }: { vehicle: string; horizontal: boolean; letter: string }) =>
    `vehicle "${vehicle}" is ${horizontal ? 'horizontal' : 'vertical'} and cannot move ${letter}`,
);
export const slideWithoutVehicle = message(
  'slide-without-vehicle',
  ({ text }: { text: string }) => `"${text}" does not start with the name of a vehicle`,
);
export const slideForm = message(
  'slide-form',
  ({ text, vehicle }: { text: string; vehicle: string }) =>
    `"${text}" is not a move: expected a vehicle and how far it slides, such as "${vehicle} -2"`,
);

// Proofs that there is no solution.

export const wallInFront = message(
  'wall-in-front',
  ({ target }: { target: string }) => `a wall stands between target "${target}" and the exit`,
);
export const vehicleInRow = message(
  'vehicle-in-row',
  ({ vehicle, target }: { vehicle: string; target: string }) =>
    `vehicle "${vehicle}" stands in front of target "${target}" in the same row and can never leave it`,
);
export const columnTooShort = message(
  'column-too-short',
  ({ vehicle, target }: { vehicle: string; target: string }) =>
    `vehicle "${vehicle}" can never leave the row of target "${target}": its column is too short`,
);

// Why vehicles must move, and when they have.

export const standsInFront = message(
  'stands-in-front',
  ({ vehicle, target }: { vehicle: string; target: string }) => `${vehicle} stands in front of ${target}`,
);
export const inTheWay = message(
  'in-the-way',
  ({ vehicle, blocked }: { vehicle: string; blocked: string }) =>
    `${vehicle} is in the way of ${blocked}, which can get out of the row on that side only`,
);
export const outOfTheWay = message(
  'out-of-the-way',
  ({ vehicle, blocked }: { vehicle: string; blocked: string }) => `${vehicle} is out of the way of ${blocked}`,
);
export const nothingInFront = message(
  'nothing-in-front',
  ({ target }: { target: string }) => `nothing stands in front of ${target}: it can drive to the exit`,
);
export const targetAtExit = message('target-at-exit', ({ target }: { target: string }) => `${target} is at the exit`);

// Terms of heuristics.

export const drivesOut = message('drives-out', ({ vehicle }: { vehicle: string }) => `${vehicle} drives to the exit`);
export const vehicleMustMove = message(
  'vehicle-must-move',
  ({ vehicle }: { vehicle: string }) => `${vehicle} must move`,
);
export const othersMustMove = message(
  'others-must-move',
  ({ vehicle, vehicles }: { vehicle: string; vehicles: number }) =>
    `whichever way ${vehicle} goes, at least ${vehicles} more must move`,
);
export const cellsToEdge = message(
  'cells-to-edge',
  ({ vehicle, cells }: { vehicle: string; cells: number }) =>
    `${vehicle} is ${showAmount(cells, 'cell')} from the edge`,
);
export const vehicleInTheWay = message(
  'vehicle-in-the-way',
  ({ vehicle }: { vehicle: string }) => `${vehicle} is in the way`,
);

// Drawings.

export const noTarget = message('no-target', () => 'no vehicle is the target');
export const twoTargets = message('two-targets', () => 'only one vehicle can be the target');
export const notStraight = message(
  'not-straight',
  ({ vehicle }: { vehicle: string }) => `vehicle "${vehicle}" is not a straight line of cells`,
);
