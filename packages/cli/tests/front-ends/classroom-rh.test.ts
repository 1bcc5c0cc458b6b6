import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { folderOf, interruptSearch, shell, slidewise } from '../support/run-cli.js';

const PROMPT = "Enter a vehicle and move amount (+ = dn/rt, - = up/lt), 'Q', '?', or 'Z' : ";
const COURSE_1 = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const folder = folderOf({
  'inboard1.in': COURSE_1,
  'untidy.in': `\uFEFF\r\n${COURSE_1.replaceAll('\n', '  \r\n')}\r\n`,
  'solved.in': '...\naa.\n...\n',
  'large.in': endless(),
  'telling.in': 'bbcc.d\neee.fd\naaghfd\n.igh..\n.ijh..\n.ij...\n',
  'one-cell.in': '..b.\naac.\n....\n....\n',
  'empty.in': '',
  'bent.in': 'aab\n.bb\n...\n',
  'ragged.in': 'aa.\n..\n...\n',
  'upright.in': 'a..\na..\n...\n',
  'binary.in': Buffer.from([97, 97, 0, 46]),
});
/** A board that takes the course's A* very long: b can never leave a's row, and all the others go wherever they like. */
function endless(): string {
  const rows = Array.from({ length: 60 }, () => new Array<string>(60).fill('.'));
  const put = (name: string, row: number, column: number): void => {
    rows[row]![column] = name;
  };
  for (const column of [0, 1]) put('a', 30, column);
  for (let row = 10; row < 50; row++) put('b', row, 59);
  for (const [i, name] of [...'cdefghijklmnopqrstuvwxyz'].entries())
    for (const row of [1, 2]) put(name, row, 2 + 2 * i);
  return `${rows.map((row) => row.join('')).join('\n')}\n`;
}

afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

const rh = (board: string, heuristic: string, input: string) => slidewise(['classroom', 'rh', board, heuristic], input);

/** A transcript without the words of the player, which stand after a prompt, with the line's end. */
function untyped(transcript: string): { output: string; input: string } {
  const typed = new RegExp(`(?<=${PROMPT.replace(/[^\w ]/g, '\\$&')}).*\\n`, 'g');
  return { output: transcript.replace(typed, ''), input: transcript.match(typed)!.join('') };
}

const SAMPLE_1 = `...b..
...bee
aa.b.d
.....d
...c..
...c..
${PROMPT}?
No Solution exists!

...b..
...bee
aa.b.d
.....d
...c..
...c..
${PROMPT}Z
No move to undo

...b..
...bee
aa.b.d
.....d
...c..
...c..
${PROMPT}Q
Don't give up that easily!
`;

const SAMPLE_2 = `...b..
...b..
aa.b.d
..cccd
......
......
${PROMPT}?
Solution found with expansions: 19
d 2
c -2
b 3

...b..
...b..
aa.b.d
..cccd
......
......
${PROMPT}d 2

...b..
...b..
aa.b..
..ccc.
.....d
.....d
${PROMPT}c -2

...b..
...b..
aa.b..
ccc...
.....d
.....d
${PROMPT}b 3

......
......
aa....
cccb..
...b.d
...b.d
You win!
`;

/** The course's first game, which it shows without a cheat; "You win!" stands there twice, before the board by mistake. */
const SAMPLE_3 = `...b..
...b..
aa.b.d
..cccd
......
......
${PROMPT}c -2

...b..
...b..
aa.b.d
ccc..d
......
......
${PROMPT}b 3

......
......
aa...d
cccb.d
...b..
...b..
${PROMPT}d 1

......
......
aa....
cccb.d
...b.d
...b..
You win!
`;

describe("the course's transcripts, byte for byte", () => {
  test.each([
    ['sample 1', 'rush-hour/course-0', SAMPLE_1],
    ['sample 2', 'rush-hour/course-1', SAMPLE_2],
    ['the game at the beginning', 'rush-hour/course-1', SAMPLE_3],
  ])('%s', (_, board, transcript) => {
    const { output, input } = untyped(transcript);
    expect(rh(board, '2', input)).toEqual({ stdout: output, stderr: '', code: 0 });
  });
});

