import { makingOf } from '@slidewise/core/contract';
import { drawSvg } from '@slidewise/core/draw';
import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { describe, expect, test } from 'vitest';
import { Canvas } from './canvas.js';
import { textLines } from './glyphs.js';
import { paintPicture } from './paint-svg.js';
import { dashed, flatten } from './path.js';
import { readSvg } from './svg-items.js';

const paintSvg = (svg: string, scale = 1): Canvas => paintPicture(readSvg(svg), scale);

const pixel = ({ width, pixels }: Canvas, x: number, y: number): number[] => [
  ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

describe('painting', () => {
  test('what is half inside a pixel covers half of it', () => {
    const canvas = new Canvas(4, 4);
    canvas.fill(flatten('M1 1H2.5V3H1Z'), [200, 100, 0], 1);
    expect(pixel(canvas, 1, 1)).toEqual([200, 100, 0, 255]);
    expect(pixel(canvas, 2, 2)).toEqual([200, 100, 0, 128]);
    expect(pixel(canvas, 3, 1)).toEqual([0, 0, 0, 0]);
    expect(pixel(canvas, 1, 0)).toEqual([0, 0, 0, 0]);
  });

  test('a hole stays open', () => {
    const canvas = new Canvas(6, 6);
    canvas.fill(flatten('M0 0H6V6H0ZM2 2V4H4V2Z'), [1, 2, 3], 1);
    expect(pixel(canvas, 1, 3)).toEqual([1, 2, 3, 255]);
    expect(pixel(canvas, 3, 3)).toEqual([0, 0, 0, 0]);
  });

  test('colours lie over one another', () => {
    const canvas = new Canvas(1, 1);
    const all = flatten('M0 0H1V1H0Z');
    canvas.fill(all, [0, 0, 0], 1);
    canvas.fill(all, [255, 255, 255], 0.5);
    expect(pixel(canvas, 0, 0)).toEqual([128, 128, 128, 255]);
  });

  test('a line is as wide as its pen', () => {
    const canvas = new Canvas(10, 10);
    canvas.stroke(flatten('M0 5H10'), 4, [9, 9, 9], 1);
    const column = Array.from({ length: 10 }, (_, y) => pixel(canvas, 5, y)[3]);
    expect(column).toEqual([0, 0, 0, 255, 255, 255, 255, 0, 0, 0]);
  });

  test('what lies outside is left out', () => {
    const canvas = new Canvas(2, 2);
    canvas.fill(flatten('M-5 -5H1V9H-5Z'), [7, 7, 7], 1);
    canvas.stroke(flatten('M-9 -9L-3 -3'), 1, [7, 7, 7], 1);
    expect([pixel(canvas, 0, 1)[3], pixel(canvas, 1, 1)[3]]).toEqual([255, 0]);
  });
});

test('arcs are round, on either side', () => {
  for (const [sweep, centre] of [
    [1, [0, 10]],
    [0, [10, 0]],
  ] as const) {
    const [line] = flatten(`M0 0A10 10 0 0 ${sweep} 10 10`);
    for (const [x, y] of line!) expect(Math.hypot(x - centre[0], y - centre[1])).toBeCloseTo(10);
  }
});

test('groups are placed, turned and made larger, from the outside to the inside', () => {
  const shape = '<path fill="#ff0000" d="M0 0H2V1H0Z"/>';
  const canvas = paintSvg(
    `<svg viewBox="0 0 20 20"><g transform="translate(10 4) scale(3)"><g transform="translate(0 1) rotate(90)">${shape}</g></g></svg>`,
  );
  // Two long and one high, it stands to the left of its corner at 10, 7 then.
  for (const [x, y, opacity] of [
    [8, 8, 255],
    [8, 12, 255],
    [8, 14, 0],
    [11, 8, 0],
    [8, 6, 0],
  ] as const) {
    expect([x, y, pixel(canvas, x, y)[3]]).toEqual([x, y, opacity]);
  }
});

test('a part of a picture is the same pixels', () => {
  const family = families[0]!;
  const picture = readSvg(drawSvg(family.scene(makingOf(family).random(seededRandom(1), { width: 6, height: 6 }))));
  const [whole, part] = [
    paintPicture(picture, 0.5),
    paintPicture(picture, 0.5, { left: 30, top: 50, width: 40, height: 20 }),
  ];
  for (const [x, y] of [
    [0, 0],
    [7, 3],
    [39, 19],
  ] as const)
    expect(pixel(part, x, y)).toEqual(pixel(whole, 30 + x, 50 + y));
});

test('dashes', () => {
  expect(dashed(flatten('M0 0H10'), [3, 2])).toEqual([
    [
      [0, 0],
      [3, 0],
    ],
    [
      [5, 0],
      [8, 0],
    ],
  ]);
});

test('every letter and digit is drawn, each in its own way, with its accents; others as a box', () => {
  const plain = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
  const marked = [...'ÄÖÜäöüßÉÈÊËÑÇŠŽÅØÆŁĐŐŰàáâãéèêëíìîïñóòôõúùûçšžåøæłőűĄĘąęĞğİȘțΓΔΘΛΞΠΣΦΨΩ'];
  const signs = [...'-_+.,:;!?*#=/\\|<>()[]^~\'"$%&@'];
  const known = [...plain, ...marked, ...signs];
  const drawn = [...known, '漢'].map((character) => JSON.stringify(textLines(character)));
  expect(new Set(drawn).size).toBe(known.length + 1);
  expect(JSON.stringify(textLines('字'))).toBe(drawn.at(-1));
  // A letter and its accent as two characters are the same.
  expect(textLines('a\u0308')).toEqual(textLines('ä'));
  for (const character of marked) {
    for (const [x, y] of textLines(character).lines.flat()) {
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(x).toBeLessThanOrEqual(10.61);
      expect(y).toBeGreaterThanOrEqual(-4.41);
      expect(y).toBeLessThanOrEqual(13.31);
    }
  }
  for (const character of plain) {
    for (const [x, y] of textLines(character).lines.flat()) {
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(x).toBeLessThanOrEqual(10.01);
      expect(y).toBeGreaterThanOrEqual(-0.41);
      expect(y).toBeLessThanOrEqual(13.01);
    }
  }
});

describe('pictures', () => {
  test.each(families.map((family) => [family.id, family] as const))(
    'all that a picture of %s holds can be drawn',
    (_, family) => {
      const random = seededRandom(7);
      for (const size of Object.values(makingOf(family).sizes)) {
        const scene = family.scene(makingOf(family).random(random, size));
        const canvas = paintSvg(drawSvg(scene, { title: '<&>' }), 1);
        expect([canvas.width, canvas.height]).toEqual([scene.width * 64 + 36, scene.height * 64 + 36]);
        // Each piece shows its colour and its label in its first cell or elsewhere; corners outside the frame are clear.
        expect(pixel(canvas, 0, 0)[3]).toBe(0);
        expect(new Set(new Uint32Array(canvas.pixels.buffer)).size).toBeGreaterThan(20);
      }
    },
  );

  test('the target is red where it stands, and the floor is floor', () => {
    const scene = {
      width: 3,
      height: 2,
      walls: [{ row: 1, column: 0 }],
      exits: [{ row: 0, column: 2, side: 'right' as const }],
      goals: [{ row: 1, column: 2 }],
      pieces: [
        {
          label: 'X',
          role: 'target' as const,
          cells: [
            { row: 0, column: 0 },
            { row: 0, column: 1 },
          ],
        },
      ],
    };
    const canvas = paintSvg(drawSvg(scene));
    const at = (row: number, column: number, dx: number, dy: number): number[] =>
      pixel(canvas, 18 + 64 * column + dx, 18 + 64 * row + dy);
    const [red, green, blue] = at(0, 1, 50, 32);
    expect([red! > 200, green! < 120, blue! < 100]).toEqual([true, true, true]);
    // Light falls along its middle.
    expect(at(0, 1, 50, 32)[0]).toBeGreaterThan(at(0, 1, 50, 13)[0]!);
    // Its plate is white.
    expect(at(0, 0, 44, 25)).toEqual([255, 255, 255, 255]);
    expect(at(0, 2, 20, 20)).toEqual([0xd6, 0xcf, 0xc3, 255]);
    expect(at(1, 0, 20, 30)).toEqual([0xa9, 0x9b, 0x86, 255]);
    // The frame is open at the exit only.
    expect(at(0, 2, 72, 4)).toEqual([0xd6, 0xcf, 0xc3, 255]);
    expect(at(1, 2, 72, 32)).toEqual([0xc0, 0xa4, 0x73, 255]);
  });

  test.each([
    ['hello', 'with a viewBox'],
    ['<svg viewBox="0 0 1 1"><circle r="1"/></svg>', '<circle>'],
    ['<svg viewBox="0 0 1 1"><path d="M0 0s1 1 2 2"/></svg>', 's1 1'],
    ['<svg viewBox="0 0 1 1"><path fill="red" d="M0 0H1"/></svg>', '"red"'],
  ])('what cannot be drawn is never left out silently: %s', (svg, words) => {
    expect(() => paintSvg(svg)).toThrow(words);
  });
});
