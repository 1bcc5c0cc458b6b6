import type { Family } from '@slidewise/core/contract';
import type { Message } from '@slidewise/core/messages';
import { Listeners } from '@slidewise/core/session';
import type { Solution } from '@slidewise/core/solving';
import { type Label, t, tell } from '../../../texts/index.js';
import type { SolveNews } from '../../../worker/prepare.js';
import { methodTitle, offeredMethods, type StudiedBoard, type StudyMethod } from '../methods.js';
import { type Laboratory, taskFor } from '../run.js';

/** One configuration (algorithm, heuristic, weight) and its result. */
export interface Row {
  readonly method: StudyMethod;
  readonly state: 'waiting' | 'running' | 'done' | 'left out';
  readonly solution?: Solution;
  readonly milliseconds?: number;
  /** Why it was not tried. */
  readonly reason?: string;
}

export type SortKey = 'method' | 'expanded' | 'generated' | 'stored' | 'length' | 'time';

/** Solves a board by every method, one after another. It knows no page. */
export class Comparison {
  private current: readonly Row[];
  private news: SolveNews | undefined;
  private running: number | undefined;
  private readonly refuted: Message | undefined;
  private readonly listeners = new Listeners();

  constructor(
    readonly board: StudiedBoard,
    private laboratory: Laboratory,
  ) {
    this.refuted = board.family.refute(board.position);
    this.current = this.fresh();
  }

  /** In the order of the algorithms. */
  get rows(): readonly Row[] {
    return this.current;
  }

  get busy(): boolean {
    return this.running !== undefined;
  }

  /** How many methods were tried, or could not be. */
  get done(): number {
    return this.current.filter(({ state }) => state === 'done' || state === 'left out').length;
  }

  /** Why the board has no solution: known before any search, or proved by one. */
  get refutation(): string | undefined {
    const searched = this.current.find(({ solution }) => solution?.status === 'unsolvable')?.solution;
    const reason = this.refuted ?? searched?.reason;
    return reason === undefined ? undefined : tell(reason);
  }

  /** What is being done right now. */
  get activity(): string | undefined {
    const row = this.current.find(({ state }) => state === 'running');
    if (row === undefined) return undefined;
    const { activity, counts } = this.news ?? {};
    const expanded = counts === undefined ? undefined : t('{n} expanded', { n: counts.expanded });
    const detail = activity === undefined ? expanded : tell(activity);
    return `${methodTitle(this.board.family, row.method)}${detail === undefined ? '' : `: ${detail}`}`;
  }

  /** Goes on in another laboratory: that of a page that was opened again. */
  moveTo(laboratory: Laboratory): void {
    this.cancel();
    this.laboratory = laboratory;
  }

  /** Tries all methods without a result, also those ended by a limit; or only some of them. */
  async run(milliseconds: number, wanted: (method: StudyMethod) => boolean = () => true): Promise<void> {
    if (this.busy) return;
    const again = ({ state, solution, method }: Row): boolean =>
      state !== 'left out' && solution?.stopReason !== undefined && wanted(method);
    this.current = this.current.map((row) => (again(row) ? { method: row.method, state: 'waiting' } : row));
    for (;;) {
      const index = this.current.findIndex(({ state, method }) => state === 'waiting' && wanted(method));
      if (index < 0) return this.notify();
      const { method } = this.current[index]!;
      const task = taskFor(this.board, method);
      this.running = task.id;
      this.news = undefined;
      this.set(index, { method, state: 'running' });
      const row = await this.measure(method, task, milliseconds);
      // The run was cancelled.
      if (this.running !== task.id) return;
      this.running = undefined;
      this.set(index, row);
    }
  }

  /** Ends what is running; what is known stays. */
  cancel(): void {
    if (this.running === undefined) return;
    this.laboratory.end(this.running);
    this.running = undefined;
    this.current = this.current.map((row) =>
      row.state === 'running' ? { method: row.method, state: 'waiting' } : row,
    );
    this.notify();
  }

  /** Forgets what came of some methods. */
  reset(wanted: (method: StudyMethod) => boolean = () => true): void {
    this.cancel();
    this.current = this.current.map((row) => (wanted(row.method) ? { method: row.method, state: 'waiting' } : row));
    this.notify();
  }

  onChange(listener: () => void): () => void {
    return this.listeners.add(listener);
  }

