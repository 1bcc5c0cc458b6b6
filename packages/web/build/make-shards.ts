import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Catalogue, Days, Listed, Shard } from '@slidewise/lab/supply';

/** Files of more lines are divided: all are to be loaded within a moment. */
const MOST_LINES = 32_000;

/** A file of the atlas, and the lengths of its boards that are offered. */
interface Source {
  readonly file: string;
  readonly least: number;
  readonly most: number;
}

/** What `atlas/index.json` says. */
interface AtlasIndex {
  readonly listed: readonly (Omit<Listed, 'shards'> & { readonly boards?: Source; readonly components: Source })[];
  readonly days: readonly Omit<Days, 'weekdays'>[];
}

/** The files that the supply of puzzles loads. */
export interface ShardFiles {
  readonly catalogue: Catalogue;
  /** By their names, compressed. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Divides the atlas by the lengths of its boards. The names have a hash of the content, so that a file that was loaded once stays right. */
export function makeShards(folder: string): ShardFiles {
  const files = new Map<string, Uint8Array>();
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as AtlasIndex;
  const save = (name: string, lines: readonly string[]): string => {
    const text = `${lines.join('\n')}\n`;
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const file = `${name}-${hash}.txt.gz`;
    files.set(file, gzipSync(text));
    return file;
  };
  const listed = index.listed.map(({ boards, components, ...common }): Listed => {
    const name = `${common.family}-${common.size.width}x${common.size.height}`;
    const lines = readLines(folder, components.file);
    const { least, most } = components;
    const long: Shard = { file: save(`${name}-long`, lines), holds: 'components', least, most, lines: lines.length };
    return { ...common, shards: [...(boards === undefined ? [] : byLength(folder, boards, name, save)), long] };
  });
  const days = index.days.map((common): Days => {
    const rows = readLines(folder, common.file).map(lengthAndBoard);
    const counts = new Map<number, number>();
    for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
    const weekdays = [...counts].map(([length, lines]) => ({ length, lines }));
    const boards = rows.map(({ board }) => board);
    return { ...common, file: save(`${common.family}-daily`, boards), weekdays };
  });
  return { catalogue: { listed, days }, files };
}

/** The files of a list of boards: at least one for each length. */
function byLength(
  folder: string,
  { file, least, most }: Source,
  name: string,
  save: (name: string, lines: readonly string[]) => string,
): Shard[] {
  const boards = new Map<number, string[]>();
  for (let length = least; length <= most; length++) boards.set(length, []);
  for (const line of readLines(folder, file)) {
    const { length, board } = lengthAndBoard(line);
    boards.get(length)?.push(board);
  }
  return [...boards].flatMap(([length, own]) => {
    // Neighbours that begin alike are smaller together.
    own.sort();
    const parts = Math.ceil(own.length / MOST_LINES);
    return Array.from({ length: parts }, (_, part): Shard => {
      const lines = own.slice(Math.floor((part * own.length) / parts), Math.floor(((part + 1) * own.length) / parts));
      const saved = save(`${name}-${length}${parts === 1 ? '' : `-${part + 1}`}`, lines);
      return { file: saved, holds: 'boards', least: length, most: length, lines: lines.length };
    });
  });
}

function readLines(folder: string, file: string): string[] {
  return gunzipSync(readFileSync(join(folder, file)))
    .toString()
    .trimEnd()
    .split('\n');
}

function lengthAndBoard(line: string): { length: number; board: string } {
  const [length, board = ''] = line.split(' ');
  return { length: Number(length), board };
}
