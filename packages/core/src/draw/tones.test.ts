import { expect, test } from 'vitest';
import { familyById } from '../families.js';
import { unwrap } from '../result.js';
import { drawSvg } from './svg.js';
import { HUES, lookOf, TARGET, TONES, tonesOf } from './tones.js';

function sceneOf(family: string, text: string) {
  const found = familyById(family)!;
  return found.scene(unwrap(found.parse(text, {})).position);
}

const cars = sceneOf('rush-hour', '......\n..B...\nXXB...\n..B...\n......\nAA.CC.\n');
const klotski = sceneOf('bricks', 'goal: 3 1\nAXXB\nAXXB\nCEED\nCFGD\nH..I');
const tiles = sceneOf('tiles', '1 2 3\n4 5 6\n7 0 8');

/** How light a colour is for the eye, from 0 to 1 (WCAG). */
function lightness(color: string): number {
  const part = (at: number): number => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

test('vehicles, wood and numbered tiles are told by the scene', () => {
  expect([cars, klotski, tiles].map(lookOf)).toEqual(['vehicles', 'wood', 'numbers']);
});

test('vehicles have the hues in their order, whatever moves; red is the target’s alone', () => {
  const others = tonesOf(cars).filter((tone) => tone !== TARGET);
  expect(others).toEqual(HUES.slice(0, cars.pieces.length - 1));
  expect(HUES).not.toContain(TARGET);
});

test('small bricks, those that lie and those that stand are of three woods', () => {
  const byLabel = new Map(klotski.pieces.map(({ label }, i) => [label, tonesOf(klotski)[i]!.id]));
  expect(['F', 'E', 'A', 'X'].map((label) => byLabel.get(label))).toEqual(['maple', 'oak', 'walnut', 'lacquer']);
});

test('tiles are coloured by where they stand in the end', () => {
  expect(new Set(tonesOf(tiles)).size).toBe(1);
  expect(tonesOf(tiles, 'rows').map(({ id }) => id)).toEqual([0, 0, 0, 1, 1, 1, 2, 2].map((row) => HUES[row]!.id));
  expect(new Set(tonesOf(tiles, 'rings')).size).toBe(2);
});

test('letters can be read on every tone', () => {
  for (const { id, body, ink } of TONES) {
    const [high, low] = [lightness(body), lightness(ink)].sort((a, b) => b - a);
    expect([id, (high! + 0.05) / (low! + 0.05) >= 3.9]).toEqual([id, true]);
  }
});

/** What eyes see that lack one kind of receptors: red, green or blue (Machado, Oliveira and Fernandes 2009), in linear light. */
const EYES: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour in OKLab, where distances are what they look like, as some eyes see it. */
function seen(color: string, eyes: readonly (readonly [number, number, number])[]): readonly number[] {
  const light = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const dot = (row: readonly number[], values: readonly number[]): number =>
    row.reduce((sum, part, i) => sum + part * values[i]!, 0);
  const here = eyes.map((row) => Math.max(0, Math.min(1, dot(row, light))));
  const [l, m, s] = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((row) => Math.cbrt(dot(row, here))) as [number, number, number];
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

test.each(Object.entries(EYES))('any two hues, and the red of the target, differ for eyes: %s', (_, eyes) => {
  const all = [...HUES, TARGET];
  for (const [i, { id, body }] of all.entries()) {
    for (const other of all.slice(i + 1)) {
      const [a, b] = [seen(body, eyes), seen(other.body, eyes)];
      const apart = Math.hypot(...a.map((part, at) => part - b[at]!));
      expect([id, other.id, apart > 0.06]).toEqual([id, other.id, true]);
    }
  }
});

test('a picture is drawn in these colours, and plain ones too', () => {
  for (const scene of [cars, klotski, tiles]) {
    const used = (svg: string): Set<string> => new Set(svg.match(/#[\da-f]{6}/g));
    for (const { body } of tonesOf(scene)) {
      expect(used(drawSvg(scene)).has(body)).toBe(true);
      expect(used(drawSvg(scene, { plain: true })).has(body)).toBe(true);
    }
  }
});
