import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CollectionRating, levelOfScore } from '@slidewise/lab/collection';
import { expect, test } from 'vitest';
import { jsonLines, slidewise } from '../support/run-cli.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

interface Result {
  readonly board: string;
  readonly status: string;
  readonly length: number | null;
  readonly optimal: boolean;
  readonly stats: { readonly expanded: number; readonly generated: number; readonly stored: number };
}

function solveAll(folder: string, ...options: string[]): Map<string, Result> {
  const { stdout, stderr } = slidewise(['solve', '--json', ...options, `${root}puzzles/${folder}`]);
  expect(stderr).toBe('');
  const results = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Result);
  return new Map(results.map((result) => [result.board.slice(result.board.lastIndexOf('/') + 1), result]));
}

test('the Rush Hour collection is what its page says', () => {
  const results = solveAll('rush-hour');
  const jams = [...results].filter(([name]) => name.startsWith('jam-')).map(([, { length }]) => length);
  expect(jams).toHaveLength(40);
  expect([jams[0], jams[39]]).toEqual([4, 50]);
  expect(jams.every((length, i) => i === 0 || length! > jams[i - 1]!)).toBe(true);
  const unsolvable = ['course-0.txt', 'locked.txt'];
  for (const [name, { status, optimal }] of results) {
    expect([name, status, optimal]).toEqual(
      unsolvable.includes(name) ? [name, 'unsolvable', false] : [name, 'solved', true],
    );
  }
  const length = (name: string) => results.get(name)?.length;
  expect(length('course-1.txt')).toBe(3);
  expect(length('course-closing-early.txt')).toBe(6);
  expect(length('record-moves.txt')).toBe(51);
  expect(length('record-walls.txt')).toBe(60);
  expect(length('record-steps.txt')).toBe(49);
  expect(results.has('one-a-line.txt:5')).toBe(true);
});

test('the most steps', () => {
  expect(solveAll('rush-hour/record-steps.txt', '--metric', 'steps').get('record-steps.txt')).toMatchObject({
    length: 93,
    optimal: true,
  });
});

test('forty boards, each searched to its end, take as many states as ever', () => {
  const jams = [...solveAll('rush-hour')].filter(([name]) => name.startsWith('jam-')).map(([, { stats }]) => stats);
  const total = (count: 'expanded' | 'generated' | 'stored'): number =>
    jams.reduce((sum, stats) => sum + stats[count], 0);
  expect([total('expanded'), total('generated'), total('stored')]).toEqual([74_331, 304_293, 82_436]);
});

test('the index of the collection holds every board, rated as it is solved', () => {
  const index = JSON.parse(readFileSync(`${root}puzzles/index.json`, 'utf8')) as CollectionRating[];
  const listed = jsonLines(slidewise(['list', '--json']).stdout);
  expect(listed.map(({ board, level, optimum }) => [board, level, optimum])).toEqual(
    index.map(({ name, level, optimum }) => [name, level, optimum]),
  );
  // The optima of bricks and of the larger boards of tiles have tests of their own.
  const solved = jsonLines(slidewise(['list', 'rush-hour', '--optimum', '--json']).stdout);
  for (const { board: name, status, length } of solved) {
    const { level, optimum } = index.find((rating) => rating.name === name)!;
    expect([name, optimum, level === 'unsolvable']).toEqual([name, length, status === 'unsolvable']);
  }
});

test.each(['rush-hour', 'tiles', 'bricks'])(
  '%s: sixty boards or more, at every level, without a gap between lengths',
  (family) => {
    const index = JSON.parse(readFileSync(`${root}puzzles/index.json`, 'utf8')) as CollectionRating[];
    const boards = index.filter((board) => board.family === family);
    expect(boards.length).toBeGreaterThanOrEqual(60);
    for (const level of ['beginner', 'easy', 'medium', 'hard', 'expert', 'master']) {
      expect(boards.filter((board) => board.level === level).length, level).toBeGreaterThan(0);
    }
    const lengths = boards.flatMap(({ optimum }) => optimum ?? []).filter((length) => length <= 60);
    const sorted = [...new Set([...lengths, 60])].sort((a, b) => a - b);
    // From 51 to 60 no Rush Hour board of 6×6 without walls is left.
    const widest = Math.max(...sorted.slice(1).map((length, i) => length - sorted[i]!));
    expect(widest).toBeLessThanOrEqual(family === 'rush-hour' ? 9 : 3);
    expect(sorted[0]).toBeLessThanOrEqual(4);
  },
);

test('a board answers to its title and to its names in Chinese', () => {
  const index = JSON.parse(readFileSync(`${root}puzzles/index.json`, 'utf8')) as CollectionRating[];
  const chinese = index.filter((board) => board.chinese !== undefined);
  expect(chinese.length).toBeGreaterThanOrEqual(40);
  for (const each of chinese)
    expect(
      each.chinese!.every((name) => /^\p{Script=Han}{3,}$/u.test(name)),
      each.name,
    ).toBe(true);
  const boardsOf = (...args: string[]) => jsonLines(slidewise(args).stdout).map(({ board }) => board);
  expect(boardsOf('show', '--json', '横刀立马', 'Zebra Crossing', 'mews')).toEqual([
    'bricks/klotski',
    'rush-hour/jam-12',
    'rush-hour/one-a-line:3',
  ]);
  expect(boardsOf('list', '--find', '瓮中', '--json')).toEqual(['bricks/xiao-yan-chu-chao']);
  expect(boardsOf('list', 'tiles', '--find', '5x4', '--level', 'hard', '--json')).toEqual(['tiles/5x4-hard']);
  expect(slidewise(['list', '--find', 'qqq'])).toMatchObject({
    code: 2,
    stderr: 'slidewise: no board here is called qqq\n',
  });
});

test('the levels of the collection come from scores, as rate gives them', () => {
  const index = JSON.parse(readFileSync(`${root}puzzles/index.json`, 'utf8')) as CollectionRating[];
  for (const { name, level, score, optimum } of index) {
    if (score === null) expect([name, level, optimum]).toEqual([name, expect.stringMatching(/open|unsolvable/), null]);
    else expect([name, level, optimum]).toEqual([name, levelOfScore(score), Math.floor(score)]);
  }
  const names = ['rush-hour/jam-03', 'tiles/3x2-easy', 'bricks/teach-1', 'bricks/unsolvable-1'];
  const rated = jsonLines(slidewise(['rate', '--json', ...names]).stdout);
  expect(rated.map(({ score, level }) => [score, level])).toEqual(
    names.map((name) => {
      const { score, level } = index.find((entry) => entry.name === name)!;
      return [score, level];
    }),
  );
});
