import type { Family } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import type { Schedule } from '../../schedule.js';
import type { Label } from '../../texts/index.js';

/** Milliseconds between moves, by the names that users see. */
export const SPEEDS = [
  { title: 'Slow', value: 1200 },
  { title: 'Normal', value: 600 },
  { title: 'Fast', value: 250 },
  { title: 'Very fast', value: 60 },
] as const satisfies readonly { readonly title: Label; readonly value: number }[];

/** The speed of a game that was played: each move after as long as it took. */
export const AS_PLAYED = 0;

/** Every so many moves a position is kept, so that any other is near: long solutions have thousands. */
const STRIDE = 50;

/** A solution that is being shown: play, pause, step, and any place in it at once. */
export class Playback<P = unknown, M = unknown> {
  private readonly kept: P[];
  private place = 0;
  private callOff: (() => void) | undefined;
  private pause: number = SPEEDS[1].value;

  constructor(
    private readonly family: Family<P, M>,
    start: P,
    readonly moves: readonly M[],
    private readonly changed: () => void,
    private readonly later: Schedule,
    /** How long each move took, where this is a game that was played. */
    private readonly pauses?: readonly number[],
  ) {
    if (pauses !== undefined) this.pause = AS_PLAYED;
    this.kept = [start];
    let position = start;
    for (const [i, move] of moves.entries()) {
      position = unwrap(family.play(position, move));
      if ((i + 1) % STRIDE === 0) this.kept.push(position);
    }
  }

  get at(): number {
    return this.place;
  }

  /** A game that was played, and no solution. */
  get isReplay(): boolean {
    return this.pauses !== undefined;
  }

  get playing(): boolean {
    return this.callOff !== undefined;
  }

  get atEnd(): boolean {
    return this.place === this.moves.length;
  }

  get position(): P {
    return this.positionAt(this.place);
  }

  positionAt(place: number): P {
    const from = Math.floor(place / STRIDE);
    let position = this.kept[from] as P;
    for (const move of this.moves.slice(from * STRIDE, place)) position = unwrap(this.family.play(position, move));
    return position;
  }

  goTo(place: number): void {
    this.place = Math.max(0, Math.min(this.moves.length, Math.round(place)));
    if (this.atEnd) this.stop();
    this.changed();
  }

  /** From the start again if it is at its end. */
  play(): void {
    if (this.playing) return;
    if (this.atEnd) this.place = 0;
    this.goOn();
    this.changed();
  }

  stop(): void {
    this.callOff?.();
    this.callOff = undefined;
    this.changed();
  }

  set speed(pause: number) {
    this.pause = pause;
    if (!this.playing) return;
    this.callOff!();
    this.goOn();
  }

  get speed(): number {
    return this.pause;
  }

  private get wait(): number {
    return this.pause === AS_PLAYED ? (this.pauses?.[this.place] ?? 0) : this.pause;
  }

  private goOn(): void {
    this.callOff = this.later(() => {
      this.place++;
      if (this.atEnd) this.callOff = undefined;
      else this.goOn();
      this.changed();
    }, this.wait);
  }
}
