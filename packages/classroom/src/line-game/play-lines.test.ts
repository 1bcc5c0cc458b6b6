import { setImmediate as nextTurn } from 'node:timers/promises';
import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { Session } from '@slidewise/core/session';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CommandReader } from './commands.js';
import { linesOf } from './lines.js';
import { type LineGame, playLines } from './play-lines.js';

const rushHour = familyById('rush-hour')!;
const BOARD = ['...b..', '...b..', 'aa.b.d', '..cccd', '......', '......'];

const begin = (text: string): Session => Session.start(rushHour, unwrap(rushHour.parse(text, {})));

const game: Omit<LineGame, 'session'> = {
  words: { quit: 'Q', undo: 'Z', hint: '?' },
  texts: {
    prompt: () => '> ',
    won: 'won\n',
    quit: 'quit\n',
    illegalMove: 'illegal\n',
    nothingToUndo: 'nothing\n',
    whereTo: (piece) => `${piece}: how far? `,
    unreadable: (reason) => `what? ${reason}\n`,
  },
  draw: ({ position }) => `${unwrap(rushHour.print(position, 'usc'))}\n`,
  hint: async () => 'hint\n',
};

/** A stream of these bytes, cut into chunks of the given sizes. */
async function* chunks(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  let at = 0;
  for (const size of sizes) {
    yield bytes.subarray(at, at + size);
    at += size;
  }
  yield bytes.subarray(at);
}

async function play(input: string | Buffer, sizes: readonly number[] = []) {
  let output = '';
  const session = begin(BOARD.join('\n'));
  const write = (text: string): void => {
    output += text;
  };
  const end = await playLines(
    { ...game, session },
    { input: chunks(Buffer.from(input as string), sizes), write, nextTurn },
  );
  return { end, output };
}

/** The same game on the text of the board alone, for commands that are well formed. */
function model(commands: readonly string[]): string {
  let [rows, output] = [BOARD, ''];
  const past: (typeof BOARD)[] = [];
  const draw = (): void => {
    output += rows.map((row) => `${row}\n`).join('');
  };
  draw();
  for (const command of commands) {
    output += '> ';
    if (command === 'Q') return `${output}quit\n`;
    if (command === '?') output += 'hint\n';
    else if (command === 'Z') {
      if (past.length === 0) output += 'nothing\n';
      else rows = past.pop()!;
    } else {
      const next = moved(rows, command[0]!, Number(command.slice(1)));
      if (next === undefined) output += 'illegal\n';
      else {
        past.push(rows);
        rows = next;
      }
    }
    output += '\n';
    draw();
    if (/a\.*$/.test(rows[2]!)) return `${output}won\n`;
  }
  return `${output}> \n`;
}

function moved(rows: readonly string[], name: string, by: number): string[] | undefined {
  if (by === 0) return undefined;
  const grid = rows.map((row) => [...row]);
  const cells = grid.flatMap((row, r) => row.flatMap((cell, c) => (cell === name ? [[r, c] as const] : [])));
  const sideways = cells[0]![0] === cells[1]![0];
  for (let step = 0; step < Math.abs(by); step++) {
    for (const [r, c] of cells) grid[r]![c] = '.';
    const shift = Math.sign(by) * (step + 1);
    const next = cells.map(([r, c]) => (sideways ? [r, c + shift] : [r + shift, c]) as [number, number]);
    if (next.some(([r, c]) => grid[r]?.[c] !== '.')) return undefined;
    for (const [r, c] of next) grid[r]![c] = name;
    if (step + 1 < Math.abs(by)) for (const [r, c] of next) grid[r]![c] = '.';
  }
  return grid.map((row) => row.join(''));
}

const command = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.constantFrom(...'abcd'), fc.integer({ min: -3, max: 3 })).map(([v, n]) => `${v} ${n}`),
  },
  { weight: 4, arbitrary: fc.constantFrom('Z', '?') },
  { weight: 1, arbitrary: fc.constant('Q') },
);
const blanks = fc.constantFrom('\n', '\r\n', ' ', '\t', '\n\n  ', ', ');
const spelling = fc.record({
  // With nothing between commands, a move is one word.
  space: fc.oneof(
    fc.record({ inside: fc.constantFrom(' ', '', '  '), after: blanks }),
    fc.constant({ inside: '', after: '' }),
  ),
  plus: fc.boolean(),
});

test('commands may be written in many ways, cut anywhere, and mean the same', async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 30 });
  const spelled = fc.array(fc.tuple(command, spelling), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(spelled, sizes, async (list, cuts) => {
      const text = list
        .map(([words, { space, plus }]) => {
          const [name, amount] = words.split(' ');
          const signed = plus && amount?.startsWith('-') === false ? `+${amount}` : amount;
          return `${signed === undefined ? name : name + space.inside + signed}${space.after}`;
        })
        .join('');
      const { output } = await play(text, cuts);
      expect(output).toBe(model(list.map(([words]) => words.replace(' ', ''))));
    }),
    { numRuns: 300 },
  );
});

