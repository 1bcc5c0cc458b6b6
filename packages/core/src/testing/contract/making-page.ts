import { expect, test } from 'vitest';
import type { Making } from '../../contract/facets/making.js';
import { identityOf } from '../../contract/same.js';
import type { Cell, Scene } from '../../contract/scene.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { explore } from '../../search/explore.js';
import { positionId, readPositionId } from '../../session/position-id.js';
import { solve } from '../../solving/solve.js';
import { cellNames } from './cells.js';
import type { Subject } from './subject.js';

/** What `contract/facets/making.ts` promises. */
export function checkMakingPage({ family, positions, metrics, sample }: Subject, making: Making): void {
  const { small, usual } = making.sizes;
  test('a plain board has the size that was asked for and can be solved, and a wrong size is a problem', () => {
    for (const size of [small, usual]) {
      const position = unwrap(making.plain(size));
      expect(family.scene(position)).toMatchObject(size);
      expect(unwrap(solve(family, position)).status).toBe('solved');
    }
    for (const side of [0, -3, 2.5, Number.NaN, 1e9]) {
      const made = making.plain({ width: side, height: side });
      expect(made.ok ? '' : made.problem.message).not.toBe('');
    }
  });

  test('random boards have the size that was asked for, and small ones are listed in a moment', () => {
    for (const size of [small, usual]) {
      const made = making.random(seededRandom(17), size);
      expect(family.scene(made)).toMatchObject(size);
      expect(making.random(seededRandom(17), size)).toEqual(made);
    }
    for (const position of sample('small', 30, 10)) expect(explore(family.space(position), 50_000).complete).toBe(true);
  });

  test('variations are valid positions', () => {
    const random = seededRandom(9);
    let position: unknown = positions()[0];
    const { width, height } = family.scene(position);
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      position = making.vary(random, position);
      expect(family.scene(position)).toMatchObject({ width, height });
      seen.add(identityOf(position));
      // Reading checks all that a position must be.
      expect(unwrap(readPositionId(positionId(family, position))).reading.position).toEqual(position);
    }
    expect(seen.size).toBeGreaterThan(20);
    const [again, more] = [1, 2].map(() => making.vary(seededRandom(3), position));
    expect(again).toEqual(more);
  });

  const { removals } = making;
  if (removals === undefined) return;
  test('everything that the goal does not ask for can be taken away', () => {
    const { puzzles } = making;
    const walls = { walls: { least: 2, most: 3 } };
    const walled = puzzles?.constraints.some(({ id }) => id === 'walls') ? [1, 2, 3] : [];
    const boards = [
      ...positions(),
      ...sample('small', 60, 4),
      ...walled.map((seed) => puzzles!.random(seededRandom(seed), usual, walls)),
    ];
    let pieces = 0;
    const wallsTaken = new Set<boolean>();
    for (const position of boards) {
      const scene = family.scene(position);
      const removed = removals(position);
      const numbers = removed.flatMap(({ piece }) => piece ?? []);
      expect(numbers).toEqual(sparePieces(scene));
      pieces += numbers.length;
      const opened = removed.filter(({ piece }) => piece === undefined).map(({ cells }) => cellNames(cells).join());
      if (opened.length > 0) expect(opened.sort()).toEqual(cellNames(scene.walls));
      if (scene.walls.length > 0) wallsTaken.add(opened.length > 0);
    }
    expect(pieces).toBeGreaterThan(0);
    expect(wallsTaken.size).toBeLessThan(2);
  });

  test('what is taken away is gone, and nothing else; and no way gets longer in any metric', () => {
    for (const position of sample('small', 12, 4)) {
      const scene = family.scene(position);
      const isThere = (cell: Cell) => scene.walls.some(({ row, column }) => row === cell.row && column === cell.column);
      const before = metrics.map((metric) => unwrap(solve(family, position, { metric })));
      for (const { label, piece, cells, position: left } of removals(position)) {
        const { pieces, walls, ...rest } = family.scene(left);
        expect(rest).toEqual(omit(scene, 'pieces', 'walls'));
        expect(pieces).toEqual(scene.pieces.filter((_, i) => i !== piece));
        expect(piece === undefined ? scene.walls.length - 1 : scene.walls.length).toBe(walls.length);
        if (piece === undefined) expect(cells.every(isThere)).toBe(true);
        else expect(scene.pieces[piece]).toMatchObject({ label, cells, role: 'piece' });
        expect(unwrap(readPositionId(positionId(family, left))).reading.position).toEqual(left);
        for (const { metric, status, length } of before) {
          if (status === 'solved') expect(unwrap(solve(family, left, { metric })).length).toBeLessThanOrEqual(length!);
        }
      }
    }
  });
}

/** The numbers of the pieces that no goal needs: no targets, and of each shape no more than there are places for. */
function sparePieces({ pieces, goals = [] }: Scene): number[] {
  const shapeOf = (cells: readonly Cell[]) => {
    const [row, column] = [Math.min(...cells.map((cell) => cell.row)), Math.min(...cells.map((cell) => cell.column))];
    return cellNames(cells.map((cell) => ({ row: cell.row - row, column: cell.column - column }))).join(' ');
  };
  const places = [...new Set(goals.flatMap(({ place }) => place ?? []))].map((number) =>
    shapeOf(goals.filter(({ place }) => place === number)),
  );
  const others = pieces.filter(({ role }) => role === 'piece').map(({ cells }) => shapeOf(cells));
  const count = (shapes: readonly string[], shape: string) => shapes.filter((each) => each === shape).length;
  return pieces.flatMap(({ role, cells }, i) => {
    const shape = shapeOf(cells);
    return role === 'piece' && count(others, shape) > count(places, shape) ? [i] : [];
  });
}

function omit<T extends object, K extends keyof T>(value: T, ...keys: readonly K[]): Omit<T, K> {
  const rest = { ...value };
  for (const key of keys) delete rest[key];
  return rest;
}
