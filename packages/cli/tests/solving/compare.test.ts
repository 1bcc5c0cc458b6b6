import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { atTerminal, folderOf, interruptSearch, jsonLines, shell, slidewise, useEnv } from '../support/run-cli.js';

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const folder = folderOf({ 'course.txt': COURSE, '<b>&.txt': COURSE, 'bent.txt': 'aab\n.bb\n...\n' });
// Which tables are there is part of what is tested here.
useEnv('XDG_CACHE_HOME', folder);
const path = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

/** Times differ from run to run, and with them the width of their column. */
const withoutTimes = (text: string): string =>
  text.replace(/ +[\d.]+ m?s( |$)/gm, '  TIME$1').replaceAll(folder, 'FOLDER');

describe('for people', () => {
  test('every algorithm with every heuristic, aligned', () => {
    const { stdout, stderr, code } = slidewise(['compare', path('course.txt')]);
    expect(withoutTimes(stdout)).toMatchInlineSnapshot(`
      "FOLDER/course.txt
      Rush Hour, in moves: 3 moves, proved shortest

      algorithm            heuristic          expanded  stored    time  moves
      bfs *                –                        14      37  TIME    3 ✓
      astar                none                     32      72  TIME    3 ✓
      astar                direct                   10      30  TIME    3 ✓
      astar                indirect                  3      19  TIME    3 ✓
      astar                forced                    3      19  TIME    3 ✓
      astar                distance                 16      52  TIME    5
      astar                distance-blockers        12      35  TIME    4
      astar                blocked-cars              4      25  TIME    4
      astar-early-closing  none                     32      72  TIME    3 ✓
      astar-early-closing  direct                   10      30  TIME    3 ✓
      astar-early-closing  indirect                  3      19  TIME    3 ✓
      astar-early-closing  forced                    3      19  TIME    3 ✓
      astar-early-closing  distance                 16      52  TIME    5
      astar-early-closing  distance-blockers        12      35  TIME    4
      astar-early-closing  blocked-cars              4      25  TIME    4
      astar-no-reopening   none                     42      68  TIME    3 ✓
      astar-no-reopening   direct                   20      49  TIME    3 ✓
      astar-no-reopening   indirect                  9      40  TIME    3 ✓
      astar-no-reopening   forced                    9      40  TIME    3 ✓
      astar-no-reopening   distance                 24      60  TIME    4
      astar-no-reopening   distance-blockers        32      67  TIME    4
      astar-no-reopening   blocked-cars              8      40  TIME    4
      weighted-astar       none                     32      72  TIME    3 ✓
      weighted-astar       direct                   10      30  TIME    3 ✓
      weighted-astar       indirect                  3      19  TIME    3 ✓
      weighted-astar       forced                    3      19  TIME    3 ✓
      weighted-astar       distance                 16      52  TIME    5
      weighted-astar       distance-blockers        12      35  TIME    4
      weighted-astar       blocked-cars              4      25  TIME    4
      greedy               none                      8      30  TIME    4
      greedy               direct                    8      30  TIME    4
      greedy               indirect                  3      19  TIME    3 ✓
      greedy               forced                    3      19  TIME    3 ✓
      greedy               distance                  8      30  TIME    4
      greedy               distance-blockers         8      30  TIME    4
      greedy               blocked-cars              4      25  TIME    4
      idastar              none                    143       4  TIME    3 ✓
      idastar              direct                   15       4  TIME    3 ✓
      idastar              indirect                  3       4  TIME    3 ✓
      idastar              forced                    3       4  TIME    3 ✓
      idastar              distance                 46       6  TIME    5
      idastar              distance-blockers        18       5  TIME    4
      idastar              blocked-cars              5       6  TIME    5
      idastar-tt           none                     80      63  TIME    3 ✓
      idastar-tt           direct                   12      27  TIME    3 ✓
      idastar-tt           indirect                  3      14  TIME    3 ✓
      idastar-tt           forced                    3      14  TIME    3 ✓
      idastar-tt           distance                 69      76  TIME    5
      idastar-tt           distance-blockers        21      39  TIME    3 ✓
      idastar-tt           blocked-cars              4      15  TIME    4
      ✓ proved · * what solve would use · no room for generated

      left out:
        bidirectional: "bidirectional" needs a list of all solved positions, and there
          is none for Rush Hour
      "
    `);
    expect([stderr, code]).toEqual(['', 0]);
  });

  test('lines fit a terminal of 80 columns in every family', () => {
    for (const board of ['rush-hour/course-1', 'tiles/3x3-beginner', 'bricks/teach-1']) {
      const { stdout, code } = slidewise(['compare', board]);
      expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
      expect(stdout).toContain('proved shortest');
      expect(code).toBe(0);
    }
  });

  test('what does not fit is listed with the reason', () => {
    const { stdout } = slidewise([
      'compare',
      'tiles/4x3-beginner',
      '--algorithm',
      'complete-table',
      '--algorithm',
      'idastar-fsm',
    ]);
    expect(stdout.replace(/\n +/g, ' ')).toContain(
      'complete-table: a 4×3 board has too many positions for a complete table: "complete-table" takes up to 9 cells',
    );
    expect(stdout.replace(/\n +/g, ' ')).toContain(
      'idastar-fsm with none, hamming: "idastar-fsm" cannot use these heuristics: expected',
    );
    expect(stdout.replace(/\n +/g, ' ')).toContain('the tables have not been built yet (--tables builds them)');
  });

  test('a reason that names a heuristic is given as it is where there is one such heuristic', () => {
    const { stdout } = slidewise([
      'compare',
      'tiles/3x3-beginner',
      '--algorithm',
      'idastar-fsm',
      '--heuristic',
      'hamming',
    ]);
    expect(stdout.replace(/\n +/g, ' ')).toContain('"idastar-fsm" cannot use the heuristic "hamming": expected');
  });

  test('what is left out on several boards is said once, unless nothing was tried', () => {
    const boards = ['rush-hour/jam-01', 'rush-hour/jam-02'];
    const reasons = (...algorithms: string[]): number => {
      const args = algorithms.flatMap((id) => ['--algorithm', id]);
      return slidewise(['compare', ...boards, ...args]).stdout.split('left out:').length - 1;
    };
    expect(reasons('bfs', 'bidirectional')).toBe(1);
    expect(reasons('bidirectional')).toBe(2);
  });

  test('--tables builds them, and does not count the time', () => {
    const args = ['compare', '--json', 'tiles/4x3-beginner', '--algorithm', 'idastar-fsm', '--heuristic', 'pdb-555'];
    const [run] = jsonLines(slidewise([...args, '--tables']).stdout);
    expect(run).toMatchObject({ status: 'solved', optimal: true, heuristic: 'pdb-555' });
    // From then on they are there.
    expect(jsonLines(slidewise(args).stdout)[0].status).toBe('solved');
  });

  test('several boards are summed up', () => {
    const { stdout } = slidewise(['compare', path('course.txt'), 'rush-hour/jam-01', '--algorithm', 'bfs']);
    expect(stdout).toMatch(
      /\n\nRush Hour: positions expanded, in moves\n\nboard .*\n.*course.txt +3 +14 ✓\n.*\ntotal /,
    );
    expect(stdout).toMatch(/\n\nRush Hour, in moves: both boards together\n\nalgorithm .*\nbfs +– +2\/2 +2 /);
  });

  test('more than four boards: one table of boards and ways, by the count that was asked for', () => {
    const boards = ['2x2-beginner', '3x2-beginner', '3x2-easy', '3x2-medium', '3x3-unsolvable'].map(
      (name) => `tiles/${name}`,
    );
    const args = [
      'compare',
      ...boards,
      'bricks/teach-1',
      '--algorithm',
      'astar',
      '--heuristic',
      'manhattan',
      '--count',
      'stored',
    ];
    const { stdout, code } = slidewise(args);
    // A board without company has its own table.
    expect(stdout).toMatch(/^bricks\/teach-1\nSliding bricks, in moves: 4 moves, proved shortest\n/);
    expect(withoutTimes(stdout.slice(stdout.indexOf('Tiles:')))).toMatchInlineSnapshot(`
      "Tiles: positions stored, in moves

      board                 moves  astar with manhattan
      tiles/2x2-beginner        4                   6 ✓
      tiles/3x2-beginner        7                  12 ✓
      tiles/3x2-easy           16                 106 ✓
      tiles/3x2-medium         20                 186 ✓
      tiles/3x3-unsolvable   none                   –
      total                                       310
      median                                       59
      ✓ proved · – not tried

      Tiles, in moves: all 5 boards together

      algorithm  heuristic  solved  proved  expanded  generated  stored    time
      astar      manhattan     4/4       4       244        571     310  TIME

      --each prints a table for each board, too
      "
    `);
    expect(code).toBe(1);
    expect(slidewise([...args, '--each']).stdout.match(/^tiles\/\S+\nTiles, in moves: /gm)).toHaveLength(5);
  });

  test('limits', () => {
    const { stdout, code } = slidewise(['compare', 'tiles/4x4-expert', '--algorithm', 'bfs', '--time-limit', '100ms']);
    expect(stdout).toMatch(/^bfs +– .* ≥ \d+ +time$/m);
    expect(stdout).toContain('not solved: a solution has at least');
    expect(code).toBe(1);
    const small = slidewise(['compare', 'tiles/4x4-expert', '--algorithm', 'bfs', '--memory-limit', '1m']);
    expect(small.stdout).toMatch(/^bfs +– .* memory$/m);
  });
});

