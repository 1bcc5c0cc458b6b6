import type { Scene } from '@slidewise/core/contract';
import { expect, test } from 'vitest';
import {
  cornersOf,
  erase,
  makeTarget,
  movePiece,
  paintGoal,
  paintReserved,
  paintWall,
  pieceAt,
  rectangle,
  resize,
  stretch,
  swapInto,
  writeLabel,
} from './drawing.js';

const scene: Scene = {
  width: 4,
  height: 3,
  pieces: [
    { label: 'A', role: 'target', cells: rectangle({ row: 0, column: 0 }, { row: 1, column: 1 }) },
    { label: 'B', role: 'piece', cells: [{ row: 2, column: 3 }] },
  ],
  walls: [{ row: 0, column: 3 }],
  exits: [],
  goals: [{ row: 2, column: 2, label: 'A' }],
};

test('a rectangle is the same from whichever corner it is drawn', () => {
  const cells = rectangle({ row: 2, column: 3 }, { row: 1, column: 1 });
  expect(cells).toHaveLength(6);
  expect(cells).toEqual(rectangle({ row: 1, column: 1 }, { row: 2, column: 3 }));
  expect(cornersOf(cells)).toEqual({ first: { row: 1, column: 1 }, last: { row: 2, column: 3 } });
  expect(cornersOf(cells.slice(1))).toBeUndefined();
});

test('a piece that is moved stays on the board', () => {
  expect(movePiece(scene, 0, 9, -3).pieces[0]!.cells[0]).toEqual({ row: 1, column: 0 });
  expect(movePiece(scene, 0, 1, 1).pieces[0]!.cells[0]).toEqual({ row: 1, column: 1 });
});

test('an edge that is dragged leaves at least one cell and stays on the board', () => {
  expect(stretch(scene, 0, 'right', 9).pieces[0]!.cells).toHaveLength(8);
  expect(stretch(scene, 0, 'right', -9).pieces[0]!.cells).toHaveLength(2);
  expect(stretch(scene, 0, 'top', 1).pieces[0]!.cells).toEqual(rectangle({ row: 1, column: 0 }, { row: 1, column: 1 }));
  expect(stretch(scene, 1, 'left', -1).pieces[1]!.cells).toHaveLength(2);
  expect(stretch(scene, 1, 'bottom', 1)).toEqual(scene);
});

test('pieces change places', () => {
  const two = writeLabel(scene, { row: 2, column: 0 }, 'C');
  const swapped = swapInto(two, 1, { row: 2, column: 0 });
  expect(swapped.pieces[1]!.cells).toEqual([{ row: 2, column: 0 }]);
  expect(swapped.pieces[2]!.cells).toEqual([{ row: 2, column: 3 }]);
});

test('walls and goals are painted over cells, and goals know their target', () => {
  const cell = { row: 1, column: 3 };
  expect(paintWall(paintWall(scene, cell, true), cell, true).walls).toHaveLength(2);
  expect(paintWall(scene, scene.walls[0]!, false).walls).toEqual([]);
  expect(paintGoal(scene, cell, true, 'B').goals).toContainEqual({ ...cell, label: 'B' });
  expect(paintGoal(scene, { row: 2, column: 2 }, false).goals).toEqual([]);
});

test('there is one target, or several if that is wanted', () => {
  expect(makeTarget(scene, 1, false).pieces.map(({ role }) => role)).toEqual(['piece', 'target']);
  expect(makeTarget(scene, 1, true).pieces.map(({ role }) => role)).toEqual(['target', 'target']);
});

test('the eraser takes the piece first, then what is below it', () => {
  const covered = paintGoal(scene, { row: 0, column: 0 }, true, 'A');
  const once = erase(covered, { row: 0, column: 0 });
  expect(once.pieces.map(({ label }) => label)).toEqual(['B']);
  expect(once.goals).toHaveLength(2);
  expect(erase(once, { row: 0, column: 0 }).goals).toHaveLength(1);
});

test('labels are written on pieces, or make them; without any the piece goes', () => {
  const cell = { row: 2, column: 0 };
  const written = writeLabel(scene, cell, '7');
  expect(pieceAt(written, cell)).toBe(2);
  expect(writeLabel(written, cell, '17').pieces[2]!.label).toBe('17');
  expect(pieceAt(writeLabel(written, cell, ''), cell)).toBeUndefined();
});

test('what does not fit on a smaller board is left out', () => {
  expect(resize(scene, { width: 2, height: 3 })).toMatchObject({ width: 2, walls: [], goals: [] });
  expect(resize(scene, { width: 2, height: 3 }).pieces.map(({ label }) => label)).toEqual(['A']);
});

test('cells for targets only can be erased, and go with the part of the board that they are in', () => {
  const cells = [
    { row: 1, column: 3 },
    { row: 0, column: 2 },
  ];
  const with2 = { ...scene, reserved: cells };
  expect(erase(with2, cells[0]!).reserved).toEqual([cells[1]]);
  expect(erase(erase(with2, cells[0]!), cells[1]!)).not.toHaveProperty('reserved');
  expect(resize(with2, { width: 3, height: 3 }).reserved).toEqual([cells[1]]);
});

test('cells are kept for targets, once each, and opened again', () => {
  const cell = { row: 1, column: 3 };
  const drawn = paintReserved(paintReserved(scene, cell, true), cell, true);
  expect(drawn.reserved).toEqual([cell]);
  expect(paintReserved(drawn, cell, false)).toEqual(scene);
});
