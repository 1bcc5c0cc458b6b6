import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { describe, expect, test } from 'vitest';
import { LineCommandReader, linesOf } from './line-commands.js';

async function* chunks(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

/** The commands in a text, short: `Q`, `?`, `Z`, a move in parentheses, or what is no command. */
async function read(familyId: string, board: string, ...texts: string[]): Promise<string[]> {
  const family = familyById(familyId)!;
  const { position, format } = unwrap(family.parse(board, {}));
  const reader = new LineCommandReader(family, linesOf(chunks(...texts)));
  const commands: string[] = [];
  for (;;) {
    const command = await reader.next(position);
    if (command === undefined) return commands;
    if (command.kind === 'move') commands.push(`(${family.printMove(position, command.move, format)})`);
    else if (command.kind === 'unknown') commands.push(`"${command.text}"`);
    else commands.push({ quit: 'Q', solve: '?', undo: 'Z' }[command.kind]);
  }
}

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';

describe('commands of the line game', () => {
  test.each([
    ['c -2\n', ['(c -2)']],
    ['c-2 d+1 ? Z Q\n', ['(c -2)', '(d 1)', '?', 'Z', 'Q']],
    ['  c   -2,  d 1; z q\r\n', ['(c -2)', '(d 1)', 'Z', 'Q']],
    ['c\n-2\n\nd\n1\n', ['(c -2)', '(d 1)']],
    ['x 1 c -2\n', ['"x 1"', '(c -2)']],
    ['c two d 1\n', ['"c"', '"two"', '(d 1)']],
    ['c', ['"c"']],
    ['', []],
    ['\n \n', []],
    ['cL2 dD1', ['(c -2)', '(d 1)']],
  ])('%j', async (text, expected) => {
    expect(await read('rush-hour', COURSE, text)).toEqual(expected);
  });

  test('a vehicle may be called as a command is: then a number makes the difference', async () => {
    const board = '...Z..\n...Z..\naa....\n..QQQ.\n......\n......\n';
    expect(await read('rush-hour', board, 'Z 1 Q -1 Z\nQ')).toEqual(['(Z 1)', '(Q -1)', 'Z', 'Q']);
    expect(await read('rush-hour', board.toLowerCase(), 'z 1 z\nZ Q')).toEqual(['(z 1)', '"z"', 'Z', 'Q']);
  });

  test('every family in its own notation', async () => {
    expect(await read('tiles', '1 2 3\n4 0 5\n7 8 6\n', 'LR u? left')).toEqual(['(L)', '(R)', '"u?"', '"left"']);
    const klotski = 'goal: 3 1\nAXXB\nAXXB\nCEED\nCFGD\nH..I\n';
    expect(await read('bricks', klotski, '(F,down) H right 2 G down,left Z')).toEqual([
      '((F,down))',
      '(H right 2)',
      '(G down,left)',
      'Z',
    ]);
  });

  test('lines may come in parts, letters of several bytes too', async () => {
    const lines: string[] = [];
    const bytes = Buffer.from('é 1\r\nb');
    async function* parts(): AsyncGenerator<Buffer> {
      for (const byte of bytes) yield Buffer.from([byte]);
    }
    for await (const line of linesOf(parts())) lines.push(line);
    expect(lines).toEqual(['é 1', 'b']);
  });
});
