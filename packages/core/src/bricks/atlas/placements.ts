import { unwrap } from '../../result.js';
import { BRICK_NAMES, MASTER_NAME } from '../brick-names.js';
import { type Brick, type BricksPosition, createPosition } from '../position.js';
import { rectangleOf } from '../shapes.js';
import type { PieceSet } from './pieces.js';

/** All boards of a set of bricks with the master on its goal, in the middle of the bottom row; equal bricks are named in reading order. */
export function* solvedBoards(set: PieceSet, width: number, height: number): Generator<BricksPosition> {
  const [master, ...others] = set as [PieceSet[number], ...PieceSet];
  const place = { row: height - master.height, column: Math.floor((width - master.width) / 2) };
  const goal = rectangleOf(master.height, master.width, place.row, place.column);
  const taken = new Uint8Array(width * height);
  for (const { row, column } of goal) taken[row * width + column] = 1;
  const left = others.map(({ count }) => count);
  const free = width * height - set.reduce((sum, kind) => sum + kind.width * kind.height * kind.count, 0);
  const bricks: Brick[] = [{ name: MASTER_NAME, cells: goal, freedom: 'any' }];

  function* fill(from: number, empty: number): Generator<BricksPosition> {
    let cell = from;
    while (cell < taken.length && taken[cell] === 1) cell++;
    if (cell === taken.length) {
      yield unwrap(
        createPosition({
          width,
          height,
          walls: [],
          reserved: [],
          bricks,
          goals: [{ brick: MASTER_NAME, cells: goal }],
        }),
      );
      return;
    }
    if (empty > 0) yield* fill(cell + 1, empty - 1);
    const row = Math.floor(cell / width);
    const column = cell % width;
    for (const [i, kind] of others.entries()) {
      if (left[i] === 0 || row + kind.height > height || column + kind.width > width) continue;
      const cells = rectangleOf(kind.height, kind.width, row, column);
      const places = cells.map((each) => each.row * width + each.column);
      if (places.some((each) => taken[each] === 1)) continue;
      for (const each of places) taken[each] = 1;
      left[i]!--;
      bricks.push({ name: BRICK_NAMES[bricks.length - 1]!, cells, freedom: 'any' });
      yield* fill(cell + 1, empty);
      bricks.pop();
      left[i]!++;
      for (const each of places) taken[each] = 0;
    }
  }
  yield* fill(0, free);
}

/** The same board with its bricks named in reading order; the master keeps its name. */
export function inReadingNames(position: BricksPosition): BricksPosition {
  const at = ({ cells: [first] }: Brick): number => first!.row * position.width + first!.column;
  const others = position.bricks.filter(({ name }) => name !== MASTER_NAME).sort((a, b) => at(a) - at(b));
  const named = others.map((brick, i) => ({ ...brick, name: BRICK_NAMES[i]! }));
  const master = position.bricks.filter(({ name }) => name === MASTER_NAME);
  return unwrap(createPosition({ ...position, bricks: [...master, ...named] }));
}

/** The board as rows of one character for each kind of brick and part of it: the same for boards that differ by equal bricks only. */
export function outline({ width, height, bricks }: BricksPosition): string {
  const cells = new Array<string>(width * height).fill('.');
  for (const { name, cells: own } of bricks) {
    const last = own.at(-1)!;
    const [first] = own as [(typeof own)[number]];
    const kind =
      name === MASTER_NAME ? '#' : String.fromCharCode(48 + 32 * (last.row - first.row) + last.column - first.column);
    for (const { row, column } of own) cells[row * width + column] = ' ';
    cells[first.row * width + first.column] = kind;
  }
  return cells.join('');
}
