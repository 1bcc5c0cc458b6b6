import type { BricksPosition } from '../bricks/position.js';

/**
 * A second, independent solver for sliding bricks, as a reference for tests: an array of brick numbers, distinct
 * bricks, visited boards as text.
 *
 * The length of a shortest solution, `undefined` if there is none, or 'too many' if more than `limit` boards turn up.
 */
export function plainSolve(position: BricksPosition, metric: string, limit: number): number | undefined | 'too many' {
  const { width, height, bricks, goals } = position;
  const masters = new Set(goals.map((goal) => goal.brick));
  const onBoard = (row: number, column: number): boolean => row >= 0 && column >= 0 && row < height && column < width;
  const wall = new Set(position.walls.map(({ row, column }) => row * width + column));
  const reserved = new Set(position.reserved.map(({ row, column }) => row * width + column));
  const board = new Array<number>(width * height).fill(0);
  bricks.forEach(({ cells }, i) => {
    for (const { row, column } of cells) board[row * width + column] = i + 1;
  });

  /** The board after brick `number` has gone by (rows, columns), or undefined. */
  const moved = (from: number[], number: number, rows: number, columns: number): number[] | undefined => {
    const { name, freedom } = bricks[number - 1]!;
    if (freedom === 'fixed') return undefined;
    if ((freedom === 'horizontal' && rows !== 0) || (freedom === 'vertical' && columns !== 0)) return undefined;
    const to = from.map((content) => (content === number ? 0 : content));
    for (let cell = 0; cell < from.length; cell++) {
      if (from[cell] !== number) continue;
      const row = Math.floor(cell / width) + rows;
      const column = (cell % width) + columns;
      const target = row * width + column;
      if (!onBoard(row, column) || wall.has(target) || to[target] !== 0) return undefined;
      if (reserved.has(target) && !masters.has(name)) return undefined;
      to[target] = number;
    }
    return to;
  };
  const directions = [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ] as const;
  const neighbours = (from: number[]): number[][] => {
    const found: number[][] = [];
    for (let number = 1; number <= bricks.length; number++) {
      if (metric === 'moves') {
        const seen = new Set([from.join()]);
        const waiting = [from];
        while (waiting.length > 0) {
          const at = waiting.pop()!;
          for (const [rows, columns] of directions) {
            const next = moved(at, number, rows, columns);
            if (next === undefined || seen.has(next.join())) continue;
            seen.add(next.join());
            waiting.push(next);
            found.push(next);
          }
        }
        continue;
      }
      for (const [rows, columns] of directions) {
        let next = moved(from, number, rows, columns);
        while (next !== undefined) {
          found.push(next);
          next = metric === 'slides' ? moved(next, number, rows, columns) : undefined;
        }
      }
    }
    return found;
  };
  const solved = (at: number[]): boolean =>
    goals.every(({ brick, cells }) => {
      const standing = cells.map(({ row, column }) => at[row * width + column]!);
      const [first] = standing as [number];
      if (first === 0 || standing.some((number) => number !== first)) return false;
      if (brick !== undefined) return bricks[first - 1]!.name === brick;
      return at.filter((number) => number === first).length === cells.length;
    });

  const known = new Set([board.join()]);
  let layer = [board];
  for (let length = 0; layer.length > 0; length++) {
    if (layer.some(solved)) return length;
    const next: number[][] = [];
    for (const at of layer) {
      for (const neighbour of neighbours(at)) {
        const text = neighbour.join();
        if (known.has(text)) continue;
        known.add(text);
        next.push(neighbour);
      }
    }
    if (known.size > limit) return 'too many';
    layer = next;
  }
  return undefined;
}
