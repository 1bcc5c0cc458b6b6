import { stripVTControlCharacters } from 'node:util';
import type { Scene } from '@slidewise/core/contract';
import { guessFamily } from '@slidewise/core/reading';
import { unwrap } from '@slidewise/core/result';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../../terminal/text-width.js';
import { drawGame, type Frame, type GameView } from './view.js';

function sceneOf(board: string): Scene {
  const family = guessFamily(board);
  return family.scene(unwrap(family.parse(board, {})).position);
}

function viewOf(board: string, rest: Partial<GameView> = {}): GameView {
  return {
    title: 'a board',
    scene: sceneOf(board),
    marks: new Map(),
    arrows: [],
    facts: [
      ['Moves', '2'],
      ['Shortest', '3'],
      ['Time', '0:07'],
    ],
    message: ['Bring a to the exit.'],
    log: ['d 2', 'c -2'],
    keys: ['Tab select', 'h hint', 'q quit'].map((key, expendable) => ({ text: key, expendable })),
    ...rest,
  };
}

function text({ lines }: Frame): string {
  return lines.map((line) => `${stripVTControlCharacters(line)}\n`).join('');
}

const COURSE = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const BRICKS = 'goal: 0 1\nXXA\n.AA\n#B.\n';

describe('a game on the screen', () => {
  test('cells that only targets may enter have a mark of their own', () => {
    const board = 'master: X\ngoal: 0 2\nXA.\n#-#\n';
    for (const height of [30, 10, 7]) {
      const drawn = text(drawGame(viewOf(board, { facts: [] }), 60, height));
      expect([drawn.split(':').length, drawn.split('◇').length]).toEqual([2, 2]);
    }
  });

  test('large cells, and what there is to say beside the board', () => {
    expect(text(drawGame(viewOf(BRICKS, { marks: new Map([[2, 'selected']]) }), 60, 14))).toBe(`\
a board
┌──────────────────┐
│╔══════════╗╭────╮│  Moves     2
│║    X    ◇║│ A ◇││  Shortest  3
│╚══════════╝│    ││  Time      0:07
│      ╭─────╯    ││
│  ·   │          ││  Bring a to the exit.
│      ╰──────────╯│
│######╭────╮      │  So far
│######│ B  │  ·   │  d 2  c -2
│######╰────╯      │
└──────────────────┘

Tab select  h hint  q quit
`);
  });

  test('smaller cells where the room is small, with an arrow where a piece is to go', () => {
    const view = viewOf(COURSE, { marks: new Map([[2, 'hint']]), arrows: [{ row: 3, column: 1, arrow: '←' }] });
    expect(text(drawGame(view, 56, 16))).toMatchInlineSnapshot(`
      "a board
      ┌────────────────────────┐
      │ ·   ·   ·  ╭──╮ ·   ·  │  Moves     2
      │            │  │        │  Shortest  3
      │ ·   ·   ·  │b │ ·   ·  │  Time      0:07
      │            │  │        │
      │╭──a───╮ ·  │  │ ·  ╭──╮→  Bring a to the exit.
      │╰──────╯    ╰──╯    │d │
      │ ·   ←  ┏━━━━c━━━━━┓│  ││  So far
      │        ┗━━━━━━━━━━┛╰──╯│  d 2  c -2
      │ ·   ·   ·   ·   ·   ·  │
      │                        │
      │ ·   ·   ·   ·   ·   ·  │
      │                        │
      └────────────────────────┘
      Tab select  h hint  q quit
      "
    `);
  });

  test('a narrow terminal has one thing below the other', () => {
    const view = viewOf(COURSE, {
      marks: new Map([
        [0, 'selected'],
        [3, 'reason'],
      ]),
    });
    expect(text(drawGame(view, 28, 14))).toBe(`\
a board
2 · 3 · 0:07
┌─────────────┐
│ · · · b · · │
│ · · · b · · │
│›a›a · b ·!d →
│ · · c c c!d │
│ · · · · · · │
│ · · · · · · │
└─────────────┘
Bring a to the exit.


Tab select  h hint  q quit
`);
  });

  test('a board that is too large is shown around what stands out', () => {
    const wide = `${'.'.repeat(39)}b\n${'.'.repeat(39)}b\naa${'.'.repeat(38)}\n${`${'.'.repeat(40)}\n`.repeat(3)}`;
    const frame = drawGame(viewOf(wide, { marks: new Map([[1, 'selected']]) }), 20, 7);
    expect(text(frame)).toMatchInlineSnapshot(`
      "───────────────────┐
       · · · · · · · ·›b │
       · · · · · · · ·›b │
       · · · · · · · · · →
       · · · · · · · · · │
       · · · · · · · · · │
      Bring a to the exit.
      "
    `);
    // What lies beyond the part that is shown cannot be clicked.
    expect(frame.cellAt(1, 1)).toEqual({ row: 0, column: 31 });
    expect(frame.cellAt(1, 19)).toBeUndefined();
  });

  test('in part, but in whole numbers, wherever it is scrolled to', () => {
    const cells = Array.from({ length: 144 }, (_, i) => ({ row: Math.floor(i / 12), column: i % 12 }));
    const pieces = cells.map((cell, i) => ({ label: String(100 + i), role: 'piece' as const, cells: [cell] }));
    const scene: Scene = { width: 12, height: 12, walls: [], exits: [], pieces };
    for (const piece of [0, 66, 142]) {
      for (let columns = 6; columns < 30; columns++) {
        const view = { ...viewOf(COURSE), scene, marks: new Map([[piece, 'selected' as const]]) };
        const [, ...shown] = text(drawGame(view, columns, 9))
          .split('\n')
          .slice(0, 6);
        const numbers = shown.join('\n').match(/\d+/g)!;
        expect(new Set(numbers.map((number) => number.length))).toEqual(new Set([3]));
        expect(shown.join('\n')).toContain(`›${100 + piece}`);
      }
    }
  });

  test('goals can be seen under the pieces that cover them, in cells of every size', () => {
    const marks = new Map([[0, 'selected' as const]]);
    const drawn = [
      [60, 14],
      [42, 8],
      [30, 6],
    ].map(([columns, rows]) => text(drawGame(viewOf('goal: 0 1\nXXA\n..B\n', { marks }), columns!, rows!)));
    for (const screen of drawn) expect(screen.match(/◇/g), screen).toHaveLength(2);
    expect(drawn[0]).toContain('║ A ◇║');
    expect(drawn[1]).toContain('╚═◇╝');
    expect(drawn[2]).toContain('›A◇');
  });

  test('or around the free cell, where nothing does', () => {
    const tiles = Array.from({ length: 100 }, (_, i) => i + 1);
    tiles[88] = 0;
    tiles[99] = 89;
    const rows = Array.from({ length: 10 }, (_, i) => tiles.slice(10 * i, 10 * i + 10).join(' '));
    expect(text(drawGame(viewOf(rows.join('\n')), 16, 5))).toContain('·');
  });

  test('never wider or higher than the terminal, whatever its size', () => {
    const long = 'a message that is a good deal longer than most, with averyveryverylongwordthatfitsnowhere in it';
    for (const board of [COURSE, BRICKS, '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n']) {
      for (let columns = 1; columns < 90; columns += 7) {
        for (let rows = 1; rows < 30; rows += 3) {
          const { lines } = drawGame(viewOf(board, { message: [long], log: Array(99).fill('a 1') }), columns, rows);
          expect(lines).toHaveLength(rows);
          for (const line of lines) expect(widthOf(stripVTControlCharacters(line))).toBeLessThanOrEqual(columns);
        }
      }
    }
  });

  test('places on the screen are cells, and nothing beside the board is', () => {
    const frame = drawGame(viewOf(COURSE), 80, 24);
    // Cells of 6×3 behind a frame, below the title.
    expect(frame.cellAt(2, 1)).toEqual({ row: 0, column: 0 });
    expect(frame.cellAt(19, 36)).toEqual({ row: 5, column: 5 });
    expect(frame.cellAt(1, 1)).toBeUndefined();
    expect(frame.cellAt(2, 37)).toBeUndefined();
    expect(frame.cellAt(0, 1)).toBeUndefined();
    expect(frame.cellAt(21, 1)).toBeUndefined();
  });

  test('wide letters keep their columns, and nothing in a name can do harm', () => {
    const wide = drawGame(viewOf('goal: 0 1\nmaster: 曹\n曹曹.\n...\n'), 60, 12);
    const frames = text(wide)
      .split('\n')
      .filter((line) => line.startsWith('│'));
    expect(new Set(frames.map((line) => widthOf(line.slice(0, line.lastIndexOf('│')))).values())).toEqual(
      new Set([19]),
    );
    const scene: Scene = {
      ...sceneOf(COURSE),
      pieces: [{ label: '\x1b', role: 'piece', cells: [{ row: 0, column: 0 }] }],
    };
    const { lines } = drawGame({ ...viewOf(COURSE), scene }, 80, 24);
    expect(lines[3]).toContain('│ ?  │');
  });

  test('what is being typed stands in place of the message', () => {
    const view = viewOf(COURSE, { prompt: { label: 'Save to:', text: '~/x.game' } });
    expect(
      text(drawGame(view, 80, 24))
        .split('\n')
        .at(-3),
    ).toBe('Save to: ~/x.game ');
    const long = viewOf(COURSE, { prompt: { label: 'Save to:', text: 'x'.repeat(200) } });
    expect(text(drawGame(long, 40, 24))).toMatch(/^Save to: …x+ $/m);
  });
});
