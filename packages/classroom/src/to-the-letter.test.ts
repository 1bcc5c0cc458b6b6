import { seededRandom } from '@slidewise/core/random';
import { describe, expect, test } from 'vitest';
import {
  bricksSearch,
  bucketList,
  closingOnGeneration,
  lazyQueue,
  nPuzzleSearch,
  rushHourSearch,
  tileQueue,
  vehicleListSearch,
} from '../../core/src/testing/course-programs.js';
import * as prog from './prog.js';
import * as rh from './rh.js';
import * as rushhour from './rushhour.js';
import * as sbp from './sbp.js';
import { transcript } from './testing/tiny-host.js';
import * as tiles from './tiles.js';

// The five programs against second implementations of their texts.

const nodes = ({ output }: { readonly output: string }): number => Number(/Nodes explored: (\d+)/.exec(output)![1]);

describe('sbp', () => {
  const BOARDS = [
    ['1,-1,-1,1,1', '1,0,3,4,1', '1,0,2,2,1', '1,1,1,1,1'],
    // Children in the order of the texts of shapes, and no other.
    ['1,1,1,1,1,1', '1,0,3,3,0,1', '1,0,6,6,6,1', '1,7,5,2,4,1', '1,0,5,2,2,1', '1,1,-1,-1,1,1'],
    ['1,1,1,-1,-1,1', '1,0,0,0,0,1', '1,3,3,4,4,1', '1,2,2,0,0,1', '1,1,1,1,1,1'],
    ['2,2,3', '2,2,4', '5,6,0', '0,-1,-1', '7,-1,-1'],
  ].map((rows) => ({ rows, text: `${rows[0]!.split(',').length},${rows.length},\n${rows.join(',\n')},\n` }));

  test.each(BOARDS)('$rows.1 …: nodes explored of the sound search and of the text', async ({ rows, text }) => {
    for (const h of [false, true]) {
      const sound = await transcript((host) => sbp.run(host, text, { h }));
      expect(nodes(sound)).toBe(bucketList(bricksSearch(rows, h ? 'blockers' : 'manhattan'), true).taken);
      const written = await transcript((host) => sbp.run(host, text, { h, asWritten: true }));
      const expected = bucketList(bricksSearch(rows, h ? 'averaged-blockers' : 'averaged'));
      expect(nodes(written)).toBe(expected.taken);
      expect(written.output).toContain(
        expected.length === undefined ? 'No solution exists!' : `Solution length: ${expected.length}\n`,
      );
    }
  });

  test('walls do not count: Klotski inside a wall, which takes more than 20,000 nodes', async () => {
    const rows = ['1,3,2,2,4,1', '1,3,2,2,4,1', '1,5,6,6,7,1', '1,5,8,9,7,1', '1,10,0,0,11,1', '1,1,-1,-1,1,1'];
    const text = `6,7,\n1,1,1,1,1,1,\n${rows.join(',\n')},\n`;
    const run = async (options: { h?: boolean; asWritten?: boolean }): Promise<number> =>
      nodes(await transcript((host) => sbp.run(host, text, options)));
    // By `bucketList` of the second implementation, which takes half a minute.
    expect(await run({})).toBe(23_915);
    expect(await run({ h: true, asWritten: true })).toBe(23_771);
  });

  test('the averaged distance is not the Manhattan distance: a large master is never at its goal', async () => {
    const { text } = BOARDS[3]!;
    const [sound, written] = [
      await transcript((host) => sbp.run(host, text, {})),
      await transcript((host) => sbp.run(host, text, { asWritten: true })),
    ];
    expect(nodes(written)).not.toBe(nodes(sound));
    expect(sound.said).toContain(`has ${nodes(written)} nodes explored here`);
    expect(written.said).toContain(`has ${nodes(sound)} nodes explored here`);
  });

  test('the example of the page counts 12, both ways', async () => {
    for (const asWritten of [false, true]) {
      const { output, said } = await transcript((host) => sbp.run(host, BOARDS[0]!.text, { asWritten }));
      expect([/Nodes explored: \d+/.exec(output)![0], said]).toEqual(['Nodes explored: 12', '']);
    }
  });

  test('a limit that is hit is said, with whose work the answer is; as written there is no other work', async () => {
    const { text } = BOARDS[1]!;
    const sound = await transcript((host) => sbp.run(host, text, { limit: 5 }));
    expect(sound.said).toMatch(
      /^note: A\* with manhattan gave up after 5 boards, the limit \(--limit\); its nodes explored up to there are shown; the answer was found by [a-z-]+\n$/,
    );
    expect([nodes(sound), sound.code]).toEqual([5, 0]);
    expect(sound.output).toContain('\nSolution length: ');
    const written = await transcript((host) => sbp.run(host, text, { limit: 5, asWritten: true }));
    expect(written.said).toMatch(
      /^note: A\* with averaged-manhattan gave up after 5 boards, the limit \(--limit\); its nodes explored up to there are shown\n$/,
    );
    expect(written.output).toContain('No solution was found: the limit on expansions was hit.');
    expect(written.code).toBe(1);
  });

  test('boards of other formats have the names of the course, and their own goal', async () => {
    const grid = 'master: X\ngoal: 1 1\nXA.\n...\n';
    const { output, said, code } = await transcript((host) => sbp.run(host, grid, {}));
    expect(output.startsWith('Start state:\n3,2,\n2,3,0,\n0,0,0,\n\nNodes explored: ')).toBe(true);
    expect(said.split('\n')[0]).toBe(
      'note: board has the names of the course here; 2 is to be freed, and its goal is 2 1 1',
    );
    expect([/Solution length: (\d+)/.exec(output)![1], code]).toEqual(['2', 0]);
  });

  test('what the course cannot say is refused: other families, further goals, bricks that may not move freely', async () => {
    const refused = async (text: string): Promise<string> => {
      const { output, said, code } = await transcript((host) => sbp.run(host, text, {}));
      expect([output, code]).toEqual(['', 2]);
      return said.trimEnd().split('\n').at(-1)!;
    };
    expect(await refused('goal: 0 2\ngoal A: 0 0\nXA.\n...')).toContain('no other goal than that of its master');
    expect(await refused('goal: 0 2\nhorizontal: A\nXA.\n...')).toContain('may not move freely');
    expect(await refused('1 2 3\n4 5 6\n7 0 8\n')).toBe('board: this is a board of Tiles');
  });
});

