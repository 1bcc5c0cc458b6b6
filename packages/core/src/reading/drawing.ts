import type { Family } from '../contract/family.js';
import type { Cell, Scene, SceneExit, ScenePiece } from '../contract/scene.js';
import type { Reading, ReadOptions } from '../contract/text.js';
import { families, familyById } from '../families.js';
import { rowLength } from '../messages/en/boards.js';
import * as say from '../messages/en/reading.js';
import { ok, type Problem, problem, type Result } from '../result.js';
import { type Identified, readPositionId } from '../session/position-id.js';
import type { BoardOptions } from './board-text.js';
import { complete } from './complete.js';
import { guessFamily } from './guess-family.js';
import { LINE_END } from './lines.js';
import { looksLikeId } from './text-kinds.js';

// A board as `slidewise show` draws it in a terminal:
//
//   ┌─────────────┐
//   │ A A . . . B │
//   │ . . X X . B →
//   └─────────────┘
//   Rush Hour · 6×2 · 3 pieces · goal exit · format sfu
//   rush-hour:sfu:AA...B/..XX.B
//
// The id says all. Without it, the facts above it tell the goal, which pieces may hide.

const TOP = /^\s*┌([─↑]+)┐\s*$/;
const BOTTOM = /^\s*└([─↓]+)┘\s*$/;
const ROW = /^(\s*([│←]))(.*)([│→])\s*$/;
const EMPTY = '.';
const WALL = '#';
const GOAL = '-';
const RESERVED = ':';
/** Names that targets usually have, the likeliest first. */
const USUAL_TARGETS = ['X', '2', 'a'];
/** So many pieces are tried as the target. */
const MOST_TRIES = 40;

export function isTopOfDrawing(line: string): boolean {
  return TOP.test(line);
}

/** Whether a text starts like a drawing. */
export function looksDrawn(text: string): boolean {
  return /^\s*┌[─↑]+┐/.test(text);
}

