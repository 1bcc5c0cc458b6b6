import { aFunction, assertArguments, aText, listOf, objectWith, oneOf } from '@slidewise/core/checking';
import type { LogEvent, SearchLog } from './search-log.js';

type Check = LogEvent['event'];

/** What other programs call events. */
const NAMES: Readonly<Record<string, Check>> = {
  ...{ take: 'take', pop: 'take', poll: 'take', dequeue: 'take', expand: 'take', visit: 'take' },
  ...{ new: 'new', push: 'new', add: 'new', enqueue: 'new', open: 'new' },
  ...{ known: 'known', duplicate: 'known', closed: 'known', seen: 'known', skip: 'known' },
  ...{ better: 'better', update: 'better', improve: 'better', decrease: 'better' },
};

const KINDS = ['take', 'new', 'known', 'better'] as const satisfies readonly Check[];
const anEvent = objectWith({ event: oneOf(KINDS), board: aText });
const aLog = objectWith({ next: aFunction });
const someLines = listOf(objectWith({ event: oneOf(KINDS), text: aText }));

/** An event on a line: `new f=4 g=1 h=3 by=d-1 ...b../...`. */
export function logLine(logged: LogEvent): string {
  assertArguments(['event', logged, anEvent]);
  const { event, f, g, h, move, board } = logged;
  const numbers = f === undefined ? [] : [`f=${f}`, `g=${g}`, `h=${h}`];
  return [event, ...numbers, ...(move === undefined ? [] : [`by=${move}`]), board].join(' ');
}

/** A line of somebody's log: what it says, and where it stands. */
export interface LoggedLine {
  /** From 1. */
  readonly line: number;
  /** The line as it stands. */
  readonly text: string;
  /** What happened. */
  readonly event: Check;
  /** f, if the line says it. */
  readonly f?: number;
  /** g, if the line says it. */
  readonly g?: number;
  /** h, if the line says it. */
  readonly h?: number;
  /** Left out where the line has none. */
  readonly board?: string;
}

/** The lines of a log that begin with the name of an event; others are passed over. */
export function readLog(text: string): LoggedLine[] {
  assertArguments(['text', text, aText]);
  return text.split(/\r?\n/).flatMap((whole, i): LoggedLine[] => {
    const [, word, rest = ''] = /^\s*([a-z]+)\b:?\s*(.*)$/i.exec(whole) ?? [];
    const event = Object.hasOwn(NAMES, word?.toLowerCase() ?? '') ? NAMES[word!.toLowerCase()]! : undefined;
    if (event === undefined) return [];
    const numbers: Record<string, number> = {};
    const board = rest
      .replace(/\b([fgh])\s*=\s*(-?\d+(?:\.\d+)?)/g, (_, name: string, value: string) => {
        numbers[name] = Number(value);
        return ' ';
      })
      .replace(/\bby\s*=\s*\S+/g, ' ')
      .trim();
    return [{ line: i + 1, text: whole.trim(), event, ...numbers, ...(board === '' ? {} : { board }) }];
  });
}

/** What came of comparing a log with a search. */
export type LogVerdict =
  | {
      readonly status: 'same';
      /** The lines that were compared. */
      readonly lines: number;
      /** The boards that were taken. */
      readonly taken: number;
    }
  | {
      readonly status: 'different';
      /** The line that differs; left out where the log ends too early. */
      readonly found?: LoggedLine;
      /** What was expected in its place; left out where the search has ended. */
      readonly expected?: LogEvent;
      /** The lines before it that are as expected, and the boards that were taken by then. */
      /** The lines that were compared. */
      readonly lines: number;
      /** The boards that were taken. */
      readonly taken: number;
    };

/**
 * Compares somebody's log with a search, event by event, and yields after some events. Only the kinds of events that the log
 * has are compared, and only the numbers that its lines have. Where the order of successors does not matter, they may come in any.
 */
export function compareLog<P, M>(log: SearchLog<P, M>, lines: readonly LoggedLine[]): Generator<undefined, LogVerdict> {
  assertArguments(['log', log, aLog], ['lines', lines, someLines]);
  return comparing(log, lines);
}

function* comparing<P, M>(log: SearchLog<P, M>, lines: readonly LoggedLine[]): Generator<undefined, LogVerdict> {
  const kinds = new Set(lines.map(({ event }) => event));
  let [at, taken] = [0, 0];
  const fits = ({ event, f, g, h, position }: LogEvent, found: LoggedLine | undefined): boolean =>
    found !== undefined &&
    found.event === event &&
    Object.entries({ f, g, h }).every(([name, value]) => {
      const said = found[name as 'f' | 'g' | 'h'];
      return said === undefined || value === undefined || said === value;
    }) &&
    (found.board === undefined || log.boards.isSame(found.board, position));
  for (const events of expansionsOf(log)) {
    if (events === undefined) {
      yield;
      continue;
    }
    const isStart = events[0]?.event !== 'take';
    if (!isStart) taken++;
    const expected = events.filter(({ event }) => kinds.has(event));
    while (expected.length > 0) {
      const found = lines[at];
      // The taken board comes first; its successors may come in any order if that makes no difference.
      const choice = log.isOrdered || expected[0]!.event === 'take' ? expected.slice(0, 1) : expected;
      const match = choice.findIndex((event) => fits(event, found));
      if (match < 0 && isStart) break;
      if (match < 0) return { status: 'different', ...(found && { found }), expected: expected[0]!, lines: at, taken };
      expected.splice(match, 1);
      at++;
    }
  }
  const found = lines[at];
  return found === undefined ? { status: 'same', lines: at, taken } : { status: 'different', found, lines: at, taken };
}

/** The events of each board that is taken, those of the start first; undefined is a pause. */
function* expansionsOf<P, M>(log: SearchLog<P, M>): Generator<readonly LogEvent[] | undefined> {
  let all: LogEvent[] = [];
  for (let some = log.next(); some !== undefined; some = log.next()) {
    yield;
    if (some[0]?.event === 'take' && all.length > 0) {
      yield all;
      all = [];
    }
    all.push(...some);
  }
  if (all.length > 0) yield all;
}
