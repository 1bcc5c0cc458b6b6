import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderOf, slidewise, useEnv } from '../support/run-cli.js';

// What others have left unfinished is not to go on here.
useEnv('XDG_STATE_HOME', folderOf({}));

const GAME = `[Family "rush-hour"]
[Board "rush-hour:usc:...b../...b../aa.b.d/..cccd/....../......"]

1. d 2
2. c -2
`;
const folder = folderOf({
  'my.game': GAME,
  'bad.game': GAME.replace('c -2', 'c -9'),
  'cut.game': '[Family "rush-hour"]\n',
});
afterAll(() => rmSync(folder, { recursive: true }));

const PROMPT = "Enter a move such as a 1, 'Q', '?', or 'Z' : ";
const board = (...rows: string[]): string => `${rows.join('\n')}\n`;
const START = board('...b..', '...b..', 'aa.b.d', '..cccd', '......', '......');
const AFTER_D = board('...b..', '...b..', 'aa.b..', '..ccc.', '.....d', '.....d');

test('the line game, to the letter', () => {
  const { stdout, stderr, code } = slidewise(['play', 'rush-hour/course-1'], 'd 2\nd 7 Z\nZ\n?\nQ\n');
  expect(stdout).toBe(
    `${START}${PROMPT}\n${AFTER_D}${PROMPT}Illegal move...try again!\n\n${AFTER_D}${PROMPT}\n${START}${PROMPT}No move to undo\n\n${START}` +
      `${PROMPT}Solution found with expansions: 14\nd 1\nc -2\nb 3\n\n${START}${PROMPT}Don't give up that easily!\n`,
  );
  expect([stderr, code]).toEqual(['', 0]);
});

test('a game that is won ends, whatever follows', () => {
  const { stdout, code } = slidewise(['play', 'rush-hour/course-1'], 'd2 c-2 b3 a 1 Q\n');
  const end = board('......', '......', 'aa....', 'cccb..', '...b.d', '...b.d');
  expect(stdout.endsWith(`${PROMPT}\n${end}You win!\n`)).toBe(true);
  expect(stdout.match(/You win!/g)).toHaveLength(1);
  expect(stdout).not.toContain('give up');
  expect(code).toBe(0);
});

test('the end of the input ends the game, in the middle of anything', () => {
  for (const input of ['', '\n', 'd', 'd 2', 'nonsense \x01 '.repeat(50)]) {
    const { stdout, stderr, code } = slidewise(['play', 'rush-hour/course-1'], input);
    expect(stdout).toMatch(/( : | go\? )\n$/);
    expect([stderr, code]).toEqual(['', 0]);
  }
});

test('every family: its own solution wins', () => {
  for (const name of ['rush-hour/jam-12', 'rush-hour/tall-5x8', 'tiles/3x3-easy', 'bricks/pennant', 'bricks/teach-2']) {
    const solution = slidewise(['solve', '--quiet', name]).stdout;
    // Moves of bricks hold commas themselves: a move on each line.
    const input = solution.replaceAll(', ', '\n');
    expect(slidewise(['play', name], input).stdout).toMatch(/You win!\n$/);
  }
});

test('a game that was left unfinished goes on with --resume only: lines are for programs, too', () => {
  const unfinished = join(process.env.XDG_STATE_HOME!, 'slidewise', 'last.game');
  mkdirSync(dirname(unfinished), { recursive: true });
  writeFileSync(unfinished, GAME);
  expect(slidewise(['play', 'rush-hour/course-1'], 'Q').stdout.startsWith(START)).toBe(true);
  for (const args of [['--resume', 'rush-hour/course-1'], ['--resume']]) {
    expect(slidewise(['play', ...args], 'b 3').stdout).toMatch(/You win!\n$/);
  }
  rmSync(dirname(unfinished), { recursive: true });
});

test('a board without a solution', () => {
  expect(slidewise(['play', 'rush-hour/locked'], '?').stdout).toContain('No Solution exists!\n');
});

test('a saved game goes on', () => {
  const { stdout, code } = slidewise(['play', join(folder, 'my.game')], 'Z b 3 c -2 b 3');
  expect(stdout).toContain('Illegal move');
  expect(stdout).toMatch(/You win!\n$/);
  expect(code).toBe(0);
});

describe('one sentence, exit code 2', () => {
  test.each([
    [['play'], 'there is no terminal to pick a puzzle on'],
    [['play', '--goal', 'exit'], '--goal says how to read a board, and none was given'],
    [['play', '--family', 'tlies'], 'there is no family "tlies"'],
    [['play', '--family', 'tiles', join(folder, 'my.game')], 'leave out --family'],
    [['play', 'bricks'], 'this is more than one board; pick one, such as bricks/'],
    [['play', '-'], 'standard input holds the moves'],
    [['play', '--resume'], 'no game was left unfinished'],
    [['play', '--resume', 'bricks/klotski'], 'bricks/klotski: no game of it was left unfinished'],
    [['play', '--resume', 'bricks'], 'this is more than one board'],
    [['play', '--metric', 'miles', 'bricks/klotski'], 'there is no metric "miles"'],
    [['play', '--metric', 'steps', join(folder, 'my.game')], 'leave out --metric'],
    [['play', join(folder, 'bad.game')], 'bad.game:5:4: move 2, "c -9"'],
    [['play', join(folder, 'cut.game')], 'cut.game:1:1: the game has no header [Board'],
    [['play', 'rush-hour/jam-122'], 'did you mean rush-hour/jam-12'],
  ])('%j', (args, words) => {
    const { stdout, stderr, code } = slidewise(args);
    expect(stdout).toBe('');
    expect(stderr).toContain(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });
});
