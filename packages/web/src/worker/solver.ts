import { familyById } from '@slidewise/core/families';
import { nextSlice, type Progress, type Solution, startSolving } from '@slidewise/core/solve';
import { nextTurn } from './turns.js';

export interface SolveTask {
  /** By which it can be cancelled; chosen by whoever asks. */
  readonly id: number;
  readonly family: string;
  readonly position: unknown;
  readonly metric: string;
}

/** The search works about this long, in milliseconds, before it listens again. */
const SLICE = 12;
/** The page hears from a search about this often, in milliseconds. */
const NEWS = 100;
/** Bytes that a search may take: phones end pages that take much more. */
const MEMORY = 512 * 2 ** 20;

/** Solves positions in slices of time, and can be told to stop or to hurry meanwhile. */
export class Solver {
  private readonly wishes = new Map<number, 'stop' | 'hurry'>();
  private readonly running = new Set<number>();

  async solve(
    { id, family: familyId, position, metric }: SolveTask,
    onProgress: (progress: Progress) => void,
  ): Promise<Solution> {
    const family = familyById(familyId);
    if (family === undefined) throw new Error(`There is no family "${familyId}".`);
    const started = startSolving(family, position, { metric, limits: { memory: MEMORY } });
    if (!started.ok) throw new Error(started.problem.message);
    const solving = started.value;
    this.running.add(id);
    try {
      let toldAt = performance.now();
      for (let expansions = 16; ; ) {
        const sliceStart = performance.now();
        const solution = solving.step(expansions);
        if (solution !== undefined) return solution;
        const now = performance.now();
        expansions = nextSlice(expansions, now - sliceStart, SLICE);
        if (now - toldAt > NEWS) {
          onProgress(solving.progress);
          toldAt = now;
        }
        await nextTurn();
        const wish = this.wishes.get(id);
        if (wish === 'stop' || (wish === 'hurry' && solving.progress.length !== undefined)) return solving.cancel();
      }
    } finally {
      this.running.delete(id);
      this.wishes.delete(id);
    }
  }

  /** Ends a search with what it knows. */
  stop(id: number): void {
    if (this.running.has(id)) this.wishes.set(id, 'stop');
  }

  /** Ends a search as soon as it knows any solution. */
  hurry(id: number): void {
    if (this.running.has(id) && !this.wishes.has(id)) this.wishes.set(id, 'hurry');
  }
}
