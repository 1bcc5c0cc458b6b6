import { type Cell, editingOf, type Family, makingOf } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { problem, unwrap } from '@slidewise/core/result';
import { describe, expect, test } from 'vitest';
import { notDrawnHere, notMadeHere } from '../../../messages.js';
import { addressIn, boardId, openDraft } from '../editor-address.js';
import { writeDrawing } from '../kept-drawing.js';
import { begin, draftOf, goalOf, namedGoals, newBoardFamilies, resized, withGoal } from './draft.js';
import { pieceAt } from './drawing.js';
import { Editor } from './editor.js';

const withPieces = families.filter(({ editing }) => editing?.editable.includes('pieces'));
const withLabels = families.filter(({ editing }) => editing?.editable.includes('labels'));
const cell = (row: number, column: number): Cell => ({ row, column });

function editorOf(family: Family, width: number, height: number): Editor {
  return new Editor(unwrap(begin(family, { width, height })));
}

/** A stroke over cells. */
function draw(editor: Editor, ...cells: readonly Cell[]): void {
  const [first, ...others] = cells as [Cell, ...Cell[]];
  editor.begin(first);
  for (const next of others) editor.over(next);
  editor.finish();
}

test('what is said of the tool in hand follows the family', () => {
  const [pieces, labels] = [withPieces[0]!, withLabels[0]!];
  const editor = editorOf(pieces, 6, 6);
  expect(editor.help).toMatch(/^Drag a piece/);
  editor.replace(unwrap(begin(labels, { width: 3, height: 3 })));
  expect(editor.help).toMatch(/^Tap a cell and type/);
  editor.undo();
  expect(editor.help).toMatch(/^Drag a piece/);
  editor.tool = 'wall';
  expect(editor.help).toMatch(/^Tap or drag over cells/);
});

describe.each(withPieces.map((family) => [family.id, family] as const))('drawing %s', (_, family) => {
  test('a piece is drawn, moved, made longer, undone and redone', () => {
    const editor = editorOf(family, 6, 6);
    const before = editor.scene.pieces.length;
    editor.tool = 'piece';
    draw(editor, cell(3, 3), cell(4, 3));
    expect(editor.scene.pieces).toHaveLength(before + 1);
    expect(editor.position).toBeDefined();
    editor.tool = 'move';
    draw(editor, cell(4, 3), cell(4, 4), cell(4, 5));
    expect(pieceAt(editor.scene, cell(3, 5))).toBe(before);
    editor.stretchBy(1, 0);
    expect(editor.scene.pieces[before]!.cells).toHaveLength(3);
    for (let i = 0; i < 3; i++) editor.undo();
    expect(editor.scene.pieces).toHaveLength(before);
    expect(editor.canUndo).toBe(false);
    for (let i = 0; i < 3; i++) editor.redo();
    expect(editor.scene.pieces[before]!.cells).toHaveLength(3);
    expect(editor.canRedo).toBe(false);
  });

  test('pieces that lie on one another are a problem in that cell, until one is elsewhere', () => {
    const editor = editorOf(family, 6, 6);
    const [first] = editor.scene.pieces;
    const start = first!.cells[0]!;
    editor.tool = 'piece';
    draw(editor, cell(4, 4), cell(4, 5));
    editor.tool = 'move';
    draw(editor, start, cell(4, 4));
    expect(editor.problem?.message).toMatch(/overlaps/);
    expect(editor.problemCell).toEqual(cell(4, 4));
    expect(editor.position).toBeUndefined();
    editor.undo();
    expect(editor.problemCell).toBeUndefined();
    expect(editor.position).toBeDefined();
  });

  test('by keys: Enter begins, arrows lead, Enter ends, Escape leaves all as it was', () => {
    const editor = editorOf(family, 6, 6);
    const before = editor.scene.pieces.length;
    editor.goTo(cell(5, 5));
    editor.tool = 'piece';
    editor.press();
    editor.step(0, -1);
    expect(editor.stroking).toBe(true);
    editor.press();
    expect(editor.scene.pieces[before]!.cells).toHaveLength(2);
    editor.tool = 'move';
    editor.press();
    editor.step(-1, 0);
    editor.cancel();
    expect(pieceAt(editor.scene, cell(5, 5))).toBe(before);
    editor.tool = 'wall';
    editor.goTo(cell(3, 5));
    editor.press();
    expect(editor.scene.walls).toEqual([cell(3, 5)]);
    editor.eraseHere();
    expect(editor.scene.walls).toEqual([]);
    expect(editor.wordsFor(cell(5, 5))).toMatch(/^Row 6, column 6: Piece /);
  });

  test('a board without its target says so', () => {
    const editor = editorOf(family, 6, 6);
    editor.tool = 'erase';
    draw(editor, editor.scene.pieces[0]!.cells[0]!);
    expect(editor.problem?.message).toMatch(/target|goal/);
  });

  test('another size keeps what fits', () => {
    const editor = editorOf(family, 6, 6);
    editor.tool = 'wall';
    draw(editor, cell(5, 5));
    const smaller = unwrap(resized(editor.draft, { width: 5, height: 6 }));
    expect(smaller.scene).toMatchObject({ width: 5, height: 6, walls: [] });
    expect(smaller.scene.pieces).toHaveLength(editor.scene.pieces.length);
    expect(resized(editor.draft, { width: 0, height: 6 }).ok).toBe(false);
    expect(resized(editor.draft, { width: 41, height: 40 }).ok).toBe(false);
  });
});

