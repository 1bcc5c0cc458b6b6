import { levelIds } from '@slidewise/lab/collection';
import { colors } from '../../terminal/colors.js';
import { widthOf } from '../../terminal/text-width.js';
import { showCount } from '../../terminal/units.js';
import { Canvas } from '../screen/canvas.js';
import { drawFooter, footerLines } from '../screen/footer.js';
import { HelpPage } from '../screen/help-page.js';
import type { InputEvent } from '../screen/input-events.js';
import type { Screen } from '../screen/screen.js';
import type { Puzzle } from './catalogue.js';
import { drawChoices, drawPreview } from './picker-parts.js';
import { footerKeys, helpSections } from './picker-texts.js';
import { describeProgress, marksOf, type PuzzleProgress } from './progress-marks.js';
import { columnsFor, lengthOf, SIGNS, sizeOf } from './puzzle-columns.js';

/** The rows above the list. */
const HEAD = 4;
/** With fewer rows than this, every row is for the list. */
const ROWS_FOR_DETAILS = 10;

/** What the player wants: a puzzle, the game that was played before, or no more. */
export type Picked = Puzzle | 'back' | 'quit';

/** A list of puzzles to pick one from: by family, by level, and by what their lines hold. */
export class Picker implements Screen<Picked> {
  private readonly families: readonly string[];
  private readonly levels: readonly string[];
  private family = 'all';
  private level = 'all';
  private search = '';
  private at = 0;
  private top = 0;
  private rowsShown = 1;
  private hasGame = false;
  private help: HelpPage | undefined;
  private progressOf: (puzzle: Puzzle) => PuzzleProgress = () => ({ begun: false });

  constructor(private readonly puzzles: readonly Puzzle[]) {
    const titles = new Set(puzzles.map(({ family }) => family.title));
    const levels = new Set(puzzles.map(({ level }) => level));
    this.families = ['all', ...titles];
    this.levels = ['all', ...levelIds.filter((level) => levels.has(level))];
  }

  /** Gets ready to be shown: how far the player is with each puzzle, and which game there is to go back to. */
  open(progressOf: (puzzle: Puzzle) => PuzzleProgress, game?: { readonly name: string | undefined }): void {
    this.progressOf = progressOf;
    this.hasGame = game !== undefined;
    const played = this.shown.find(({ label }) => label === game?.name);
    if (played !== undefined) this.choose(played);
  }

  /** The puzzles that are offered now. */
  get shown(): readonly Puzzle[] {
    const words = this.search
      .toLowerCase()
      .split(' ')
      .filter((word) => word !== '');
    return this.puzzles.filter(
      (puzzle) =>
        (this.family === 'all' || puzzle.family.title === this.family) &&
        (this.level === 'all' || puzzle.level === this.level) &&
        (words.length === 0 || fits(this.textOf(puzzle), words)),
    );
  }

  /** What a search looks through. */
  private textOf(puzzle: Puzzle): string {
    const { title, label, level } = puzzle;
    return [
      title,
      label,
      level,
      lengthOf(puzzle),
      sizeOf(puzzle),
      describeProgress(puzzle, this.progressOf(puzzle)),
    ].join(' ');
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

  handle(event: InputEvent): Picked | undefined {
    const leaves = event.kind === 'key' && (event.key === 'ctrl-c' || event.key === 'ctrl-q');
    if (leaves) return 'quit';
    if (this.help !== undefined) {
      if (this.help.handle(event)) this.help = undefined;
      return undefined;
    }
    return event.kind === 'mouse' ? this.handleMouse(event) : this.handleKey(event.key);
  }

  private handleMouse({ action, row }: Extract<InputEvent, { kind: 'mouse' }>): Picked | undefined {
    if (action === 'wheel-up' || action === 'wheel-down') this.go(action === 'wheel-up' ? -3 : 3);
    else if (action === 'press' && row >= HEAD && row < HEAD + this.rowsShown) {
      const clicked = this.top + row - HEAD;
      if (clicked === this.at) return this.shown[this.at];
      if (clicked < this.shown.length) this.at = clicked;
    }
    return undefined;
  }

  private handleKey(key: string): Picked | undefined {
    if (key === 'enter') return this.shown[this.at];
    if (key === 'escape' && this.search === '') return this.hasGame ? 'back' : 'quit';
    const steps = this.steps(key);
    if (steps !== undefined) this.go(steps);
    else if (key === '?' || key === 'f1') this.help = new HelpPage(helpSections(this.hasGame));
    else this.filter(key);
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
    if (this.help !== undefined) return this.help.draw(columns, rows);
    const canvas = new Canvas(columns, rows);
    const { shown } = this;
    const keys = footerKeys(this.hasGame, this.search !== '');
    const footer = footerLines(keys, columns, Math.max(0, rows - HEAD - 1)).length;
    const details = rows < ROWS_FOR_DETAILS ? 0 : 1;
    this.rowsShown = Math.max(1, rows - HEAD - details - footer);
    if (this.at < this.top) this.top = this.at;
    if (this.at >= this.top + this.rowsShown) this.top = this.at - this.rowsShown + 1;
    canvas.put(0, 0, `Pick a puzzle (${showCount(shown.length)})`, colors.bold);
    drawChoices(canvas, 1, 'Family', this.families, this.family);
    drawChoices(canvas, 2, 'Level ', this.levels, this.level);
    canvas.put(3, 0, 'Search ', colors.dim);
    canvas.put(3, 8, this.search);
    canvas.put(3, 8 + widthOf(this.search), ' ', colors.inverse);
    const chosen = shown[this.at];
    if (chosen === undefined) canvas.put(HEAD, 2, 'Nothing matches.');
    else {
      const listWidth = this.drawList(canvas, shown);
      drawPreview(canvas, chosen, { top: HEAD, left: listWidth + 2, rows: this.rowsShown });
      if (details > 0) canvas.put(HEAD + this.rowsShown, 2, this.detailsOf(chosen, columns - 2), colors.bold);
    }
    drawFooter(canvas, keys, footer);
    return canvas.lines();
  }

  /** What the line of a puzzle may have no room for; as much of it as fits. */
  private detailsOf(puzzle: Puzzle, width: number): string {
    const { label, family } = puzzle;
    const progress = describeProgress(puzzle, this.progressOf(puzzle));
    const texts = [[label, family.title, progress], [label, progress], [progress || label]].map((parts) =>
      parts.filter((part) => part !== '').join(' · '),
    );
    return texts.find((text) => widthOf(text) <= width) ?? texts.at(-1)!;
  }

  /** Draws the lines that there is room for, each with as many columns as there is room for; returns how wide they are. */
  private drawList(canvas: Canvas, shown: readonly Puzzle[]): number {
    const columns = columnsFor(this.puzzles, this.progressOf, canvas.width);
    const lineOf = (puzzle: Puzzle): string => columns.map(({ show }) => show(puzzle)).join('  ');
    for (const [i, puzzle] of shown.slice(this.top, this.top + this.rowsShown).entries()) {
      const chosen = this.top + i === this.at;
      const signs = `${chosen ? '›' : ' '}${marksOf(puzzle, this.progressOf(puzzle))} `;
      canvas.put(HEAD + i, 0, signs + lineOf(puzzle), chosen ? colors.inverse : undefined);
    }
    return SIGNS + widthOf(lineOf(shown[this.at]!));
  }
}

function fits(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

function neighbour(words: readonly string[], word: string, by: number): string {
  return words[(words.indexOf(word) + by + words.length) % words.length]!;
}
