import { colors } from '../../terminal/colors.js';
import { widthOf } from '../../terminal/text-width.js';
import { Canvas } from './canvas.js';
import { drawFooter } from './footer.js';
import type { InputEvent } from './input-events.js';
import { wrapWords } from './wrap-words.js';

/** What belongs together on a page of help: keys or marks, each with what it means. */
export interface HelpSection {
  readonly title: string;
  readonly rows: readonly (readonly [key: string, meaning: string])[];
}

interface Line {
  readonly text: string;
  /** What stands before the text, in a column of its own. */
  readonly key?: string;
}

/** A page about keys, in place of a screen, until a key is pressed that does not scroll it. */
export class HelpPage {
  private top = 0;
  private furthest = 0;
  private page = 1;

  constructor(private readonly sections: readonly HelpSection[]) {}

  /** Answers an event; whether that ends it. */
  handle(event: InputEvent): boolean {
    const steps = this.steps(event.kind === 'key' ? event.key : event.action);
    if (steps === undefined) return event.kind === 'key' || event.action === 'press';
    this.top = Math.max(0, Math.min(this.furthest, this.top + steps));
    return false;
  }

  /** How far a key scrolls; with all of it on the screen, none does. */
  private steps(key: string): number | undefined {
    const far = Number.POSITIVE_INFINITY;
    const { page } = this;
    const wheel = { 'wheel-up': -3, 'wheel-down': 3, drag: 0, release: 0 }[key];
    if (wheel !== undefined || this.furthest === 0) return wheel;
    return { up: -1, down: 1, 'page-up': -page, 'page-down': page, ' ': page, home: -far, end: far }[key];
  }

  draw(columns: number, rows: number): readonly string[] {
    const canvas = new Canvas(columns, rows);
    const widest = Math.max(...this.sections.flatMap(({ rows: keys }) => keys.map(([key]) => widthOf(key))));
    const indent = Math.min(widest + 2, Math.ceil(columns / 2));
    const lines = this.sections.flatMap((section) => linesOf(section, indent, columns));
    this.page = Math.max(1, rows - 1);
    this.furthest = Math.max(0, lines.length - this.page);
    this.top = Math.min(this.top, this.furthest);
    for (const [i, { key, text }] of lines.slice(this.top, this.top + this.page).entries()) {
      if (key === undefined) canvas.put(i, 0, text, colors.bold);
      else {
        canvas.put(i, indent, text);
        canvas.put(i, 0, key, colors.bold);
      }
    }
    const scroll = this.furthest === 0 ? [] : [{ text: '↑↓ scroll', expendable: 1 }];
    const back = this.furthest === 0 ? 'any key goes back' : 'any other key goes back';
    drawFooter(canvas, [...scroll, { text: back, expendable: 0 }], Math.min(1, rows - 1));
    return canvas.lines();
  }
}

function linesOf({ title, rows }: HelpSection, indent: number, columns: number): Line[] {
  const body = rows.flatMap(([key, meaning]) => {
    const keys = wrapWords(key, indent - 1);
    const meanings = wrapWords(meaning, columns - indent);
    return Array.from({ length: Math.max(keys.length, meanings.length) }, (_, i) => ({
      key: keys[i] ?? '',
      text: meanings[i] ?? '',
    }));
  });
  return [{ text: title }, ...body];
}
