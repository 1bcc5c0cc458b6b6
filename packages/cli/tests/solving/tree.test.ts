import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderOf, jsonLines, shell, slidewise } from '../support/run-cli.js';

const FIGURE = '. 1 3\n4 2 5\n7 8 6\n';
const STUCK = '...b\naa.b\n...b\n....\n';
const folder = folderOf({
  'figure.txt': FIGURE,
  'stuck.txt': STUCK,
  'bent.txt': 'aab\n.bb\n...\n',
  '"ä<&>\\.txt': FIGURE,
});
const path = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

describe('for people', () => {
  test('the first two steps of A* on the well-known board', () => {
    const { stdout, stderr, code } = slidewise(['tree', '-', '--heuristic', 'manhattan', '--expansions', '2'], FIGURE);
    expect(stdout).toMatchInlineSnapshot(`
      "-
      4 = 0 + 4  expanded 1
      ┌───────┐
      │ . 1 3 │
      │ 4 2 5 │
      │ 7 8 6 │
      └───────┘
      ├─ L  4 = 1 + 3  expanded 2
      │  ┌───────┐
      │  │ 1 . 3 │
      │  │ 4 2 5 │
      │  │ 7 8 6 │
      │  └───────┘
      │  ├─ L  6 = 2 + 4  open
      │  │  ┌───────┐
      │  │  │ 1 3 . │
      │  │  │ 4 2 5 │
      │  │  │ 7 8 6 │
      │  │  └───────┘
      │  └─ U  4 = 2 + 2  open
      │     ┌───────┐
      │     │ 1 2 3 │
      │     │ 4 . 5 │
      │     │ 7 8 6 │
      │     └───────┘
      └─ U  6 = 1 + 5  open
         ┌───────┐
         │ 4 1 3 │
         │ . 2 5 │
         │ 7 8 6 │
         └───────┘
      f = g + h · astar with manhattan · 2 expanded · 3 open · not solved yet
      "
    `);
    expect([stderr, code]).toEqual(['', 0]);
  });

  test('--no-boards: a line for each node, to the goal', () => {
    expect(slidewise(['tree', 'rush-hour/course-1', '--no-boards']).stdout).toMatchInlineSnapshot(`
      "rush-hour/course-1
      3 = 0 + 3  expanded 1
      ├─ d -1  4 = 1 + 3  open
      ├─ d 1  3 = 1 + 2  open
      ├─ d -2  3 = 1 + 2  open
      ├─ d 2  3 = 1 + 2  expanded 2
      │  ├─ c -1  4 = 2 + 2  open
      │  ├─ c 1  4 = 2 + 2  open
      │  ├─ c -2  3 = 2 + 1  expanded 3
      │  │  ├─ d -1  4 = 3 + 1  open
      │  │  ├─ d -3  5 = 3 + 2  open
      │  │  ├─ d -4  4 = 3 + 1  open
      │  │  ├─ b 1  4 = 3 + 1  open
      │  │  ├─ b 2  4 = 3 + 1  open
      │  │  ├─ b 3  3 = 3 + 0  goal
      │  │  └─ a 1  4 = 3 + 1  open
      │  └─ a 1  4 = 2 + 2  open
      ├─ c -1  4 = 1 + 3  open
      ├─ c -2  3 = 1 + 2  open
      └─ a 1  4 = 1 + 3  open
      f = g + h · astar with forced · 3 expanded · 15 open · 3 moves, proved shortest
      "
    `);
  });

  test('every algorithm with a tree, in every family', () => {
    for (const board of ['rush-hour/jam-12', 'tiles/3x3-beginner', 'bricks/teach-1']) {
      for (const algorithm of ['bfs', 'astar', 'weighted-astar', 'greedy', 'idastar']) {
        const { stdout, stderr, code } = slidewise(['tree', board, '--algorithm', algorithm]);
        expect([stderr, code]).toEqual(['', 0]);
        expect(stdout).toContain('expanded 5');
      }
    }
  });

  test('iterative deepening starts several times', () => {
    const args = ['tree', 'tiles/3x3-beginner', '--no-boards', '--algorithm', 'idastar', '--heuristic', 'hamming'];
    expect(slidewise(args).stdout).toMatch(/^iteration 1 {2}5 = 0 \+ 5 {2}expanded 1$.*^iteration 2 {2}5/ms);
  });

  test('tables are fetched for heuristics that need them', () => {
    const { stdout, code } = slidewise(['tree', 'tiles/3x3-beginner', '--heuristic', 'pdb-555', '--no-boards']);
    expect(stdout).toContain('astar with pdb-555');
    expect(code).toBe(0);
  });
});

test('--json: nodes as the search entered them', () => {
  const { stdout, code } = slidewise(['tree', '--json', path('figure.txt'), '--heuristic', 'manhattan']);
  const [tree] = jsonLines(stdout);
  expect(tree).toMatchObject({
    family: 'tiles',
    algorithm: 'astar',
    heuristic: 'manhattan',
    status: 'solved',
    length: 4,
  });
  expect(tree.nodes[0]).toEqual({
    node: 0,
    parent: null,
    move: null,
    g: 0,
    h: 4,
    f: 4,
    state: 'closed',
    expansion: 1,
    improvements: 0,
    text: expect.stringContaining('4'),
  });
  expect(tree.nodes.filter(({ state }: { state: string }) => state === 'goal')).toHaveLength(1);
  expect(tree.expansions.map((node: number) => tree.nodes[node].expansion)).toEqual([1, 2, 3, 4]);
  expect(code).toBe(0);
});

