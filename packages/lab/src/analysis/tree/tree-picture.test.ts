import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../../core/src/testing/samples.js';
import { elementsOf } from '../../../../core/src/testing/svg-elements.js';
import { SearchTree } from './search-tree.js';
import { drawSearchTree, rankLegend, rankText } from './tree-picture.js';

test('what a node is worth, as the algorithm ranks it', () => {
  const node = { f: 6.5, g: 2, h: 3 };
  const texts = (gWeight: number, hWeight: number) => [
    rankText(node, { gWeight, hWeight }),
    rankLegend({ gWeight, hWeight }),
  ];
  expect(texts(1, 1.5)).toEqual(['6.5 = 2 + 1.5 × 3', 'f = g + 1.5 × h']);
  expect(texts(1, 1)).toEqual(['6.5 = 2 + 3', 'f = g + h']);
  expect(texts(0, 1)).toEqual(['h 3', 'h: the estimate of what is left']);
  expect(texts(1, 0)).toEqual(['g 2', 'g: moves so far']);
});

const COURSE = unwrap(rushHour.parse('...b../...b../aa.b.d/..cccd/....../......', {})).position;

test('every node has its board, its edge, its move and its worth', () => {
  const tree = unwrap(SearchTree.plant(rushHour, COURSE));
  while (tree.step());
  const svg = drawSearchTree(rushHour, tree, { title: 'a <tree>', style: { format: 'usc' } });
  elementsOf(svg);
  const count = (pattern: RegExp) => svg.match(pattern)?.length ?? 0;
  expect(count(/class="sw-frame"/g)).toBe(tree.nodes.length);
  expect(count(/class="sw-branch/g)).toBe(tree.nodes.length - 1);
  expect(count(/class="sw-branch sw-way"/g)).toBe(3);
  expect(count(/sw-ring-open"/g)).toBe(tree.nodes.filter(({ state }) => state === 'open').length);
  expect(count(/class="sw-badge"/g)).toBe(tree.expanded.length);
  expect(svg).toContain('>goal</text>');
  expect(svg).toContain('>c -2</text>');
  expect(svg).toContain('>3 = 2 + 1</text>');
  expect(svg).toContain('<title>a &lt;tree&gt;</title>');
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|url\((?!#)|<script|@import/);
});

test('the same tree goes down or to the right', () => {
  const tree = unwrap(SearchTree.plant(rushHour, COURSE));
  for (let i = 0; i < 2; i++) tree.step();
  const [down, right] = (['down', 'right'] as const).map((direction) => {
    const [, width, height] = / width="([\d.]+)" height="([\d.]+)"/.exec(
      drawSearchTree(rushHour, tree, { style: { format: 'usc' }, direction }),
    )!;
    return Number(width) / Number(height);
  });
  expect(down).toBeGreaterThan(right!);
});

describe.each(families.map((family) => [family.id, family] as const))('%s', (_, family) => {
  test('boards do not overlap, and nothing leaves the picture', () => {
    for (const position of samples(family, 'usual', 5)) {
      for (const direction of ['down', 'right'] as const) {
        const tree = unwrap(SearchTree.plant(family, position));
        for (let i = 0; i < 8; i++) tree.step();
        if (tree.nodes.length === 0) continue;
        const svg = drawSearchTree(family, tree, { style: { format: family.formats[0]!.id }, direction });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        const [left, top, width, height] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number) as Box;
        const rings = [...svg.matchAll(/class="sw-ring[^>]* x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"/g)];
        const boxes = rings.map((ring) => ring.slice(1).map(Number) as Box);
        expect(boxes).toHaveLength(tree.nodes.length);
        const isOut = ([x, y, w, h]: Box) => x < left || y < top || x + w > left + width || y + h > top + height;
        expect(boxes.filter(isOut)).toEqual([]);
        const meets = ([x, y, w, h]: Box, [ox, oy, ow, oh]: Box) =>
          x + w > ox && ox + ow > x && y + h > oy && oy + oh > y;
        expect(boxes.filter((box, i) => boxes.some((other, j) => j < i && meets(box, other)))).toEqual([]);
      }
    }
  });
});

type Box = [number, number, number, number];
