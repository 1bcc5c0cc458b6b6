import type { Scene } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { ok, type Problem, problem, type Result } from '@slidewise/core/result';
import { positionId, readPositionId } from '@slidewise/core/session';
import { drive, prepareWithTables } from '@slidewise/core/solving';
import type { LevelId } from '@slidewise/lab/collection';
import { Rater } from '@slidewise/lab/rating';
import { ratingCancelled } from '../messages.js';
import { BoardService } from './board-service.js';
import type { FoundBoard } from './found-boards.js';
import { MEMORY } from './memory.js';
import { abortedWhen } from './signals.js';
import { nextTurn, SLICE } from './turns.js';

/** A board of a text, as a pack has it. */
interface PackedBoard {
  /** The id of the position. */
  readonly board: string;
  readonly family: string;
  readonly scene: Scene;
  /** The comment above it in the text, if there is one. */
  readonly title?: string;
}

/** What a text holds: its boards, and what could not be read. */
export interface PackRead {
  readonly boards: readonly PackedBoard[];
  readonly problems: readonly UnreadBoard[];
  /** There are others behind them. */
  readonly more: boolean;
}

/** What is wrong with a board, and in which line, from 1. */
export interface UnreadBoard {
  readonly line: number;
  readonly problem: Problem;
}

/** How hard a board is. */
export interface BoardRating {
  readonly level: LevelId;
  /** The length of a shortest solution in the first metric, where it is proved. */
  readonly moves?: number;
}

/** A rating gives up after so many milliseconds: what takes longer is open. */
const MOST_MILLISECONDS = 20_000;

/** Reads texts into packs, and rates their boards in slices of time. */
export class PackService {
  private readonly waiting = new Set<number>();

  constructor(private readonly boards = new BoardService()) {}

  /** The boards of a text of any kind. */
  async read(id: number, text: string): Promise<PackRead> {
    const { boards, more } = await this.boards.read({ id, text });
    return packed(text.split(/\r\n|\n|\r/), boards, more);
  }

  /** How hard a board is. */
  async rate(id: number, board: string): Promise<Result<BoardRating>> {
    const read = readPositionId(board);
    if (!read.ok) return read;
    const { family, reading } = read.value;
    const limits = { time: MOST_MILLISECONDS, memory: MEMORY };
    this.waiting.add(id);
    try {
      // It loads the compiled search; a rating that gives up soon is worth no table.
      await prepareWithTables(family, reading.position, { limits: { memory: MEMORY } }, async () => false);
      const rater = Rater.start(family, reading.position, { wanted: 'score', limits });
      if (!rater.ok) return rater;
      const signal = abortedWhen(() => !this.waiting.has(id));
      const { level, optimum, features } = await drive(rater.value, { slice: SLICE, yield: nextTurn, signal });
      if (signal.aborted) return problem(ratingCancelled());
      const moves = optimum[features.metric];
      return ok({ level, ...(typeof moves === 'number' && { moves }) });
    } finally {
      this.waiting.delete(id);
    }
  }

  /** Calls a request off. */
  leave(id: number): void {
    this.waiting.delete(id);
    this.boards.leave(id);
  }
}

function packed(lines: readonly string[], found: readonly FoundBoard[], more: boolean): PackRead {
  const boards: PackedBoard[] = [];
  const problems: UnreadBoard[] = [];
  for (const { line, family: id, position, format, problem: error } of found) {
    const family = familyById(id ?? '');
    if (family === undefined) {
      if (error !== undefined) problems.push({ line: error.line ?? line, problem: error });
      continue;
    }
    const title = titleAbove(lines, line);
    boards.push({
      board: positionId(family, position, format),
      family: family.id,
      scene: family.scene(position),
      ...(title !== undefined && { title }),
    });
  }
  return { boards, problems, more };
}

/** The comment on the line above a board. */
function titleAbove(lines: readonly string[], line: number): string | undefined {
  // A board may begin with its comment.
  const [above, first] = [lines[line - 2], lines[line - 1]];
  const comment = [above, first].find((text) => text?.startsWith('#'));
  return comment?.replace(/^#+\s*/, '') || undefined;
}