test.each([
  ['rush-hour/course-1', '0', 'Solution found with expansions: 72'],
  ['rush-hour/course-1', '1', 'Solution found with expansions: 30'],
  ['rush-hour/course-1', '2', 'Solution found with expansions: 19'],
  ['rush-hour/course-0', '0', 'No Solution exists!'],
])('%s with heuristic %s: %s', (board, heuristic, words) => {
  expect(rh(board, heuristic, '?Q').stdout).toContain(`${PROMPT}${words}\n`);
});

test('the shortest solution comes out where closing boards early would lose it', () => {
  for (const heuristic of ['0', '1', '2']) {
    const [, moves] = /expansions: \d+\n((?:\w -?\d+\n)*)\n/.exec(
      rh('rush-hour/course-closing-early', heuristic, '?').stdout,
    )!;
    expect(moves!.trim().split('\n')).toHaveLength(6);
    // Played as they are printed, they win.
    expect(rh('rush-hour/course-closing-early', heuristic, moves!).stdout.endsWith('You win!\n')).toBe(true);
  }
});

test('undo goes back move by move, and what it restores is solved from there', () => {
  const { stdout } = rh('rush-hour/course-1', '2', 'd 2 c -2 ZZ ? Z');
  const boards = stdout.match(/(?:^[a-z.]{6}\n){6}/gm)!;
  expect(boards.map((board) => boards.indexOf(board))).toEqual([0, 1, 2, 1, 0, 0, 0]);
  expect(stdout).toContain(': 19\nd 2\nc -2\nb 3\n');
  expect(stdout).toContain('No move to undo\n');
});

test('several commands on a line, with nothing between, and untidy boards and line ends', () => {
  const { output, input } = untyped(SAMPLE_2);
  expect(rh(file('untidy.in'), '2', '?d2c-2b3').stdout).toBe(output);
  const asked = rh(file('untidy.in'), '2', '\uFEFF? d +2\r\n\r\nc\r\n-2 b 3').stdout;
  expect(asked).toContain(`${PROMPT}How far does c move? \n`);
  expect(asked.replace('How far does c move? ', '')).toBe(output);
  expect(rh(file('inboard1.in'), '2', input.replaceAll('\n', ' ')).stdout).toBe(output);
});

test.each([
  ['c 2', 'Illegal move...try again!'],
  ['c -99', 'Illegal move...try again!'],
  ['x 2', '"x 2" does not start with the name of a vehicle...try again!'],
  ['c two', '"c two" is not a move: expected a vehicle and how far it slides, such as "c -2"...try again!'],
  ['c 1.5', '"c 1.5" is not a move: expected a vehicle and how far it slides, such as "c -2"...try again!'],
  [
    'c 99999999999999999999',
    '"c 99999999999999999999" is not a move: expected a vehicle and how far it slides, such as "c -2"...try again!',
  ],
  ['q', '"q" does not start with the name of a vehicle...try again!'],
  ['\u0007\u001b[2J', '"··[2J" does not start with the name of a vehicle...try again!'],
])('%j is answered, and the game goes on', (line, answer) => {
  const { stdout, stderr, code } = rh('rush-hour/course-1', '1', `${line}\nQ\n`);
  expect(stdout).toBe(`${COURSE_1}${PROMPT}${answer}\n\n${COURSE_1}${PROMPT}Don't give up that easily!\n`);
  expect([stderr, code]).toEqual(['', 0]);
});

test('a vehicle that moves by 0 has moved, and can be taken back', () => {
  const moved = COURSE_1.replace('..cccd', '.ccc.d');
  const boards = [COURSE_1, COURSE_1, moved, moved, moved, COURSE_1, COURSE_1];
  const shown = boards.join(`${PROMPT}\n`);
  const { stdout } = rh('rush-hour/course-1', '1', 'c 0\nc -1\nc +0\nZ\nZ\nZ\nZ\nQ\n');
  expect(stdout).toBe(`${shown}${PROMPT}No move to undo\n\n${COURSE_1}${PROMPT}Don't give up that easily!\n`);
});

