import { type RecordPart, SearchRecorder, type TreeSearch } from '@slidewise/core/analysis';
import type { Family } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { type Solution, type SolveOptions, startSolving, tablesFor } from '@slidewise/core/solving';
import { MEMORY } from './memory.js';
import { prepareTables, SLICE, type SolveNews, seldom } from './prepare.js';
import { Tables } from './tables.js';
import { nextTurn } from './turns.js';

/** How to search, as the page says it. */
export interface StudyTask {
  /** By which it can be ended; chosen by whoever asks. */
  readonly id: number;
  readonly family: string;
  readonly position: unknown;
  readonly metric: string;
  readonly algorithm: string;
  readonly heuristic?: string;
  readonly weight?: number;
}

/** What a search came to, and how long it took without what had to be prepared. */
export interface Trial {
  readonly solution: Solution;
  readonly milliseconds: number;
}

/** Bytes that the tables of a search may take. */
const MOST_TABLES = 128 * 2 ** 20;

/** Searches that the page watches step by step, and searches that are only measured. */
export class Studies {
  private readonly tables = new Tables();
  private readonly recorders = new Map<number, SearchRecorder<unknown, unknown>>();
  private readonly asked = new Set<number>();

  /** Begins a search that is recorded; undefined if it was ended meanwhile. Throws what is wrong with the task. */
  async record(task: StudyTask, onNews: (news: SolveNews) => void): Promise<TreeSearch | undefined> {
    this.asked.add(task.id);
    const { family, options } = understand(task, this.tables);
    if (!(await this.prepare(family, task, options, onNews))) return undefined;
    const { metric, algorithm, heuristic, weight } = options;
    const started = SearchRecorder.start(family, task.position, {
      ...{ metric, algorithm, tables: this.tables, memory: MEMORY },
      ...(heuristic === undefined ? {} : { heuristic }),
      ...(weight === undefined ? {} : { weight }),
    });
    if (!started.ok) throw new Error(started.problem.message);
    this.recorders.set(task.id, started.value);
    return started.value.search;
  }

  /** Goes on for so many steps, or as far as a moment reaches; what was recorded then. */
  grow(id: number, steps: number): RecordPart | undefined {
    const recorder = this.recorders.get(id);
    if (recorder === undefined) return undefined;
    const until = performance.now() + SLICE;
    for (let i = 0; i < steps && !recorder.over; i++) {
      recorder.step();
      if (i % 16 === 15 && performance.now() > until) break;
    }
    return recorder.take();
  }

  /** Solves in one way, as fast as it can; undefined if it was ended meanwhile. Throws what is wrong with the task. */
  async measure(
    task: StudyTask,
    limits: { readonly milliseconds: number },
    onNews: (news: SolveNews) => void,
  ): Promise<Trial | undefined> {
    this.asked.add(task.id);
    const { family, options } = understand(task, this.tables);
    if (!(await this.prepare(family, task, options, onNews))) return undefined;
    const now = (): number => performance.now();
    const startedAt = now();
    const time = limits.milliseconds;
    const started = startSolving(family, task.position, { ...options, limits: { memory: MEMORY, time } });
    if (!started.ok) throw new Error(started.problem.message);
    const solving = started.value;
    const tell = seldom(onNews);
    for (;;) {
      const solution = solving.work(SLICE);
      if (solution !== undefined) {
        this.asked.delete(task.id);
        return { solution, milliseconds: now() - startedAt };
      }
      tell(() => solving.progress);
      await nextTurn();
      if (!this.asked.has(task.id)) return undefined;
    }
  }

  /** Nobody watches or waits any longer. */
  end(id: number): void {
    this.asked.delete(id);
    this.recorders.delete(id);
  }

  private prepare(
    family: Family,
    { id, position }: StudyTask,
    options: SolveOptions,
    onNews: (news: SolveNews) => void,
  ): Promise<boolean> {
    const requests = tablesFor(family, position, options);
    const bytes = requests.reduce((sum, request) => sum + (request.optional ? 0 : request.bytes), 0);
    if (bytes > MOST_TABLES) {
      throw new Error(`its tables would take ${Math.round(bytes / 2 ** 20)} MB, which is too much for a page`);
    }
    return prepareTables(family, requests, this.tables, onNews, () => !this.asked.has(id));
  }
}

function understand(
  { family: familyId, metric, algorithm, heuristic, weight }: StudyTask,
  tables: Tables,
): { family: Family; options: SolveOptions & { metric: string; algorithm: string } } {
  const family = familyById(familyId);
  if (family === undefined) throw new Error(`There is no family "${familyId}".`);
  const options = {
    ...{ metric, algorithm, tables },
    ...(heuristic === undefined ? {} : { heuristic }),
    ...(weight === undefined ? {} : { weight }),
  };
  return { family, options };
}
