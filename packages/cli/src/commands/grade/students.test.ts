import { describe, expect, test } from 'vitest';
import { studentsIn } from './students.js';

describe('whose solution a file is', () => {
  test.each<[string, Record<string, string | undefined>, (string | undefined)[]]>([
    ['the folder', { 'ann/A00.txt.sol': 'A00.txt', 'ben/A00-2.sol': 'A00.txt' }, ['ann', 'ben']],
    ['the zip file', { 'ann.zip/A00.sol': 'A00.txt', 'ben.zip/x/A00.sol': 'A00.txt' }, ['ann', 'ben']],
    ['below those of all', { 'hw/ann/out/A00.sol': 'A00.txt', 'hw/ben/out/A00.sol': 'A00.txt' }, ['ann', 'ben']],
    ['the rest of the name', { 'A00 ann.sol': 'Files/A00.txt', 'ben_A00.txt.sol': 'Files/A00.txt' }, ['ann', 'ben']],
    ['in a folder of the board', { 'A00/ann.sol': 'A00.txt', 'A01/ann.sol': 'A01.txt' }, ['ann', 'ann']],
    ['nobody', { 'A00.txt.sol': 'A00.txt', 'A00-2.sol': 'A00.txt' }, [undefined, undefined]],
    ['the name, where there is no board', { 'ann.sol': undefined, 'x/ben.sol': undefined }, ['ann', 'x']],
  ])('%s', (_, files, owners) => {
    const named = Object.entries(files).map(([file, board]) => ({ file, ...(board === undefined ? {} : { board }) }));
    const students = studentsIn(named, []);
    expect(named.map(({ file }) => students.of(file))).toEqual(owners);
  });
});

test('an empty folder is a student where the others have folders', () => {
  const file = (name: string) => ({ file: name, board: 'A00.txt' });
  expect(studentsIn([file('ben/A00.sol'), file('10/A00.sol')], ['ann', 'ben/src', '9']).names).toEqual([
    '9',
    '10',
    'ann',
    'ben',
  ]);
  expect(studentsIn([file('A00 ben.sol')], ['old']).names).toEqual(['ben']);
  expect(studentsIn([], ['ann', 'ben']).names).toEqual(['ann', 'ben']);
  expect(studentsIn([], []).names).toEqual([]);
});

test('the roster comes first, in its order, and with all its names', () => {
  const roster = { names: ['Zoe', 'Ann'], studentOf: (path: string) => (path.includes('zng') ? 'Zoe' : undefined) };
  const students = studentsIn([{ file: 'x/A00.sol' }, { file: 'zng/A00.sol' }], ['dan'], {
    ...roster,
    keys: roster.names,
    titles: [],
    rows: [],
  });
  expect(students.names).toEqual(['Zoe', 'Ann', 'dan', 'x']);
  expect(students.of('zng/A00.sol')).toBe('Zoe');
});
