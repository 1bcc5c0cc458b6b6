import type { Scene } from '@slidewise/core/contract';
import { FOOT, HEAD, MARGIN } from '../frame.js';
import { moveWords } from '../move-words.js';
import { type Page, shortened, widthOf } from '../page.js';
import type { Exercise, Worksheet, WorksheetHeuristic, WorksheetNode } from './worksheet.js';

/** How an exercise is drawn. */
interface Look {
  /** With what is right, instead of room for it. */
  readonly isKey: boolean;
  readonly plain: boolean;
}

/** The board of the exercise, at the upper left, and the gap beside it. */
const BOARD = 52;
const GAP = 7;
const SIZE = 3.8;
const LINE = 5.6;
/** Boxes for boards: two rows of three. */
const [COLUMNS, ROWS] = [3, 2];
const BLANK = '____';

/** Draws an exercise onto a page: the board and the task, then what there is to fill in. */
export function placeExercise(page: Page, { scene }: Worksheet, exercise: Exercise, look: Look): void {
  const [across, down] = page.board(MARGIN, HEAD, BOARD, BOARD, scene, { letters: true, plain: look.plain });
  const x = MARGIN + across + GAP;
  const end = placeLines(page, x, HEAD + 5, page.width - MARGIN - x, taskOf(exercise));
  const top = Math.max(HEAD + down, end) + GAP;
  switch (exercise.kind) {
    case 'expansions':
      placeExpansions(page, top, scene, exercise.nodes, look);
      break;
    case 'values':
      placeValues(page, top, exercise.nodes, exercise.next, look);
      break;
    case 'heuristics':
      placeHeuristics(page, top, exercise.heuristics, exercise.unit, look);
      break;
    case 'shortest':
      placeShortest(page, top, exercise.answer, look);
      break;
  }
}

/** What is to be done, in sentences. */
function taskOf(exercise: Exercise): readonly string[] {
  switch (exercise.kind) {
    case 'expansions': {
      const { method, nodes, rule } = exercise;
      const count = nodes.length === 1 ? 'the first board' : `the first ${nodes.length} boards`;
      return [`Draw ${count} that ${method} expands, in order.`, `Write ${valuesOf(nodes)} below each.`, rule];
    }
    case 'values': {
      const { method, nodes } = exercise;
      return [
        `${method} has these boards on its open list.`,
        `Fill in ${valuesOf(nodes)} of each.`,
        'Which of them is expanded next, and why?',
      ];
    }
    case 'heuristics':
      return [
        'What does each heuristic say of this board?',
        'Which are admissible here: never more than the shortest solution, on any board that can be reached from this one?',
        'Where one is not, draw or describe a board that shows it.',
      ];
    case 'shortest':
      return ['Find a shortest solution, and write down its moves.', 'How do you know that there is no shorter one?'];
  }
}

function valuesOf([first]: readonly WorksheetNode[]): string {
  return first?.h === undefined ? 'g' : 'g, h and f';
}

/** Sentences, each on lines of its own, as wide as there is room; returns where they end. */
function placeLines(page: Page, x: number, y: number, width: number, sentences: readonly string[]): number {
  let at = y;
  for (const sentence of sentences) {
    for (const line of wrapped(sentence, width)) {
      page.text(x, at, line, { size: SIZE });
      at += LINE;
    }
    at += 1.5;
  }
  return at;
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, SIZE) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes below the task. */
function boxes(page: Page, top: number, below: number): readonly Box[] {
  const width = (page.width - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
  const height = (page.height - FOOT - top - below - (ROWS - 1) * GAP) / ROWS;
  return Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
    x: MARGIN + (i % COLUMNS) * (width + GAP),
    y: top + Math.floor(i / COLUMNS) * (height + GAP),
    width,
    height,
  }));
}

/** A board in a box, a title above it and its values below. */
function placeNode(
  page: Page,
  { x, y, width, height }: Box,
  title: string,
  scene: Scene,
  below: readonly string[],
  look: Look,
) {
  page.text(x, y + 3.5, shortened(title, 3.4, 'bold', width), { size: 3.4, font: 'bold' });
  const room = height - 6 - below.length * LINE;
  const [, down] = page.board(x, y + 6, width, room, scene, { letters: true, plain: look.plain });
  for (const [i, text] of below.entries()) {
    page.text(x, y + 6 + down + (i + 1) * LINE, shortened(text, SIZE, 'sans', width), { size: SIZE });
  }
}

function placeExpansions(page: Page, top: number, start: Scene, nodes: readonly WorksheetNode[], look: Look): void {
  // An empty board of the same kind, to draw on.
  const empty: Scene = { ...start, pieces: [] };
  const places = boxes(page, top, 0);
  for (const [i, node] of nodes.entries()) {
    const path = look.isKey ? (node.path === '' ? 'the start' : node.path) : 'moves ______________';
    const below = [valueText(node, look.isKey), path];
    placeNode(page, places[i]!, `${i + 1}.`, look.isKey ? node.scene : empty, below, look);
  }
}