test('vehicles of one cell move up and down', () => {
  const { stdout, code } = rh(file('one-cell.in'), '2', 'b 1\n?\nc 1\n');
  expect(stdout).toContain(`${PROMPT}Illegal move...try again!\n`);
  expect(stdout).toMatch(/Solution found with expansions: \d+\nc [12]\n\n/);
  expect([stdout.endsWith('You win!\n'), code]).toEqual([true, 0]);
});

test('at the end of the input, the game ends, whatever was begun', () => {
  expect(rh('rush-hour/course-1', '2', '')).toEqual({ stdout: `${COURSE_1}${PROMPT}\n`, stderr: '', code: 0 });
  expect(rh('rush-hour/course-1', '2', 'c').stdout).toBe(`${COURSE_1}${PROMPT}How far does c move? \n`);
  expect(shell('$SLIDEWISE classroom rh rush-hour/course-1 2 <&-').stdout).toBe(`${COURSE_1}${PROMPT}\n`);
});

test('a board that is solved already is won at once', () => {
  expect(rh(file('solved.in'), '2', 'Q')).toEqual({ stdout: '...\naa.\n...\nYou win!\n', stderr: '', code: 0 });
});

test('a reader that has seen enough is no error', () => {
  const { stdout, stderr } = shell("yes '? c -1 c 1' | $SLIDEWISE classroom rh rush-hour/course-1 2 | head -n 1");
  expect([stdout, stderr]).toEqual(['...b..\n', '']);
});

describe('arguments', () => {
  test.each([[[]], [['x']]])('%j: one is missing', (args) => {
    const answer = { stdout: '', stderr: 'Provide the input file name and heuristic\n', code: 1 };
    expect(slidewise(['classroom', 'rh', ...args])).toEqual(answer);
  });

  test.each(['3', '-1', '99999999999', '1.5', 'two', '', '--all'])('the heuristic %j is out of range', (heuristic) => {
    const answer = { stdout: '', stderr: 'Heuristic must be in the range 0 to 2...exiting\n', code: 1 };
    expect(rh('rush-hour/course-1', heuristic, 'Q')).toEqual(answer);
  });

  test('one too many', () => {
    expect(slidewise(['classroom', 'rh', 'a', '1', 'b'])).toMatchObject({ stdout: '', code: 2 });
  });
});

test.each([
  [file('missing.in'), 'missing.in: there is no such file or directory'],
  [file('empty.in'), 'empty.in:1:1: the board is empty'],
  [file('bent.in'), 'bent.in:2:2: vehicle "b" bends here'],
  [file('ragged.in'), 'ragged.in:2:3: this row has 2 cells, but the first row has 3'],
  [file('upright.in'), 'upright.in:1:1: the target "a" is vertical; it must be horizontal'],
  [file('binary.in'), 'binary.in:1:3: this is not text: it has a byte that is zero'],
  ['tiles/3x3-easy', 'tiles/3x3-easy: this is a board of Tiles'],
  ['rush-hour:usc:aab', 'rush-hour:usc:aab: 3 cells on one line do not make a square board'],
  ['rush-hour', 'rush-hour'],
  ['-', '-: standard input holds the commands of the game, so the board must be in a file'],
])('the board %s: one sentence, exit code 2', (board, words) => {
  const { stdout, stderr, code } = rh(board, '2', 'Q');
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^slidewise: [^\n]*\n$/);
  expect(stderr).toContain(words);
  expect(code).toBe(2);
});

