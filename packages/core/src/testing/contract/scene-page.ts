import { expect, test } from 'vitest';
import { areGoalsCovered } from '../../plain-family/check-family.js';
import { unwrap } from '../../result.js';
import { explore } from '../../search/explore.js';
import { cellNames, isShifted } from './cells.js';
import type { Subject } from './subject.js';

/** What `contract/scene.ts` promises. */
export function checkScenePage({ family, positions, metrics, sample }: Subject): void {
  test('the scene shows every piece once, inside the board', () => {
    for (const position of positions()) {
      const { width, height, pieces, walls } = family.scene(position);
      const cells = [...pieces.flatMap((piece) => piece.cells), ...walls];
      for (const { row, column } of cells) {
        expect(row >= 0 && row < height && column >= 0 && column < width).toBe(true);
      }
      expect(new Set(cells.map(({ row, column }) => row * width + column)).size).toBe(cells.length);
    }
  });

  test('a move leaves the pieces their numbers, and shifts those that it moves', () => {
    for (const position of positions()) {
      const before = family.scene(position);
      for (const metric of metrics) {
        for (const move of family.moves(position, metric)) {
          const after = family.scene(unwrap(family.play(position, move)));
          const moved = after.pieces.filter((piece, i) => !isShifted(before.pieces[i]!.cells, piece.cells, 0, 0));
          expect(moved.length).toBeGreaterThan(0);
          expect(after.pieces.map(({ label, role }) => [label, role])).toEqual(
            before.pieces.map(({ label, role }) => [label, role]),
          );
          for (const [i, { cells }] of after.pieces.entries()) {
            const [from, to] = [before.pieces[i]!.cells, cells];
            const [rows, columns] = [to[0]!.row - from[0]!.row, to[0]!.column - from[0]!.column];
            expect(isShifted(from, to, rows, columns)).toBe(true);
            const { ways } = before.pieces[i]!;
            if (ways !== undefined && ways !== 'vertical') expect(rows).toBe(0);
            if (ways !== undefined && ways !== 'horizontal') expect(columns).toBe(0);
          }
        }
      }
    }
  });

  test('exits are gaps at the edge, goals belong to targets, and only targets stand on reserved cells', () => {
    for (const position of positions()) {
      const { width, height, pieces, exits, goals = [], reserved = [] } = family.scene(position);
      for (const { row, column, side } of exits) {
        const edge = { left: column === 0, right: column === width - 1, top: row === 0, bottom: row === height - 1 };
        expect(edge[side]).toBe(true);
      }
      for (const { row, column } of [...exits, ...goals, ...reserved]) {
        expect(row >= 0 && row < height && column >= 0 && column < width).toBe(true);
      }
      const targets = pieces.filter(({ role }) => role === 'target');
      for (const { label } of goals) {
        if (label !== undefined) expect(targets.map((piece) => piece.label)).toContain(label);
      }
      const others = pieces.filter(({ role }) => role === 'piece').flatMap(({ cells }) => cellNames(cells));
      const wanted = new Set(cellNames(goals));
      for (const name of cellNames(reserved)) {
        expect(others).not.toContain(name);
        expect(wanted).not.toContain(name);
      }
    }
  });

  test('a position is solved when the goals are covered by whom they say, and never before', () => {
    for (const position of sample('small', 30, 8)) {
      const space = family.space(position);
      const { states } = explore(space, 2000);
      for (let state = 0; state < states.size; state++) {
        const at = space.positionAt(states.keys, state * space.keyWords);
        const scene = family.scene(at);
        const isSolved = family.isSolved(at);
        if (isSolved) expect(areGoalsCovered(scene)).toBe(true);
        else if (scene.exits.length === 0 && scene.goals?.length) expect(areGoalsCovered(scene)).toBe(false);
      }
    }
  });
}
