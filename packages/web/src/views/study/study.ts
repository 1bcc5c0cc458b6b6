import { Listeners } from '@slidewise/core/session';
import type { Schedule } from '../../schedule.js';
import type { StudiedBoard, StudyMethod } from './methods.js';
import { type Laboratory, MOST_STEPS, Run } from './run.js';

/** Expansions a second, by the names that users see. */
export const SPEEDS = [
  { title: '1 / s', value: 1 },
  { title: '4 / s', value: 4 },
  { title: '15 / s', value: 15 },
  { title: '60 / s', value: 60 },
  { title: '500 / s', value: 500 },
] as const;

/** What a study needs of the world around it. */
export interface StudyWorld {
  now(): number;
  readonly later: Schedule;
  readonly laboratory: Laboratory;
}

/** The clock does not tick more often than a screen is drawn, in milliseconds. */
const FRAME = 16;

/** One search, or two in a race: all of them always at the same step. It knows no page. */
export class Study {
  private current: readonly Run[];
  private place: number;
  private perSecond: number = SPEEDS[1].value;
  private callOff: (() => void) | undefined;
  /** When the clock last moved the step, and the part of a step that was left over. */
  private tickedAt = 0;
  private rest = 0;
  private readonly listeners = new Listeners();

  constructor(
    readonly board: StudiedBoard,
    methods: readonly StudyMethod[],
    step: number,
    private readonly world: StudyWorld,
  ) {
    this.place = Math.max(0, Math.min(MOST_STEPS, step));
    this.current = methods.map((method) => this.start(method));
  }

  get runs(): readonly Run[] {
    return this.current;
  }

  /** The step that is wanted; a search that was over before shows its end. */
  get step(): number {
    return this.place;
  }

  get playing(): boolean {
    return this.callOff !== undefined;
  }

  /** All searches show their last step. */
  get atEnd(): boolean {
    return this.current.every((run) => run.atEnd || run.error !== undefined);
  }

  /** Some step that is wanted is not computed yet. */
  get behind(): boolean {
    return this.current.some((run) => run.behind);
  }

  /** The last step that is known of any search; where all are over, there are no more. */
  get last(): number {
    return Math.max(0, ...this.current.map(({ last }) => last));
  }

  /** There is nothing to watch: no search took a step, and none will. */
  get stepless(): boolean {
    return this.last === 0 && this.atEnd;
  }

  /** The answer was clear before anything was searched, so that there is no tree, either. */
  get unsearched(): boolean {
    return this.current.every((run) => run.unsearched);
  }

  get speed(): number {
    return this.perSecond;
  }

  set speed(rate: number) {
    this.perSecond = rate;
    if (!this.playing) return;
    this.callOff!();
    this.wind();
  }

  setMethod(index: number, method: StudyMethod): void {
    this.pause();
    this.current[index]!.close();
    this.current = this.current.with(index, this.start(method));
    this.goTo(0);
  }

  goTo(step: number): void {
    this.show(step);
    this.notify();
  }

  /** One expansion more, or less. */
  move(by: number): void {
    this.pause();
    // A step back from the end of the longest search undoes its last step.
    const from = this.atEnd ? Math.min(this.place, this.last) : this.place;
    this.goTo(from + by);
  }

  toEnd(): void {
    this.pause();
    this.goTo(MOST_STEPS);
  }

  /** From the start again if it is at its end. */
  play(): void {
    if (this.playing) return;
    if (this.atEnd) this.show(0);
    this.wind();
    this.notify();
  }

  pause(): void {
    if (!this.playing) return;
    this.callOff!();
    this.callOff = undefined;
    this.notify();
  }

  leave(): void {
    this.callOff?.();
    this.callOff = undefined;
    this.listeners.clear();
    for (const run of this.current) run.close();
  }

  onChange(listener: () => void): () => void {
    return this.listeners.add(listener);
  }

  private start(method: StudyMethod): Run {
    const run = new Run(this.board, method, this.world.laboratory, () => this.follow());
    run.goTo(this.place);
    return run;
  }

  /** A search knows more than before. */
  private follow(): void {
    // What was wanted is clear now: there are no more steps than that.
    if (this.atEnd && this.place > this.last) this.place = this.last;
    this.notify();
  }

  private show(step: number): void {
    const most = this.current.every((run) => run.complete) ? this.last : MOST_STEPS;
    this.place = Math.max(0, Math.min(most, step));
    for (const run of this.current) run.goTo(this.place);
  }

  private wind(): void {
    this.tickedAt = this.world.now();
    this.rest = 0;
    this.tickLater();
  }

  private tickLater(): void {
    this.callOff = this.world.later(() => this.tick(), Math.max(FRAME, 1000 / this.perSecond));
  }

  private tick(): void {
    const now = this.world.now();
    const due = this.rest + ((now - this.tickedAt) * this.perSecond) / 1000;
    const steps = Math.floor(due + 1e-6);
    this.tickedAt = now;
    this.rest = due - steps;
    // All searches wait for the slowest: they show the same step.
    if (!this.behind && steps > 0) this.show(this.place + Math.min(steps, this.perSecond));
    if (this.atEnd) this.callOff = undefined;
    else this.tickLater();
    this.notify();
  }

  private notify(): void {
    this.listeners.tell();
  }
}
