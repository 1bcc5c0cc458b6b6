import { deflateSync, inflateSync } from 'node:zlib';
import { drawSvg } from '@slidewise/core/draw';
import { expect, test } from 'vitest';
import { pdfOf } from './files.js';
import { textWidth } from './fonts.js';

const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes);
const CLASSES = '<style>.b{font-family:x,sans-serif;font-weight:700}.s{font-family:y,serif;font-weight:700}</style>';
const PAGE = [
  `<svg viewBox="0 0 100 50">${CLASSES}`,
  '<defs><linearGradient id="sw-red" x1="0"><stop offset="0" stop-color="#ff0000"/><stop offset="0.5" stop-color="#000000"/><stop offset="1" stop-color="#0000ff"/></linearGradient></defs>',
  '<g transform="translate(10 20)"><rect x="0" y="0" width="20" height="10" rx="2" fill="url(#sw-red)"/></g>',
  '<path fill="none" stroke="#00ff00" stroke-opacity=".5" stroke-width="2" stroke-dasharray="3 1" d="M0 0Q10 0 10 10A5 5 0 0 1 5 15h3l1 1Z"/>',
  '<path fill="#102030" fill-rule="evenodd" d="M1 1H9V9Z"/>',
  '<text x="5" y="8" font-size="4">Été (a) → 刀 ж</text>',
  '<text class="b" x="50" y="8" font-size="4" text-anchor="middle">Middle</text>',
  '<text class="s" x="90" y="8" font-size="4" text-anchor="end">End</text>',
  '</svg>',
].join('');

/** The objects of a PDF by their numbers, found by its table, and what its pages do. */
function readPdf(file: Uint8Array) {
  const text = Buffer.from(file).toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
  const [, count, rows] = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] \n)+)trailer\n<<\/Size (\d+)/.exec(text.slice(start))!;
  const offsets = rows!.match(/\d{10}(?= \d{5} n)/g)!.map(Number);
  expect(offsets.length).toBe(Number(count) - 1);
  const objects = offsets.map((at, i) => {
    expect(text.slice(at)).toMatch(new RegExp(`^${i + 1} 0 obj\n`));
    return text.slice(at, text.indexOf('endobj', at));
  });
  const streams = objects.flatMap((object) => {
    const [head, length] = /^.*\n<<\/Length (\d+)\/Filter\/FlateDecode>>\nstream\n/.exec(object) ?? [];
    if (head === undefined) return [];
    return [
      inflateSync(Buffer.from(object.slice(head.length, head.length + Number(length)), 'latin1')).toString('latin1'),
    ];
  });
  return { text, objects, streams };
}

test('a file with a page for each picture, and a table of where everything is', async () => {
  const { text, streams } = readPdf(await pdfOf([PAGE, PAGE], { deflate, title: 'Title 横 (x' }));
  expect(text).toMatch(/^%PDF-1\.5\n/);
  expect(text.match(/\/Type\/Page\//g)).toHaveLength(2);
  expect(text).toContain('/Count 2');
  // 100 by 50 millimetres in points.
  expect(text).toContain('/MediaBox[0.00 0.00 283.46 141.73]');
  expect(text).toContain('<FEFF005400690074006C006500206A2A002000280078>');
  expect(streams).toHaveLength(2);
});

test('shapes: places, colours, opacity, gradients, curves', async () => {
  const { text, streams } = readPdf(await pdfOf([PAGE], { deflate, title: 'x' }));
  const [page] = streams as [string];
  // From millimetres, counted from the top, to points, counted from the bottom; then the group.
  expect(page).toContain('2.83465 0 0 -2.83465 28.34646 85.03937 cm');
  expect(page).toMatch(/q 2 0 m 18 0 l .* h W n 1 0 0 10 0 0 cm \/sw-red sh Q/);
  expect(text).toContain('/Bounds[0.5]');
  expect(text).toContain('/C0[1.000 0.000 0.000]/C1[0.000 0.000 0.000]');
  expect(page).toContain('/O50 gs\n0 1 0 RG 2 w 1 J 1 j [3 1] 0 d 0 0 m 6.667 0 10 3.333 10 10 c');
  // A quarter of a circle around 5, 10: its curve goes through the middle of the arc.
  const [, ...numbers] = /10 10 c (\S+) (\S+) (\S+) (\S+) 5 15 c/.exec(page)!.map(Number);
  const [x1, y1, x2, y2] = numbers as [number, number, number, number];
  const middle = [(10 + 3 * x1 + 3 * x2 + 5) / 8, (10 + 3 * y1 + 3 * y2 + 15) / 8] as const;
  expect(Math.hypot(middle[0] - 5, middle[1] - 10)).toBeCloseTo(5, 2);
  expect(page).toContain('0.063 0.125 0.188 rg 1 1 m 9 1 l 9 9 l h f*');
});

test('texts: each letter in a font that has it, at its place', async () => {
  const [page] = readPdf(await pdfOf([PAGE], { deflate, title: 'x' })).streams as [string];
  expect(
    [...page.matchAll(/\/(\w+) 1 Tf \S+ 0 0 (\S+) (\S+) (\S+) Tm <(\w+)> Tj/g)].map(([, font, , , , codes]) => [
      font,
      codes,
    ]),
  ).toEqual([
    ['Sans', Buffer.from('Été (a) ', 'latin1').toString('hex')],
    ['Symbol', 'ae'],
    ['Sans', '20'],
    ['Chinese', '5200'],
    ['Sans', '20'],
    ['Bold', Buffer.from('Middle').toString('hex')],
    ['Serif', Buffer.from('End').toString('hex')],
  ]);
  const left = (font: string) => Number(new RegExp(`/${font} 1 Tf \\S+ 0 0 \\S+ (\\S+) `).exec(page)![1]) / (72 / 25.4);
  expect(left('Sans')).toBeCloseTo(5, 3);
  expect(left('Bold')).toBeCloseTo(50 - 2 * textWidth('Middle', 'bold'), 3);
  expect(left('Serif')).toBeCloseTo(90 - 4 * textWidth('End', 'serif'), 3);
  // What no font has is drawn: a box stands for a letter that is not known.
  expect(page).toMatch(/\n\S+ w 1 J 1 j \S+ \S+ m .* l S\nQ/);
});

test('letters are as wide as in the fonts', () => {
  expect(textWidth('Wi.', 'sans')).toBeCloseTo(0.944 + 0.222 + 0.278);
  expect(textWidth('Wi.', 'bold')).toBeCloseTo(0.944 + 0.278 + 0.278);
  expect(textWidth('Wi.', 'serif')).toBeCloseTo(1 + 0.278 + 0.25);
  expect(textWidth('é刀', 'sans')).toBeCloseTo(0.556 + 1);
  for (const font of ['sans', 'bold', 'serif'] as const) {
    // From the first to the last letter of ASCII.
    expect(textWidth('~', font)).toBeCloseTo({ sans: 0.584, bold: 0.584, serif: 0.52 }[font]);
  }
});

test('the same pages make the same bytes', async () => {
  const svg = drawSvg({ width: 2, height: 2, pieces: [], walls: [{ row: 0, column: 0 }], exits: [] });
  const file = () => pdfOf([svg], { deflate, title: 'x' });
  expect(Buffer.compare(await file(), await file())).toBe(0);
});
