import { type Reachable, ReachableCount } from '@slidewise/core/analysis';
import { familyById } from '@slidewise/core/families';
import { type BoardRead, type NamedPuzzle, readBoard, splitBoards } from '@slidewise/core/reading';
import type { Problem, Result } from '@slidewise/core/result';
import { drive } from '@slidewise/core/solving';
import { seldom } from './seldom.js';
import { abortedWhen } from './signals.js';
import { nextTurn, SLICE } from './turns.js';

/** A board that was found in a text. */
export interface FoundBoard {
  /** Where it begins in the text, from 1. */
  readonly line: number;
  /** Its family and position, if it could be read. */
  readonly family?: string;
  readonly position?: unknown;
  readonly format?: string;
  /** What is wrong with it; the line is one of the whole text. */
  readonly problem?: Problem;
}

export interface BoardsFound {
  readonly boards: readonly FoundBoard[];
  /** There are others behind them. */
  readonly more: boolean;
}

export interface ReadTask {
  readonly id: number;
  readonly text: string;
  /** Without it, each board is of the family that it looks most like. */
  readonly family?: string;
  /** The puzzles that links in the text name. */
  readonly puzzles?: Readonly<Record<string, NamedPuzzle>>;
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

  /** The boards in a text of any kind. */
  async read({ id, text, family, puzzles = {} }: ReadTask): Promise<BoardsFound> {
    this.waiting.add(id);
    try {
      const options = { read: {}, ...(family === undefined ? {} : { family }) };
      const boards: FoundBoard[] = [];
      for (const part of splitBoards(text, { ...options, puzzleNamed: (name) => puzzles[name] })) {
        if (boards.length === MOST_BOARDS) return { boards, more: true };
        const read = readBoard(part, options);
        boards.push(found(part.line, read));
        await nextTurn();
        if (!this.waiting.has(id)) break;
      }
      return { boards, more: false };
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

function found(line: number, read: Result<BoardRead>): FoundBoard {
  if (!read.ok) return { line, problem: read.problem };
  const { family, reading } = read.value;
  return { line, family: family.id, position: reading.position, format: reading.format };
}