describe('--json', () => {
  test('a line for each run, with the counts of solve', () => {
    const { stdout, code } = slidewise(['compare', '--json', path('course.txt')]);
    const runs = jsonLines(stdout);
    expect(runs).toHaveLength(1 + 7 * 7 + 1);
    // One run of each algorithm, each time with another heuristic.
    for (const { algorithm, heuristic, status, stats, length, optimal } of runs.filter((_, i) => i % 8 === 0)) {
      if (status === 'skipped') continue;
      const args = ['solve', '--json', path('course.txt'), '--algorithm', algorithm];
      const [solved] = jsonLines(slidewise(heuristic === null ? args : [...args, '--heuristic', heuristic]).stdout);
      const { ms: _, ...counts } = stats;
      expect(solved).toMatchObject({ status, length, optimal, stats: counts });
    }
    expect(runs.filter(({ planned }) => planned).map(({ algorithm }) => algorithm)).toEqual(['bfs']);
    expect(runs.at(-1)).toMatchObject({ algorithm: 'bidirectional', status: 'skipped', stats: null });
    expect(runs.at(-1).reason).toContain('needs a list of all solved positions');
    expect(code).toBe(0);
  });

  test('filters, and the weight', () => {
    const ways = (...args: string[]) =>
      jsonLines(slidewise(['compare', '--json', path('course.txt'), ...args]).stdout).map(
        ({ algorithm, heuristic }) => `${algorithm} ${heuristic}`,
      );
    expect(ways('--algorithm', 'bfs', '--algorithm', 'astar', '--heuristic', 'direct')).toEqual([
      'bfs null',
      'astar direct',
    ]);
    expect(ways('--algorithm', 'astar', '--heuristic', 'bfs')).toEqual(['astar none']);
    expect(ways('--heuristic', 'direct')).toEqual(
      ['astar', 'astar-early-closing', 'astar-no-reopening', 'weighted-astar', 'greedy', 'idastar', 'idastar-tt'].map(
        (algorithm) => `${algorithm} direct`,
      ),
    );
    const args = ['compare', '--json', 'rush-hour/jam-12', '--algorithm', 'weighted-astar', '--heuristic', 'direct'];
    const expanded = (...more: string[]) => jsonLines(slidewise([...args, ...more]).stdout)[0].stats.expanded;
    expect(expanded('--weight', '1')).not.toBe(expanded('--weight', '5'));
  });

  test('--metric', () => {
    const runs = jsonLines(slidewise(['compare', '--json', '--metric', 'steps', path('course.txt')]).stdout);
    expect(runs.filter(({ optimal }) => optimal).map(({ length }) => length)).toEqual(
      runs.filter(({ optimal }) => optimal).map(() => 6),
    );
  });
});

