import { clock } from '@slidewise/node/clock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const CLEAR = '\r\u001b[K';
const { isTTY, columns } = process.stderr;
const outTTY = process.stdout.isTTY;
let written = '';
// What they remember is of one run: each test has a run of its own.
let { complain } = await import('./complain.js');
let { ProgressLine } = await import('./progress.js');
let { statusLine } = await import('./status-line.js');

beforeEach(async () => {
  written = '';
  vi.useFakeTimers({ toFake: ['hrtime'] });
  vi.resetModules();
  ({ complain } = await import('./complain.js'));
  ({ ProgressLine } = await import('./progress.js'));
  ({ statusLine } = await import('./status-line.js'));
  vi.stubEnv('TERM', 'xterm');
  Object.assign(process.stderr, { isTTY: true, columns: 62 });
  process.stdout.isTTY = false;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += text;
    return true;
  });
});

afterEach(() => {
  statusLine.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  Object.assign(process.stderr, { isTTY, columns });
  process.stdout.isTTY = outTTY;
});

test('a complaint never stands on the same line', () => {
  const startedAt = clock.now();
  vi.advanceTimersByTime(2000);
  statusLine.show('working', startedAt);
  complain('this is wrong');
  expect(written).toBe(`${CLEAR}working · 2.0 s${CLEAR}slidewise: this is wrong\n`);
});

test('nothing is shown before half a second, then ten lines a second at most, and nothing stays', () => {
  process.stdout.isTTY = true;
  const line = new ProgressLine('board', 'move', clock.now(), true);
  const times: number[] = [];
  for (let time = 10; time <= 900; time += 10) {
    vi.advanceTimersByTime(10);
    const before = written;
    line.say('at least 1 move');
    if (written !== before) times.push(time);
  }
  expect(times).toEqual([500, 600, 700, 800, 900]);
  line.clear();
  expect(written.split(CLEAR).at(-1)).toBe('');
});

test('the rate is that of the last second', () => {
  const counts = { expanded: 0, reopened: 0, duplicates: 0, peakOpen: 0, stored: 7, bytes: 0 };
  const line = new ProgressLine('board', 'move', clock.now(), true);
  for (const generated of [1_000, 2_000, 52_000]) {
    vi.advanceTimersByTime(1000);
    line.show({ counts: { ...counts, generated }, lowerBound: 1, length: undefined, activity: undefined } as never);
  }
  expect(written.split(CLEAR).slice(1)).toEqual([
    'board: at least 1 move · 7 stored · 1,000 states/s · 1.0 s',
    'board: at least 1 move · 7 stored · 1,000 states/s · 2.0 s',
    'board: at least 1 move · 7 stored · 50,000 states/s · 3.0 s',
  ]);
});

test('many short boards tell how many there have been, where the answers go elsewhere', () => {
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(200);
    const line = new ProgressLine(`board ${i}`, 'move', clock.now(), true);
    line.clear();
  }
  expect(written).toMatch(/\r.*board 9: 9 boards so far · [\d.]+ s$/);
  // Runs on one board are no boards.
  written = '';
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(200);
    new ProgressLine(`board 9, ${i} of 10`, 'move', clock.now(), true, true).clear();
  }
  expect(written).toBe('');
});
