// Rush Hour boards without walls, cars of two and trucks of three cells, counted without searching.

const LENGTHS = [2, 3];
const TARGET = 2;

/** All ways to put vehicles on a line: their lengths in order, and the cells that they cover. */
function fillsOf(length) {
  const fills = [];
  const place = (from, mask, vehicles) => {
    if (from === length) {
      fills.push({ mask, vehicles, isFull: mask === 2 ** length - 1 });
      return;
    }
    place(from + 1, mask, vehicles);
    for (const each of LENGTHS) {
      if (from + each <= length) place(from + each, mask | ((2 ** each - 1) << from), [...vehicles, each]);
    }
  };
  place(0, 0, []);
  return fills;
}

/** The fills of the target's row: its last vehicle is the target. */
function targetFills(width, alone) {
  return fillsOf(width).filter(({ vehicles }) => vehicles.at(-1) === TARGET && !(alone && vehicles.length > 1));
}

/** Whether the last vehicle touches the right edge. */
const isSolved = ({ mask }, width) => ((mask >> (width - 1)) & 1) === 1;

/**
 * How many positions there are, and how many are solved: of all boards, and of plain ones. Goes through the covered cells of all rows; the ways to fill a
 * column depend on these only, and multiply.
 */
export function countPlacements(width, height, row) {
  const count = (plain) => {
    const fits = (fill) => !(plain && fill.isFull);
    const columns = fillsOf(height).filter(fits);
    const ways = Array.from(
      { length: 2 ** height },
      (_, blocked) => columns.filter(({ mask }) => (mask & blocked) === 0).length,
    );
    const rows = tally(fillsOf(width).filter(fits));
    const target = tally(targetFills(width, plain).filter(fits));
    const sums = { positions: 0, solved: 0 };
    const blocked = new Array(width).fill(0);
    const visit = (line, factor, solved) => {
      if (line === height) {
        let product = factor;
        for (const mask of blocked) product *= ways[mask];
        sums.positions += product;
        if (solved) sums.solved += product;
        return;
      }
      for (const [mask, some] of line === row ? target : rows) {
        for (let column = 0; column < width; column++) blocked[column] |= ((mask >> column) & 1) << line;
        visit(line + 1, factor * some, line === row ? isSolved({ mask }, width) : solved);
        for (let column = 0; column < width; column++) blocked[column] &= ~(1 << line);
      }
    };
    visit(0, 1, false);
    return sums;
  };
  return { all: count(false), plain: count(true) };
}

/** How many fills cover the same cells. */
function tally(fills) {
  const counts = new Map();
  for (const { mask } of fills) counts.set(mask, (counts.get(mask) ?? 0) + 1);
  return [...counts];
}

/** The kinds of a line, each the masks of all its fills; full lines are one kind that counts several times. */
function kindsOf(fills) {
  const kinds = new Map();
  for (const { mask, vehicles, isFull } of fills) {
    const name = isFull ? 'full' : vehicles.join();
    const kind = kinds.get(name) ?? { masks: [], weight: 1 };
    if (isFull && kind.masks.length > 0) kind.weight++;
    else kind.masks.push(mask);
    kinds.set(name, kind);
  }
  return [...kinds.values()];
}

/** How many positions have vehicles that can stand solved in some way, reachable or not: each line keeps its vehicles and their order. */
export function countSolvableContents(width, height, row) {
  const rowKinds = kindsOf(fillsOf(width));
  const target = kindsOf(targetFills(width, false));
  const columnKinds = kindsOf(fillsOf(height)).map(({ masks, weight }) => ({
    weight,
    ways: Float64Array.from(
      { length: 2 ** height },
      (_, blocked) => masks.filter((mask) => (mask & blocked) === 0).length,
    ),
  }));
  let total = 0;
  const countColumns = (rows, factor) => {
    // The covered cells of each column, from the last on, and whether the target is at the edge.
    const placements = [{ blocked: new Array(width).fill(0), solved: false }];
    const all = rows.reduce(
      (before, masks, line) =>
        before.flatMap(({ blocked, solved }) =>
          masks.map((mask) => ({
            blocked: blocked.map((cells, i) => cells | (((mask >> (width - 1 - i)) & 1) << line)),
            solved: line === row ? isSolved({ mask }, width) : solved,
          })),
        ),
      placements,
    );
    const blocked = Array.from({ length: width }, (_, column) => Uint8Array.from(all, (each) => each.blocked[column]));
    const solved = Uint8Array.from(all, (each) => Number(each.solved));
    const numbers = Array.from({ length: width + 1 }, () => new Int32Array(all.length));
    const ways = Array.from({ length: width + 1 }, () => new Float64Array(all.length).fill(1));
    numbers[0].forEach((_, i) => {
      numbers[0][i] = i;
    });
    const visit = (column, length, weight) => {
      if (column === width) {
        let sum = 0;
        for (let i = 0; i < length; i++) sum += ways[column][i];
        total += weight * sum;
        return;
      }
      for (const kind of columnKinds) {
        let [next, goals] = [0, 0];
        for (let i = 0; i < length; i++) {
          const placement = numbers[column][i];
          const some = kind.ways[blocked[column][placement]];
          if (some === 0) continue;
          numbers[column + 1][next] = placement;
          ways[column + 1][next++] = ways[column][i] * some;
          goals += solved[placement];
        }
        if (goals > 0) visit(column + 1, next, weight * kind.weight);
      }
    };
    visit(0, all.length, factor);
  };
  const visitRows = (rows, factor) => {
    if (rows.length === height) countColumns(rows, factor);
    else
      for (const { masks, weight } of rows.length === row ? target : rowKinds)
        visitRows([...rows, masks], factor * weight);
  };
  visitRows([], 1);
  return total;
}
