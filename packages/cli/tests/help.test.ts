import { expect, test } from 'vitest';
import { slidewise } from './run-cli.js';

const { stdout: overview } = slidewise(['--help']);
const commands = [...overview.slice(overview.indexOf('Commands:')).matchAll(/^ {2}(\w+) /gm)]
  .map(([, name]) => name!)
  .filter((name) => name !== 'help');

test('the overview names the commands', () => {
  expect(commands).toEqual(
    expect.arrayContaining(['solve', 'list', 'show', 'convert', 'verify', 'hint', 'compare', 'tree', 'animate']),
  );
});

test.each(commands)('%s --help: examples first, then the options, what families know, and the exit codes', (name) => {
  const { stdout, stderr, code } = slidewise([name, '--help']);
  expect([stderr, code]).toEqual(['', 0]);
  const families = ['cache', 'web'].includes(name) ? [] : ['(--family '];
  const places = ['Examples:\n  ', 'Usage: slidewise ', 'Options:\n', ...families, 'Exit codes: 0 '].map((words) =>
    stdout.indexOf(words),
  );
  expect(places[0]).toBe(0);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(stdout).toContain(`slidewise ${name} `);
  expect(slidewise(['help', name]).stdout).toBe(stdout);
});

/** Those that need no file of the reader's own. */
const examples = commands.flatMap((name) =>
  [...slidewise([name, '--help']).stdout.matchAll(/^ {2}(slidewise [^|<>'\n]*)$/gm)]
    .map(([, line]) => line!)
    // `web` goes on until it is ended; it has tests of its own.
    .filter((line) => !/\bboard\.txt|puzzles\/|\.svg|\.html|^slidewise web/.test(line)),
);

test.each([...new Set(examples)])('the example works: %s', (line) => {
  const { stderr, code } = slidewise(line.split(' ').slice(1));
  expect(stderr.replace(/^slidewise: (note: .*|.*cannot be written as .*)\n/gm, '')).toBe('');
  expect(code).toBeLessThan(2);
});

test.each(commands.filter((name) => name !== 'web'))(
  '%s --jsno: a typo is answered with the nearest option',
  (name) => {
    const needed = name === 'convert' ? ['--to', 'csv'] : [];
    const { stderr, code } = slidewise([name, ...needed, '--jsno', 'x', 'y']);
    expect(stderr).toMatch(name === 'verify' ? /there is no option "--jsno"/ : /Did you mean --json\?/);
    expect(code).toBe(2);
  },
);

test.each(['list', 'hint'])('%s turns away arguments that it would not use', (name) => {
  const { stdout, stderr, code } = slidewise([name, 'rush-hour', 'rush-hour']);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^error: too many arguments/);
  expect(code).toBe(2);
});