/** What stands in a cell, and where (both from 1). */
interface Sign {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** What a drawing shows: a sign for each cell, the gaps in its frame, and what stands below it. */
interface Drawing {
  readonly signs: readonly (readonly Sign[])[];
  readonly exits: readonly SceneExit[];
  readonly facts: string;
  readonly id: string | undefined;
}

/** The board that a drawing shows. */
export function readDrawing(text: string, options: BoardOptions): Result<Identified> {
  const parsed = parseDrawing(text);
  if (!parsed.ok) return parsed;
  const drawing = parsed.value;
  if (drawing.id === undefined) return readSigns(drawing, options);
  const identified = complete(readPositionId(drawing.id), options);
  if (!identified.ok) return identified;
  const { family, reading } = identified.value;
  return shows(drawing, family.scene(reading.position)) ? identified : problem(say.drawingOtherId(), 1, 1);
}

function parseDrawing(text: string): Result<Drawing> {
  const [first, ...lines] = text.trimEnd().split(LINE_END) as [string, ...string[]];
  const bottom = lines.findIndex((line) => BOTTOM.test(line));
  if (bottom < 1) return problem(say.drawingNotClosed(), lines.length + 1, 1);
  const signs: Sign[][] = [];
  const exits: SceneExit[] = [];
  for (const [row, line] of lines.slice(0, bottom).entries()) {
    const [, before, left, inside, right] = ROW.exec(line) ?? [];
    if (inside === undefined) return problem(say.drawingRow(), row + 2, 1);
    const cells = [...inside.matchAll(/\S+/g)];
    const width = signs[0]?.length ?? cells.length;
    if (cells.length === 0 || cells.length !== width) {
      return problem(rowLength({ cells: cells.length, first: width }), row + 2, 1);
    }
    if (left === '←') exits.push({ row, column: 0, side: 'left' });
    if (right === '→') exits.push({ row, column: width - 1, side: 'right' });
    signs.push(cells.map(({ 0: sign, index }) => ({ text: sign, line: row + 2, column: before!.length + index + 1 })));
  }
  const width = signs[0]!.length;
  const gaps = (edge: string, row: number, side: 'top' | 'bottom'): void => {
    const bar = (TOP.exec(edge) ?? BOTTOM.exec(edge))?.[1] ?? '';
    const cell = (bar.length - 1) / width;
    for (const { index } of bar.matchAll(/[↑↓]/g)) exits.push({ row, column: Math.floor(index / cell), side });
  };
  gaps(first.trim(), 0, 'top');
  gaps(lines[bottom]!.trim(), signs.length - 1, 'bottom');
  const below = lines.slice(bottom + 1).map((line) => line.trim());
  const id = below.find(looksLikeId);
  return ok({ signs, exits, facts: below.filter((line) => line !== id).join(' '), id });
}

/** The board of a drawing without an id, from its cells and the given goal. */
function readSigns(drawing: Drawing, { family: demanded, read }: BoardOptions): Result<Identified> {
  const facts = drawing.facts.split(/\s+·\s+/);
  const told = (name: string): string | undefined =>
    facts.find((fact) => fact.startsWith(`${name} `) && !fact.endsWith('…'))?.slice(name.length + 1);
  const family =
    familyById(demanded ?? '') ??
    families.find(({ title }) => title === facts[0]) ??
    guessFamily(rowsOf(drawing), read);
  const { editing, making } = family;
  if (editing === undefined || making === undefined) return problem(say.drawingNotRead({ family: family.title }), 1, 1);
  const scene = sceneOf(drawing);
  const base = making.plain(scene);
  if (!base.ok) return problem(base.problem, 1, 1);
  const goal = read.goal ?? told('goal');
  const format = read.format ?? told('format') ?? formatOf(family, drawing, read);
  let first: Result<never> | undefined;
  for (const target of targetsIn(scene, read.target)) {
    const composed = editing.compose(withTarget(scene, target), base.value);
    if (!composed.ok) {
      first ??= placed(composed.problem, drawing);
      continue;
    }
    if (goal === undefined && (family.scene(composed.value).goals?.length ?? 0) > 0) {
      return problem(say.drawingHidesGoal(), 1, 1);
    }
    const reading = reread(family, composed.value, { ...read, ...given({ goal, format }) });
    if (reading.ok && shows(drawing, family.scene(reading.value.position)))
      return ok({ family, reading: reading.value });
    first ??= reading.ok ? problem(say.drawingNoBoard(), 1, 1) : reading;
  }
  return first ?? problem(say.drawingNoBoard(), 1, 1);
}

/** The format whose boards look like this: it says what names mean. */
function formatOf(family: Family, drawing: Drawing, read: ReadOptions): string | undefined {
  const reading = family.parse(rowsOf(drawing), read);
  return reading.ok ? reading.value.format : undefined;
}

/** A position with another goal, through the first format that takes it. */
function reread(family: Family, position: unknown, { format, goal, target }: ReadOptions): Result<Reading<unknown>> {
  const formats = family.formats.map(({ id }) => id);
  let error: Result<never> | undefined;
  for (const id of format !== undefined && formats.includes(format) ? [format, ...formats] : formats) {
    const printed = family.print(position, id);
    if (!printed.ok) continue;
    const options = { ...family.readOptions(position), ...given({ goal, target }), format: id };
    const reading = family.parse(printed.value, options);
    if (reading.ok) return reading;
    error ??= problem(reading.problem, 1, 1);
  }
  return error ?? problem(say.drawingNoBoard(), 1, 1);
}

function given<T extends object>(entries: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as never;
}

/** The signs as rows of characters, or of words where some have more: what a family is guessed from. */
function rowsOf({ signs }: Drawing): string {
  const isShort = signs.every((row) => row.every(({ text }) => [...text].length === 1));
  return signs.map((row) => row.map(({ text }) => text).join(isShort ? '' : ' ')).join('\n');
}

/** What there is to see, without targets: a drawing in one colour does not tell them. */
function sceneOf({ signs, exits }: Drawing): Scene {
  const pieces = new Map<string, Cell[]>();
  const [walls, reserved]: [Cell[], Cell[]] = [[], []];
  for (const [row, line] of signs.entries()) {
    for (const [column, { text }] of line.entries()) {
      const cell = { row, column };
      if (text === WALL) walls.push(cell);
      else if (text === RESERVED) reserved.push(cell);
      else if (text !== EMPTY && text !== GOAL) pieces.set(text, [...(pieces.get(text) ?? []), cell]);
    }
  }
  return {
    width: signs[0]!.length,
    height: signs.length,
    walls,
    reserved,
    exits,
    pieces: [...pieces].map(([label, cells]) => ({ label, cells, role: 'piece' })),
  };
}

/** The possible targets, the likeliest first: pieces before an exit, then pieces with a usual name. */
function targetsIn({ pieces, exits }: Scene, wanted: string | undefined): readonly (string | undefined)[] {
  const isBefore = ({ cells }: ScenePiece): boolean =>
    exits.some(({ row, column, side }) =>
      cells.every((cell) => (side === 'left' || side === 'right' ? cell.row === row : cell.column === column)),
    );
  const rank = (piece: ScenePiece): number => {
    if (piece.label === wanted) return -1;
    const usual = USUAL_TARGETS.indexOf(piece.label);
    return (isBefore(piece) ? 0 : USUAL_TARGETS.length + 1) + (usual < 0 ? USUAL_TARGETS.length : usual);
  };
  const labels = pieces
    .map((piece) => ({ label: piece.label, rank: rank(piece) }))
    .sort((a, b) => a.rank - b.rank || (a.label < b.label ? -1 : 1))
    .map(({ label }) => label);
  return [...(exits.length === 0 ? [undefined] : []), ...labels].slice(0, MOST_TRIES);
}

/** The scene with a target. Its goal is where it stands, until another is given. */
function withTarget(scene: Scene, target: string | undefined): Scene {
  if (target === undefined) return scene;
  const pieces = scene.pieces.map((piece) => (piece.label === target ? { ...piece, role: 'target' as const } : piece));
  const { cells } = pieces.find(({ label }) => label === target)!;
  return { ...scene, pieces, goals: cells.map((cell) => ({ ...cell, label: target })) };
}

/** Whether a drawing shows this scene. Goals are told beside it, and a drawing shows only those that no piece covers. */
function shows({ signs, exits }: Drawing, scene: Scene): boolean {
  const { width, height } = scene;
  if (height !== signs.length || width !== signs[0]!.length) return false;
  const seen = Array.from({ length: height }, () => new Array<string>(width).fill(EMPTY));
  const put = (sign: string, cells: readonly Cell[] = []): void => {
    for (const { row, column } of cells) seen[row]![column] = sign;
  };
  put(RESERVED, scene.reserved);
  put(EMPTY, scene.goals);
  put(WALL, scene.walls);
  for (const { label, cells } of scene.pieces) put(label, cells);
  const key = ({ row, column, side }: SceneExit): string => `${row},${column},${side}`;
  const gaps = new Set(exits.map(key));
  return (
    scene.exits.length === exits.length &&
    scene.exits.every((exit) => gaps.has(key(exit))) &&
    signs.every((line, row) => line.every(({ text }, column) => (text === GOAL ? EMPTY : text) === seen[row]![column]))
  );
}

/** A problem whose line and column are those of a cell, with the place of the cell in the text. */
function placed(error: Problem, { signs }: Drawing): Result<never> {
  const { line = 1, column = 1 } = error;
  const sign = signs[line - 1]?.[column - 1];
  return problem(error, sign?.line ?? 1, sign?.column ?? 1);
}