  private fresh(): Row[] {
    return offeredMethods(this.board).map((method) => ({ method, state: 'waiting' }));
  }

  private async measure(
    method: StudyMethod,
    task: Parameters<Laboratory['measure']>[0],
    milliseconds: number,
  ): Promise<Row> {
    try {
      const trial = await this.laboratory.measure(task, { milliseconds }, (news) => {
        this.news = news;
        this.notify();
      });
      return trial === undefined ? { method, state: 'waiting' } : { method, state: 'done', ...trial };
    } catch (error) {
      return { method, state: 'left out', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  private set(index: number, row: Row): void {
    this.current = this.current.with(index, row);
    this.notify();
  }

  private notify(): void {
    this.listeners.tell();
  }
}

/** The value to sort a row by; rows without one come last in either order. */
export function figureOf(
  family: Family,
  { method, solution, milliseconds }: Row,
  key: SortKey,
): number | string | undefined {
  if (key === 'method') return methodTitle(family, method);
  if (key === 'time') return milliseconds;
  if (key === 'length') return solution?.length;
  return solution?.counts[key];
}

export function sorted(family: Family, rows: readonly Row[], key: SortKey, descending: boolean): readonly Row[] {
  return rows.toSorted((a, b) => {
    const [left, right] = [figureOf(family, a, key), figureOf(family, b, key)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    const order =
      typeof left === 'number' && typeof right === 'number' ? left - right : String(left).localeCompare(String(right));
    return descending ? -order : order;
  });
}

/** The rows of an algorithm together, in the order of the best of each. */
export function grouped(rows: readonly Row[]): readonly (readonly [algorithm: string, rows: readonly Row[]])[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const own = groups.get(row.method.algorithm);
    if (own === undefined) groups.set(row.method.algorithm, [row]);
    else own.push(row);
  }
  return [...groups];
}

const STATES = { waiting: 'waiting', running: 'running', done: 'done' } as const satisfies Record<string, Label>;

const LIMITS = {
  time: 'time limit',
  memory: 'memory limit',
  expansions: 'limit on expansions',
  cancelled: 'cancelled#search',
  depth: 'limit of the depth',
  stuck: 'stuck',
} as const satisfies Record<string, Label>;

/** What came of a row, in a word or two. */
export function outcome({ state, solution, reason }: Row): string {
  if (state === 'left out') return t('left out: {why}', { why: reason ?? '' });
  if (state !== 'done' || solution === undefined) return t(STATES[state]);
  if (solution.status === 'unsolvable') return t('impossible, proved');
  const ended = solution.stopReason === undefined ? undefined : t(LIMITS[solution.stopReason]);
  if (solution.status === 'stopped') return ended ?? t('stopped#search');
  if (solution.optimal) return t('shortest, proved');
  return ended === undefined
    ? t('solved, not proved shortest')
    : t('solved, not proved shortest ({limit})', { limit: ended });
}

/** All that is known, as lines for a spreadsheet. */
export function csvOf(rows: readonly Row[]): string {
  const head = 'algorithm,heuristic,weight,settings,status,optimal,length,expanded,generated,stored,milliseconds';
  const lines = rows.map(({ method, state, solution, milliseconds }) => {
    const { algorithm, heuristic = '', weight = '', settings } = method;
    const chosen = settings === undefined ? '' : JSON.stringify(settings);
    const { expanded = '', generated = '', stored = '' } = solution?.counts ?? {};
    return [
      ...[algorithm, heuristic, weight, chosen, solution?.status ?? state, solution?.optimal ?? ''],
      ...[solution?.length ?? '', expanded, generated, stored, milliseconds?.toFixed(3) ?? ''],
    ]
      .map((value) => (/[",]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : value))
      .join(',');
  });
  return `${[head, ...lines].join('\n')}\n`;
}

/** The powers of ten from 1 up to what covers all values: the lines of a plot. */
export function powersOfTen(values: readonly number[]): number[] {
  const most = Math.max(10, ...values);
  return Array.from({ length: Math.ceil(Math.log10(most) - 1e-9) + 1 }, (_, i) => 10 ** i);
}

/** How long a bar is, as a part of the whole width; on a scale of powers of ten, and never nothing. */
export function barLength(value: number, most: number): number {
  return Math.max(0.008, Math.log10(Math.max(1, value)) / Math.log10(Math.max(10, most)));
}
