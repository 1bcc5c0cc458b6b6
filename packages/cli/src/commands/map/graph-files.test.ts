import { expect, test } from 'vitest';
import { graphFiles } from './graph-files.js';

test('the ending of a name says what is written, whatever its case', () => {
  expect(graphFiles('a/b.graphml')).toEqual([{ path: 'a/b.graphml', format: 'graphml' }]);
  expect(graphFiles('B.DOT')).toEqual([{ path: 'B.DOT', format: 'dot' }]);
  expect(graphFiles('b.json')).toEqual([{ path: 'b.json', format: 'json' }]);
});

test('tables are two files', () => {
  expect(graphFiles('out/b.csv')).toEqual([
    { path: 'out/b-nodes.csv', format: 'csv-nodes' },
    { path: 'out/b-edges.csv', format: 'csv-edges' },
  ]);
});

test('other names are refused, with what they may end in', () => {
  for (const name of ['b', 'b.txt', 'b.xml', '.', '']) {
    expect(graphFiles(name)).toEqual({
      error: `the file name for --graph must end in .graphml, .dot, .gv, .json or .csv, but "${name}" does not`,
    });
  }
});
