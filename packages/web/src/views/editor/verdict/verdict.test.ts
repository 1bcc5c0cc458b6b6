import { families } from '@slidewise/core/families';
import type { Reachable } from '@slidewise/lab/analysis';
import { expect, test } from 'vitest';
import { type Effort, type Errand, Verdict } from './verdict.js';
import { verdictWords } from './verdict-words.js';

const [family] = families as [(typeof families)[number]];
const LIMITS = { seconds: { quick: 3, thorough: 60 }, mebibytes: 512 };
const NOTHING = { expanded: 0, generated: 0, reopened: 0, duplicates: 0, peakOpen: 0, stored: 0, bytes: 0 };
const SOLVED = {
  status: 'solved',
  metric: 'moves',
  algorithm: 'bfs',
  optimal: true,
  length: 7,
  lowerBound: 7,
  counts: NOTHING,
} as const;

/** A desk on which errands wait until the test answers them. */
function desk() {
  const errands: { kind: string; position: unknown; cancelled: boolean; answer(value: unknown): void }[] = [];
  const timers: (() => void)[] = [];
  const give = <T>(kind: string, position: unknown): Errand<T> => {
    let answer!: (value: unknown) => void;
    const promise = new Promise<T>((resolve) => {
      answer = resolve as (value: unknown) => void;
    });
    const errand = { kind, position, cancelled: false, answer };
    errands.push(errand);
    return {
      answer: promise,
      cancel: () => {
        errand.cancelled = true;
      },
    };
  };
  const verdict = new Verdict({
    later: (action) => {
      timers.push(action);
      return () => timers.splice(timers.indexOf(action), 1);
    },
    solve: (_, position, __, effort) => give(effort, position),
    count: (_, position) => give<Reachable>('count', position),
    changed: () => {},
  });
  const ring = (): void => {
    for (const action of timers.splice(0)) action();
  };
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return { verdict, errands, ring, settle };
}

test('a board is solved, then its positions are counted', async () => {
  const { verdict, errands, ring, settle } = desk();
  verdict.follow(family, 'board');
  expect(verdict.finding.kind).toBe('searching');
  expect(errands).toEqual([]);
  ring();
  errands[0]!.answer(SOLVED);
  await settle();
  expect(verdict.finding).toMatchObject({ kind: 'found', solution: { length: 7 } });
  errands[1]!.answer({ count: 12, complete: true });
  await settle();
  expect(verdict.reach).toEqual({ count: 12, complete: true, counting: false });
});

test('after changes in a row there is one verdict, and earlier work is cancelled and never shown', async () => {
  const { verdict, errands, ring, settle } = desk();
  verdict.follow(family, 'first');
  ring();
  verdict.follow(family, 'second');
  verdict.follow(family, 'third');
  expect(errands[0]!.cancelled).toBe(true);
  errands[0]!.answer(SOLVED);
  ring();
  await settle();
  expect(errands.map(({ position }) => position)).toEqual(['first', 'third']);
  expect(verdict.finding.kind).toBe('searching');
});

test('a stop before the search has begun takes effect, too', () => {
  const { verdict, errands, ring } = desk();
  verdict.follow(family, 'board');
  verdict.stop();
  ring();
  expect(errands[0]!.cancelled).toBe(true);
  verdict.follow(family, 'next');
  ring();
  expect(errands[1]!.cancelled).toBe(false);
});

