import type { RushHourPosition } from '../position.js';
import { tracksOf } from '../tracks.js';
import { type LineTable, LONGEST_LINE, lineTable } from './line-table.js';

/** A row or column that has vehicles. */
export interface Line {
  readonly horizontal: boolean;
  /** Its row or column. */
  readonly number: number;
  /** The vehicles on it, as numbers into the position's list, in order along the line. */
  readonly vehicles: readonly number[];
  readonly table: LineTable;
  /** The weight of the line's digit in the one-word key. */
  readonly radix: number;
}

/** A cache: positions are immutable, and the plan needs the lines just before the space does. */
const known = new WeakMap<RushHourPosition, { metric: string; lines: readonly Line[] | undefined }>();

/** The lines that have vehicles, or undefined if one is too long for a table. */
export function linesOf(position: RushHourPosition, metric: string): readonly Line[] | undefined {
  const before = known.get(position);
  if (before?.metric === metric) return before.lines;
  const lines = findLines(position, metric);
  known.set(position, { metric, lines });
  return lines;
}

function findLines(position: RushHourPosition, metric: string): Line[] | undefined {
  const { width, height } = position;
  if (width > LONGEST_LINE || height > LONGEST_LINE) return undefined;
  const tracks = tracksOf(position);
  /** The vehicles of each row, then of each column. */
  const onLines: number[][] = [];
  for (let line = 0; line < height + width; line++) onLines.push([]);
  for (let i = 0; i < tracks.length; i++) {
    const { horizontal, line } = tracks[i];
    onLines[horizontal ? line : height + line].push(i);
  }
  const lines: Line[] = [];
  let radix = 1;
  for (let line = 0; line < onLines.length; line++) {
    const vehicles = onLines[line];
    if (vehicles.length === 0) continue;
    const horizontal = line < height;
    vehicles.sort((a, b) => tracks[a].offset - tracks[b].offset);
    const length = horizontal ? width : height;
    const bounds = vehicles.map((i) => tracks[i]);
    const table = lineTable(length, bounds, metric === 'steps' ? 1 : length);
    if (table === undefined) return undefined;
    lines.push({ horizontal, number: horizontal ? line : line - height, vehicles, table, radix });
    radix *= table.arrangements.length;
  }
  return lines;
}

/** Whether a board's arrangements, as one number in mixed radix, fit into a word. */
export function fitOneWord(lines: readonly Line[]): boolean {
  const { radix, table } = lines.at(-1)!;
  // The word 0xffffffff is reserved: the hash table needs a value that no key has.
  return radix * table.arrangements.length < 2 ** 32;
}
