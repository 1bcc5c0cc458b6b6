import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commands, ending } from '../support/command-pages.js';
import { bundle, folderOf, useEnv } from '../support/run-cli.js';

// Any of them may clear the cache.
useEnv('XDG_CACHE_HOME', folderOf({}));

/** Each is a process; FUZZ_RUNS=2000 looks further. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 24);

/** Runs where nothing that is written does harm. */
const folder = folderOf({
  'board.txt': 'AA.B\n...B\n....\n....\n',
  'empty.txt': '',
  'noise.txt': Buffer.from([0, 255, 13, 10, 7]),
});

/** Words that programs stumble over: nearly options, nearly numbers, names of what objects have, signs of shells. */
const WORDS = `- -- --- -x -1 0 -0 1e999 NaN Infinity 0x10 1.5 99999999999999999999 10s 1k 3x3 0x0 999999x999999
__proto__ constructor toString null undefined %s%n $(exit) " ' \\ a=b = , ,, ; . /dev/null /proc/self/mem nowhere/x @ @nowhere
@board.txt board.txt board.txt:0 board.txt:9 :1 empty.txt noise.txt rush-hour rush-hour/ rush-hour/jam-01 rush-hour/one-a-line:2
tiles/3x3-medium out.svg out.png .svg moves steps astar csv XR1`.split(/\s+/);
const NASTY = [
  ...WORDS,
  ...['', ' ', '`', 'd 1, c -2', '[object Object]', 'a\nb', '\r', '\t', '\u001b[2J', '\ufeff', '\ud800', '🧩'],
  ...['é'.repeat(300), 'x'.repeat(9000)],
];

const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);

/** The commands that have others below them. */
const groups = new Set(commands.filter(([, , page]) => page.commands.length > 0).map(([name]) => name));

/** A call of a command with some of its own options, of all options or of none, and values that nobody would think of. */
const call = fc.constantFrom(...ending).chain(([, words, page]) => {
  const options = [...page.options, ...page.globalOptions];
  const option = fc.constantFrom(...options).chain(({ flag, value: wanted }): fc.Arbitrary<string[]> => {
    if (wanted === 'none') return fc.constant([flag]);
    return fc.tuple(word, fc.boolean()).map(([value, joined]) => (joined ? [`${flag}=${value}`] : [flag, value]));
  });
  // Whatever may take long is told not to.
  const limit = options.some(({ flag }) => flag === '--time-limit') ? ['--time-limit', '20ms'] : [];
  return fc
    .tuple(
      fc.array(
        fc.oneof(
          option,
          word.map((value) => [value]),
        ),
        { maxLength: 5 },
      ),
      fc.boolean(),
    )
    .map(([rest, before]) => (before ? [...rest.flat(), ...words, ...limit] : [...words, ...limit, ...rest.flat()]));
});

test('no call crashes or hangs: an answer, or sentences that say what is wrong', { timeout: 4000 * RUNS }, () => {
  fc.assert(
    fc.property(call, fc.constantFrom('', 'AA.B\n...B\n....\n....\n', '\u0000', 'x'.repeat(5000)), (args, input) => {
      // No argument of a process can hold a zero.
      fc.pre(!args.some((arg) => arg.includes('\0')));
      // All ways to solve all boards of a folder, each within the limit, take minutes by right.
      fc.pre(!(args.includes('compare') && args.some((arg) => /^rush-hour\/?$/.test(arg))));
      const { stderr, status, signal } = spawnSync(process.execPath, [bundle, ...args], {
        cwd: folder,
        input,
        encoding: 'utf8',
        timeout: 60_000,
        maxBuffer: 2 ** 28,
      });
      expect(signal).toBe(null);
      expect([0, 1, 2]).toContain(status);
      expect(stderr).not.toMatch(/^ {4}at |mistake in the program/m);
      // Without a command, the program lists all of them. Programs below a command may differ.
      if (!stderr.startsWith('Examples:') && !args.some((arg) => groups.has(arg)))
        expect(stderr).toMatch(/^(slidewise: [^\n]+\n)*$/);
      if (status === 2) expect(stderr).not.toBe('');
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});

test('completing any line gives candidates and nothing else', { timeout: 4000 * RUNS }, () => {
  fc.assert(
    fc.property(call, (args) => {
      fc.pre(!args.some((arg) => arg.includes('\0')));
      const { stdout, stderr, status } = spawnSync(process.execPath, [bundle, '__complete', '--', ...args], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect([stderr, status]).toEqual(['', 0]);
      expect(stdout).toMatch(/^([^\n:][^\n]*\n)*(:files\n)?$/);
    }),
    { numRuns: RUNS / 4, endOnFailure: true },
  );
});
