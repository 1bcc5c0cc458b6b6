// Boards at the edge of what the families take, always the same ones.
import { seededRandom } from '@slidewise/core/random';

/** Bricks of random shapes, scattered over a square tray; the first has to get to the far corner. */
export function scatteredBricks(side, count) {
  const random = seededRandom(1);
  const names = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'].slice(0, count);
  const rows = Array.from({ length: side }, () => Array(side).fill('.'));
  for (const name of names) {
    for (let placed = false; !placed; ) {
      const [width, height] = [1 + random.integer(6), 1 + random.integer(6)];
      const [top, left] = [random.integer(side - height), random.integer(side - width)];
      const part = rows.slice(top, top + height);
      placed = part.every((row) => row.slice(left, left + width).every((cell) => cell === '.'));
      if (placed) for (const row of part) row.fill(name, left, left + width);
    }
  }
  return `master: A\ngoal: ${side - 16} ${side - 16}\n${rows.map((row) => row.join('')).join('\n')}\n`;
}

/** Bricks of two by two cells everywhere, a cell apart; the first has to get to the far corner. In the notation of numbers. */
export function crowdedBricks(side) {
  const rows = Array.from({ length: side }, () => Array(side).fill(0));
  const put = (top, left, what) => {
    for (const row of rows.slice(top, top + 2)) row.fill(what, left, left + 2);
  };
  let brick = 2;
  for (let top = 0; top + 2 < side; top += 3) {
    for (let left = 0; left + 2 < side; left += 3)
      if (top + 3 < side - 1 || left + 3 < side - 1) put(top, left, brick++);
  }
  put(side - 2, side - 2, -1);
  return `${side},${side},\n${rows.map((row) => `${row.join(',')},\n`).join('')}`;
}

/** A car park with as many vehicles as asked for, nothing else in the target's row; as csv. */
export function fullCarPark(side, count) {
  const random = seededRandom(1);
  const taken = new Uint8Array(side * side);
  const targetRow = side >> 1;
  taken.fill(1, targetRow * side, targetRow * side + 2);
  const lines = ['car,orientation,col,row,length', `X,H,1,${targetRow + 1},2`];
  while (lines.length <= count) {
    const across = random.integer(2) === 0;
    const length = 2 + random.integer(2);
    const row = random.integer(across ? side : side - length + 1);
    const column = random.integer(across ? side - length + 1 : side);
    if (across && row === targetRow) continue;
    const cells = Array.from({ length }, (_, i) => (row + (across ? 0 : i)) * side + column + (across ? i : 0));
    if (cells.some((cell) => taken[cell] === 1)) continue;
    for (const cell of cells) taken[cell] = 1;
    lines.push(`v${lines.length},${across ? 'H' : 'V'},${column + 1},${row + 1},${length}`);
  }
  return `${lines.join('\n')}\n`;
}

/** A shuffled board of tiles that can be solved, the blank first at the start and in the goal. */
export function shuffledTiles(side) {
  const random = seededRandom(1);
  const tiles = Array.from({ length: side * side }, (_, i) => i);
  let even = true;
  for (let i = tiles.length - 1; i > 1; i--) {
    const other = 1 + random.integer(i);
    if (other === i) continue;
    [tiles[i], tiles[other]] = [tiles[other], tiles[i]];
    even = !even;
  }
  if (!even) [tiles[1], tiles[2]] = [tiles[2], tiles[1]];
  return Array.from({ length: side }, (_, row) => `${tiles.slice(row * side, (row + 1) * side).join(' ')}\n`).join('');
}
