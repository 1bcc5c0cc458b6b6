import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, jsonLines, slidewise } from '../support/run-cli.js';

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
/** Three moves would do: d 1, c -2, b 3. */
const PLAYED = ['a 1', 'd 1', 'a -1', 'c -2', 'b 3'];
const HEADERS =
  '[Family "rush-hour"]\n[Name "My game"]\n[Board "rush-hour:usc:...b../...b../aa.b.d/..cccd/....../......"]\n';
const numbered = PLAYED.map((move, i) => `${i + 1}. ${move}`).join('\n');
const folder = folderOf({
  'board.txt': COURSE,
  'moves.txt': PLAYED.join('\n'),
  'game.txt': `${HEADERS}\n${numbered}\n`,
  'undone.txt': `${HEADERS}[Played "2"]\n\n${numbered}\n`,
  'pasted.txt': `${COURSE}\nMoves: ${PLAYED.join(', ')}\n`,
  'id.txt': `rush-hour:usc:...b../...b../aa.b.d/..cccd/....../......\n${PLAYED.join('\n')}\n`,
  'bad-move.txt': `${COURSE}\nd 1\nd 9\n`,
  'bad-game.txt': `${HEADERS}\n1. d 9\n`,
  'stuck.txt': 'aab\n..b\n..b\n',
  'bricks.txt': 'master: X\ngoal: 1 0\n\nX#.\n..A\n\nA left 1\nX down 1\n',
});
const path = (name: string): string => join(folder, name);
const review = (...words: string[]) => jsonLines(slidewise(['review', ...words, '--json']).stdout)[0]!;
const marks = (line: Record<string, unknown>) =>
  (line.points as { mark: string | null }[]).map(({ mark }) => mark).slice(0, -1);

describe('a game may be given as', () => {
  const link = `https://example.org/#/play?board=rush-hour:usc:...b../...b../aa.b.d/..cccd/....../......&moves=${PLAYED.join(',').replaceAll(' ', '+')}`;

  test.each([
    ['a saved game', [path('game.txt')]],
    ['a board and a file with moves', [path('board.txt'), path('moves.txt')]],
    ['a board and moves', ['rush-hour/course-1', PLAYED.join(', ')]],
    ['a board and moves, each a word', [path('board.txt'), ...PLAYED]],
    ['a text with a board and moves', [path('pasted.txt')]],
    ['an id and moves', [path('id.txt')]],
    ['a link', [link]],
  ])('%s', (_, words) => {
    const line = review(...words);
    expect(line).toMatchObject({ status: 'reviewed', solved: true, length: 5, optimum: 3, moves: PLAYED });
    expect(marks(line)).toEqual(['even', 'best', 'even', 'best', 'best']);
  });

  test('standard input', () => {
    const text = readFileSync(path('game.txt'), 'utf8');
    const { stdout, code } = slidewise(['review', '-', '--json'], text);
    expect([jsonLines(stdout)[0], code]).toEqual([{ ...review(path('game.txt')) }, 0]);
  });

  test('a saved game whose last moves were taken back: they are no part of it', () => {
    expect(review(path('undone.txt'))).toMatchObject({ solved: false, length: 2, moves: ['a 1', 'd 1'] });
    const half = review(`${link}&at=2`);
    expect(half).toMatchObject({ solved: false, length: 2 });
  });

  test('a board whose goal stands in a block of its own', () => {
    expect(review(path('bricks.txt'))).toMatchObject({ family: 'bricks', solved: true, length: 2 });
  });
});

