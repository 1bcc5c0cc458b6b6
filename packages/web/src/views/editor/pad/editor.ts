import { nameOf } from '@slidewise/board/state';
import { type Cell, type Scene, same } from '@slidewise/core/contract';
import type { Problem, Result } from '@slidewise/core/result';
import { Listeners } from '@slidewise/core/session';
import { type Label, t } from '../../../texts/index.js';
import { boardWords } from '../../../texts/names.js';
import { changed, composed, type Draft } from './draft.js';
import {
  cornersOf,
  erase,
  isGoal,
  isInside,
  isReserved,
  isWall,
  pieceAt,
  type Side,
  stretch,
  writeLabel,
} from './drawing.js';
import { beginStretch, beginStroke, type Stroke, type ToolId, toolHelp, toolsFor } from './tools.js';

/** So many steps can be undone. */
const MEMORY = 500;
/** Signs that are typed within so many milliseconds make one label. */
const TYPING = 1200;

/** A board under a pen: what is drawn, the tool in hand, the cell with the cursor, and all that can be undone. */
export class Editor {
  private past: Draft[] = [];
  private future: Draft[] = [];
  private stroke: Stroke | undefined;
  private preview: Scene | undefined;
  private result: Result<unknown>;
  private hand: ToolId;
  private place: Cell = { row: 0, column: 0 };
  private chosen: number | undefined;
  private typed = { text: '', at: Number.NEGATIVE_INFINITY };
  private readonly listeners = new Listeners();

  constructor(
    private current: Draft,
    private readonly say: (text: string) => void = () => {},
  ) {
    this.result = composed(current);
    this.hand = toolsFor(current.editing.editable)[0]!.id;
  }

  get draft(): Draft {
    return this.current;
  }

  /** What is seen: the draft, or what the stroke would make of it. */
  get scene(): Scene {
    return this.preview ?? this.current.scene;
  }

  /** The position, once the drawing is one. */
  get position(): unknown {
    return this.result.ok ? this.result.value : undefined;
  }

  get problem(): Problem | undefined {
    return this.result.ok ? undefined : this.result.problem;
  }

  /** The cell in which something is wrong. */
  get problemCell(): Cell | undefined {
    const { line, column } = this.problem ?? {};
    if (line === undefined || column === undefined || this.preview !== undefined) return undefined;
    const cell = { row: line - 1, column: column - 1 };
    return isInside(this.scene, cell) ? cell : undefined;
  }

  get tool(): ToolId {
    return this.hand;
  }

  set tool(tool: ToolId) {
    this.cancel();
    this.hand = tool;
    this.notify();
  }

  get tools() {
    return toolsFor(this.current.editing.editable);
  }

  /** What the tool in hand does on a board of this family. */
  get help(): Label {
    return toolHelp(this.hand, this.current.editing.editable);
  }

  get typesLabels(): boolean {
    return this.current.editing.editable.includes('labels');
  }

  get cursor(): Cell {
    const { width, height } = this.scene;
    return { row: Math.min(this.place.row, height - 1), column: Math.min(this.place.column, width - 1) };
  }

  /** The number of the chosen piece. */
  get selected(): number | undefined {
    const { pieces } = this.scene;
    return this.chosen !== undefined && this.chosen < pieces.length ? this.chosen : undefined;
  }

