import type { BoardClass } from '../../contract/facets/enumerating.js';
import { inPieces } from '../../family-tools/in-pieces.js';
import { ok, problem, type Result } from '../../result.js';
import { showText } from '../../text/rows.js';
import { Atlas } from './atlas.js';
import type { AtlasClass } from './atlas-class.js';
import { type ClassValues, LONGEST_SIDE } from './class-values.js';

/** The class of boards that values describe. */
export function openClass({ size = '', lengths = '2,3', walls = '0', row }: ClassValues): Result<BoardClass> {
  const sides = /^(\d{1,5})x(\d{1,5})$/.exec(size);
  if (sides === null) return problem(`the size ${showText(size)} is not of the form 6x6`);
  const [width, height] = sides.slice(1).map(Number) as [number, number];
  const name = `${width}×${height}`;
  if (width < 3 || height < 2 || width > LONGEST_SIDE || height > LONGEST_SIDE) {
    return problem(`boards of 3×2 to ${LONGEST_SIDE}×${LONGEST_SIDE} cells can be enumerated, not of ${name}`);
  }
  const cars = lengthsIn(lengths, width, height);
  if (!cars.ok) return cars;
  const range = wallsIn(walls, width * height);
  if (!range.ok) return range;
  const line = row === undefined ? Math.floor((height + 1) / 2) : whole(row);
  if (line === undefined || line < 1 || line > height) {
    return problem(`the row ${showText(row!)} is none of a board of ${name}: expected a number from 1 to ${height}`);
  }
  return classOf({ width, height, row: line - 1, lengths: cars.value, walls: range.value });
}

function classOf(of: AtlasClass): Result<BoardClass> {
  const atlas = Atlas.of(of);
  if (atlas === undefined) return problem('enumerating needs WebAssembly, which this platform does not have');
  if (!Number.isSafeInteger(atlas.shards)) return problem('there are too many boards with so many walls to be counted');
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
    if (length === undefined || length < 2) {
      return problem(`the lengths ${showText(text)} are not numbers from 2 up with commas between them, such as 2,3`);
    }
    if (length > Math.max(width, height)) {
      return problem(`a vehicle of ${length} cells does not fit on a board of ${width}×${height}`);
    }
    if (lengths.includes(length)) return problem(`the length ${length} is given twice`);
    lengths.push(length);
  }
  return ok(lengths.sort((a, b) => a - b));
}

function wallsIn(text: string, cells: number): Result<AtlasClass['walls']> {
  const parts = /^(\d{1,5})(?:\.\.(\d{1,5}))?$/.exec(text.trim());
  if (parts === null) return problem(`the walls ${showText(text)} are neither a number nor a range such as 0..1`);
  const least = Number(parts[1]);
  const most = Number(parts[2] ?? parts[1]);
  if (least > most) return problem(`the range of walls ${text.trim()} ends before it begins`);
  // The target takes two cells.
  if (most > cells - 2)
    return problem(`a board of ${cells} cells has room for at most ${cells - 2} walls, not ${most}`);
  return ok({ least, most });
}

function whole(text: string): number | undefined {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined;
}