test('--csv: a line for each run', () => {
  const boards = ['tiles/2x2-beginner', 'tiles/3x3-unsolvable'];
  const { stdout } = slidewise([
    'compare',
    '--csv',
    ...boards,
    '--algorithm',
    'bfs',
    '--algorithm',
    'idastar-fsm',
    '--heuristic',
    'none',
  ]);
  expect(stdout.replace(/,[\d.]+(,[\d.]*)$/gm, ',MS$1')).toBe(
    [
      'board,family,metric,algorithm,heuristic,status,optimal,length,expanded,generated,stored,ms,branching',
      'tiles/2x2-beginner,tiles,stm,bfs,,solved,true,4,7,8,9,MS,1.298',
      'tiles/2x2-beginner,tiles,stm,idastar-fsm,none,skipped,false,,,,,,',
      'tiles/3x3-unsolvable,tiles,stm,,,unsolvable,false,,,,,,',
      '',
    ].join('\n'),
  );
});

describe('--html', () => {
  test('several boards: a plot and a table for each count, and what to choose by', () => {
    const boards = ['tiles/2x2-beginner', 'tiles/3x2-easy', 'tiles/3x3-unsolvable'];
    const ways = ['--algorithm', 'bfs', '--algorithm', 'astar', '--heuristic', 'hamming', '--count', 'generated'];
    const { stdout } = slidewise(['compare', ...boards, ...ways, '--html']);
    expect(stdout).toContain('<h2>Tiles: all 3 boards together</h2>');
    expect(stdout.match(/<title>Effective branching factor against length/g)).toHaveLength(1);
    expect(stdout.match(/<title>Time against work/g)).toHaveLength(2);
    expect(stdout).toMatch(/<title>tiles\/3x2-easy: bfs: b\* = 1\.319<\/title>/);
    expect(stdout.match(/class="pick-\w+"( checked)?/g)).toEqual([
      'class="pick-expanded"',
      'class="pick-generated" checked',
      'class="pick-stored"',
      ...['a0', 'a1', 'h0', 'h1'].map((place) => `class="pick-${place}" checked`),
    ]);
    for (const count of ['expanded', 'generated', 'stored']) {
      const part = stdout.slice(stdout.indexOf(`<div class="by by-${count}`));
      const end = part.indexOf('</table>');
      expect(part.slice(0, end).match(/<path class="point g/g)).toHaveLength(4);
      expect(part.slice(0, end)).toContain(`<caption>Positions ${count}, in moves</caption>`);
    }
    expect(stdout).toContain('1 board without a known solution not shown.');
    expect(stdout).toContain('Positions generated, on a logarithmic scale');
    expect(stdout).not.toMatch(/NaN|undefined|<script/);
  });

  test('a page that stands alone, with plots and tables', () => {
    const { stdout, code } = slidewise(['compare', '--html', path('<b>&.txt')]);
    expect(stdout).toMatch(/^<!doctype html>\n.*<\/html>\n$/s);
    expect(stdout.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|href|src=|url\((?!#)|@import|<script/,
    );
    expect(stdout).toContain('/&lt;b&gt;&amp;.txt</h2>');
    expect(stdout.match(/class="bar g/g)).toHaveLength(50);
    expect(stdout.match(/<tr class="best">/g)).toHaveLength(1);
    expect(stdout).toContain('What was left out, and why');
    expect(stdout).not.toMatch(/NaN|undefined/);
    expect(code).toBe(0);
  });

  test('into a file', () => {
    const args = ['compare', path('course.txt'), '--algorithm', 'bfs', '--html', path('page.html')];
    expect(slidewise(args)).toEqual({ stdout: '', stderr: '', code: 0 });
    expect(readFileSync(path('page.html'), 'utf8')).toContain('3 moves, proved shortest');
  });
});

describe('unsolvable boards: a sentence, exit code 1', () => {
  test('known before any search', () => {
    const { stdout, code } = slidewise(['compare', 'tiles/3x3-unsolvable']);
    expect(stdout).toMatch(/^tiles\/3x3-unsolvable\nTiles, in moves: unsolvable: /);
    expect(code).toBe(1);
    const [line] = jsonLines(slidewise(['compare', '--json', 'tiles/3x3-unsolvable']).stdout);
    expect(line).toMatchObject({ status: 'unsolvable', algorithm: null, stats: null });
    expect(slidewise(['compare', '--html', 'tiles/3x3-unsolvable']).stdout).toContain('Unsolvable: ');
  });

  test('proved by searching', () => {
    const { stdout, code } = slidewise([
      'compare',
      'bricks/unsolvable-2',
      '--algorithm',
      'bfs',
      '--algorithm',
      'idastar-tt',
    ]);
    expect(stdout.replace(/\n +/g, ' ')).toContain('unsolvable: all 18 positions that can be reached were seen');
    expect(stdout).toMatch(/^bfs \* +– .* none ✓$/m);
    expect(code).toBe(1);
  });
});

test('Ctrl-C: what is known so far, exit code 130', async () => {
  const args = ['compare', 'tiles/4x4-expert', '--algorithm', 'astar', '--algorithm', 'bfs', '--time-limit', '30s'];
  const { stdout, stderr, code } = await interruptSearch(args);
  expect(stdout).toMatch(/^bfs +– .* ≥ \d+ +Ctrl-C$/m);
  expect([stderr, code]).toEqual(['', 130]);
});

test('Ctrl-C says which boards are missing', async () => {
  const boards = ['tiles/4x4-expert', 'rush-hour/jam-01', 'rush-hour/jam-02'];
  const { stderr, code } = await interruptSearch(['compare', ...boards, '--algorithm', 'bfs', '--time-limit', '30s']);
  expect([stderr, code]).toEqual([
    'slidewise: it was interrupted: boards after tiles/4x4-expert, if any, were not compared\n',
    130,
  ]);
});

test('a reader that goes away early is no error', () => {
  expect(shell('$SLIDEWISE compare rush-hour/course-1 --json | head -n 1').stderr).toBe('');
});

test.each([
  [['compare'], 'no board was given'],
  [['compare', '--html'], 'no board was given'],
  [['compare', path('bent.txt')], 'bent.txt:2:2: vehicle "b" bends here'],
  [['compare', path('course.txt'), '--algorithm', 'bsf'], 'there is no algorithm "bsf": expected bfs'],
  [
    ['compare', path('course.txt'), '--heuristic', 'manhattan'],
    'there is no heuristic "manhattan": expected none, direct',
  ],
  [['compare', path('course.txt'), '--weight', '0.5'], 'the weight must be a number from 1 to 1000, not 0.5'],
  [['compare', path('course.txt'), '--weight', '2', '--algorithm', 'bfs'], 'none of these algorithms takes a weight'],
  [['compare', path('course.txt'), '--csv', '--count', 'stored'], 'cannot be used with'],
  [['compare', path('course.txt'), '--metric', 'stm'], 'there is no metric "stm": expected moves, steps'],
  [['compare', path('course.txt'), '--html', 'page.svg'], 'the file name for --html must end in .html'],
  [
    ['compare', path('course.txt'), '--algorithm', 'bfs', '--html', path('no/a.html')],
    'a.html: it cannot be made: there is no such directory',
  ],
])('%j: one sentence, exit code 2', (args, words) => {
  const { stdout, stderr, code } = slidewise(args);
  expect(stdout).toBe('');
  expect(stderr).toContain(words);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});
test('what it is doing stands on the status line only, and so nowhere on a terminal that cannot write over one', () => {
  const args = ['compare', 'rush-hour/course-1', '--algorithm', 'bfs', '--algorithm', 'astar'];
  const { stderr, code } = atTerminal(args, { env: { TERM: 'dumb' } });
  expect([stderr, code]).toEqual(['', 0]);
});
