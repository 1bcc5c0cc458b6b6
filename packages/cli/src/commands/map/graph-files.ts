import type { GraphFormatId } from '@slidewise/lab/map';
import { sentenceOf } from '@slidewise/server/answers';
import { type Endings, endingOf, formatOfFile } from '../../output/file-format.js';

/** A file to write, and what goes into it. */
export interface GraphFile {
  readonly path: string;
  readonly format: GraphFormatId;
}

const ENDINGS: Endings<'graphml' | 'dot' | 'json' | 'csv'> = {
  '.graphml': 'graphml',
  '.dot': 'dot',
  '.gv': 'dot',
  '.json': 'json',
  '.csv': 'csv',
};

/** The files that a name stands for, or what is wrong with it. */
export function graphFiles(name: string): readonly GraphFile[] | { readonly error: string } {
  const format = formatOfFile('--graph', name, ENDINGS);
  if (!format.ok) return { error: sentenceOf(format.problem) };
  if (format.value !== 'csv') return [{ path: name, format: format.value }];
  const ending = endingOf(name);
  const stem = name.slice(0, -ending.length);
  return [
    { path: `${stem}-nodes${ending}`, format: 'csv-nodes' },
    { path: `${stem}-edges${ending}`, format: 'csv-edges' },
  ];
}
