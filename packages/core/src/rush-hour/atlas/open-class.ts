import type { BoardClass, CountedClass } from '../../contract/facets/enumerating.js';
import { inPieces } from '../../family-tools/in-pieces.js';
import { sizeForm } from '../../messages/en/boards.js';
import * as say from '../../messages/en/rush-hour-making.js';
import { ok, problem, type Result } from '../../result.js';
import { shorten } from '../../text/rows.js';
import { Atlas } from './atlas.js';
import type { AtlasClass } from './atlas-class.js';
import { type ClassValues, LONGEST_COUNTED, LONGEST_SIDE } from './class-values.js';
import { PositionCounter } from './count/position-counter.js';

/** The class of boards that values describe, component by component. */
export function openClass(values: ClassValues): Result<BoardClass> {
  const read = readClass(values);
  return read.ok ? classOf(read.value) : read;
}

/** The same class, to count its positions. */
export function openCount(values: ClassValues): Result<CountedClass> {
  const read = readClass(values);
  if (!read.ok) return read;
  const { width, height, row, lengths, walls } = read.value;
  if (width > LONGEST_COUNTED || height > LONGEST_COUNTED) {
    return problem(say.sizeNotCounted({ width, height, most: LONGEST_COUNTED }));
  }
  if (walls.most > 0) return problem(say.wallsNotCounted());
  const counter = PositionCounter.of({ width, height, row, lengths });
  if (counter === undefined) return problem(say.noWebAssembly());
  return ok({ shards: counter.shards, count: (shard) => counter.count(shard) });
}

function readClass({ size = '', lengths = '2,3', walls = '0', row }: ClassValues): Result<AtlasClass> {
  const sides = /^(\d{1,5})x(\d{1,5})$/.exec(size);
  if (sides === null) return problem(sizeForm({ size: shorten(size), example: '6x6' }));
  const [width, height] = sides.slice(1).map(Number) as [number, number];
  if (width < 3 || height < 2 || width > LONGEST_SIDE || height > LONGEST_SIDE) {
    return problem(say.sizeNotEnumerated({ width, height, most: LONGEST_SIDE }));
  }
  const cars = lengthsIn(lengths, width, height);
  if (!cars.ok) return cars;
  const range = wallsIn(walls, width * height);
  if (!range.ok) return range;
  const line = row === undefined ? Math.floor((height + 1) / 2) : whole(row);
  if (line === undefined || line < 1 || line > height) {
    return problem(say.rowNotOnBoard({ row: shorten(row!), width, height }));
  }
  return ok({ width, height, row: line - 1, lengths: cars.value, walls: range.value });
}

function classOf(of: AtlasClass): Result<BoardClass> {
  const atlas = Atlas.of(of);
  if (atlas === undefined) return problem(say.noWebAssembly());
  if (!Number.isSafeInteger(atlas.shards)) return problem(say.tooManyBoards());
  return ok(
    inPieces({
      shards: atlas.shards,
      rows: (shard, from, starts) => atlas.rows(shard, from, starts),
      starts: (shard) => atlas.countStarts(shard),
    }),
  );
}

function lengthsIn(text: string, width: number, height: number): Result<number[]> {
  const lengths: number[] = [];
  for (const part of text.split(',')) {
    const length = whole(part);
    if (length === undefined || length < 2) return problem(say.lengthsForm({ lengths: shorten(text) }));
    if (length > Math.max(width, height)) return problem(say.lengthNotOnBoard({ length, width, height }));
    if (lengths.includes(length)) return problem(say.lengthTwice({ length }));
    lengths.push(length);
  }
  return ok(lengths.sort((a, b) => a - b));
}

function wallsIn(text: string, cells: number): Result<AtlasClass['walls']> {
  const parts = /^(\d{1,5})(?:\.\.(\d{1,5}))?$/.exec(text.trim());
  if (parts === null) return problem(say.wallsForm({ walls: shorten(text) }));
  const least = Number(parts[1]);
  const most = Number(parts[2] ?? parts[1]);
  if (least > most) return problem(say.wallsBackwards({ walls: text.trim() }));
  // The target takes two cells.
  if (most > cells - 2) return problem(say.tooManyWalls({ cells, most: cells - 2, walls: most }));
  return ok({ least, most });
}

function whole(text: string): number | undefined {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined;
}
