import { familyById } from '@slidewise/core/families';
import { drive } from '@slidewise/core/solving';
import { type Reachable, ReachableCount } from '@slidewise/lab/analysis';
import { type BoardsFound, boardsIn, type FoundBoard, type ReadTask } from './found-boards.js';
import { abortedWhen } from './signals.js';
import { throttle } from './throttle.js';
import { nextTurn, SLICE } from './turns.js';

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
export class BoardService {
  private readonly waiting = new Set<number>();

  /** The boards in a text of any kind. */
  async read(task: ReadTask): Promise<BoardsFound> {
    this.waiting.add(task.id);
    try {
      const boards: FoundBoard[] = [];
      for (const board of boardsIn(task)) {
        if (boards.length === MOST_BOARDS) return { boards, more: true };
        boards.push(board);
        await nextTurn();
        if (!this.waiting.has(task.id)) break;
      }
      return { boards, more: false };
    } finally {
      this.waiting.delete(task.id);
    }
  }

  /** How many positions can be reached, up to a bound. */
  async count(task: CountTask, onNews: (count: number) => void): Promise<Reachable> {
    const family = familyById(task.family);
    if (family === undefined) throw new Error(`There is no family "${task.family}".`);
    this.waiting.add(task.id);
    try {
      const counting = new ReachableCount(family, task.position, task.metric, task.most);
      const report = throttle(onNews);
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