describe('rh', () => {
  const cheat = async (board: string, heuristic: string, options: { asWritten?: boolean; limit?: number } = {}) => {
    const { output, said } = await transcript((host) => rh.run(host, board, heuristic, options), '?\n');
    const [, expansions, moves] = /expansions: (\d+)\)?\n((?:\w -?\d+\n)*)\n/.exec(output)!;
    return { expansions: Number(expansions), length: moves!.split('\n').length - 1, output, said };
  };
  const LARGE = 'd..kh../diikhff/....ggl/.eaa..l/.e..j../.e..j.b/.cccj.b';

  test('large boards: the count and the length of the text, and no other algorithm', async () => {
    const text = LARGE.replaceAll('/', '\n');
    // By `closingOnGeneration` of the second implementation, which takes seconds: more than 20,000 boards are expanded.
    expect(await cheat(text, '2', { asWritten: true })).toMatchObject({ expansions: 28_876, length: 10 });
  });

  test('a limit that is hit: the count is that of the text up to there, whoever finds the moves', async () => {
    const text = LARGE.replaceAll('/', '\n');
    const sound = await cheat(text, '0', { limit: 100 });
    const written = await cheat(text, '0', { limit: 100, asWritten: true });
    expect(sound.length).toBe(10);
    expect(sound.said).toMatch(
      /gave up after 100 boards, the limit \(--limit\); its expansions up to there are shown; /,
    );
    expect(written.output).toContain(
      `No answer: the limit on expansions was hit (expansions: ${written.expansions})\n`,
    );
    expect(written.said).toMatch(
      /gave up after 100 boards, the limit \(--limit\); its expansions up to there are shown\n$/,
    );
  });

  test('boards of other formats have the names and the goal of the course', async () => {
    const { output, said } = await transcript((host) => rh.run(host, '..B\nXXB\n...\n...\n', '1', {}), '?Q');
    expect(output.startsWith('..b\naab\n...\n...\nEnter')).toBe(true);
    expect(output).toContain('expansions: 3\nb 2\n');
    expect(said).toBe('note: board has the names of the course here; a is to be freed\n');
  });
});

