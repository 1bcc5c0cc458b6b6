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

/** What an eye without green receptors sees of a colour (Viénot, Brettel and Mollon 1999). */
function withoutGreen(color: string): readonly number[] {
  const [r, g, b] = [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2) as [
    number,
    number,
    number,
  ];
  return [0.29275 * r + 0.70725 * g, 0.29275 * r + 0.70725 * g, -0.02234 * r + 0.02234 * g + b];
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

test('hues that follow one another differ for eyes without green, too', () => {
  for (const [i, { id, body }] of HUES.entries()) {
    const next = HUES[(i + 1) % HUES.length]!;
    const [a, b] = [withoutGreen(body), withoutGreen(next.body)];
    expect([id, next.id, Math.hypot(...a.map((part, at) => part - b[at]!)) > 0.1]).toEqual([id, next.id, true]);
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