  get stroking(): boolean {
    return this.stroke !== undefined;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  onChange(listener: () => void): () => void {
    return this.listeners.add(listener);
  }

  // Strokes -------------------------------------------------------------------------------------------------------

  begin(cell: Cell): void {
    const { scene, editing } = this.current;
    this.place = cell;
    this.chosen = pieceAt(scene, cell);
    const ground = {
      scene,
      editable: editing.editable,
      freshLabel: (now: Scene) => editing.freshLabel(now),
      goalOwner: this.goalOwner,
    };
    this.start(beginStroke(this.hand, ground, cell), cell);
  }

  beginStretch(side: Side, cell: Cell): void {
    if (this.selected !== undefined) this.start(beginStretch(this.current.scene, this.selected, side, cell), cell);
  }

  over(cell: Cell): void {
    if (this.stroke === undefined) return;
    this.place = cell;
    this.preview = this.stroke.over(cell);
    this.notify();
  }

  /** The stroke is over, and what it drew stays. */
  finish(): void {
    const drawn = this.preview;
    this.stroke = undefined;
    this.preview = undefined;
    if (drawn === undefined) this.notify();
    else this.change(drawn);
  }

  /** The stroke is over, and nothing of it stays. */
  cancel(): void {
    this.stroke = undefined;
    this.preview = undefined;
    this.notify();
  }

  private start(stroke: Stroke | undefined, cell: Cell): void {
    this.stroke = stroke;
    this.preview = stroke?.over(cell);
    if (stroke?.piece !== undefined) this.chosen = stroke.piece;
    this.notify();
  }

  /** New goals belong to the chosen piece if it is a target, else to the first target. */
  private get goalOwner(): string | undefined {
    const { pieces } = this.current.scene;
    const chosen = this.lastTarget !== undefined ? pieces.find(({ label }) => label === this.lastTarget) : undefined;
    const owner = chosen?.role === 'target' ? chosen : pieces.find(({ role }) => role === 'target');
    return owner?.label;
  }

  private lastTarget: string | undefined;

  // Keys ----------------------------------------------------------------------------------------------------------

  /** The cursor goes to a neighbouring cell, and a stroke that was begun goes with it. */
  step(rows: number, columns: number): void {
    const cell = { row: this.cursor.row + rows, column: this.cursor.column + columns };
    if (!isInside(this.scene, cell)) return;
    if (this.stroke !== undefined) this.over(cell);
    else {
      this.place = cell;
      this.chosen = pieceAt(this.scene, cell);
      this.notify();
    }
  }

  goTo(cell: Cell): void {
    this.place = cell;
    this.chosen = pieceAt(this.scene, cell);
    this.notify();
  }

  /** What Enter does: tools that work over several cells are put down and lifted, the others just dab. */
  press(): void {
    if (this.stroke !== undefined) {
      this.finish();
      return;
    }
    this.begin(this.cursor);
    const goesOn = (this.hand === 'move' || this.hand === 'piece') && this.stroke !== undefined;
    if (goesOn)
      this.say(
        this.hand === 'move' ? t('Taken: arrow keys move it, Enter puts it down') : t('Arrow keys draw, Enter ends'),
      );
    else this.finish();
  }

  /** Makes the chosen piece wider, narrower, taller or lower. */
  stretchBy(rows: number, columns: number): void {
    const { selected, current } = this;
    if (selected === undefined || this.stroke !== undefined || !current.editing.editable.includes('pieces')) return;
    const { cells, label } = current.scene.pieces[selected]!;
    if (cornersOf(cells) === undefined)
      this.say(t('Piece {label} is not a rectangle: draw on it with the Piece tool', { label }));
    else this.change(stretch(current.scene, selected, rows === 0 ? 'right' : 'bottom', rows + columns));
  }

  /** What the Delete key does. */
  eraseHere(): void {
    this.change(erase(this.current.scene, this.cursor));
  }

  /** A sign of a label is typed on the cell with the cursor. */
  type(sign: string, now: number): void {
    const goesOn = now - this.typed.at < TYPING && this.typed.text.length < 6;
    this.typed = { text: goesOn ? this.typed.text + sign : sign, at: now };
    this.write(this.typed.text);
  }

  /** Writes on the cell with the cursor. */
  write(label: string): void {
    this.change(writeLabel(this.current.scene, this.cursor, label));
  }

  /** The next label goes into the next cell. */
  nextCell(): void {
    this.typed = { text: '', at: Number.NEGATIVE_INFINITY };
    const { width, height } = this.scene;
    const next = (this.cursor.row * width + this.cursor.column + 1) % (width * height);
    this.goTo({ row: Math.floor(next / width), column: next % width });
  }

  // Changes -------------------------------------------------------------------------------------------------------

  /** Another drawing on the same board. */
  change(scene: Scene): void {
    this.replace(changed(this.current, scene));
  }

  /** Another board, which can be undone, too. */
  replace(draft: Draft): void {
    if (same(draft.scene, this.current.scene) && same(draft.base, this.current.base)) {
      this.notify();
      return;
    }
    this.past = [...this.past, this.current].slice(-MEMORY);
    this.future = [];
    this.show(draft);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.current];
    this.show(before);
    this.say(t('Undone'));
  }

  redo(): void {
    const after = this.future.at(-1);
    if (after === undefined) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.current];
    this.show(after);
    this.say(t('Redone'));
  }

  private show(draft: Draft): void {
    const otherFamily = draft.family !== this.current.family;
    this.stroke = undefined;
    this.preview = undefined;
    this.current = draft;
    this.result = composed(draft);
    if (otherFamily) this.hand = this.tools[0]!.id;
    const { pieces } = draft.scene;
    if (this.chosen !== undefined && this.chosen >= pieces.length) this.chosen = undefined;
    const chosen = this.chosen === undefined ? undefined : pieces[this.chosen];
    if (chosen?.role === 'target') this.lastTarget = chosen.label;
    this.notify();
  }

  /** What stands in a cell, in words. */
  wordsFor(cell: Cell): string {
    const { scene } = this;
    const pieces = scene.pieces.filter(({ cells }) =>
      cells.some((own) => own.row === cell.row && own.column === cell.column),
    );
    const things = [
      ...pieces.map((piece) => nameOf(piece, boardWords())),
      ...(isWall(scene, cell) ? [t('wall')] : []),
      ...(isGoal(scene, cell) ? [t('goal')] : []),
      ...(isReserved(scene, cell) ? [t('for targets only')] : []),
    ];
    return t('Row {row}, column {column}: {things}', {
      row: cell.row + 1,
      column: cell.column + 1,
      things: things.length === 0 ? t('empty') : things.join(', '),
    });
  }

  private notify(): void {
    this.listeners.tell();
  }
}
