import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Family } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPuzzles } from './list-puzzles.js';

const registry = families as Family[];
const folder = mkdtempSync(join(tmpdir(), 'slidewise-test-'));
beforeAll(() => void registry.push({ ...families[0]!, id: 'ferries', title: 'Ferries' }));
afterAll(() => {
  registry.pop();
  rmSync(folder, { recursive: true, force: true });
});

test('a new family needs no puzzles, and a file of its own is one', () => {
  const [index, known] = [join(folder, 'index.json'), join(folder, 'known.json')];
  writeFileSync(index, '[]');
  writeFileSync(known, '{}');
  expect(listPuzzles(folder, known)).toEqual({ puzzles: [], solutions: {} });

  mkdirSync(join(folder, 'ferries'));
  writeFileSync(join(folder, 'ferries', 'first-crossing.txt'), '....\nXX.B\n...B\n....\n');
  writeFileSync(index, '[{ "name": "ferries/first-crossing", "level": "beginner", "optimum": 2 }]');
  const { puzzles, solutions } = listPuzzles(folder, known);
  expect(puzzles).toMatchObject([
    { name: 'ferries/first-crossing', family: 'ferries', title: 'First Crossing', unit: 'move', shortest: 2 },
  ]);
  expect(solutions).toEqual({ 'ferries/first-crossing': 'BD1;XR2' });
});
