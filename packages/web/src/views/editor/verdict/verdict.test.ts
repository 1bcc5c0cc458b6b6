import { families } from '@slidewise/core/families';
import type { Reachable } from '@slidewise/lab/analysis';
import { expect, test } from 'vitest';
import { type Effort, type Pending, Verdict } from './verdict.js';
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

/** A verdict whose pending wait until the test answers them. */
function withPending() {
  const pending: { kind: string; position: unknown; cancelled: boolean; answer(value: unknown): void }[] = [];
  const timers: (() => void)[] = [];
  const give = <T>(kind: string, position: unknown): Pending<T> => {
    let answer!: (value: unknown) => void;
    const promise = new Promise<T>((resolve) => {
      answer = resolve as (value: unknown) => void;
    });
    const question = { kind, position, cancelled: false, answer };
    pending.push(question);
    return {
      answer: promise,
      cancel: () => {
        question.cancelled = true;
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
  return { verdict, pending, ring, settle };
}

test('a board is solved, then its positions are counted', async () => {
  const { verdict, pending, ring, settle } = withPending();
  verdict.follow(family, 'board');
  expect(verdict.finding.kind).toBe('searching');
  expect(pending).toEqual([]);
  ring();
  pending[0]!.answer(SOLVED);
  await settle();
  expect(verdict.finding).toMatchObject({ kind: 'found', solution: { length: 7 } });
  pending[1]!.answer({ count: 12, complete: true });
  await settle();
  expect(verdict.reach).toEqual({ count: 12, complete: true, counting: false });
});

test('after changes in a row there is one verdict, and earlier work is cancelled and never shown', async () => {
  const { verdict, pending, ring, settle } = withPending();
  verdict.follow(family, 'first');
  ring();
  verdict.follow(family, 'second');
  verdict.follow(family, 'third');
  expect(pending[0]!.cancelled).toBe(true);
  pending[0]!.answer(SOLVED);
  ring();
  await settle();
  expect(pending.map(({ position }) => position)).toEqual(['first', 'third']);
  expect(verdict.finding.kind).toBe('searching');
});

test('a stop before the search has begun takes effect, too', () => {
  const { verdict, pending, ring } = withPending();
  verdict.follow(family, 'board');
  verdict.stop();
  ring();
  expect(pending[0]!.cancelled).toBe(true);
  verdict.follow(family, 'next');
  ring();
  expect(pending[1]!.cancelled).toBe(false);
});

test('every change gets a quick search; a thorough one is asked for, where it could prove more', async () => {
  const { verdict, pending, ring, settle } = withPending();
  const kinds = (): string[] => pending.map(({ kind }) => kind);
  const answer = async (value: unknown): Promise<void> => {
    pending.at(-1)!.answer(value);
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
  const { verdict, pending, ring, settle } = withPending();
  const unsolvable = { ...SOLVED, status: 'unsolvable', optimal: false };
  for (const solution of [SOLVED, unsolvable, { ...SOLVED, optimal: false, stopReason: 'memory' }]) {
    verdict.follow(family, 'board');
    ring();
    pending.at(-1)!.answer(solution);
    await settle();
    expect([verdict.finding.kind, verdict.canProve]).toEqual(['found', false]);
  }
});

test('a drawing that is no position gets no verdict', () => {
  const { verdict, pending, ring } = withPending();
  verdict.follow(family, 'board');
  verdict.follow(family, undefined);
  ring();
  expect(pending).toEqual([]);
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