test('every change gets a quick search; a thorough one is asked for, where it could prove more', async () => {
  const { verdict, errands, ring, settle } = desk();
  const kinds = (): string[] => errands.map(({ kind }) => kind);
  const answer = async (value: unknown): Promise<void> => {
    errands.at(-1)!.answer(value);
    await settle();
  };
  verdict.follow(family, 'board');
  ring();
  expect(verdict.canProve).toBe(false);
  await answer({ ...SOLVED, optimal: false, lowerBound: 5, stopReason: 'time' });
  expect(verdict.canProve).toBe(true);
  await answer({ count: 12, complete: true });
  verdict.prove();
  expect(verdict.finding.kind).toBe('searching');
  expect(verdict.canProve).toBe(false);
  await answer({ ...SOLVED, optimal: false, lowerBound: 6, stopReason: 'cancelled' });
  expect(verdict.canProve).toBe(true);
  verdict.prove();
  await answer({ ...SOLVED, optimal: false, lowerBound: 6, stopReason: 'time' });
  // As long as it may take was not long enough; what can be reached is known.
  expect(verdict.canProve).toBe(false);
  expect(kinds()).toEqual(['quick', 'count', 'thorough', 'thorough']);
  expect(verdict.reach).toMatchObject({ count: 12, counting: false });
});

test('what is proved, or ended by memory, is not offered to be proved', async () => {
  const { verdict, errands, ring, settle } = desk();
  const unsolvable = { ...SOLVED, status: 'unsolvable', optimal: false };
  for (const solution of [SOLVED, unsolvable, { ...SOLVED, optimal: false, stopReason: 'memory' }]) {
    verdict.follow(family, 'board');
    ring();
    errands.at(-1)!.answer(solution);
    await settle();
    expect([verdict.finding.kind, verdict.canProve]).toEqual(['found', false]);
  }
});

test('a drawing that is no position gets no verdict', () => {
  const { verdict, errands, ring } = desk();
  verdict.follow(family, 'board');
  verdict.follow(family, undefined);
  ring();
  expect(errands).toEqual([]);
  expect(verdict.finding.kind).toBe('none');
});

test('what is said says what is proved, and which limit was hit', () => {
  const metric = family.metrics[0]!;
  const words = (solution: object, reach?: object, effort: Effort = 'thorough') =>
    verdictWords(
      undefined,
      { kind: 'found', solution: { ...SOLVED, ...solution } as never, effort },
      reach as never,
      metric,
      LIMITS,
    );
  expect(words({})).toMatchObject({ tone: 'good', title: 'Solvable in 7 moves' });
  expect(words({ length: 0 })).toMatchObject({ title: 'Solved already' });
  expect(
    words({ status: 'unsolvable', reason: { message: 'it is stuck' }, length: undefined, optimal: false }),
  ).toMatchObject({
    tone: 'bad',
    title: 'Proved unsolvable',
    details: ['It is stuck.'],
  });
  const stopped = { status: 'stopped', length: undefined, optimal: false, lowerBound: 3 };
  expect(words({ ...stopped, stopReason: 'time' }).details[0]).toBe('The search gave up after 60 seconds.');
  expect(words({ ...stopped, stopReason: 'time' }, undefined, 'quick').details[0]).toBe(
    'The search gave up after 3 seconds.',
  );
  expect(words({ ...stopped, stopReason: 'memory' }).details[0]).toBe('The search gave up at 512 MiB of memory.');
  expect(words({ ...stopped, stopReason: 'cancelled' })).toMatchObject({ tone: 'open' });
  expect(words({ optimal: false, lowerBound: 5, stopReason: 'time' })).toMatchObject({
    tone: 'open',
    title: 'Solvable in 7 moves or fewer',
  });
  const reach = { count: 200_017, complete: false, counting: false };
  expect(words({}, reach).details).toContain('More than 200,000 positions can be reached.');
  expect(words({}, { ...reach, count: 1, complete: true }).details).toContain('1 position can be reached.');
  const wrong = verdictWords(
    { code: 'overlap', values: {}, message: 'two pieces overlap', line: 2, column: 3 },
    { kind: 'none' },
    undefined,
    metric,
    LIMITS,
  );
  expect(wrong).toEqual({
    tone: 'bad',
    title: 'Not valid yet',
    details: ['Two pieces overlap.', 'Look at row 2, column 3.'],
  });
});