test('for people: lengths, the curve, the turning point, what would have been better, every move, within the width', () => {
  const { stdout, stderr, code } = slidewise(['review', path('game.txt')]);
  expect([stderr, code]).toEqual(['', 0]);
  expect(stdout).toContain('My game\n5 moves · shortest 3\n');
  expect(stdout).toMatch(/^moves to go\n3 █/m);
  expect(stdout).toContain('Move 1 was the turning point. a right 1 put you 1 move behind; ');
  expect(stdout).toMatch(/^Instead of move 1: /m);
  expect(stdout).toMatch(/^ {3}1 {2}a right 1 +3 {2}no progress {2}\S/m);
  expect(stdout).toMatch(/^ {3}5 {2}b down 3 +0 {2}kept {9}b down 3$/m);
  for (const line of stdout.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
});

test('for programs: bounds, best moves and continuations, position by position', () => {
  const { points, turningPoint, finding } = review(path('game.txt'));
  expect((points as unknown[]).at(-2)).toEqual({
    played: 4,
    least: 1,
    most: 1,
    best: ['b 3'],
    allBest: true,
    continuation: ['b 3'],
    move: 'b 3',
    mark: 'best',
    lost: 0,
  });
  expect(turningPoint).toMatchObject({ number: 1, lost: 1, possible: 3, proved: true });
  const move = { code: 'slides', message: 'a right 1' };
  expect(finding).toMatchObject({ code: 'turning-point', values: { number: 1, move } });
});

test('in another metric, moves of more than one step count more', () => {
  expect(review(path('game.txt'), '--metric', 'steps')).toMatchObject({ metric: 'steps', length: 8, optimum: 6 });
});

test('a limit: nothing is claimed that is not proved, and the exit code says so', () => {
  const { stdout, code } = slidewise(['review', 'tiles/5x5-random', 'D', '--time-limit', '50ms']);
  expect(code).toBe(1);
  expect(stdout).toContain('The time limit was hit.');
  const [line] = jsonLines(slidewise(['review', 'tiles/5x5-random', 'D', '--time-limit', '50ms', '--json']).stdout);
  expect(line).toMatchObject({ status: 'partial', optimum: null, turningPoint: null });
  expect(marks(line!)).toEqual([null]);
});

test('a board without a solution', () => {
  const { stdout, code } = slidewise(['review', path('stuck.txt'), 'a 0']);
  expect([stdout, code]).toEqual(['', 2]);
  const { stdout: said, code: ended } = slidewise(['review', 'tiles/3x3-unsolvable', 'L']);
  expect(ended).toBe(1);
  expect(said).toContain('The board has no solution');
});

test('the page stands alone, with the board, the curve, the arrows and every move', () => {
  const file = path('review.html');
  expect(slidewise(['review', path('game.txt'), '--html', file])).toMatchObject({ stdout: '', stderr: '', code: 0 });
  const page = readFileSync(file, 'utf8');
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  expect(page.match(/<li><button/g)).toHaveLength(6);
  expect(page).toContain('Move 1 was the turning point.');
  expect(page).toContain('id="curve"');
  const steps = JSON.parse(/id="steps">(.*)<\/script>/.exec(page)![1]!);
  expect(steps.points).toHaveLength(6);
  expect(steps.points[4].best).toEqual([
    [
      [3.5, 2.7],
      [3.5, 5.7],
    ],
  ]);
  expect(steps.points[0].played).toHaveLength(1);
  expect(slidewise(['review', '--html', path('game.txt')]).stdout).toBe(page);
});

test.each([
  [['review'], 'no game was given'],
  [
    ['review', path('board.txt')],
    'board.txt: there are no moves in it; give them behind it, or a file that holds them',
  ],
  [['review', 'rush-hour/course-1'], 'rush-hour/course-1: there are no moves in it'],
  [['review', 'rush-hour:usc:aa/..'], 'there are no moves in it'],
  [['review', path('bad-move.txt')], 'bad-move.txt:9:1: move 2, "d 9", is not legal: '],
  [['review', path('bad-game.txt')], 'bad-game.txt:5:4: move 1, "d 9": '],
  [['review', path('board.txt'), 'd 1', 'zz'], 'move 2: '],
  [['review', path('board.txt'), 'nowhere/moves.txt'], 'nowhere/moves.txt: there is no such file'],
  [['review', 'rush-hour'], 'this is a directory'],
  [['review', '/nowhere.txt'], '/nowhere.txt: '],
  [['review', path('game.txt'), '--metric', 'stm'], 'there is no metric "stm"'],
  [['review', path('game.txt'), '--html', '/nowhere/page.html'], '/nowhere/page.html: '],
])('bad input is one sentence: %j', (words, sentence) => {
  const { stdout, stderr, code } = slidewise(words);
  expect([stdout, code]).toEqual(['', 2]);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
