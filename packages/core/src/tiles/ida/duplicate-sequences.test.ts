import { expect, test } from 'vitest';
import { duplicateSequences } from './duplicate-sequences.js';

const STEPS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** The effect of a sequence as a text (the blank, and all moved tiles), and the rectangle that the blank crosses. */
function effect(sequence: string): { change: string; rectangle: number[] } {
  let [row, column] = [0, 0];
  const tiles = new Map<string, string>();
  const rows = [0];
  const columns = [0];
  for (const letter of sequence) {
    const to = `${row} ${column}`;
    row += STEPS[Number(letter)]![0];
    column += STEPS[Number(letter)]![1];
    const from = `${row} ${column}`;
    tiles.set(to, tiles.get(from) ?? from);
    tiles.set(from, 'blank');
    rows.push(row);
    columns.push(column);
  }
  const moved = [...tiles].filter(([cell, tile]) => cell !== tile && tile !== 'blank').sort();
  const rectangle = [-Math.min(...rows), Math.max(...rows), -Math.min(...columns), Math.max(...columns)];
  return { change: `${row} ${column} ${moved.join(' ')}`, rectangle };
}

/** By the definition: all sequences, the shortest first and then in lexicographic order. */
function byDefinition(longest: number): string[] {
  const duplicates: string[] = [];
  const seen = new Map<string, number[][]>();
  let layer = [''];
  for (let length = 0; length <= longest; length++) {
    const live: string[] = [];
    for (const sequence of layer) {
      if (duplicates.some((duplicate) => sequence.endsWith(duplicate))) continue;
      const { change, rectangle } = effect(sequence);
      const alike = seen.get(change) ?? [];
      if (alike.some((inner) => inner.every((side, i) => side <= rectangle[i]!))) duplicates.push(sequence);
      else {
        seen.set(change, [...alike, rectangle]);
        live.push(sequence);
      }
    }
    layer = live.flatMap((sequence) => ['0', '1', '2', '3'].map((direction) => sequence + direction));
  }
  return duplicates;
}

function found(longest: number): string[] {
  const finding = duplicateSequences(longest);
  for (;;) {
    const step = finding.next();
    if (step.done) return step.value.map((sequence) => sequence.join(''));
  }
}

test('duplicate sequences of up to eight moves are those of the definition', () => {
  expect(found(8)).toEqual(byDefinition(8));
});

test('there are 340 of up to ten moves', () => {
  expect(found(10)).toHaveLength(340);
});