describe('prog', () => {
  test('a board behind a path, and its limit', async () => {
    const board = '8 6 7 2 5 4 3 0 1';
    const { output } = await transcript((host) => prog.run(host, 'm', board, {}));
    expect(output).toBe('Number of moves: 31\n');
    const early = closingOnGeneration(nPuzzleSearch('2 4 3 0 7 6 5 1 8', 'manhattan')).length;
    const written = await transcript((host) => prog.run(host, 'm', '2 4 3 0 7 6 5 1 8', { asWritten: true }));
    expect(written.output).toBe(`Number of moves: ${early}\n`);
    const limited = await transcript((host) => prog.run(host, 'm', board, { limit: 50 }));
    expect(limited.output).toBe('Number of moves: 31\n');
    expect(limited.said).toMatch(
      /^note: A\* with manhattan gave up after 50 boards, the limit \(--limit\); the answer was found by /,
    );
    const neither = await transcript((host) => prog.run(host, 'm', board, { limit: 50, asWritten: true }));
    expect([neither.output, neither.code]).toEqual(['', 1]);
  });
});

describe('tiles', () => {
  const asWritten = async (board: string) => {
    const { output, said } = await transcript((host) => tiles.run(host, board, { letters: 'tile', asWritten: true }));
    const [written, byBoard] = [...said.matchAll(/\d[\d,]*/g)].map(([count]) => Number(count.replaceAll(',', '')));
    return { path: output.trimEnd(), written, byBoard };
  };

  test('its own example: 10,949 boards are taken, and 525 if equal boards are equal', async () => {
    expect(await asWritten('2 1 3 5 4 0 6 7 8')).toMatchObject({ written: 10_949, byBoard: 525 });
  });

  test('random boards: the counts and the string of the text', async () => {
    const random = seededRandom(11);
    for (let i = 0; i < 8; i++) {
      let board = '1 2 3 4 5 6 7 8 0';
      for (let step = 0; step < 25; step++) board = random.pick(nPuzzleSearch(board, 'hamming').successors(board));
      const { path, polls } = tileQueue(board, 'board and f');
      expect(await asWritten(board), board).toEqual({
        path,
        written: polls,
        byBoard: tileQueue(board, 'board').polls,
      });
    }
  });

  test('where the program of the text would not end, ours does', async () => {
    const unsolvable = '1 2 3 4 5 6 8 7 0';
    const never = await transcript((host) => tiles.run(host, unsolvable, { letters: 'tile', asWritten: true }));
    expect([never.output, never.code]).toEqual(['', 1]);
    expect(never.said).toContain("the board cannot be solved, and the text's program never ends: ");
    const options = { letters: 'tile', asWritten: true, limit: 100 };
    const limited = await transcript((host) => tiles.run(host, '2 1 3 5 4 0 6 7 8', options));
    expect([limited.output, limited.said, limited.code]).toEqual([
      '',
      'board: no solution was found: the limit (--limit) was hit after 100 boards\n',
      1,
    ]);
  });
});

describe('rushhour', () => {
  test.each(['.GGCC/HDDD./HXXIB/EEEIB/.FFF.', 'JIIHH/JDD.G/..XXG/CCBB./EE.FF', 'B..DD/BCCC./XX..E/GGG.E/FFHHH'])(
    '%s: lists in another order are other boards, until the text is mended',
    async (board) => {
      const run = (listOrder: boolean) =>
        transcript((host) =>
          rushhour.run(host, board.replaceAll('/', '\n'), '-', { asWritten: !listOrder, listOrder }),
        );
      const [lists, boards] = [
        lazyQueue(vehicleListSearch(board, 'blocked-cars')),
        lazyQueue(rushHourSearch(board, 'blocked-cars')),
      ];
      const { output, said } = await run(true);
      const [seen, distinct] = [...said.matchAll(/: (\d[\d,]*) lists|are (\d[\d,]*) boards/g)].map(([, list, few]) =>
        Number((list ?? few)!.replaceAll(',', '')),
      );
      expect([seen, distinct]).toEqual([lists.entered, boards.entered]);
      expect(lists.entered).toBeGreaterThan(boards.entered);
      expect(output.split('\n')).toHaveLength(lists.length!);
      expect((await run(false)).output.split('\n')).toHaveLength(boards.length!);
    },
  );
});
