import { unwrap } from '@slidewise/core/result';
import { tiles } from '@slidewise/core/tiles';
import { expect, test } from 'vitest';
import type { Exercise, Worksheet } from './worksheet.js';
import { worksheetPages } from './worksheet-pages.js';

const scene = tiles.scene(unwrap(tiles.parse('1 2/0 3')).position);
const node = { scene, path: 'up', g: 1, h: 12, f: 13.5 };
const exercises: readonly Exercise[] = [
  { kind: 'expansions', method: 'A* with h', rule: 'Any order.', nodes: [{ ...node, path: '' }, node] },
  { kind: 'values', method: 'A* with h', nodes: [node, node], next: 1 },
  {
    kind: 'heuristics',
    unit: 'move',
    heuristics: [
      {
        ...{ id: 'mine', summary: 'a <guess>', value: 17, admissible: false },
        counterexample: { scene, estimate: 3, distance: 1 },
      },
    ],
  },
  { kind: 'shortest', answer: 'There is none: parity.' },
];
const worksheet: Worksheet = { title: 'tiles/small', scene, exercises };

test('an exercise on each page, and what is right only on those of the answers', () => {
  const pages = worksheetPages([worksheet], { title: 'Week 3', answers: true });
  expect(pages).toHaveLength(8);
  const [tasks, answers] = [pages.slice(0, 4).join(''), pages.slice(4).join('')];
  for (const right of ['h = 12', 'f = 13.5', 'Next: B', 'h = 17', 'it says 3', '1 move is enough', 'parity']) {
    expect(tasks).not.toContain(right);
    expect(answers).toContain(right);
  }
  expect(tasks).toContain('a &lt;guess&gt;');
  expect(tasks).toContain('Name ______________________');
  expect(worksheetPages([worksheet], { title: 'Week 3' })).toHaveLength(4);
});

test('sheets of students have their names, and codes that tell boards apart', () => {
  const other = { ...worksheet, student: 'Ada Lovelace', scene: tiles.scene(unwrap(tiles.parse('1 0/2 3')).position) };
  const pages = worksheetPages([worksheet, other], { title: 'Week 3', answers: true, paper: 'letter' });
  const codes = pages.map((page) => /Sheet (\w{4})\.\d/.exec(page)![1]);
  expect(new Set(codes).size).toBe(2);
  expect(codes.slice(8)).toEqual(codes.slice(0, 8));
  expect(pages.filter((page) => page.includes('Ada Lovelace'))).toHaveLength(8);
  expect(pages[0]).toContain('viewBox="0 0 215.9 279.4"');
});
