import { familyById } from '@slidewise/core/families';
import { expect, test } from 'vitest';
import type { Grade, Graded } from './grade.js';
import { filesReport } from './report.js';

const family = familyById('tiles')!;
const graded = {
  family,
  metric: family.metrics[0]!,
  replay: { moves: [], bad: undefined, position: undefined },
  solved: true,
} as unknown as Pick<Graded, 'family' | 'metric' | 'replay' | 'solved'>;

test('counts are grouped, in every column', () => {
  const grades: Grade[] = [
    { ...graded, file: 'ann.sol', board: 'a', length: 12_345, optimum: 10_000, shortest: false },
    { ...graded, file: 'ben.sol', board: 'a', length: 12_345, atLeast: 1000, atMost: 11_000, shortest: false },
    { ...graded, file: 'cy.sol', board: 'a', length: 12_345, atLeast: 1000 },
  ];
  const rows = filesReport(grades, {})
    .split('\n')
    .slice(3, 6)
    .map((line) => line.split(/ {2,}/).slice(-3));
  expect(rows).toEqual([
    ['12,345', '10,000', '2,345'],
    ['12,345', '1,000–11,000', '1,345–11,345'],
    ['12,345', '≥ 1,000', '≤ 11,345'],
  ]);
});
