// What a terminal sends while it is in raw mode, as events. Pure: texts in, events out.

export type InputEvent = KeyEvent | MouseEvent;

/** A key: a character as it is, `ctrl-x`, or a name such as `up`, `tab` or `f1`. */
interface KeyEvent {
  readonly kind: 'key';
  readonly key: string;
}

/** The mouse, at a place on the screen that is counted from 0. */
export interface MouseEvent {
  readonly kind: 'mouse';
  readonly action: 'press' | 'drag' | 'release' | 'wheel-up' | 'wheel-down';
  readonly row: number;
  readonly column: number;
}

const CONTROLS: Record<string, string> = {
  '\t': 'tab',
  '\r': 'enter',
  '\n': 'enter',
  '\b': 'backspace',
  '\x7f': 'backspace',
  '\x1b': 'escape',
};

/** The last letter of a sequence such as `ESC [ 1 ; 2 A`. */
const LETTERS: Record<string, string> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  Z: 'back-tab',
  P: 'f1',
};

/** The number of a sequence such as `ESC [ 5 ~`. */
const NUMBERS: Record<string, string> = {
  1: 'home',
  3: 'delete',
  4: 'end',
  5: 'page-up',
  6: 'page-down',
  7: 'home',
  8: 'end',
  11: 'f1',
};

/** No sequence that a terminal sends is longer; what is longer is no sequence. */
const LONGEST = 32;

/** Turns what arrives into events; a sequence may arrive in parts. */
export class InputDecoder {
  private rest = '';

  /** The events that are complete. */
  push(text: string): InputEvent[] {
    this.rest += text;
    const events: InputEvent[] = [];
    for (;;) {
      const taken = takeEvent(this.rest);
      if (taken === undefined) return events;
      this.rest = this.rest.slice(taken.length);
      if (taken.event !== undefined) events.push(taken.event);
    }
  }

  /** Whether something has begun that may go on: an escape may be a key of its own. */
  get waiting(): boolean {
    return this.rest !== '';
  }

  /** Nothing more has come for a while: what has begun is all there is. */
  flush(): InputEvent[] {
    const [first, ...others] = this.rest;
    this.rest = '';
    if (first === undefined) return [];
    return [key(CONTROLS[first] ?? first), ...(others.length === 0 ? [] : this.push(others.join('')))];
  }
}

/** The first event of a text and how much of the text it takes; undefined if more must come first. */
function takeEvent(text: string): { length: number; event?: InputEvent } | undefined {
  const code = text.codePointAt(0);
  if (code === undefined) return undefined;
  const char = String.fromCodePoint(code);
  if (char === '\x1b') return takeSequence(text);
  if (CONTROLS[char] !== undefined) return { length: 1, event: key(CONTROLS[char]) };
  if (code < 32) return { length: 1, event: key(`ctrl-${String.fromCharCode(code + 96)}`) };
  return { length: char.length, event: key(char) };
}

function takeSequence(text: string): { length: number; event?: InputEvent } | undefined {
  if (text.length === 1) return undefined;
  const introducer = text[1]!;
  if (introducer === 'O') {
    if (text.length === 2) return undefined;
    return { length: 3, ...known(LETTERS[text[2]!]) };
  }
  // An escape that nothing follows that belongs to it: a key of its own, or a key together with Alt.
  if (introducer !== '[') return { length: 1, event: key('escape') };
  // After `ESC [` come numbers and marks, and a letter ends it.
  const match = /^([0-9;<=>?]*)[ -/]*([@-~])/.exec(text.slice(2));
  if (match === null) {
    if (text.length < LONGEST && /^[ -?]*$/.test(text.slice(2))) return undefined;
    return { length: 2 };
  }
  const [body, parameters, final] = match as unknown as [string, string, string];
  const length = 2 + body.length;
  // The console of Linux writes F1 to F5 as `ESC [ [ A` to `ESC [ [ E`.
  if (final === '[') return text.length === 3 ? undefined : { length: 4, ...known(text[3] === 'A' ? 'f1' : undefined) };
  if (parameters.startsWith('<')) return { length, ...mouse(parameters.slice(1), final) };
  if (final === '~') return { length, ...known(NUMBERS[parameters.split(';')[0]!]) };
  return { length, ...known(LETTERS[final]) };
}

/** The mouse as the mode 1006 has it: `ESC [ < BUTTON ; COLUMN ; ROW M`, or `m` when the button is let go. */
function mouse(parameters: string, final: string): { event?: MouseEvent } {
  const [button, column, row] = parameters.split(';').map(Number);
  if (button === undefined || !(column! >= 1) || !(row! >= 1)) return {};
  const place = { kind: 'mouse', row: row! - 1, column: column! - 1 } as const;
  // Shift, Alt and Ctrl make no difference.
  const plain = button & ~0b11100;
  if (plain === 64 || plain === 65) return { event: { ...place, action: plain === 64 ? 'wheel-up' : 'wheel-down' } };
  if (plain === 0) return { event: { ...place, action: final === 'M' ? 'press' : 'release' } };
  return plain === 32 ? { event: { ...place, action: 'drag' } } : {};
}

function known(name: string | undefined): { event?: KeyEvent } {
  return name === undefined ? {} : { event: key(name) };
}

function key(name: string): KeyEvent {
  return { kind: 'key', key: name };
}
