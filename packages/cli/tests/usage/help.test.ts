import { describe, expect, test } from 'vitest';
import type { Page } from '../../src/usage/manual/page.js';
import { commands, longOptions, tooWide } from '../support/command-pages.js';
import { expectRefusal, slidewise } from '../support/run-cli.js';

test('the overview names the commands', () => {
  const { stdout, code } = slidewise(['--help']);
  expect(commands.map(([name]) => name)).toEqual(
    expect.arrayContaining(['solve', 'list', 'show', 'convert', 'verify', 'hint']),
  );
  for (const [, words, { summary }] of commands) {
    if (words.length === 1) expect(stdout.replace(/\s+/g, ' ')).toContain(` ${summary} `.trimEnd());
  }
  expect(code).toBe(0);
  expect(slidewise(['help']).stdout).toBe(stdout);
  expect(tooWide(stdout)).toEqual([]);
});

test.each(commands)(
  '%s --help: examples first, then the options, what families know, and the exit codes',
  (name, words, page) => {
    const { stdout, stderr, code } = slidewise([...words, '--help']);
    expect([stderr, code]).toEqual(['', 0]);
    // Where texts are read as well: elsewhere, families have nothing to say.
    const families = ['--family', '--format'].every((each) => longOptions(page).includes(each)) ? ['(--family '] : [];
    const places = ['Examples:\n  ', 'Usage: slidewise ', 'Options:\n', ...families, 'Exit codes: 0 '].map((part) =>
      stdout.indexOf(part),
    );
    expect(places[0]).toBe(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(stdout).toContain(`slidewise ${name} `);
    expect(slidewise(['help', ...words]).stdout).toBe(stdout);
    expect(tooWide(stdout)).toEqual([]);
  },
);

describe('typos are answered with what is nearest', () => {
  const SMA = 'there is no algorithm "sma*": the nearest that needs little memory are idastar and rbfs';

  /** The last two neighbouring letters that differ, the wrong way round. */
  const swapped = (word: string): string => {
    let i = word.length - 1;
    while (word[i] === word[i - 1]) i--;
    return word.slice(0, i - 1) + word[i] + word[i - 1] + word.slice(i + 1);
  };

  // What a command below another takes may be for it alone to say.
  test.each(commands.filter(([, words]) => words.length === 1))('the options of %s', (_, words, page) => {
    const option = longOptions(page).sort((a, b) => b.length - a.length)[0]!;
    const error = `unknown option '${swapped(option)}'; did you mean ${option}?`;
    const values = page.commands.length > 0 ? [] : ['x', 'y'];
    expectRefusal([...words, ...requiredOptions(page), swapped(option), ...values], error);
  });

  // Two letters are near too much.
  test.each(commands.filter(([, words]) => words.at(-1)!.length > 3))('%s itself', (_, words) => {
    const name = words.at(-1)!;
    const wrong = [...words.slice(0, -1), swapped(name)];
    expectRefusal(wrong, `unknown command '${swapped(name)}'; did you mean ${name}?`);
    expectRefusal(['help', ...wrong], `unknown command '${swapped(name)}'; did you mean ${name}?`);
  });

  test.each([
    [['merge', 'run'], "unknown command 'merge'; did you mean batch merge? (slidewise --help says more)"],
    [['sbq'], "unknown command 'sbq'; did you mean classroom sbp?"],
    [['batch', 'generate'], "unknown command 'generate'; did you mean slidewise generate?"],
    [['solve', '--algorithm', 'sma*', 'rush-hour/jam-01'], SMA],
    [['compare', '--algorithm', 'sma*', 'rush-hour/jam-01'], SMA],
    [['tree', '--algorithm', 'sma*', 'rush-hour/jam-01'], SMA],
    [['batch', 'solve', '--out', '/nowhere/run', '--algorithm', 'sma*', 'rush-hour/jam-01'], SMA],
    [['solve', '--metric', 'move', 'rush-hour/jam-01'], 'expected moves, steps; did you mean moves?'],
    [['solve', '--algorithm', 'astra', 'rush-hour/jam-01'], 'did you mean astar?'],
    [['solve', '--heuristic', 'mahnattan', 'tiles/3x3-medium'], 'did you mean manhattan?'],
    [['solve', '--format', 'usk', 'rush-hour/jam-01'], 'did you mean usc?'],
    [['solve', '--family', 'brick', 'rush-hour/jam-01'], 'did you mean bricks?'],
    [['solve', '--letters', 'blanks', 'tiles/3x3-medium'], 'did you mean blank?'],
    [['verify', '--metric', 'step', 'rush-hour/course-1', 'd 1'], 'did you mean steps?'],
    [['hint', '--metric', 'setps', 'rush-hour/jam-01'], 'did you mean steps?'],
    [['list', 'tile'], 'did you mean tiles?'],
    [['list', 'hard'], 'did you mean --level hard?'],
    [['cache', 'lst'], "'lst' is invalid for argument 'action': expected list, clear; did you mean list?"],
    [['--no-colr', 'list'], "unknown option '--no-colr'; did you mean --no-color?"],
    [['list', '--no-inptu'], "unknown option '--no-inptu'; did you mean --no-input?"],
  ])('%j', (args, words) => {
    expectRefusal(args, words);
  });
});

/** The options without which a command says nothing else. */
function requiredOptions({ options }: Page): string[] {
  return options.filter(({ required }) => required).flatMap(({ flag }) => [flag, 'x']);
}

test.each(['list', 'hint'])('%s turns away arguments that it would not use', (name) => {
  expectRefusal([name, 'rush-hour', 'rush-hour'], /^slidewise: too many arguments/);
});

test('no command at all: the overview, on stderr', () => {
  const { stdout, stderr, code } = slidewise([]);
  expect([stdout, code]).toEqual(['', 2]);
  expect(stderr).toBe(slidewise(['--help']).stdout);
});

test.each([['--version'], ['-V'], ['solve', '--version']])('%s', (...args) => {
  expect(slidewise(args).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});
