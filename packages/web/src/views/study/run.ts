import type { EstimatePart } from '@slidewise/core/contract';
import type { Message } from '@slidewise/core/messages';
import { type HeuristicCheck, type RecordPart, SearchReplay, type TreeSearch } from '@slidewise/lab/analysis';
import type { SolveNews } from '../../worker/prepare.js';
import type { StudyTask, Trial } from '../../worker/studies.js';
import type { StudiedBoard, StudyMethod } from './methods.js';

/** Where searches run: beside the page. */
export interface Laboratory {
  record(task: StudyTask, onNews: (news: SolveNews) => void): Promise<TreeSearch | undefined>;
  grow(id: number, steps: number): Promise<RecordPart | undefined>;
  measure(
    task: StudyTask,
    limits: { readonly milliseconds: number },
    onNews: (news: SolveNews) => void,
  ): Promise<Trial | undefined>;
  survey(
    task: Pick<StudyTask, 'id' | 'family' | 'position' | 'metric'>,
    heuristics: readonly string[],
    onNews: (positions: number) => void,
  ): Promise<HeuristicCheck | undefined>;
  parts(task: Pick<StudyTask, 'family' | 'metric' | 'heuristic'>, position: unknown): Promise<readonly EstimatePart[]>;
  end(id: number): void;
}

/** A tree is not grown past this many expansions: it takes some 60 MB then. Klotski and its kin end before. */
export const MOST_STEPS = 100_000;
/** Steps that are fetched ahead of the one that is shown. */
const AHEAD = 64;

let lastId = 0;

/** A number for a task of its own. */
export function newTaskId(): number {
  return ++lastId;
}

/** The task of searching a board by a method. */
export function taskFor({ family, position, metric }: StudiedBoard, method: StudyMethod): StudyTask {
  return { id: newTaskId(), family: family.id, position, metric, ...method };
}

/** One search that is watched: as much of it as is wanted, forwards and backwards. */
export class Run {
  /** What is being done before the search can begin. */
  activity: Message | undefined;
  /** Why it cannot be watched. */
  error: string | undefined;
  replay: SearchReplay<unknown, unknown> | undefined;
  private readonly task: StudyTask;
  private readonly isRefuted: boolean;
  private wanted = 0;
  private asking = false;
  private closed = false;

  constructor(
    private readonly board: StudiedBoard,
    readonly method: StudyMethod,
    private readonly laboratory: Laboratory,
    private readonly changed: () => void,
  ) {
    this.task = taskFor(board, method);
    this.isRefuted = board.family.refute(board.position) !== undefined;
    void this.begin();
  }

  /** Everything of the search is known, to its end or as far as it is watched. */
  get complete(): boolean {
    const { replay } = this;
    return replay !== undefined && (replay.solution !== undefined || replay.last >= MOST_STEPS);
  }

  /** The answer was clear before anything was searched: there is no tree, and no step that leads to the answer. */
  get unsearched(): boolean {
    return this.isRefuted || (this.replay?.atEnd === true && this.replay.nodes.length === 0);
  }

  /** The last step that is known; where it is `complete`, there are no more. */
  get last(): number {
    return this.unsearched ? 0 : Math.max(0, this.replay?.last ?? 0);
  }

  /** It shows its last step. */
  get atEnd(): boolean {
    return this.complete && this.replay!.at === this.replay!.last;
  }

  /** It shows the end of the search, with its answer: a limit is none. */
  get finished(): boolean {
    return this.atEnd && this.replay!.solution !== undefined && this.replay!.solution.status !== 'stopped';
  }

  /** It was not followed to the end of the search, because the tree would be too large. */
  get cutShort(): boolean {
    return this.atEnd && this.replay!.solution === undefined;
  }

  /** The step that is wanted is not computed yet. */
  get behind(): boolean {
    return this.error === undefined && !this.complete && (this.replay?.last ?? -1) < this.wanted;
  }

  /** Shows a step, or the last one if there are fewer; as soon as it is known. */
  goTo(step: number): void {
    this.wanted = Math.min(step, MOST_STEPS);
    this.show();
    void this.ask();
  }

  /** The terms of the estimate of a node's board. */
  parts(node: number): Promise<readonly EstimatePart[]> {
    return this.laboratory.parts(this.task, this.replay!.position(node));
  }

  close(): void {
    this.closed = true;
    this.laboratory.end(this.task.id);
  }

  private async begin(): Promise<void> {
    try {
      // News may come at once, and are for a caller that has this run already.
      await undefined;
      if (this.closed) return;
      const search = await this.laboratory.record(this.task, ({ activity }) => {
        this.activity = activity;
        this.notify();
      });
      if (search === undefined || this.closed) return;
      this.activity = undefined;
      this.replay = new SearchReplay(this.board.family, this.board.position, search);
      await this.ask();
    } catch (error) {
      this.error = error instanceof Error ? error.message : String(error);
      this.notify();
    }
  }

  private async ask(): Promise<void> {
    const { replay } = this;
    if (replay === undefined || this.asking || this.closed || this.error !== undefined) return;
    this.asking = true;
    try {
      while (!this.closed && !this.complete && replay.last < this.wanted + AHEAD / 2) {
        const missing = Math.min(MOST_STEPS, Math.max(this.wanted, 0) + AHEAD) - Math.max(replay.last, 0);
        const part = await this.laboratory.grow(this.task.id, Math.max(missing, 0));
        if (part === undefined || this.closed) return;
        replay.append(part);
        this.show();
        this.notify();
        if (missing <= 0) return;
      }
    } catch (error) {
      this.error = error instanceof Error ? error.message : String(error);
      this.notify();
    } finally {
      this.asking = false;
    }
  }

  private show(): void {
    const { replay } = this;
    replay?.goTo(this.wanted);
    // What is refuted without a search has no tree to step through.
    if (replay?.nodes.length === 0 && replay.solution !== undefined) replay.goTo(replay.last);
  }

  private notify(): void {
    if (!this.closed) this.changed();
  }
}
