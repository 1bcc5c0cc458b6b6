// Small random boards with everything in them that a family allows: also what its own generator never makes.
import { makingOf, same } from '@slidewise/core/contract';
import { seededRandom } from '@slidewise/core/random';

/** Sizes whose spaces a plain search can list, with or without one-cell-wide ones. */
const SIZES = [
  [3, 3],
  [4, 3],
  [3, 4],
  [2, 3],
  [2, 2],
  [3, 2],
  [2, 5],
  [5, 2],
  [1, 6],
  [7, 1],
].map(([width, height]) => ({ width, height }));
/** Brute force rarely comes to the end of these. */
const LARGER = { width: 4, height: 4 };

/**
 * By the id of a family: these are set-ups in the family's own data, because what they try is more than its making and its scenes can express. A family without a line here is
 * asked for its own random positions alone.
 */
const oddBoards = { 'rush-hour': oddTraffic, tiles: oddTiles, bricks: oddBricks };

/** A valid position of a family. */
export function smallBoard(random, family) {
  const making = makingOf(family);
  const sizes = SIZES.filter((size) => making.plain(size).ok);
  const larger = making.plain(LARGER).ok ? LARGER : making.sizes.usual;
  for (;;) {
    const size = random.integer(40) === 0 ? larger : random.pick(sizes);
    const odd = oddBoards[family.id];
    if (odd === undefined || random.integer(4) === 0) return making.random(random, size);
    const checked = family.check(odd(random, size));
    if (checked.ok) return checked.value;
  }
}

/** The same board with every goal that can be asked for by name. */
export function withGoals(family, position) {
  const found = [position];
  const format = family.formats.find(({ id }) => family.print(position, id).ok);
  if (format === undefined) return found;
  const text = family.print(position, format.id).value;
  for (const { id: goal } of family.goals) {
    const reading = family.parse(text, { ...family.readOptions(position), format: format.id, goal });
    if (reading.ok && !same(reading.value.position, position)) {
      found.push(reading.value.position);
    }
  }
  return found;
}

/** A place for each cell of a board, and whether something stands there. */
class Floor {
  constructor({ width, height }) {
    Object.assign(this, { width, height, taken: new Set() });
  }

  /** Takes the cells if all of them are on the board and free. */
  take(cells) {
    const free = cells.every(
      ({ row, column }) =>
        row >= 0 &&
        column >= 0 &&
        row < this.height &&
        column < this.width &&
        !this.taken.has(row * this.width + column),
    );
    if (free) for (const { row, column } of cells) this.taken.add(row * this.width + column);
    return free;
  }

  cell(random) {
    return { row: random.integer(this.height), column: random.integer(this.width) };
  }
}

/** Vehicles of any length from 1, walls anywhere, the target in any row, others before and behind it, both goals. */
function oddTraffic(random, size) {
  const floor = new Floor(size);
  const [vehicles, walls] = [[], []];
  const add = (name, horizontal, length) => {
    const { row, column } = floor.cell(random);
    const cells = Array.from({ length }, (_, i) => ({
      row: row + (horizontal ? 0 : i),
      column: column + (horizontal ? i : 0),
    }));
    if (floor.take(cells)) vehicles.push({ name, horizontal, row, column, length });
  };
  add('X', true, 2 + (random.integer(4) === 0 ? 1 : 0));
  for (let i = random.integer(3); i > 0; i--) {
    const cell = floor.cell(random);
    if (floor.take([cell])) walls.push(cell);
  }
  const wanted = random.integer(1 + Math.ceil((size.width * size.height) / 2.5));
  for (let i = 0; i < wanted; i++) {
    const length = 1 + random.pick([0, 1, 1, 1, 2, 2, 3]);
    add(random.integer(8) === 0 ? `V${i}` : 'ABCDEFGHIJKLMNO'[i], length > 1 && random.integer(2) === 0, length);
  }
  return { ...size, walls, vehicles, target: 'X', goal: random.pick(['exit', 'clear']) };
}

