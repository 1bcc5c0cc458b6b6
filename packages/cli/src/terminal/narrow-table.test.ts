import { afterEach, expect, test, vi } from 'vitest';
import { fitTable, fitTables, namesAbove, widest } from './narrow-table.js';
import type { Column } from './table.js';

const columns: Column[] = [
  { title: 'name', align: 'left', cells: ['a', 'a', 'longer'] },
  { title: 'count', align: 'right', cells: ['1', '23', '4'] },
  { title: 'time', align: 'right', cells: ['1 s', '2 s', '3 s'], inNeed: 1 },
  { title: 'extra', align: 'left', cells: ['x', '', 'y'], dispensable: 1 },
];

afterEach(() => vi.unstubAllGlobals());

/** Makes the output a terminal of so many columns, or none. */
function terminalOf(width: number | undefined): void {
  const stdout = Object.create(process.stdout, { isTTY: { value: width !== undefined }, columns: { value: width } });
  vi.stubGlobal('process', Object.create(process, { stdout: { value: stdout } }));
}

test('names stand above their rows, and rows in succession share one', () => {
  expect(namesAbove(columns, 80)).toEqual({
    header: 'name\n  count  time  extra',
    lines: ['a\n      1   1 s  x', '     23   2 s', 'longer\n      4   3 s  y'],
    leftOut: [],
  });
});

test('what is dispensable goes first, and then what goes only in need', () => {
  expect(namesAbove(columns, 15).leftOut).toEqual(['extra']);
  expect(namesAbove(columns, 10)).toEqual({
    header: 'name\n  count',
    lines: ['a\n      1', '     23', 'longer\n      4'],
    leftOut: ['extra', 'time'],
  });
});

test('a row without a cell leaves no empty line', () => {
  const empty: Column = { title: 'total', align: 'right', cells: ['', '1', '2'] };
  expect(namesAbove([columns[0]!, empty], 80).lines).toEqual(['a', '      1', 'longer\n      2']);
});

test('only a terminal that is too narrow has names above', () => {
  terminalOf(19);
  expect(fitTable(columns, 19).header).toBe('name    count  time');
  terminalOf(18);
  expect(fitTable(columns, 18).header).toBe('name\n  count  time');
  // A terminal may be wider than tables should be.
  terminalOf(30);
  expect(fitTable(columns, 18).header).toBe('name    count  time');
  terminalOf(undefined);
  expect(fitTable(columns, 18).header).toBe('name    count  time');
});

test('where no column may go, there are several tables', () => {
  const all = columns.map(({ title, align, cells }): Column => ({ title, align, cells }));
  terminalOf(14);
  expect(fitTables(all, 14).map(({ header }) => header)).toEqual(['name\n  count  time', 'name\n  extra']);
  expect(fitTables(all, 14)[0]!.lines).toEqual(['a\n      1   1 s', '     23   2 s', 'longer\n      4   3 s']);
  for (const width of [40, undefined]) {
    terminalOf(width);
    expect(fitTables(all, 14)).toEqual([fitTable(all, 14)]);
  }
});

test('the widest line of a table is that of any of its rows', () => {
  expect(widest({ header: 'a', lines: ['bb\nccc', ''], leftOut: [] })).toBe(3);
});
