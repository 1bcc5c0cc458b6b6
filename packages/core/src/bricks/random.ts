import type { Cell, Size } from '../contract/scene.js';
import type { Random } from '../random.js';
import { unwrap } from '../result.js';
import {
  type Brick,
  type BricksPosition,
  createPosition,
  type Freedom,
  type Goal,
  setupError,
  shiftsOnto,
} from './position.js';
import { shifted } from './shapes.js';

/** The shapes that random bricks have, the common ones several times. */
const SHAPES: readonly (readonly Cell[])[] = [
  ...new Array<string>(4).fill('#'),
  ...new Array<string>(3).fill('##'),
  ...new Array<string>(3).fill('#/#'),
  ...new Array<string>(2).fill('##/##'),
  '###',
  '#/#/#',
  '##/#.',
  '##/.#',
  '#./##',
  '.#/##',
  '#.#/###',
  '###/#.#/###',
].map((drawing) =>
  drawing
    .split('/')
    .flatMap((line, row) => [...line].flatMap((sign, column) => (sign === '#' ? [{ row, column }] : []))),
);

const FREEDOMS: readonly Freedom[] = [...new Array<Freedom>(12).fill('any'), 'horizontal', 'vertical', 'fixed'];
const MASTER = '2';

/** A board with bricks wherever they fit; now and then walls, further goals, goal cells, bricks that may not move freely. */
export function randomPosition(random: Random, size: Size): BricksPosition {
  for (;;) {
    const setup = randomSetup(random, size);
    if (setup !== undefined && setupError(setup) === undefined) return unwrap(createPosition(setup));
  }
}

function randomSetup(random: Random, { width, height }: Size): BricksPosition | undefined {
  const cells = width * height;
  const walls: Cell[] = [];
  const cell = (): Cell => ({ row: random.integer(height), column: random.integer(width) });
  if (random.integer(3) === 0) walls.push(cell());
  const plain = random.integer(2) === 0;
  const board: BricksPosition = { width, height, walls, reserved: [], bricks: [], goals: [] };
  const spare = Math.min(2 + random.integer(1 + Math.floor(cells / 4)), cells - 1);
  const most = 2 + Math.floor(cells / 3);
  const bricks: Brick[] = [];
  let free = cells - walls.length;
  for (let attempt = 0; attempt < 60 && free > spare && bricks.length < most; attempt++) {
    const brick = randomBrick(random, { ...board, bricks }, plain);
    if (brick === undefined || brick.cells.length > free - spare) continue;
    bricks.push(brick);
    free -= brick.cells.length;
  }
  const [master, ...others] = bricks;
  if (master === undefined) return undefined;
  const more = random.integer(5) === 0 ? others.slice(0, 1 + random.integer(2)) : [];
  const goals = [master, ...more].map((brick) => randomGoal(random, board, brick));
  if (goals.some((goal) => goal === undefined)) return undefined;
  const known = goals as Goal[];
  // Goal cells as in the format sbp: where nothing stands yet, and only the master may go.
  const reserved = known.length === 1 && random.integer(3) === 0 ? known[0]!.cells : [];
  const partial = reserved.length > 1 && random.integer(4) === 0;
  const goalCells = partial ? reserved.slice(1) : reserved;
  return {
    ...board,
    bricks,
    goals: partial ? [{ ...known[0]!, cells: goalCells }] : known,
    // And some that are no goals.
    reserved: random.integer(4) === 0 ? withMore(goalCells, [cell(), cell()]) : goalCells,
  };
}

function withMore(cells: readonly Cell[], others: readonly Cell[]): Cell[] {
  const byPlace = new Map([...cells, ...others].map((cell) => [`${cell.row},${cell.column}`, cell]));
  return [...byPlace.values()];
}

/** The position with a brick added, taken away or put elsewhere. */
export function varyPosition(random: Random, position: BricksPosition): BricksPosition {
  const owned = new Set(position.goals.map(({ brick }) => brick));
  const others = position.bricks.filter(({ name }) => !owned.has(name));
  const kind = random.integer(4);
  const gone = kind === 0 || others.length === 0 ? undefined : random.pick(others);
  const left = { ...position, bricks: position.bricks.filter((brick) => brick !== gone) };
  const added = kind === 1 ? undefined : randomBrick(random, left, true);
  const varied = { ...left, bricks: added === undefined ? left.bricks : [...left.bricks, added] };
  return setupError(varied) === undefined ? unwrap(createPosition(varied)) : position;
}

/** A random brick, if it fits into the free cells. */
function randomBrick(random: Random, board: BricksPosition, plain: boolean): Brick | undefined {
  const shape = random.pick(SHAPES);
  const cells = shifted(shape, random.integer(board.height), random.integer(board.width));
  const taken = [...board.walls, ...board.reserved, ...board.bricks.flatMap((brick) => brick.cells)];
  const fits = cells.every(
    ({ row, column }) =>
      row < board.height &&
      column < board.width &&
      !taken.some((other) => other.row === row && other.column === column),
  );
  if (!fits) return undefined;
  let number = Number(MASTER);
  while (board.bricks.some(({ name }) => name === String(number))) number++;
  return { name: String(number), cells, freedom: plain ? 'any' : random.pick(FREEDOMS) };
}

/** Somewhere on the board, a place for a brick. */
function randomGoal(random: Random, board: BricksPosition, brick: Brick): Goal | undefined {
  const cell = { row: random.integer(board.height), column: random.integer(board.width) };
  const shifts = [...shiftsOnto(board, brick, [cell])];
  if (shifts.length === 0) return undefined;
  const { rows, columns } = random.pick(shifts);
  return { brick: brick.name, cells: shifted(brick.cells, rows, columns) };
}
