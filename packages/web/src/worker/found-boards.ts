import { type NamedPuzzle, readBoard, splitBoards } from '@slidewise/core/reading';
import type { Problem } from '@slidewise/core/result';

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

/** The boards of a text of any kind, the wrong ones too. */
export function* boardsIn({ text, family, puzzles = {} }: Omit<ReadTask, 'id'>): Generator<FoundBoard> {
  const options = { read: {}, ...(family === undefined ? {} : { family }) };
  for (const part of splitBoards(text, { ...options, puzzleNamed: (name) => puzzles[name] })) {
    const { line } = part;
    const read = readBoard(part, options);
    if (!read.ok) yield { line, problem: read.problem };
    else {
      const { family: own, reading } = read.value;
      yield { line, family: own.id, position: reading.position, format: reading.format };
    }
  }
}
