import { expect, test, vi } from 'vitest';
import { runToEnd } from './run-to-end.js';

test('without a terminal there is a line of progress each minute; --quiet leaves it out', async () => {
  const progress = { tally: { rows: 25, solved: 25 }, items: 25, before: 0, chunks: 5, read: 50, total: 100 };
  vi.useFakeTimers({ toFake: ['hrtime', 'setInterval', 'clearInterval'] });
  const { isTTY } = process.stderr;
  process.stderr.isTTY = false;
  const [out, err] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  ) as [ReturnType<typeof vi.spyOn>, ReturnType<typeof vi.spyOn>];
  try {
    for (const quiet of [false, true]) {
      err.mockClear();
      await runToEnd(
        { out: 'run', prefix: 'slidewise', quiet },
        {
          kind: 'solve',
          fetchTable: async () => undefined,
          share: () => undefined,
          work: async ({ onProgress }) => {
            onProgress!(progress);
            vi.advanceTimersByTime(125_000);
            return { ...progress, complete: true };
          },
        },
      );
      const lines = err.mock.calls.map((call: readonly unknown[]) => String(call[0]));
      expect(lines).toEqual(
        quiet
          ? []
          : [
              expect.stringMatching(/^slidewise: 25 % · \d\.\d boards a second · .* left · 25 solved\n$/),
              expect.stringMatching(/^slidewise: 25 % · /),
            ],
      );
    }
  } finally {
    vi.useRealTimers();
    out.mockRestore();
    err.mockRestore();
    process.stderr.isTTY = isTTY;
  }
});
