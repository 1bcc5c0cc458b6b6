import { expect, test } from 'vitest';
import type { Editable, Editing } from '../../contract/facets/editing.js';
import { makingOf } from '../../contract/facets/facets.js';
import type { Cell, Scene, ScenePiece } from '../../contract/scene.js';
import { type Random, seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { positionId, readPositionId } from '../../session/position-id.js';
import { samples } from '../samples.js';
import { cellNames } from './cells.js';
import type { Subject } from './subject.js';

/** What `contract/facets/editing.ts` promises. */
export function checkEditingPage({ family, positions }: Subject, editing: Editing): void {
  const { making } = family;
  test('a scene that is not changed composes the position again, at every size', () => {
    const sizes = [
      { width: 1, height: 6 },
      { width: 7, height: 1 },
      { width: 2, height: 5 },
    ].filter((size) => making?.plain(size).ok);
    for (const position of [...positions(), ...sizes.flatMap((size) => samples(family, size, 100, 13))]) {
      expect(unwrap(editing.compose(family.scene(position), position))).toEqual(position);
      expect(unwrap(readPositionId(positionId(family, position))).reading.position).toEqual(position);
    }
  });

  test('a fresh label is none of the scene', () => {
    for (const position of positions()) {
      const scene = family.scene(position);
      expect(scene.pieces.map(({ label }) => label)).not.toContain(editing.freshLabel(scene));
    }
  });

  test('a changed scene composes a position that shows it, or a problem', () => {
    const random = seededRandom(11);
    let [valid, invalid] = [0, 0];
    for (const position of positions()) {
      const scene = family.scene(position);
      for (let i = 0; i < 10; i++) {
        const changed = changeScene(random, scene, editing.editable);
        const composed = editing.compose(changed, position);
        if (!composed.ok) {
          invalid++;
          expect(composed.problem.message).not.toBe('');
          continue;
        }
        valid++;
        const drawn = family.scene(composed.value);
        expect(drawn.pieces.map(({ label }) => label).sort()).toEqual(changed.pieces.map(({ label }) => label).sort());
        expect(cellNames(drawn.pieces.flatMap(({ cells }) => cells))).toEqual(
          cellNames(changed.pieces.flatMap(({ cells }) => cells)),
        );
        expect(drawn.pieces.map(nameAndRole).sort()).toEqual(changed.pieces.map(nameAndRole).sort());
        expect([drawn.width, drawn.height]).toEqual([changed.width, changed.height]);
        expect(cellNames(drawn.walls)).toEqual(cellNames(changed.walls));
        expect(cellNames(drawn.goals ?? [])).toEqual(cellNames(changed.goals ?? []));
        const goals = new Set(cellNames(changed.goals ?? []));
        expect(cellNames(drawn.reserved ?? [])).toEqual(
          cellNames(changed.reserved ?? []).filter((name) => !goals.has(name)),
        );
        const identified = unwrap(readPositionId(positionId(family, composed.value)));
        expect(identified.reading.position).toEqual(composed.value);
      }
    }
    expect(Math.min(valid, invalid)).toBeGreaterThan(10);
  });

  test('the way a piece may go, and whose a goal is, are part of the scene', () => {
    if (!editing.editable.includes('ways')) return;
    for (const position of positions()) {
      const scene = family.scene(position);
      for (const ways of ['horizontal', 'vertical', 'none', undefined] as const) {
        const pieces = scene.pieces.map(({ ways: _, ...piece }) => ({
          ...piece,
          ...(ways === undefined ? {} : { ways }),
        }));
        expect(family.scene(unwrap(editing.compose({ ...scene, pieces }, position))).pieces).toEqual(pieces);
      }
    }
  });

  test('pieces can be added under fresh labels until the board is full, and two in a cell are a problem in that cell', () => {
    if (!editing.editable.includes('pieces')) return;
    const base = unwrap(makingOf(family).plain({ width: 6, height: 6 }));
    let scene = family.scene(base);
    const taken = new Set(scene.pieces.flatMap(({ cells }) => cellNames(cells)));
    for (let column = 0; column < 6; column++) {
      for (let row = 0; row < 6; row += 2) {
        const cells = [0, 1].map((more) => ({ row: row + more, column }));
        if (cellNames(cells).some((name) => taken.has(name))) continue;
        const piece = { label: editing.freshLabel(scene), role: 'piece' as const, cells };
        scene = { ...scene, pieces: [...scene.pieces, piece] };
        expect(editing.compose(scene, base).ok).toBe(true);
      }
    }
    const { cells } = scene.pieces[2]!;
    const double = { label: editing.freshLabel(scene), role: 'piece' as const, cells };
    const composed = editing.compose({ ...scene, pieces: [...scene.pieces, double] }, base);
    expect(composed.ok ? {} : composed.problem).toMatchObject({
      line: cells[0]!.row + 1,
      column: cells[0]!.column + 1,
    });
  });
}

function nameAndRole({ label, role }: ScenePiece): string {
  return `${label} ${role}`;
}

/** A small change such as an editor makes; the outcome need not be valid. */
function changeScene(random: Random, scene: Scene, editable: readonly Editable[]): Scene {
  const cell = { row: random.integer(scene.height + 1), column: random.integer(scene.width + 1) };
  const piece = random.integer(Math.max(1, scene.pieces.length));
  const toggled = (cells: readonly Cell[]): Cell[] => {
    const rest = cells.filter(({ row, column }) => row !== cell.row || column !== cell.column);
    return rest.length < cells.length ? rest : [...cells, cell];
  };
  const others = scene.pieces.toSpliced(piece, 1);
  const moved = scene.pieces
    .slice(piece, piece + 1)
    .map((each) => ({ ...each, cells: each.cells.slice(0, 1).map(() => cell) }));
  switch (random.pick(editable)) {
    case 'size':
      return { ...scene, width: scene.width + random.integer(3) - 1, height: scene.height + random.integer(3) - 1 };
    case 'pieces':
      return random.pick([
        { ...scene, pieces: others },
        {
          ...scene,
          pieces: [...scene.pieces, { label: 'Z', role: 'piece', cells: [cell, { ...cell, row: cell.row + 1 }] }],
        },
        { ...scene, pieces: [...others, ...moved] },
      ]);
    case 'labels':
      return random.pick([
        {
          ...scene,
          pieces: [...others, ...scene.pieces.slice(piece, piece + 1).map((each) => ({ ...each, label: '1' }))],
        },
        { ...scene, pieces: [...others, ...moved] },
      ]);
    case 'walls':
      return { ...scene, walls: toggled(scene.walls) };
    case 'goals':
      return { ...scene, goals: toggled(scene.goals ?? []) };
    case 'reserved':
      return { ...scene, reserved: toggled(scene.reserved ?? []) };
    case 'ways':
      return {
        ...scene,
        pieces: scene.pieces.map((each, i) => (i === piece ? { ...each, ways: 'horizontal' as const } : each)),
      };
    case 'target':
      return {
        ...scene,
        pieces: scene.pieces.map((each, i) => ({
          ...each,
          role: i === piece ? ('target' as const) : ('piece' as const),
        })),
      };
  }
}
