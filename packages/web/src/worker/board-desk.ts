import { familyById, guessFamily } from '@slidewise/core/families';
import type { Problem } from '@slidewise/core/result';
import { looksLikeId, readPositionId } from '@slidewise/core/session';
import { drive } from '@slidewise/core/solving';
import { type Reachable, ReachableCount } from '@slidewise/lab/analysis';
import { seldom } from './seldom.js';
import { abortedWhen } from './signals.js';
import { nextTurn, SLICE } from './turns.js';

/** A board that was found in a text. */
export interface FoundBoard {
  /** Where it begins in the text, from 1. */
  readonly line: number;
  readonly position?: unknown;
  readonly format?: string;
  /** What is wrong with it; the line is one of the whole text. */
  readonly problem?: Problem;
}

export interface BoardsFound {
  readonly family: string;
  readonly boards: readonly FoundBoard[];
  /** There are others behind them. */
  readonly more: boolean;
}

export interface ReadTask {
  readonly id: number;
  readonly text: string;
  /** Without it, the family that the text looks most like. */
  readonly family?: string;
}

export interface CountTask {
  readonly id: number;
  readonly family: string;
  readonly position: unknown;
  readonly metric: string;
  readonly most: number;
}

/** The most boards that are offered for a choice. */
const MOST_BOARDS = 300;

/** Reads texts and counts positions, in slices of time, so that a request can be cancelled. */
export class BoardDesk {
  private readonly waiting = new Set<number>();

  /** The boards in a text; what is an id of a position is read as one. */
  async read({ id, text, family: wanted }: ReadTask): Promise<BoardsFound> {
    this.waiting.add(id);
    try {
      const start = text.slice(0, 100).trim();
      if (wanted === undefined && looksLikeId(start)) return readId(text);
      const family = familyById(wanted ?? '') ?? guessFamily(text);
      const boards: FoundBoard[] = [];
      for (const board of family.split(text, {})) {
        if (boards.length === MOST_BOARDS) return { family: family.id, boards, more: true };
        const reading = family.parse(board.text, {});
        boards.push({
          line: board.line,
          ...(reading.ok
            ? { position: reading.value.position, format: reading.value.format }
            : { problem: shifted(reading.problem, board.line - 1) }),
        });
        await nextTurn();
        if (!this.waiting.has(id)) break;
      }
      return { family: family.id, boards, more: false };
    } finally {
      this.waiting.delete(id);
    }
  }

  /** How many positions can be reached, up to a bound. */
  async count(task: CountTask, onNews: (count: number) => void): Promise<Reachable> {
    const family = familyById(task.family);
    if (family === undefined) throw new Error(`There is no family "${task.family}".`);
    this.waiting.add(task.id);
    try {
      const counting = new ReachableCount(family, task.position, task.metric, task.most);
      const report = seldom(onNews);
      return await drive(counting, {
        slice: SLICE,
        yield: nextTurn,
        signal: abortedWhen(() => !this.waiting.has(task.id)),
        onProgress: () => report(() => counting.count),
      });
    } finally {
      this.waiting.delete(task.id);
    }
  }

  /** Cancels a request. */
  leave(id: number): void {
    this.waiting.delete(id);
  }
}

function readId(text: string): BoardsFound {
  const read = readPositionId(text);
  if (!read.ok) {
    // Its place is one in the id.
    const { code, values, message } = read.problem;
    return { family: '', boards: [{ line: 1, problem: { code, values, message } }], more: false };
  }
  const { family, reading } = read.value;
  return { family: family.id, boards: [{ line: 1, position: reading.position, format: reading.format }], more: false };
}

function shifted(problem: Problem, lines: number): Problem {
  return problem.line === undefined ? problem : { ...problem, line: problem.line + lines };
}