function placeValues(page: Page, top: number, nodes: readonly WorksheetNode[], next: number, look: Look): void {
  const places = boxes(page, top, 10);
  for (const [i, node] of nodes.entries()) {
    placeNode(page, places[i]!, `${letter(i)}  ${node.path}`, node.scene, [valueText(node, look.isKey)], look);
  }
  const answer = look.isKey ? `Next: ${letter(next)}` : 'Next: ______   because ______________________________________';
  page.text(MARGIN, page.height - FOOT - 1, answer, { size: SIZE, font: look.isKey ? 'bold' : 'sans' });
}

function letter(i: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + i);
}

function valueText({ g, h, f }: WorksheetNode, isKey: boolean): string {
  if (h === undefined) return isKey ? `g = ${g}` : `g = ${BLANK}`;
  if (!isKey) return `g = ${BLANK}  h = ${BLANK}  f = ${BLANK}`;
  return `g = ${g}  h = ${h}  f = ${Number(f.toFixed(2))}`;
}

/** The room for a heuristic: its words, its value, and a board that shows what is wrong with it. */
const MOST_ROW = 30;

function placeHeuristics(
  page: Page,
  top: number,
  heuristics: readonly WorksheetHeuristic[],
  unit: string,
  look: Look,
): void {
  const width = page.width - 2 * MARGIN;
  const tall = Math.min(MOST_ROW, (page.height - FOOT - top) / heuristics.length);
  for (const [i, { id, summary, value, admissible, counterexample }] of heuristics.entries()) {
    const y = top + i * tall;
    page.rule(MARGIN, y, width, 'faint');
    const isWide = widthOf(id, SIZE, 'bold') + 3;
    page.text(MARGIN, y + 5.5, id, { size: SIZE, font: 'bold' });
    page.text(MARGIN + isWide, y + 5.5, shortened(summary, 3.2, 'sans', width - isWide), { size: 3.2, soft: true });
    const said = look.isKey ? `h = ${value}` : `h = ${BLANK}`;
    const verdict = look.isKey ? (admissible ? 'admissible' : 'not admissible') : 'admissible?  yes / no';
    page.text(MARGIN, y + 12, `${said}      ${verdict}`, { size: SIZE });
    if (!look.isKey) {
      page.text(MARGIN + 62, y + 12, 'because ________________________________________________', {
        size: SIZE,
        soft: true,
      });
    } else if (counterexample !== undefined) {
      const { scene, estimate, distance } = counterexample;
      const enough = distance === 0 ? 'it is solved' : `${distance} ${unit}${distance === 1 ? ' is' : 's are'} enough`;
      const side = tall - 9;
      page.board(MARGIN + width - side, y + 7.5, side, side, scene, { letters: true, plain: look.plain });
      page.text(MARGIN + 62, y + 12, `it says ${estimate} of the board at the right, and ${enough}`, { size: SIZE });
    }
  }
}

function placeShortest(
  page: Page,
  top: number,
  answer: Extract<Exercise, { kind: 'shortest' }>['answer'],
  look: Look,
): void {
  const width = page.width - 2 * MARGIN;
  if (!look.isKey) {
    for (let y = top + 8; y <= page.height - FOOT - 24; y += 9) page.rule(MARGIN, y, width, 'faint');
    page.text(MARGIN, page.height - FOOT - 12, 'Length: ______      It cannot be shorter, because', { size: SIZE });
    page.rule(MARGIN, page.height - FOOT - 2, width, 'faint');
    return;
  }
  if (typeof answer === 'string') {
    placeLines(page, MARGIN, top + 5, width, [answer]);
    return;
  }
  const { words, legend } = moveWords(answer);
  const length = `Length: ${words.length}${legend === undefined ? '' : `  (${legend})`}`;
  page.text(MARGIN, top + 5, length, { size: SIZE, font: 'bold' });
  const column = Math.max(...words.map((word) => widthOf(word, SIZE)), 0) + widthOf('000 ', SIZE) + 3;
  const columns = Math.max(1, Math.floor(width / column));
  for (const [i, word] of words.entries()) {
    const y = top + 13 + Math.floor(i / columns) * LINE;
    if (y > page.height - FOOT) {
      page.text(MARGIN + width, page.height - FOOT + 1, `… ${words.length - i} more`, {
        size: 3,
        soft: true,
        anchor: 'end',
      });
      return;
    }
    page.text(MARGIN + (i % columns) * column, y, `${i + 1}  ${word}`, { size: SIZE });
  }
}
