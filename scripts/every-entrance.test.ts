import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { familyById } from '@slidewise/core/families';
import { namesInLinks, readBoard, type SplitOptions, splitBoards, TextSplitter } from '@slidewise/core/reading';
import { type Problem, unwrap } from '@slidewise/core/result';
import { positionId, readPositionId, Session } from '@slidewise/core/session';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { boardItems } from '../packages/batch/src/input/board-items.js';
import { readBoards } from '../packages/cli/src/input/boards.js';
import { puzzleNamed } from '../packages/cli/src/input/collection.js';
import { drawScene } from '../packages/cli/src/terminal/draw.js';
import { boardsIn } from '../packages/web/src/worker/found-boards.js';

// What one entrance reads, all read: every kind of text, through every function that takes texts of users.

const folder = mkdtempSync(join(tmpdir(), 'slidewise-entrances-'));
afterAll(() => rmSync(folder, { recursive: true }));

// The collection is where the program is built.
vi.mock(import('../packages/cli/src/input/collection.js'), async (original) => ({
  ...(await original()),
  puzzleNamed: (name: string) =>
    name === 'tiles/easy' ? { family: 'tiles', text: '1 2 3\n4 5 6\n7 0 8\n' } : undefined,
}));

/** What came of a text: the id of each board, or where it is wrong and how. */
type Found = readonly string[];

const shown = (family: { readonly id: string }, position: unknown): string =>
  positionId(familyById(family.id)!, position);
const wrong = ({ line, column, message }: Problem): string => `${line}:${column}: ${message}`;
/** An id in the form in which boards are compared, or the beginning of what is wrong. */
const same = (id: string): unknown => {
  if (/^\d/.test(id)) return expect.stringContaining(id);
  const { family, reading } = unwrap(readPositionId(id));
  return shown(family, reading.position);
};

const file = join(folder, 'boards.txt');
async function fromCommand(given: string, family?: string): Promise<Found> {
  const found: string[] = [];
  for await (const board of readBoards([given], family, {})) {
    const { family: own, reading, error } = board;
    found.push(reading === undefined ? error!.replace(/^\S*?(\d+:\d+: )/, '$1') : shown(own!, reading.position));
  }
  return found;
}

/** All ways in which a text of a user comes in. */
const entrances: Readonly<Record<string, (text: string, family?: string) => Promise<Found>>> = {
  async 'the library'(text, family) {
    const options: SplitOptions = { read: {}, puzzleNamed, ...(family === undefined ? {} : { family }) };
    return [...splitBoards(text, options)].map((part) => {
      const read = readBoard(part, options);
      return read.ok ? shown(read.value.family, read.value.reading.position) : wrong(read.problem);
    });
  },
  async 'the library, a character at a time'(text, family) {
    const options: SplitOptions = { read: {}, puzzleNamed, ...(family === undefined ? {} : { family }) };
    const splitter = new TextSplitter(options);
    const parts = [...text].flatMap((piece) => [...splitter.push(piece)]);
    return [...parts, ...splitter.end()].map((part) => {
      const read = readBoard(part, options);
      return read.ok ? shown(read.value.family, read.value.reading.position) : wrong(read.problem);
    });
  },
  async 'a command with a file'(text, family) {
    writeFileSync(file, text);
    return fromCommand(file, family);
  },
  async 'a command with standard input'(text, family) {
    const { stdin } = process;
    Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(text)]), configurable: true });
    try {
      return await fromCommand('-', family);
    } finally {
      Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
    }
  },
  async 'a batch run'(text, family) {
    const options = { read: {}, puzzleNamed, ...(family === undefined ? {} : { family }) };
    const input = { name: 'boards.txt', path: 'boards.txt', open: () => Readable.from([Buffer.from(text)]) };
    const found: string[] = [];
    const count = { bytes: 0, characters: 0, taken: 0 };
    for await (const item of boardItems(Readable.from([input]), { ...options, count })) {
      // As it goes to a worker.
      const read = readBoard(JSON.parse(JSON.stringify(item)), options);
      found.push(read.ok ? shown(read.value.family, read.value.reading.position) : wrong(read.problem));
    }
    return found;
  },
  async 'Paste in the web app'(text, family) {
    const puzzles = Object.fromEntries(namesInLinks(text).flatMap((name) => [[name, puzzleNamed(name)!]]));
    const task = { text, puzzles, ...(family === undefined ? {} : { family }) };
    return [...boardsIn(task)].map((board) =>
      board.problem === undefined ? shown({ id: board.family! }, board.position) : wrong(board.problem),
    );
  },
};

