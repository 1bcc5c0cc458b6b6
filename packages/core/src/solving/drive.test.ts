import { describe, expect, test } from 'vitest';
import { type DriveOptions, drive, finish, finishInSteps, type Work } from './drive.js';

/** Work that is done after so many slices, and writes down what happens to it. */
function slices(count: number, events: string[] = []): Work<string> {
  let done = 0;
  return {
    work(milliseconds) {
      events.push(`work ${milliseconds}`);
      return ++done === count ? 'done' : undefined;
    },
    cancel: () => 'cancelled',
  };
}

test('what is finished in steps gets the same number of expansions each time', () => {
  const asked: number[] = [];
  const step = (expansions: number) => (asked.push(expansions) === 3 ? 'done' : undefined);
  expect(finishInSteps({ step }, 500)).toBe('done');
  expect(asked).toEqual([500, 500, 500]);
});

describe('driven work', () => {
  test('goes on slice by slice, tells of each and lets others have their turn', async () => {
    const events: string[] = [];
    const options: DriveOptions = {
      slice: 7,
      yield: async () => events.push('yield'),
      onProgress: () => events.push('progress'),
    };
    expect(await drive(slices(3, events), options)).toBe('done');
    expect(events).toEqual(['work 7', 'progress', 'yield', 'work 7', 'progress', 'yield', 'work 7']);
  });

  test('is cancelled when its signal is aborted, and not begun if it is already', async () => {
    const controller = new AbortController();
    const events: string[] = [];
    const options: DriveOptions = { yield: async () => controller.abort(), signal: controller.signal };
    expect(await drive(slices(3, events), options)).toBe('cancelled');
    expect(events).toEqual(['work 20']);
    expect(await drive(slices(1, events), options)).toBe('cancelled');
    expect(events).toHaveLength(1);
  });

  test('throws what the work throws', async () => {
    const broken: Work<string> = { ...slices(1), work: () => expect.fail('broken') };
    await expect(drive(broken, { yield: async () => {} })).rejects.toThrow('broken');
  });

  test('can be finished in one go', () => {
    expect(finish(slices(5))).toBe('done');
  });
});
