import { LEVELS } from '../collection.js';
import { colors } from '../colors.js';
import { showAmount } from '../units.js';
import { Canvas } from './canvas.js';
import type { Puzzle } from './catalogue.js';
import type { InputEvent } from './input-events.js';
import { cellSizes, drawPicture, pictureSize } from './picture.js';
import type { Screen } from './screen.js';
import { wrapWords } from './wrap-words.js';

/** The rows above the list. */
const HEAD = 4;
const KEYS = ['↑↓ choose', '←→ family', 'Tab level', 'letters search', 'Enter play', 'Esc quit'];

/** A list of puzzles to pick one from: by family, by level, and by what their lines hold. */
export class Picker implements Screen<Puzzle | 'quit'> {
  private readonly families: readonly string[];
  private readonly levels: readonly string[];
  private family = 'all';
  private level = 'all';
  private search = '';
  private at = 0;
  private top = 0;
  private rowsShown = 1;

  constructor(private readonly puzzles: readonly Puzzle[]) {
    const titles = new Set(puzzles.map(({ family }) => family.title));
    const levels = new Set(puzzles.map(({ level }) => level));
    this.families = ['all', ...titles];
    this.levels = ['all', ...LEVELS.filter((level) => levels.has(level))];
  }

  /** The puzzles that are offered now. */
  get shown(): readonly Puzzle[] {
    const words = this.search.toLowerCase().split(' ');
    return this.puzzles.filter(
      (puzzle) =>
        (this.family === 'all' || puzzle.family.title === this.family) &&
        (this.level === 'all' || puzzle.level === this.level) &&
        words.every((word) => `${puzzle.label} ${columnsOf(puzzle).join(' ')}`.toLowerCase().includes(word)),
    );
  }

  /** Moves the choice to a puzzle, to go on from there. */
  choose(puzzle: Puzzle): void {
    this.at = Math.max(0, this.shown.indexOf(puzzle));
  }

  // Nothing here changes by itself.
  listen(): void {}

  tick(): void {}

  nextTick(): undefined {
    return undefined;
  }

  handle(event: InputEvent): Puzzle | 'quit' | undefined {
    if (event.kind === 'mouse') {
      if (event.action === 'wheel-up' || event.action === 'wheel-down') this.go(event.action === 'wheel-up' ? -3 : 3);
      else if (event.action === 'press' && event.row >= HEAD && event.row < HEAD + this.rowsShown) {
        const clicked = this.top + event.row - HEAD;
        if (clicked === this.at) return this.shown[this.at];
        if (clicked < this.shown.length) this.at = clicked;
      }
      return undefined;
    }
    const { key } = event;
    if (key === 'enter') return this.shown[this.at];
    if (key === 'ctrl-c' || key === 'ctrl-q' || (key === 'escape' && this.search === '')) return 'quit';
    const steps = this.steps(key);
    if (steps === undefined) this.filter(key);
    else this.go(steps);
    return undefined;
  }

  /** How far a key takes the choice, if it does. */
  private steps(key: string): number | undefined {
    const far = Number.POSITIVE_INFINITY;
    const page = this.rowsShown;
    return { up: -1, down: 1, 'page-up': -page, 'page-down': page, home: -far, end: far }[key];
  }

  private go(by: number): void {
    this.at = Math.max(0, Math.min(this.shown.length - 1, this.at + by));
  }

  /** Changes what is offered, and keeps the choice if it is still there. */
  private filter(key: string): void {
    const chosen = this.shown[this.at];
    if (key === 'left' || key === 'right') this.family = neighbour(this.families, this.family, key === 'left' ? -1 : 1);
    else if (key === 'tab' || key === 'back-tab') {
      this.level = neighbour(this.levels, this.level, key === 'tab' ? 1 : -1);
    } else if (key === 'backspace') this.search = [...this.search].slice(0, -1).join('');
    else if (key === 'ctrl-u' || key === 'escape') this.search = '';
    else if ([...key].length === 1) this.search += key;
    this.at = 0;
    if (chosen !== undefined) this.choose(chosen);
  }

  draw(columns: number, rows: number): readonly string[] {
    const canvas = new Canvas(columns, rows);
    const { shown } = this;
    const keys = wrapWords(KEYS.join('  '), columns, '  ').slice(0, Math.max(0, rows - HEAD - 1));
    this.rowsShown = Math.max(1, rows - HEAD - keys.length);
    if (this.at < this.top) this.top = this.at;
    if (this.at >= this.top + this.rowsShown) this.top = this.at - this.rowsShown + 1;
    canvas.put(0, 0, `Pick a puzzle (${shown.length})`, colors.bold);
    drawChoices(canvas, 1, 'Family', this.families, this.family);
    drawChoices(canvas, 2, 'Level ', this.levels, this.level);
    canvas.put(3, 0, 'Search ', colors.dim);
    canvas.put(3, 8, this.search);
    canvas.put(3, 8 + [...this.search].length, ' ', colors.inverse);
    const widest = this.puzzles.reduce((width, { label }) => Math.max(width, label.length), 0);
    for (const [i, puzzle] of shown.slice(this.top, this.top + this.rowsShown).entries()) {
      const chosen = this.top + i === this.at;
      const line = `${chosen ? '›' : ' '} ${puzzle.label.padEnd(widest)}  ${columnsOf(puzzle).join('  ')}`;
      canvas.put(HEAD + i, 0, line, chosen ? colors.inverse : undefined);
    }
    if (shown.length === 0) canvas.put(HEAD, 2, 'Nothing fits.');
    else drawPreview(canvas, shown[this.at]!, widest + 35, this.rowsShown);
    for (const [i, line] of keys.entries()) canvas.put(rows - keys.length + i, 0, line, colors.dim);
    return canvas.lines();
  }
}

/** A row of words, of which one is chosen. */
function drawChoices(canvas: Canvas, row: number, name: string, words: readonly string[], chosen: string): void {
  canvas.put(row, 0, name, colors.dim);
  let column = 7;
  for (const word of words) {
    if (word === chosen) canvas.put(row, column, `[${word}]`, colors.bold);
    else canvas.put(row, column + 1, word);
    column += word.length + 2;
  }
}

/** The board, in the largest size for which there is room beside the list. */
function drawPreview(canvas: Canvas, { family, reading }: Puzzle, left: number, rows: number): void {
  const scene = family.scene(reading.position);
  const size = cellSizes(scene).find((cell) => {
    const { width, height } = pictureSize(scene, cell);
    return left + width <= canvas.width && height <= rows;
  });
  if (size === undefined) return;
  const picture = drawPicture(scene, size, { marks: new Map(), arrows: [] });
  canvas.copy(picture, HEAD, left, 0, 0, picture.height, picture.width);
}

function columnsOf({ family, reading, level, optimum }: Puzzle): string[] {
  const { width, height } = family.scene(reading.position);
  const { unit } = family.metrics[0]!;
  const long = optimum === null ? '' : showAmount(optimum, unit);
  return [`${width}×${height}`.padStart(5), level.padEnd(10), long.padStart(9)];
}

function neighbour(words: readonly string[], word: string, by: number): string {
  return words[(words.indexOf(word) + by + words.length) % words.length]!;
}