const JAM = 'rush-hour:usc:...b../...b../aa.b.d/..cccd/....../......';
const GRID = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const TILES = 'tiles:rows:1_2_3/4_5_6/7_0_8';
const SOLVED = 'tiles:rows:1_2_3/4_5_6/7_8_0';
const KLOTSKI = 'bricks:grid:master%3A_X/goal%3A_3_1/AXXB/AXXB/CEED/CFGD/H..I';
const BRICKS = 'master: X\ngoal: 3 1\n\nAXXB\nAXXB\nCEED\nCFGD\nH..I\n';

const draw = (id: string, name = 'a name'): string => {
  const { family, reading } = unwrap(readPositionId(id));
  const facts = `${family.title} · 6×6 · 12 pieces · goal ${reading.goal} · format ${reading.format}`;
  return `${name}\n${drawScene(family.scene(reading.position)).join('\n')}\n${facts}\n${id}\n`;
};
const withoutId = (drawing: string): string => drawing.replace(/\n[^\n]*\n$/, '\n');
const boxOnly = (drawing: string): string => drawing.split('\n').slice(1, -3).join('\n');
const game = (id: string, ...moves: string[]): string => {
  const { family, reading } = unwrap(readPositionId(id));
  const session = Session.start(family, reading);
  for (const move of moves) unwrap(session.playText(move));
  return session.save();
};