describe('boards that were not written for the course', () => {
  const START = '.lllbb\n..cc.d\n..aaed\nffgged\nhhhi..\njj.ikk\n';

  test('get its names and its goal: a named board, an id, a file that was generated, a line of JSON', () => {
    const id = slidewise(['convert', '--to', 'id', 'rush-hour/jam-12']).stdout.trim();
    const made = folderOf({
      'made.txt': `${slidewise(['generate', 'rush-hour', '--moves', '5']).stdout}`,
      'made.jsonl': slidewise(['generate', 'rush-hour', '--moves', '5', '--json']).stdout,
    });
    for (const board of ['rush-hour/jam-12', id]) {
      const { stdout, stderr, code } = rh(board, '2', 'Q');
      expect(stdout.startsWith(`${START}${PROMPT}`)).toBe(true);
      expect(stderr).toBe(`slidewise: note: ${board} has the names of the course here; a is to be freed\n`);
      expect(code).toBe(0);
    }
    // The game ends as soon as the way is clear, so that there is a move less.
    const [, moves] = /expansions: \d+\n((?:\w -?\d+\n)*)\n/.exec(rh('rush-hour/jam-12', '2', '?').stdout)!;
    expect(moves!.trimEnd().split('\n')).toHaveLength(14);
    for (const name of ['made.txt', 'made.jsonl']) {
      const { stdout, code } = rh(join(made, name), '2', '?');
      const [, found] = /expansions: \d+\n((?:\w -?\d+\n)*)\n/.exec(stdout)!;
      expect([found!.trimEnd().split('\n').length, code]).toEqual([4, 0]);
    }
    rmSync(made, { recursive: true });
  });
});

test('Ctrl-C ends a search at once, and the game', async () => {
  const { stderr, code } = await interruptSearch(['classroom', 'rh', file('large.in'), '0'], '?\n');
  expect(stderr).toMatch(/interrupted after [\d,]+ expansions/);
  expect(code).toBe(130);
});

test('whatever is typed, it ends well, without a trace of the program', () => {
  const word = fc.oneof(
    fc.constantFrom('?', 'Z', 'c -2', 'c2', 'd 1', 'b 3', 'a', 'Q', '\n', '\r\n', '-', '9'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), (words) => {
      const { stdout, stderr, code } = rh('rush-hour/course-1', '2', words.join(' '));
      expect([stderr, code]).toEqual(['', 0]);
      expect(stdout.startsWith(COURSE_1 + PROMPT)).toBe(true);
      expect(stdout).toMatch(/(You win!|Don't give up that easily!|: |\? )\n$/);
    }),
    { numRuns: 15 },
  );
});

describe('as the text writes it: a board is closed when it is generated', () => {
  const cheat = (board: string, heuristic: string, ...more: string[]) => {
    const { stdout, stderr } = slidewise(['classroom', 'rh', board, heuristic, ...more], '?\n');
    const [, expansions, moves] = /expansions: (\d+)\n((?:\w -?\d+\n)*)\n/.exec(stdout)!;
    return { expansions: Number(expansions), length: moves!.trimEnd().split('\n').length, stderr };
  };

  test('the count of the text, and a note with the other one each way', () => {
    const sound = cheat(file('telling.in'), '1');
    const written = cheat(file('telling.in'), '1', '--as-written');
    expect([sound.expansions, written.expansions]).toEqual([295, 266]);
    expect(sound.length).toBe(written.length);
    expect(sound.stderr).toContain(
      'note: the algorithm as the text writes it (--as-written) has 266 expansions here\n',
    );
    expect(written.stderr).toContain('A* that takes every shorter way has 295 expansions here\n');
  });

  test('a solution that is too long, and a note that says so', () => {
    const written = cheat('rush-hour/course-closing-early', '2', '--as-written');
    expect(written.length).toBe(7);
    expect(written.stderr).toContain(' and finds 6 moves\n');
    expect(cheat('rush-hour/course-closing-early', '2').stderr).toContain(' and finds 7 moves\n');
  });

  test('no note where nothing differs', () => {
    expect(cheat('rush-hour/course-1', '2').stderr).toBe('');
  });
});
