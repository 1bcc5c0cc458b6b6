import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makingOf } from '../contract/facets/facets.js';
import type { Scene } from '../contract/scene.js';
import { families } from '../families.js';
import { seededRandom } from '../random.js';
import { elementsOf } from '../testing/svg-elements.js';
import { escapeText } from '../text/xml.js';
import { drawSvg } from './svg.js';

const scene: Scene = {
  width: 3,
  height: 2,
  walls: [{ row: 1, column: 2 }],
  exits: [{ row: 0, column: 2, side: 'right' }],
  pieces: [
    {
      label: '<&>',
      role: 'target',
      cells: [
        { row: 0, column: 0 },
        { row: 0, column: 1 },
      ],
    },
    { label: 'b', role: 'piece', cells: [{ row: 1, column: 0 }] },
  ],
};

test('cells that only targets may enter are hatched', () => {
  expect(drawSvg(scene)).not.toContain('class="sw-reserved"');
  const svg = drawSvg({ ...scene, reserved: [{ row: 1, column: 1 }] });
  expect(svg.match(/class="sw-reserved" d="(M[\d.]+ [\d.]+L[\d.]+ [\d.]+){3}"/g)).toHaveLength(1);
});

test('everything in the scene is drawn', () => {
  const svg = drawSvg(scene, { title: 'a "b" <c>' });
  const names = elementsOf(svg);
  expect(names.filter((name) => name === 'text')).toHaveLength(2);
  expect(svg).toContain('<title>a &quot;b&quot; &lt;c&gt;</title>');
  expect(svg).toContain('>&lt;&amp;&gt;</text>');
  expect(svg.match(/class="sw-piece sw-target"/g)).toHaveLength(1);
  expect(svg.match(/class="sw-piece"/g)).toHaveLength(1);
  expect(svg.match(/class="sw-wall"/g)).toHaveLength(1);
  expect(svg.match(/class="sw-exit"/g)).toHaveLength(1);
  expect(svg).toContain('prefers-color-scheme:dark');
});

test('it stands alone: nothing is fetched, nothing runs', () => {
  expect(drawSvg(scene).replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /https?:|href|url\((?!#)|<script|@import/,
  );
});

test('any text can be a label', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (label) => {
      const [target] = scene.pieces;
      elementsOf(drawSvg({ ...scene, pieces: [{ ...target!, label }] }, { title: label }));
    }),
  );
  expect(escapeText('a\u0000b\uD800c')).toBe('a\uFFFDb\uFFFDc');
});

describe.each(families.map((family) => [family.id, family] as const))('%s', (_, family) => {
  test('random positions give whole pictures', () => {
    const random = seededRandom(7);
    for (let i = 0; i < 20; i++) {
      const drawn = family.scene(makingOf(family).random(random, makingOf(family).sizes.usual));
      const svg = drawSvg(drawn);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(elementsOf(svg).filter((name) => name === 'path' || name === 'rect').length).toBeGreaterThan(
        drawn.pieces.length,
      );
    }
  });
});

test('goal cells are marked, under the pieces', () => {
  const goals = [
    { row: 0, column: 0 },
    { row: 0, column: 1 },
  ];
  const svg = drawSvg({ width: 2, height: 1, walls: [], exits: [], goals, pieces: [] });
  expect(svg.match(/class="sw-goal"/g)).toHaveLength(1);
  expect(drawSvg({ width: 2, height: 1, walls: [], exits: [], pieces: [] })).not.toContain('class="sw-goal"');
});
