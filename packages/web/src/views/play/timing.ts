import { lookOf } from '@slidewise/core/draw';
import { unwrap } from '@slidewise/core/result';
import type { Session } from '@slidewise/core/session';
import { readStored, store } from '../../storage.js';
import { t } from '../../texts/index.js';

/** When each move of a game was made, in milliseconds of its clock. */
export class MoveTimes {
  private times: readonly (number | undefined)[] = [];

  constructor(private readonly session: Session) {}

  /** A move was just made, or joined with the one before it. */
  note(elapsed: number): void {
    const { at, log } = this.session;
    const before = Array.from({ length: at - 1 }, (_, i) => this.times[i]);
    this.times = [...before, elapsed].slice(0, log.length);
  }

  /** The times of all moves that are played; undefined if some were not made here. */
  get all(): readonly number[] | undefined {
    const { at } = this.session;
    const times = this.times.slice(0, at).filter((time) => time !== undefined);
    return at > 0 && times.length === at ? times : undefined;
  }
}

/** A part of a game, and when it was over. */
export interface Split {
  readonly title: string;
  readonly milliseconds: number;
}

/** The parts of a game that is solved: the rows of numbered tiles as they were done for good, or else quarters of the moves. */
export function splitsOf(session: Session, times: readonly number[]): readonly Split[] {
  return lookOf(session.scene) === 'numbers' ? rowSplits(session, times) : quarterSplits(times);
}

function rowSplits({ family, start, log, at, scene }: Session, times: readonly number[]): readonly Split[] {
  const rowsOf = (position: unknown): string[] => {
    const rows = Array.from({ length: scene.height }, (): string[] => []);
    for (const { label, cells } of family.scene(position).pieces) {
      for (const { row, column } of cells) rows[row]![column] = label;
    }
    return rows.map((row) => Array.from(row).join(' '));
  };
  const positions = [start];
  for (const { move } of log.slice(0, at)) positions.push(unwrap(family.play(positions.at(-1), move)));
  const rows = positions.map(rowsOf);
  const end = rows.at(-1)!;
  return end.map((done, row) => {
    const last = rows.findLastIndex((each) => each[row] !== done);
    return { title: t('Row {n}', { n: row + 1 }), milliseconds: times[last] ?? 0 };
  });
}

function quarterSplits(times: readonly number[]): readonly Split[] {
  if (times.length < 4) return [];
  return [1, 2, 3, 4].map((quarter) => {
    const moves = Math.round((times.length * quarter) / 4);
    return { title: t('Move {n}', { n: moves }), milliseconds: times[moves - 1]! };
  });
}

/** Of the last times, without the best and the worst; undefined until there are so many. */
export function averageOf(times: readonly number[], count: number): number | undefined {
  if (times.length < count) return undefined;
  const sorted = times.slice(-count).sort((a, b) => a - b);
  const middle = sorted.slice(1, -1);
  return middle.reduce((sum, time) => sum + time, 0) / middle.length;
}

const NAME = 'times';
const MOST = 100;

/** The times of games of one kind on this device, in milliseconds, the last one last. */
export function timesOf(kind: string): readonly number[] {
  return readTimes()[kind] ?? [];
}

/** Stores the time of a game. */
export function noteTime(kind: string, milliseconds: number): void {
  const all = readTimes();
  store(NAME, JSON.stringify({ ...all, [kind]: [...(all[kind] ?? []), Math.round(milliseconds)].slice(-MOST) }));
}

function readTimes(): Readonly<Record<string, readonly number[]>> {
  try {
    const stored: unknown = JSON.parse(readStored(NAME) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const isTimes = (value: unknown): value is number[] =>
      Array.isArray(value) && value.every((time) => Number.isFinite(time) && time >= 0);
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => isTimes(value)));
  } catch {
    // Not written by this app.
    return {};
  }
}

/** Times are compared with those on boards of the same family and size. */
export function kindOf({ family, scene }: Session): string {
  return `${family.id} ${scene.width}×${scene.height}`;
}

/** `12.3`, `1:02.3`. */
export function preciseTime(milliseconds: number): string {
  const tenths = Math.floor(milliseconds / 100);
  const [minutes, rest] = [Math.floor(tenths / 600), tenths % 600];
  const seconds = `${Math.floor(rest / 10)}.${rest % 10}`;
  return minutes === 0 ? seconds : `${minutes}:${seconds.padStart(4, '0')}`;
}
