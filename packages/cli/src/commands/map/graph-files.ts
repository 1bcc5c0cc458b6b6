import type { GraphFormatId } from '@slidewise/core/map';

/** A file to write, and what goes into it. */
export interface GraphFile {
  readonly path: string;
  readonly format: GraphFormatId;
}

/** By the ending of the name: the formats, and what is put before the ending where one name stands for several files. */
const ENDINGS: Readonly<Record<string, readonly { readonly format: GraphFormatId; readonly mark: string }[]>> = {
  '.graphml': [{ format: 'graphml', mark: '' }],
  '.dot': [{ format: 'dot', mark: '' }],
  '.gv': [{ format: 'dot', mark: '' }],
  '.json': [{ format: 'json', mark: '' }],
  '.csv': [
    { format: 'csv-nodes', mark: '-nodes' },
    { format: 'csv-edges', mark: '-edges' },
  ],
};

/** The files that a name stands for, or what is wrong with it. */
export function graphFiles(name: string): readonly GraphFile[] | { readonly trouble: string } {
  const [ending = ''] = /\.[a-z]+$/i.exec(name) ?? [];
  const formats = ENDINGS[ending.toLowerCase()];
  if (formats === undefined) {
    const known = Object.keys(ENDINGS);
    const list = `${known.slice(0, -1).join(', ')} or ${known.at(-1)}`;
    return { trouble: `the file name for --graph must end in ${list}, but "${name}" does not` };
  }
  const stem = name.slice(0, -ending.length);
  return formats.map(({ format, mark }) => ({ path: `${stem}${mark}${ending}`, format }));
}