test('whatever is written, the game goes on and ends', async () => {
  const noise = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-e?ZQ0-9 +\-\n,;()]*$/));
  await fc.assert(
    fc.asyncProperty(noise, async (text) => {
      const { end, output } = await play(text);
      expect(['won', 'quit', 'end of input']).toContain(end);
      for (const line of output.split('\n')) {
        expect(line).toMatch(/^(> |[abcd]: how far\? )*([abcd.]{6}|won|quit|illegal|nothing|hint|what\? .*)?$/);
      }
    }),
    { numRuns: 300 },
  );
});

test('a vehicle at the end of a line: how far it goes may follow, or something else', async () => {
  const { output } = await play('c\n\n -2\nd\nb 9\nd 1 c\n');
  expect(output.match(/[abcd]: how far\? |illegal|> /g)).toEqual([
    ...['> ', 'c: how far? '],
    ...['> ', 'd: how far? ', 'illegal'],
    ...['> ', '> ', 'c: how far? '],
  ]);
  expect(output.endsWith('aa.b..\nccc..d\n.....d\n......\n> c: how far? \n')).toBe(true);
});

test('what cannot be read is reported once; separate commands after it on the line are read', async () => {
  expect((await play('x 2\nQ')).output).toMatch(/> what\? "x 2" does not start with the name of a vehicle\n\n/);
  expect((await play('c two\nQ')).output).toMatch(/> what\? "c two" is not a move: expected .*\n\n/);
  expect(await play('c two ? x Q')).toMatchObject({ end: 'quit' });
  expect((await play('c two ? x Q')).output.match(/what|hint|quit/g)).toEqual(['what', 'hint', 'what', 'quit']);
});

test('a board that is solved already is won at once, and nothing is read', async () => {
  let output = '';
  const write = (text: string): void => {
    output += text;
  };
  const solved = { ...game, session: begin('aa./.../...') };
  const end = await playLines(solved, { input: chunks(Buffer.from('Q'), []), write, nextTurn });
  expect([end, output]).toEqual(['won', 'aa.\n...\n...\nwon\n']);
});

/** The commands of a game in any family, short: moves in parentheses, and what is asked about a piece. */
async function read(familyId: string, board: string, text: string): Promise<string[]> {
  const family = familyById(familyId)!;
  const { position, format } = unwrap(family.parse(board, {}));
  const reader = new CommandReader(
    family,
    family.scene(position),
    ['Q', 'Z', '?'],
    linesOf(chunks(Buffer.from(text), [])),
  );
  const commands: string[] = [];
  for (;;) {
    const command = await reader.next(position);
    if (command === undefined) return commands;
    if (command.kind === 'word') commands.push(command.word);
    else if (command.kind === 'unfinished') commands.push(`${command.piece}?`);
    else if (command.kind === 'unreadable') commands.push('what?');
    else commands.push(`(${family.printMove(position, command.move, { format })})`);
  }
}

test('a piece may be called as a command is: then the command stands alone at the end of a line', async () => {
  const board = '...Z..\n...Z..\naa....\n..QQQ.\n......\n......\n';
  expect(await read('rush-hour', board, 'Z 1 Q -1 Z\nQ-1\nQ')).toEqual(['(Z 1)', '(Q -1)', 'Z', '(Q -1)', 'Q']);
});

test('every family in its own notation', async () => {
  expect(await read('tiles', '1 2 3\n4 0 5\n7 8 6\n', 'LR Z?\nx')).toEqual(['(L)', '(R)', 'Z', '?', 'what?']);
  const klotski = 'goal: 3 1\nAXXB\nAXXB\nCEED\nCFGD\nH..I\n';
  expect(await read('bricks', klotski, '(F,down) Z\nH right 2\nG\ndown,left\nG\nH right\n')).toEqual([
    '(F down 1)',
    ...['Z', '(H right 2)', 'G?', '(G down,left)', 'G?', '(H right 1)'],
  ]);
});

test('a stream without line ends is handed on in parts, cut at blanks', async () => {
  const text = 'c -2 c 2 '.repeat(30_000);
  let [joined, longest] = ['', 0];
  for await (const line of linesOf(chunks(Buffer.from(text), new Array(20).fill(5000)))) {
    expect(line.trim()).toMatch(/^(c|-?2)( .*)?$/);
    joined += line;
    longest = Math.max(longest, line.length);
  }
  expect(joined).toBe(text);
  expect(longest).toBeLessThanOrEqual(2 ** 16);
});

test('a stream that breaks off has ended', async () => {
  async function* broken(): AsyncGenerator<Buffer> {
    yield Buffer.from('Z\n?');
    throw Object.assign(new Error('read EIO'), { code: 'EIO', syscall: 'read' });
  }
  const lines: string[] = [];
  for await (const line of linesOf(broken())) lines.push(line);
  expect(lines).toEqual(['Z', '?']);
});
