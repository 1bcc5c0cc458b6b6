import { describe, expect, test } from 'vitest';
import { studentsOf, studentTable } from './students.js';

describe('whose solution a file is', () => {
  test.each<[string, Record<string, string | undefined>, (string | undefined)[]]>([
    ['the folder', { 'ann/A00.txt.sol': 'A00.txt', 'ben/A00-2.sol': 'A00.txt' }, ['ann', 'ben']],
    ['below those of all', { 'hw/ann/out/A00.sol': 'A00.txt', 'hw/ben/out/A00.sol': 'A00.txt' }, ['ann', 'ben']],
    ['the rest of the name', { 'A00 ann.sol': 'Files/A00.txt', 'ben_A00.txt.sol': 'Files/A00.txt' }, ['ann', 'ben']],
    ['in a folder of the board', { 'A00/ann.sol': 'A00.txt', 'A01/ann.sol': 'A01.txt' }, ['ann', 'ann']],
    ['nobody', { 'A00.txt.sol': 'A00.txt', 'A00-2.sol': 'A00.txt' }, [undefined, undefined]],
    ['the name, where there is no board', { 'ann.sol': undefined, 'x/ben.sol': undefined }, ['ann', 'x']],
  ])('%s', (_, files, students) => {
    const named = Object.entries(files).map(([file, board]) => ({ file, ...(board === undefined ? {} : { board }) }));
    expect(studentsOf(named)).toEqual(students);
  });
});

test('a row for each student, but only where that says more than a row for each file', () => {
  const trouble = 'it cannot be read';
  const grades = ['ann/A.sol', 'ann/B.sol', 'ben/A.sol'].map((file) => ({ file, trouble }));
  expect(studentTable(grades, {}, 80)?.lines).toEqual([
    'ann          2      0         0',
    'ben          1      0         0',
  ]);
  expect(studentTable(grades.slice(1), {}, 80)).toBeUndefined();
  expect(studentTable(grades.slice(0, 2), {}, 80)).toBeUndefined();
});
