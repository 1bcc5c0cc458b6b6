import type { EstimatePart, Family, SearchSettings } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import {
  drive,
  type FetchTables,
  type PrepareOptions,
  prepareWithTables,
  type Solution,
  solveWithTables,
} from '@slidewise/core/solving';
import { showCount } from '@slidewise/core/text';
import {
  checkHeuristics,
  type HeuristicCheck,
  type RecordPart,
  SearchRecorder,
  type TreeSearch,
} from '@slidewise/lab/analysis';
import { BrowserTableCache } from './browser-table-cache.js';
import { MEMORY } from './memory.js';
import { type SolveNews, tableFetcher } from './prepare.js';
import { abortedWhen } from './signals.js';
import { throttle } from './throttle.js';
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
  readonly settings?: SearchSettings;
}

/** The result of a search, and its time without preparations. */
export interface Trial {
  readonly solution: Solution;
  readonly milliseconds: number;
}

/** Bytes that the tables of a search may take. */
const MOST_TABLES = 128 * 2 ** 20;

/** Larger spaces are not looked at as a whole. */
const MOST_SURVEYED = 200_000;

/** Searches that the page watches step by step, and searches that are only measured. */
export class Studies {
  private readonly recorders = new Map<number, SearchRecorder<unknown, unknown>>();
  private readonly asked = new Set<number>();

  constructor(private readonly tables = new BrowserTableCache()) {}

  /** Begins a search that is recorded; undefined if it was ended meanwhile. Throws what is wrong with the task. */
  async record(task: StudyTask, onNews: (news: SolveNews) => void): Promise<TreeSearch | undefined> {
    this.asked.add(task.id);
    const { family, options } = this.understand(task);
    const prepared = await prepareWithTables(family, task.position, options, this.fetcher(family, task.id, onNews));
    if (!prepared.ok) throw new Error(prepared.problem.message);
    if (!this.asked.has(task.id)) return undefined;
    const started = SearchRecorder.start(family, task.position, { ...options, memory: MEMORY });
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
    const { family, options } = this.understand(task);
    const now = (): number => performance.now();
    let startedAt = now();
    const inForce = { memory: MEMORY, time: limits.milliseconds };
    const solved = await solveWithTables(
      family,
      task.position,
      { ...options, limits: inForce },
      {
        fetchTables: this.fetcher(family, task.id, onNews),
        run: (solving) => {
          startedAt = now();
          const report = throttle(onNews);
          return drive(solving, {
            slice: SLICE,
            yield: nextTurn,
            signal: this.ended(task.id),
            onProgress: () => report(() => solving.progress),
          });
        },
      },
    );
    if (!solved.ok) throw new Error(solved.problem.message);
    return this.asked.delete(task.id) ? { solution: solved.value, milliseconds: now() - startedAt } : undefined;
  }

  /** The terms of the estimate of a board; none where they are not known. */
  async parts(
    { family: id, metric, heuristic }: Pick<StudyTask, 'family' | 'metric' | 'heuristic'>,
    position: unknown,
  ): Promise<readonly EstimatePart[]> {
    const family = familyById(id);
    if (heuristic === undefined) return [];
    return (await family?.estimateParts?.(position, heuristic, metric, this.tables)) ?? [];
  }

  /** Heuristics against the true distance, over all positions that can be reached; undefined if it was ended meanwhile. */
  async survey(
    task: Pick<StudyTask, 'id' | 'family' | 'position' | 'metric'>,
    heuristics: readonly string[],
    onNews: (positions: number) => void,
  ): Promise<HeuristicCheck | undefined> {
    this.asked.add(task.id);
    const { family } = this.understand({ ...task, algorithm: 'astar' });
    for (const heuristic of heuristics) {
      // The tables that it needs are brought as for a search.
      const prepared = await prepareWithTables(
        family,
        task.position,
        { metric: task.metric, algorithm: 'astar', heuristic, tables: this.tables },
        this.fetcher(family, task.id, () => {}),
      );
      if (!prepared.ok) throw new Error(prepared.problem.message);
    }
    const checking = checkHeuristics(family, task.position, {
      ...{ metric: task.metric, heuristics, tables: this.tables },
      ...{ positions: MOST_SURVEYED, memory: MEMORY, points: true },
    });
    let until = performance.now() + SLICE;
    for (;;) {
      const { done, value } = checking.next();
      if (done) return this.asked.delete(task.id) ? value : undefined;
      if (performance.now() < until) continue;
      onNews(value);
      await nextTurn();
      if (!this.asked.has(task.id)) return undefined;
      until = performance.now() + SLICE;
    }
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

  /** Fetches tables, unless they are too large for a page: then it throws the reason. */
  private fetcher(family: Family, id: number, onNews: (news: SolveNews) => void): FetchTables {
    const fetch = tableFetcher(family, this.tables, onNews, this.ended(id));
    return (familyId, wanted) => {
      const bytes = wanted().reduce((sum, request) => sum + (request.optional ? 0 : request.bytes), 0);
      if (bytes <= MOST_TABLES) return fetch(familyId, wanted);
      throw new Error(
        `its tables would take ${showCount(Math.round(bytes / 2 ** 20))} MiB, which is too much for a page`,
      );
    };
  }

  /** What a task asks for. Throws if it names no family. */
  private understand(task: StudyTask): {
    family: Family;
    options: PrepareOptions & { metric: string; algorithm: string };
  } {
    const { metric, algorithm, heuristic, weight, settings } = task;
    const family = familyById(task.family);
    if (family === undefined) throw new Error(`There is no family "${task.family}".`);
    const options = {
      ...{ metric, algorithm, tables: this.tables },
      ...(heuristic === undefined ? {} : { heuristic }),
      ...(weight === undefined ? {} : { weight }),
      ...(settings === undefined ? {} : { settings }),
    };
    return { family, options };
  }
}