/** Any board as the goal; often only some moves away, so that larger boards can be solved, too. */
function oddTiles(random, { width, height }) {
  // Of a few: the tables that belong to a goal take longer than the search.
  const goal = seededRandom(random.integer(6)).shuffle(Array.from({ length: width * height }, (_, i) => i));
  const tiles = [...goal];
  if (random.integer(3) === 0) return { width, height, tiles: random.shuffle(tiles), goal };
  for (let i = random.integer(20); i > 0; i--) {
    const blank = tiles.indexOf(0);
    const [rows, columns] = random.pick([
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ]);
    const [row, column] = [Math.floor(blank / width) + rows, (blank % width) + columns];
    if (row < 0 || column < 0 || row >= height || column >= width) continue;
    [tiles[blank], tiles[row * width + column]] = [tiles[row * width + column], 0];
  }
  return { width, height, tiles, goal };
}

/** Drawings of bricks: plain, bent, hollow, with bays that another brick fits into. */
const SHAPES = ['#', '#', '#', '##', '##', '#/#', '#/#', '##/##', '###', '#/#/#', '##/#.', '##/.#', '#./##', '.#/##']
  .concat([
    '###/.#.',
    '.#/##/.#',
    '##./.##',
    '#.#/###',
    '###/#.#',
    '##/#./##',
    '###/#.#/###',
    '####/#..#/####',
    '#./#./##',
  ])
  .map((drawing) =>
    drawing
      .split('/')
      .flatMap((line, row) => [...line].flatMap((sign, column) => (sign === '#' ? [{ row, column }] : []))),
  );
/** Another brick may stand in it. */
const HOLLOW = SHAPES.find((cells) => cells.length === 8);
const FREEDOMS = ['any', 'any', 'any', 'any', 'any', 'any', 'horizontal', 'vertical', 'fixed'];
/** Names that are hard to write down: long ones, and signs that mean something in one notation or another. */
const NAMES = [
  '2',
  'X',
  '10',
  '123',
  'a-b',
  'goal',
  'any',
  'é',
  'Ⅷ',
  ',',
  ';',
  ':',
  '(',
  '"',
  '*',
  '_',
  '%',
  '~',
  '3',
  '4',
  'z',
];

/** Bricks of all shapes and freedoms, walls, cells for masters only, and up to three goals, some of them anybody's. */
function oddBricks(random, size) {
  const floor = new Floor(size);
  const cells = size.width * size.height;
  const [walls, reserved, bricks] = [[], [], []];
  for (let i = random.pick([0, 0, 0, 1, 2]); i > 0; i--) {
    const cell = floor.cell(random);
    if (floor.take([cell])) walls.push(cell);
  }
  const plainNames = random.integer(2) === 0;
  const names = plainNames ? NAMES.map((_, i) => String(i + 2)) : random.shuffle(NAMES);
  const free = random.integer(2) === 0;
  const most = 1 + random.integer(Math.max(2, Math.floor(cells / 2)));
  // Where many are alike, they can change places, and a goal can be anybody's.
  const alike = random.integer(3) === 0;
  const kinds = alike ? [random.pick(SHAPES), random.pick(SHAPES.slice(0, 4))] : SHAPES;
  const hollow = Math.min(size.width, size.height) > 2 && random.integer(3) === 0;
  for (let attempt = 0; attempt < 25 && bricks.length < most && floor.taken.size < cells - 1; attempt++) {
    const { row, column } = floor.cell(random);
    const shape = hollow && bricks.length === 0 ? HOLLOW : random.pick(kinds);
    const own = shape.map((cell) => ({ row: cell.row + row, column: cell.column + column }));
    if (!floor.take(own)) continue;
    bricks.push({ name: names[bricks.length], cells: own, freedom: free ? 'any' : random.pick(FREEDOMS) });
  }
  const wanted = random.shuffle(bricks).slice(0, random.pick([1, 1, 2, 3]));
  const shared = alike && random.integer(2) === 0;
  const goals = wanted.map(({ name, cells: standing }, i) => {
    const { row, column } = floor.cell(random);
    const [rows, columns] = [row - standing[0].row, column - standing[0].column];
    const place = standing.map((cell) => ({ row: cell.row + rows, column: cell.column + columns }));
    // Some of its cells are enough, but not for a goal that is anybody's.
    const part = !shared && place.length > 1 && random.integer(6) === 0 ? place.slice(1) : place;
    return shared && i > 0 ? { cells: part } : { brick: name, cells: part };
  });
  if (random.integer(3) === 0) {
    const chosen = [...(random.integer(2) === 0 ? (goals[0]?.cells ?? []) : []), floor.cell(random)];
    for (const cell of chosen) if (floor.take([cell])) reserved.push(cell);
  }
  return { ...size, walls, reserved, bricks, goals };
}