const kinds: readonly [kind: string, text: string, found: Found, family?: string][] = [
  ['rows of lower-case letters', GRID, [JAM]],
  ['rows of upper-case letters', 'A..\nA..\nXXB\n..B\n', ['rush-hour:sfu:A../A../XXB/..B']],
  [
    'all rows on one line',
    'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM',
    ['rush-hour:line:IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM'],
  ],
  [
    'one line with numbers around it',
    '60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332',
    ['rush-hour:line:IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM'],
  ],
  [
    'a table of vehicles',
    'car,orientation,col,row,length\nX,H,1,3,2\nB,V,4,1,2\n',
    ['rush-hour:sfu:...B../...B../XX..../....../....../......'],
  ],
  ['rows of tiles', '1 2 3\n4 5 6\n7 _ 8\n', [TILES]],
  ['tiles with their size', '3\n1 2 3\n4 5 6\n7 0 8\n', [TILES]],
  ['tiles on one line', '1 2 3/4 5 6/7 0 8', [TILES]],
  ['tiles as a program writes lists', '[[1, 2, 3], [4, 5, 6], [7, 0, 8]]', [TILES]],
  ['tiles as another does', '{{1,2,3},{4,5,6},{7,0,8}}', [TILES]],
  ['tiles with remarks', '# three by three\n1 2 3 # a row\n4 5 6\n7 0 8\n', [TILES]],
  ['bricks with headers', BRICKS, [KLOTSKI]],
  [
    'bricks in numbers',
    '4,3,\n1,1,1,1,\n1,2,-1,1,\n1,1,1,1,\n',
    ['bricks:sbp:4%2C3%2C/1%2C1%2C1%2C1%2C/1%2C2%2C-1%2C1%2C/1%2C1%2C1%2C1%2C'],
  ],
  ['an id', JAM, [JAM]],
  ['ids on lines, with numbers', `1 ${JAM} 3\n\n2 ${TILES}\n`, [JAM, TILES]],
  ['a link to a board', `http://127.0.0.1:8080/#/play?board=${TILES}`, [TILES]],
  ['a link to a game', `<https://example.org/app/#/play/x?board=${TILES}&moves=L>`, [SOLVED]],
  ['a link to a puzzle', 'http://127.0.0.1:8080/#/study/tiles/easy', [TILES]],
  ['links on lines', `http://x/#/play?board=${JAM}\nhttp://x/#/editor?board=${TILES}\n`, [JAM, TILES]],
  ['a JSON line with a text', JSON.stringify({ board: 'a.txt:1', text: GRID, family: 'rush-hour', length: 3 }), [JAM]],
  ['JSON lines with boards', '{"board":"1 2 3/4 5 6/7 0 8"}\n{"board":"1 2 3/4 5 6/7 8 0"}\n', [TILES, SOLVED]],
  ['JSON lines with ids', `{ "id": "${TILES}" }\n{ "id": "${KLOTSKI}" }\n`, [TILES, KLOTSKI]],
  ['a saved game', game(TILES, 'L'), [SOLVED]],
  ['saved games', `${game(TILES, 'L')}\n${game(JAM)}`, [SOLVED, JAM]],
  ['a drawing', draw(JAM), [JAM]],
  ['a drawing of bricks', draw(KLOTSKI), [KLOTSKI]],
  ['a drawing without its id', withoutId(draw(KLOTSKI)), [KLOTSKI]],
  ['the frame of a drawing', boxOnly(draw(TILES)), [TILES]],
  ['drawings', [draw(JAM), draw(TILES, 'x:2'), draw(KLOTSKI)].join('\n'), [JAM, TILES, KLOTSKI]],
  ['drawings of small boards, and a board', `${draw(JAM)}\n1 2 3\n4 5 6\n7 0 8\n`, [JAM, TILES]],
  ['a board on each line', '1 2 3/4 5 6/7 0 8\n\n# a remark\n1 2 3/4 5 6/7 8 0\n', [TILES, SOLVED]],
  [
    'a list of many families and forms',
    `${GRID.trim().replaceAll('\n', '/')}\n1 2 3/4 5 6/7 0 8\n${KLOTSKI}\n{"text":"1 2 3 4 5 6 7 8 0"}\nhttp://x/#/play?board=${TILES}\n`,
    [JAM, TILES, KLOTSKI, SOLVED, TILES],
  ],
  ['boards with empty lines between', `${GRID}\n1 2 3\n4 5 6\n7 0 8\n\n\n${BRICKS}`, [JAM, TILES, KLOTSKI]],
  ['a board with empty lines in it', '1 2 3\n\n4 5 6\n\n7 0 8\n', [TILES]],
  ['line ends of Windows, and a byte order mark', `\uFEFF${GRID.replaceAll('\n', '\r\n')}`, [JAM]],
  ['line ends of old Macs', GRID.replaceAll('\n', '\r'), [JAM]],
  ['a list with a byte order mark and blanks', `\uFEFF${JAM}  \r\n\t${TILES} \r\n`, [JAM, TILES]],
  ['blanks at the ends of rows', GRID.replaceAll('\n', '  \n'), [JAM]],
  ['nothing', ' \n\n', ['1:1: the board is empty']],
  ['a link to no puzzle', 'http://127.0.0.1:8080/#/play/no/such', ['1:1: there is no puzzle "no/such"']],
  ['a board with a mistake', '1 2 3\n4 5 5\n7 0 8\n', ['2:5: ']],
  ['a mistake in the second of two boards', `${GRID}\n1 2 3\n4 5 5\n7 0 8\n`, [JAM, '9:5: ']],
  [
    'a mistake in a list',
    `1 2 3/4 5 6/7 0 8\n1 2 3/4 5 x/7 0 8\n  1 ${JAM}.\n`,
    [TILES, '2:11: "x" is not a tile', '3:5: '],
  ],
  ['a mistake in a saved game', game(TILES, 'L').replace('1. L', '1. U'), ['6:4: move 1, "U"']],
  ['a mistake in a JSON line', `{"text":"1 2 3 0"}\n{"txt":"1"}\n`, ['tiles:rows:1_2/3_0', '2:1: ']],
  [
    'a mistake in a drawing',
    `${withoutId(draw(TILES))}\n${withoutId(draw(TILES)).replace('│ 4 5', '│ 4 4')}`,
    [TILES, '11:3: '],
  ],
  ['a drawing that was changed', draw(TILES).replace('│ 4 5', '│ 5 4'), ['2:1: this drawing and the id below it']],
  [
    'a family that is demanded',
    `1 2 3/4 5 6/7 0 8\n${JAM}\nAA.B/..../..../....\n`,
    [TILES, '2:1: this is a board of rush-hour, not of tiles', '3:1: '],
    'tiles',
  ],
];

describe.each(Object.entries(entrances))('%s', (_, read) => {
  test.each(kinds)('reads %s', async (_, text, found, family) => {
    expect(await read(text, family)).toEqual(found.map(same));
  });
});
