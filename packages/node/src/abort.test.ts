import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { abortedAfter, untilAborted } from './abort.js';

test('a signal is aborted when time is over, also after garbage was collected', () => {
  const program = `
    ${abortedAfter.toString().replace('LONGEST_TIMER', '1e9')}
    const signal = abortedAfter(50, new AbortController().signal);
    gc();
    // Nothing else keeps the process.
    const waiting = setInterval(() => {}, 10);
    setTimeout(() => {
      gc();
      const look = setInterval(() => {
        if (!signal.aborted) return;
        console.log('aborted');
        for (const timer of [waiting, look]) clearInterval(timer);
      });
    });`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', '-e', program], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([stdout, stderr]).toEqual(['aborted\n', '']);
});

test('the other signal aborts it at once; a limit of years is no limit of a millisecond', async () => {
  const other = new AbortController();
  const signal = abortedAfter(30_000 * 3_600_000, other.signal);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(signal.aborted).toBe(false);
  other.abort();
  await untilAborted(signal);
});
