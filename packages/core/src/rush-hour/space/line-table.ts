/**
 * All arrangements of the vehicles of one row or column, and the moves between them.
 *
 * The vehicles of a line keep their order and stay between their walls, so a line of six cells has at most six
 * arrangements. The cells that crossing vehicles take are a mask; `lists` has the legal moves for each.
 */
export interface LineTable {
  readonly length: number;
  /** For each arrangement, the offset of every vehicle of the line. */
  readonly arrangements: readonly (readonly number[])[];
  /** For each arrangement, the mask of the cells that its vehicles take: bit i is cell i. */
  readonly masks: readonly number[];
  readonly moves: readonly LineMove[];
  /** Whether a second move in a row can lead where one alone does not: of another vehicle, or a step further. */
  readonly repeats: boolean;
  /** No arrangement has more moves than this. */
  readonly mostMoves: number;
  /** At [arrangement << length | mask of crossing vehicles]: where in `pool` the list of legal moves starts. */
  readonly lists: Int32Array;
  /** Lists of moves: their number, then the moves. */
  readonly pool: Int32Array;
}

interface LineMove {
  readonly from: number;
  readonly to: number;
  /** Which vehicle of the line moves, and how far. */
  readonly vehicle: number;
  readonly by: number;
  /** All cells that the vehicle stands on or passes. */
  readonly span: number;
}

/** One vehicle of a line: its length and how far it can get at most. */
export interface LineVehicle {
  readonly length: number;
  readonly least: number;
  readonly most: number;
}

/** Lines of more cells or more arrangements than this get no table. */
export const LONGEST_LINE = 8;
const MOST_ARRANGEMENTS = 16;

const remembered = new Map<string, LineTable>();

/** The table of a line, or undefined if it has too many arrangements. Tables are shared between boards. */
export function lineTable(length: number, vehicles: readonly LineVehicle[], farthest: number): LineTable | undefined {
  const signature = `${length}/${farthest}/${vehicles.map((v) => `${v.length}:${v.least}-${v.most}`).join()}`;
  const known = remembered.get(signature);
  if (known !== undefined) return known;
  const arrangements = arrange(vehicles);
  if (arrangements.length > MOST_ARRANGEMENTS) return undefined;
  const table = buildTable(length, vehicles, arrangements, farthest);
  // The cache is bounded, since a process may solve millions of boards with different walls.
  if (remembered.size >= 2048) remembered.clear();
  remembered.set(signature, table);
  return table;
}

function arrange(vehicles: readonly LineVehicle[]): number[][] {
  let arrangements: number[][] = [[]];
  for (const { least, most } of vehicles) {
    const longer: number[][] = [];
    for (const offsets of arrangements) {
      const last = offsets.length - 1;
      const free = last < 0 ? 0 : offsets[last] + vehicles[last].length;
      for (let offset = Math.max(least, free); offset <= most; offset++) {
        longer.push([...offsets, offset]);
        if (longer.length > 4096) return longer;
      }
    }
    arrangements = longer;
  }
  return arrangements;
}

function buildTable(
  length: number,
  vehicles: readonly LineVehicle[],
  arrangements: readonly number[][],
  farthest: number,
): LineTable {
  const cells = (from: number, to: number): number => (1 << to) - (1 << from);
  const masks = arrangements.map((offsets) =>
    offsets.reduce((mask, offset, i) => mask | cells(offset, offset + vehicles[i].length), 0),
  );
  const moves: LineMove[] = [];
  for (const [from, before] of arrangements.entries()) {
    for (const [to, after] of arrangements.entries()) {
      const moved = before.flatMap((offset, i) => (offset === after[i] ? [] : [i]));
      if (moved.length !== 1) continue;
      const vehicle = moved[0];
      const by = after[vehicle] - before[vehicle];
      if (Math.abs(by) > farthest) continue;
      const start = Math.min(before[vehicle], after[vehicle]);
      const end = Math.max(before[vehicle], after[vehicle]) + vehicles[vehicle].length;
      moves.push({ from, to, vehicle, by, span: cells(start, end) });
    }
  }
  // Short slides first: ties between solutions of equal length are broken in favour of shorter slides.
  moves.sort((a, b) => a.from - b.from || Math.abs(a.by) - Math.abs(b.by));
  const lists = new Int32Array(arrangements.length << length);
  const pool: number[] = [0];
  let mostMoves = 0;
  for (const [from, mask] of masks.entries()) {
    const starting = moves.flatMap((move, i) => (move.from === from ? [i] : []));
    mostMoves = Math.max(mostMoves, starting.length);
    for (let crossing = 0; crossing < 1 << length; crossing++) {
      if ((crossing & mask) !== 0) continue;
      const legal = starting.filter((i) => (moves[i].span & crossing) === 0);
      if (legal.length === 0) continue;
      lists[(from << length) | crossing] = pool.length;
      pool.push(legal.length, ...legal);
    }
  }
  const repeats = vehicles.length > 1 || farthest === 1;
  return { length, arrangements, masks, moves, repeats, mostMoves, lists, pool: Int32Array.from(pool) };
}