describe.each(withLabels.map((family) => [family.id, family] as const))('writing %s', (_, family) => {
  test('labels are typed, swapped by dragging, and wrong ones are found', () => {
    const editor = editorOf(family, 4, 3);
    editor.goTo(cell(0, 0));
    editor.type('1', 0);
    editor.type('1', 100);
    expect(editor.scene.pieces[0]!.label).toBe('11');
    expect(editor.problem?.message).toMatch(/second tile 11/);
    expect(editor.problemCell).toEqual(cell(2, 2));
    editor.goTo(cell(2, 2));
    editor.type('1', 5000);
    expect(editor.position).toBeDefined();
    draw(editor, cell(0, 0), cell(2, 2));
    expect(editor.position).toEqual(unwrap(makingOf(family).plain({ width: 4, height: 3 })));
    editor.nextCell();
    expect(editor.cursor).toEqual(cell(2, 3));
    editor.nextCell();
    expect(editor.cursor).toEqual(cell(0, 0));
  });
});

describe.each(newBoardFamilies.map((family) => [family.id, family] as const))('a draft of %s', (_, family) => {
  const { width, height } = makingOf(family).sizes.usual;

  test('is found again by its address', () => {
    const { draft, position } = editorOf(family, width, height);
    const address = addressIn('editor', boardId(family, position)!);
    expect(unwrap(openDraft(address, undefined, {}))).toEqual({ ...draft, base: position });
    const last = { board: address.parameters.board };
    expect(unwrap(openDraft({ ...address, parameters: {} }, undefined, last)).base).toEqual(position);
  });

  test('is found again while it is no board yet', () => {
    const editor = editorOf(family, width, height);
    const board = boardId(family, editor.position)!;
    // A target that lies on another piece, or a label that is there twice.
    const [first, ...others] = editor.scene.pieces;
    const spoilt = editingOf(family).editable.includes('labels')
      ? { ...first!, label: others[0]!.label }
      : { ...first!, cells: [...first!.cells, { row: 99, column: 99 }] };
    editor.change({ ...editor.scene, pieces: [spoilt, ...others] });
    expect(editor.position).toBeUndefined();
    const drawing = writeDrawing(board, editor.scene);
    const { parameters: _, ...address } = addressIn('editor', board);
    for (const found of [
      openDraft(addressIn('editor', board), drawing, {}),
      openDraft({ ...address, parameters: {} }, undefined, { board, drawing }),
    ]) {
      expect(unwrap(found).scene).toEqual(editor.scene);
      expect(new Editor(unwrap(found)).problem).toEqual(editor.problem);
    }
    // It belongs to its board alone, and what others wrote is no drawing.
    const plain = unwrap(openDraft(addressIn('editor', board), undefined, {})).scene;
    const other = writeDrawing('another', editor.scene);
    for (const text of [other, '', '{', 'null', JSON.stringify({ board, scene: { width: 9e9, height: 1 } })]) {
      expect(unwrap(openDraft(addressIn('editor', board), text, {})).scene).toEqual(plain);
    }
  });

  test('has the goals that can be named, and takes each of them', () => {
    const draft = unwrap(begin(family, { width, height }));
    for (const { id } of namedGoals(draft)) {
      const changed = unwrap(withGoal(draft, id)).draft;
      expect(goalOf(changed)).toBe(id);
      expect(changed.scene).toEqual(draft.scene);
    }
    expect(withGoal(draft, 'somewhere nice').ok).toBe(false);
  });
});

test('an address without sense is a problem, and without a board a new one', () => {
  const address = { view: 'editor', name: '', parameters: {} };
  expect(openDraft(address, undefined, {}).ok).toBe(true);
  expect(openDraft(address, undefined, { board: 'nonsense', drawing: 'nonsense' }).ok).toBe(true);
  const wrong = openDraft({ ...address, parameters: { board: 'chess:fen:8' } }, undefined, {});
  expect(wrong.ok ? '' : wrong.problem.message).toMatch(/cannot be read: there is no family "chess"/);
});

test('a family whose boards cannot be drawn, or not be made, says so', () => {
  const { editing: _, ...undrawn } = families[0]!;
  const { making, ...unmade } = families[0]!;
  const size = { width: 6, height: 6 };
  const board = unwrap(making!.plain(size));
  for (const draft of [draftOf(undrawn, board), begin(undrawn, size)]) {
    expect(draft).toEqual(problem(notDrawnHere({ family: undrawn.title })));
  }
  expect(draftOf(unmade, board).ok).toBe(true);
  expect(begin(unmade, size)).toEqual(problem(notMadeHere({ family: unmade.title })));
});
