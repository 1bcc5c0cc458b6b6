import { type RecordPart, SearchRecorder, type TreeSearch } from '@slidewise/core/analysis';
import type { Family } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { drive, type Preparation, prepare, type Solution, type Wishes } from '@slidewise/core/solving';
import { showCount } from '@slidewise/core/text';
import { MEMORY } from './memory.js';
import { prepareTables, type SolveNews } from './prepare.js';
import { seldom } from './seldom.js';
import { abortedWhen } from './signals.js';
import { Tables } from './tables.js';
import { nextTurn, SLICE } from './turns.js';

/** How to search, as the page says it. */
export interface StudyTask {
  /** By which it can be ended; chosen by the caller. */
  readonly id: number;
  readonly family: string;
  readonly position: unknown;
  readonly metric: string;
  readonly algorithm: string;
  readonly heuristic?: string;
  readonly weight?: number;
}

/** The result of a search, and its time without preparations. */
export interface Trial {
  readonly solution: Solution;
  readonly milliseconds: number;
}

/** Bytes that the tables of a search may take. */
const MOST_TABLES = 128 * 2 ** 20;

/** Searches that the page watches step by step, and searches that are only measured. */
export class Studies {
  private readonly recorders = new Map<number, SearchRecorder<unknown, unknown>>();
  private readonly asked = new Set<number>();

  constructor(private readonly tables = new Tables()) {}

  /** Begins a search that is recorded; undefined if it was ended meanwhile. Throws what is wrong with the task. */
  async record(task: StudyTask, onNews: (news: SolveNews) => void): Promise<TreeSearch | undefined> {
    this.asked.add(task.id);
    if (!(await this.prepare(task, onNews))) return undefined;
    const { family, wishes } = understand(task, this.tables);
    const started = SearchRecorder.start(family, task.position, { ...wishes, memory: MEMORY });
    if (!started.ok) throw new Error(started.problem.message);
    this.recorders.set(task.id, started.value);
    return started.value.search;
  }

  /** Continues for up to so many steps, within a time slice; returns what was recorded. */
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
    if (!(await this.prepare(task, onNews))) return undefined;
    const now = (): number => performance.now();
    const startedAt = now();
    const started = understand(task, this.tables).prepared.start({
      limits: { memory: MEMORY, time: limits.milliseconds },
    });
    if (!started.ok) throw new Error(started.problem.message);
    const solving = started.value;
    const report = seldom(onNews);
    const solution = await drive(solving, {
      slice: SLICE,
      yield: nextTurn,
      signal: this.ended(task.id),
      onProgress: () => report(() => solving.progress),
    });
    return this.asked.delete(task.id) ? { solution, milliseconds: now() - startedAt } : undefined;
  }

  /** Ends a search that is not needed any longer. */
  end(id: number): void {
    this.asked.delete(id);
    this.recorders.delete(id);
  }

  /** Aborted when the request is cancelled. */
  private ended(id: number): { readonly aborted: boolean } {
    return abortedWhen(() => !this.asked.has(id));
  }

  /** Makes the tables; false if it was ended meanwhile. */
  private prepare(task: StudyTask, onNews: (news: SolveNews) => void): Promise<boolean> {
    const { family, prepared } = understand(task, this.tables);
    const requests = prepared.tables;
    const bytes = requests.reduce((sum, request) => sum + (request.optional ? 0 : request.bytes), 0);
    if (bytes > MOST_TABLES) {
      throw new Error(
        `its tables would take ${showCount(Math.round(bytes / 2 ** 20))} MiB, which is too much for a page`,
      );
    }
    return prepareTables(family, requests, this.tables, onNews, this.ended(task.id));
  }
}

/** What a task asks for. Throws what is wrong with it. */
function understand(
  { family: familyId, position, metric, algorithm, heuristic, weight }: StudyTask,
  tables: Tables,
): { family: Family; wishes: Wishes & { metric: string; algorithm: string }; prepared: Preparation<unknown, unknown> } {
  const family = familyById(familyId);
  if (family === undefined) throw new Error(`There is no family "${familyId}".`);
  const wishes = {
    ...{ metric, algorithm, tables },
    ...(heuristic === undefined ? {} : { heuristic }),
    ...(weight === undefined ? {} : { weight }),
  };
  const prepared = prepare(family, position, wishes);
  if (!prepared.ok) throw new Error(prepared.problem.message);
  return { family, wishes, prepared: prepared.value };
}