test('--weight changes what nodes are ranked by', () => {
  const args = ['tree', '--json', path('figure.txt'), '--algorithm', 'weighted-astar', '--heuristic', 'manhattan'];
  const [tree] = jsonLines(slidewise([...args, '--weight', '2.5']).stdout);
  expect([tree.weight, tree.nodes[0].f]).toEqual([2.5, 10]);
});

test('the help names exactly the algorithms that make a tree', () => {
  const [, expected] = /expected (.*)\n/.exec(
    slidewise(['tree', 'rush-hour/course-1', '--algorithm', 'bidirectional']).stderr,
  )!;
  const help = slidewise(['tree', '--help']).stdout.replace(/\s+/g, ' ');
  expect(help).toContain(`Every family: --algorithm ${expected} Exit codes:`);
});

describe('pictures', () => {
  test('--svg: to standard output, wherever it stands, or into a file', () => {
    const last = slidewise(['tree', 'rush-hour/course-1', '--svg']);
    expect(last.stdout).toMatch(
      /^<svg .*<title>Rush Hour: rush-hour\/course-1, astar after 3 expansions<.*<\/svg>\n$/s,
    );
    expect(slidewise(['tree', '--svg', 'rush-hour/course-1']).stdout).toBe(last.stdout);
    const written = slidewise(['tree', 'rush-hour/course-1', '--svg', path('tree.svg')]);
    expect(written).toEqual({ stdout: '', stderr: '', code: 0 });
    expect(readFileSync(path('tree.svg'), 'utf8')).toBe(last.stdout);
  });

  test('--direction', () => {
    const draw = (way: string) => slidewise(['tree', 'rush-hour/course-1', '--svg', '--direction', way]).stdout;
    expect(draw('down')).not.toBe(draw('right'));
  });

  test('--dot: names are quoted, and every node has an edge to its parent', () => {
    const { stdout, code } = slidewise(['tree', path('"ä<&>\\.txt'), '--dot', '--expansions', '1']);
    expect(stdout).toMatch(/^digraph "Tiles: .*\\"ä<&>\\\\\.txt" \{\n/);
    expect(stdout.match(/^ {2}n\d+ \[label="┌.*\];$/gm)).toHaveLength(3);
    expect(stdout.match(/^ {2}n0 -> n[12] \[label="[LRUD]"\];$/gm)).toHaveLength(2);
    expect(code).toBe(0);
    slidewise(['tree', path('figure.txt'), '--dot', path('tree.dot')]);
    expect(readFileSync(path('tree.dot'), 'utf8')).toContain('(goal)');
  });

  test('a reader that goes away early is no error', () => {
    expect(shell('$SLIDEWISE tree --svg rush-hour/jam-12 --expansions 50 | head -n 1').stderr).toBe('');
  });
});

describe('unsolvable boards: a sentence, exit code 1', () => {
  test('proved before the search', () => {
    const { stdout, stderr, code } = slidewise(['tree', 'tiles/3x3-unsolvable', '--svg']);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^slidewise: tiles\/3x3-unsolvable: unsolvable: .*\n$/);
    expect(code).toBe(1);
  });

  test('proved by the search, whose tree is drawn', () => {
    const { stdout, stderr, code } = slidewise(['tree', 'bricks/unsolvable-2', '--expansions', '1000', '--no-boards']);
    expect(stdout).toContain('18 expanded · 0 open · unsolvable');
    expect(stderr).toMatch(/: unsolvable: all 18 positions .*\n$/);
    expect(code).toBe(1);
  });
});

test.each([
  [['tree'], 'no board was given'],
  [['tree', '--svg'], 'no board was given'],
  [['tree', path('bent.txt')], 'bent.txt:2:2: vehicle "b" bends here'],
  [['tree', 'rush-hour'], 'this is more than one board'],
  [
    ['tree', 'rush-hour/course-1', '--algorithm', 'bidirectional'],
    '"bidirectional" makes no tree: expected bfs, astar',
  ],
  [['tree', 'tiles/3x3-easy', '--algorithm', 'idastar-fsm'], '"idastar-fsm" makes no tree'],
  [['tree', 'rush-hour/course-1', '--algorithm', 'bsf'], 'there is no algorithm "bsf"'],
  [['tree', 'rush-hour/course-1', '--heuristic', 'nope'], 'there is no heuristic "nope"'],
  [['tree', 'rush-hour/course-1', '--weight', '2'], '"astar" takes no weight'],
  [['tree', 'rush-hour/course-1', '--svg', 'tree.png'], 'the file name for --svg must end in .svg'],
  [['tree', 'rush-hour/course-1', '--dot', 'tree.png'], 'the file name for --dot must end in .dot'],
  [
    ['tree', 'rush-hour/course-1', '--svg', path('no/tree.svg')],
    'tree.svg: it cannot be made: there is no such directory',
  ],
  [['tree', 'rush-hour/jam-40', '--expansions', '3000', '--svg'], 'ask for fewer --expansions'],
])('%j: one sentence, exit code 2', (args, words) => {
  const { stdout, stderr, code } = slidewise(args);
  expect(stdout).toBe('');
  expect(stderr).toContain(words);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});

test.each(['0', '-1', '1.5', 'x', '', '10001', '1e3'])('--expansions %j is turned away', (value) => {
  const { stderr, code } = slidewise(['tree', 'rush-hour/course-1', `--expansions=${value}`]);
  expect(stderr).toContain('expected a whole number from 1 to 10,000');
  expect(code).toBe(2);
});
