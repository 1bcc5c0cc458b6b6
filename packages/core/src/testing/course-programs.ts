// The searches of four course texts, implemented from the texts alone: strings for boards, arrays and sets for lists, no code of
// core. The tests compare the packed searches with their counts, and with their moves where the text determines them.

export interface CourseResult {
  /** The length of the solution; undefined if there is none. */
  readonly length: number | undefined;
  /** Boards that entered the open list, the first included, each once. */
  readonly entered: number;
  /** Boards taken from the open list, the solved one included. */
  readonly taken: number;
}

interface Node {
  readonly board: string;
  readonly g: number;
  readonly h: number;
}

/** A search as its text describes it; boards are strings that are equal where the text regards boards as equal. */
interface CourseSearch {
  readonly start: string;
  successors(board: string): string[];
  isSolved(board: string): boolean;
  estimate(board: string): number;
  /** The order of two boards that breaks remaining ties. */
  compare?(a: string, b: string): number;
}

/** USC's Rush Hour and the N-puzzle: nodes are closed when they are generated; ties are broken by the smaller h, then the smaller board. */
export function closingOnGeneration(search: CourseSearch): CourseResult {
  const { start, compare = byText } = search;
  const open: Node[] = [{ board: start, g: 0, h: search.estimate(start) }];
  const closed = new Set([start]);
  for (let taken = 1; open.length > 0; taken++) {
    const node = takeFirst(open, (a, b) => a.g + a.h - b.g - b.h || a.h - b.h || compare(a.board, b.board));
    if (search.isSolved(node.board)) return { length: node.g, entered: closed.size, taken };
    for (const board of search.successors(node.board)) {
      if (closed.has(board)) continue;
      closed.add(board);
      open.push({ board, g: node.g + 1, h: search.estimate(board) });
    }
  }
  return { length: undefined, entered: closed.size, taken: closed.size };
}

/** Drexel's bricks: FIFO lists of keys by f; a smaller f replaces that of an open node, never that of a closed one. */
export function bucketList(search: CourseSearch): CourseResult {
  const { start, compare = byText } = search;
  const open = new Map<string, Node>();
  const closed = new Set<string>();
  const buckets = new Map<number, string[]>();
  const put = (node: Node): void => {
    open.set(node.board, node);
    const f = node.g + node.h;
    buckets.set(f, [...(buckets.get(f) ?? []), node.board]);
  };
  put({ board: start, g: 0, h: search.estimate(start) });
  const result = (length: number | undefined): CourseResult => {
    return { length, entered: open.size + closed.size, taken: closed.size };
  };
  while (open.size > 0) {
    const f = Math.min(...[...buckets].flatMap(([key, boards]) => (boards.length > 0 ? [key] : [])));
    const board = buckets.get(f)!.shift()!;
    const { g } = open.get(board)!;
    open.delete(board);
    closed.add(board);
    if (search.isSolved(board)) return result(g);
    for (const next of search.successors(board).sort(compare)) {
      if (closed.has(next)) continue;
      const known = open.get(next);
      const node = { board: next, g: g + 1, h: search.estimate(next) };
      if (known !== undefined && known.g + known.h <= node.g + node.h) continue;
      if (known !== undefined) {
        const bucket = buckets.get(known.g + known.h)!;
        bucket.splice(bucket.indexOf(next), 1);
      }
      put(node);
    }
  }
  return result(undefined);
}

/** SFU's Rush Hour: lazy deletion; the best distance of each board is stored, and entries of the queue with a longer one are skipped. */
export function lazyQueue(search: CourseSearch): CourseResult {
  const { start, compare = byText } = search;
  const distance = new Map([[start, 0]]);
  const queue: Node[] = [{ board: start, g: 0, h: search.estimate(start) }];
  for (let taken = 1; queue.length > 0; taken++) {
    const node = takeFirst(queue, (a, b) => a.g + a.h - b.g - b.h || a.h - b.h || compare(a.board, b.board));
    if (node.g > distance.get(node.board)!) {
      taken--;
      continue;
    }
    if (search.isSolved(node.board)) return { length: node.g, entered: distance.size, taken };
    for (const board of search.successors(node.board)) {
      if ((distance.get(board) ?? Number.POSITIVE_INFINITY) <= node.g + 1) continue;
      distance.set(board, node.g + 1);
      queue.push({ board, g: node.g + 1, h: search.estimate(board) });
    }
  }
  return { length: undefined, entered: distance.size, taken: 0 };
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function takeFirst(nodes: Node[], order: (a: Node, b: Node) => number): Node {
  let first = 0;
  for (let i = 1; i < nodes.length; i++) if (order(nodes[i]!, nodes[first]!) < 0) first = i;
  return nodes.splice(first, 1)[0]!;
}

// Rush Hour ---------------------------------------------------------------------------------------------------------

/** A Rush Hour board of rows separated by `/`; the target is `a` or `X`, and the goal the course's. */
export function rushHourSearch(rows: string, heuristic: string): CourseSearch {
  const width = rows.indexOf('/');
  const target = rows.includes('X') ? 'X' : 'a';
  const isSolved = (board: string): boolean => {
    const row = board.split('/').find((text) => text.includes(target))!;
    const right = row.slice(row.lastIndexOf(target) + 1);
    return target === 'X' ? right === '' : /^\.*$/.test(right);
  };
  return {
    start: rows,
    isSolved,
    successors: (board) => [...new Set(board.replace(/[^A-Za-z]/g, ''))].flatMap((name) => slides(board, name, width)),
    estimate: (board) => vehicleHeuristics[heuristic]!(board.split('/'), target),
  };
}

/** Where the cells of a vehicle are. */
function cellsOf(rows: readonly string[], name: string): [number, number][] {
  return rows.flatMap((row, r) => [...row].flatMap((cell, c): [number, number][] => (cell === name ? [[r, c]] : [])));
}

function slides(board: string, name: string, width: number): string[] {
  const rows = board.split('/');
  const cells = cellsOf(rows, name);
  const down = cells[0]![1] === cells.at(-1)![1] ? 1 : 0;
  const found: string[] = [];
  for (const sign of [-1, 1]) {
    for (let by = sign; Math.abs(by) <= Math.max(width, rows.length); by += sign) {
      const moved = cells.map(([r, c]) => [r + by * down, c + by * (1 - down)] as const);
      if (moved.some(([r, c]) => ![name, '.'].includes(rows[r]?.[c] ?? '#'))) break;
      const grid = rows.map((row) => [...row.replaceAll(name, '.')]);
      for (const [r, c] of moved) grid[r]![c] = name;
      found.push(grid.map((row) => row.join('')).join('/'));
    }
  }
  return found;
}

const vehicleHeuristics: Record<string, (rows: string[], target: string) => number> = {
  none: () => 0,
  direct: (rows, target) => inFront(rows, target).length,
  indirect(rows, target) {
    const row = rowOf(rows, target);
    const counted = new Set(inFront(rows, target));
    for (const name of inFront(rows, target)) {
      const cells = cellsOf(rows, name);
      if (cells[0]![0] === cells.at(-1)![0] && cells.length > 1) continue;
      const [length, column] = [cells.length, cells[0]![1]];
      const [up, down] = [row - length >= 0, row + length < rows.length];
      if (up === down) continue;
      for (let i = 1; i <= length; i++) {
        const other = rows[up ? row - i : row + i]![column]!;
        if (other !== '.' && other !== name) counted.add(other);
      }
    }
    return counted.size;
  },
  distance: (rows, target) => rows[0]!.length - 1 - rows[rowOf(rows, target)]!.lastIndexOf(target),
  'distance-blockers': (rows, target) =>
    vehicleHeuristics.distance!(rows, target) + vehicleHeuristics.direct!(rows, target),
  'blocked-cars'(rows, target) {
    const row = rowOf(rows, target);
    let total = vehicleHeuristics['distance-blockers']!(rows, target);
    const seen = new Set(inFront(rows, target));
    const queue: string[] = [];
    const note = (names: Iterable<string>): void => {
      for (const name of names) {
        total++;
        if (!seen.has(name)) queue.push(name);
        seen.add(name);
      }
    };
    for (const name of inFront(rows, target)) {
      const cells = cellsOf(rows, name);
      const [top, bottom, column] = [cells[0]![0], cells.at(-1)![0], cells[0]![1]];
      if (top === bottom && cells.length > 1) continue;
      const column_ = (r: number): string => rows[r]?.[column] ?? '#';
      const above: number[] = [];
      const below: number[] = [];
      if (cells.length >= 3) for (let r = bottom + 1; r < rows.length; r++) below.push(r);
      else {
        above.push(top - 1, ...(top === row && cells.length === 2 ? [top - 2] : []));
        below.push(bottom + 1, ...(bottom === row && cells.length === 2 ? [bottom + 2] : []));
      }
      note(vehiclesAt(above.map(column_)));
      note(vehiclesAt(below.map(column_)));
    }
    for (const name of queue) {
      const cells = cellsOf(rows, name);
      const vertical = cells[0]![1] === cells.at(-1)![1];
      const [[top, left], [bottom, right]] = [cells[0]!, cells.at(-1)!];
      note(vehiclesAt([(vertical ? rows[top - 1]?.[left] : rows[top]![left - 1]) ?? '#']));
      note(vehiclesAt([(vertical ? rows[bottom + 1]?.[left] : rows[top]![right + 1]) ?? '#']));
    }
    return total;
  },
};

function vehiclesAt(cells: readonly string[]): Set<string> {
  return new Set(cells.filter((cell) => /[A-Za-z]/.test(cell)));
}

function rowOf(rows: readonly string[], target: string): number {
  return rows.findIndex((row) => row.includes(target));
}

function inFront(rows: readonly string[], target: string): string[] {
  const row = rows[rowOf(rows, target)]!;
  return [...new Set(row.slice(row.lastIndexOf(target) + 1).replaceAll('.', ''))];
}

// The N-puzzle --------------------------------------------------------------------------------------------------------

/** A square board of numbers, separated by blanks; 0 is the blank. */
export function nPuzzleSearch(numbers: string, heuristic: 'hamming' | 'manhattan'): CourseSearch {
  const read = (board: string): number[] => board.split(' ').map(Number);
  const side = Math.sqrt(read(numbers).length);
  const place = (index: number): [number, number] => [Math.floor(index / side), index % side];
  return {
    start: numbers,
    isSolved: (board) => read(board).every((tile, i, all) => tile === (i + 1) % all.length),
    successors(board) {
      const tiles = read(board);
      const blank = tiles.indexOf(0);
      const [row, column] = place(blank);
      return tiles.flatMap((_, other) => {
        const [r, c] = place(other);
        if (Math.abs(r - row) + Math.abs(c - column) !== 1) return [];
        const next = [...tiles];
        [next[blank], next[other]] = [next[other]!, 0];
        return [next.join(' ')];
      });
    },
    estimate(board) {
      const costs = read(board).map((tile, i) => {
        if (tile === 0 || tile === i + 1) return 0;
        const [[r, c], [row, column]] = [place(i), place(tile - 1)];
        return heuristic === 'hamming' ? 1 : Math.abs(r - row) + Math.abs(c - column);
      });
      return costs.reduce((sum, cost) => sum + cost, 0);
    },
    compare(a, b) {
      const [first, second] = [read(a), read(b)];
      const at = first.findIndex((tile, i) => tile !== second[i]);
      return at < 0 ? 0 : first[at]! - second[at]!;
    },
  };
}

// Sliding bricks ------------------------------------------------------------------------------------------------------

/** A board in the course's numbers, one row a line without its commas at the end; as many goal cells as the master has. */
export function bricksSearch(rows: readonly string[], blockers: boolean): CourseSearch {
  const given = rows.map((row) => row.split(',').map(Number));
  const [height, width] = [given.length, given[0]!.length];
  const cells = given.flat();
  const goal = cells.flatMap((value, cell) => (value === -1 ? [cell] : []));
  /** The bricks of a board, each with its cells in reading order; the master first, then by number. */
  const bricksOf = (board: readonly number[]): number[][] => {
    const numbers = [...new Set(board.filter((value) => value >= 2))].sort((a, b) => a - b);
    return numbers.map((number) => board.flatMap((value, cell) => (value === number ? [cell] : [])));
  };
  /** The board with walls and goal cells, and bricks numbered from 3 up in reading order: the text's normal form. */
  const normal = ([master, ...others]: number[][]): string => {
    const board: number[] = cells.map((value) => (value === 1 || value === -1 ? value : 0));
    for (const cell of master!) board[cell] = 2;
    for (const [i, brick] of others.sort((a, b) => a[0]! - b[0]!).entries())
      for (const cell of brick) board[cell] = i + 3;
    return board.join();
  };
  const read = (board: string): number[] => board.split(',').map(Number);
  const shape = (brick: readonly number[]): string => {
    const left = Math.min(...brick.map((cell) => cell % width));
    return brick.map((cell) => cell - brick[0]! + width * 9 - (left - (brick[0]! % width))).join();
  };
  const kinds = [...new Set(bricksOf(cells).slice(1).map(shape))];
  /** What begins on each cell: nothing, the master, or a brick of a kind; kinds in the order in which the start has them. */
  const beginnings = (board: string): number[] => {
    const found = new Array<number>(cells.length).fill(0);
    for (const [i, brick] of bricksOf(read(board)).entries()) {
      found[brick[0]!] = i === 0 ? 1 : 2 + kinds.indexOf(shape(brick));
    }
    return found;
  };
  return {
    start: normal(bricksOf(cells)),
    isSolved: (board) => goal.every((cell) => read(board)[cell] === 2),
    successors(board) {
      const now = read(board);
      const bricks = bricksOf(now);
      return bricks.flatMap((brick, i) =>
        [-1, 1, -width, width].flatMap((step) => {
          const moved = brick.map((cell) => cell + step);
          const free = brick.every((cell, k) => {
            const to = moved[k]!;
            const sameRow = Math.abs(step) > 1 || Math.floor(cell / width) === Math.floor(to / width);
            if (to < 0 || to >= width * height || !sameRow) return false;
            return now[to] === 0 || brick.includes(to) || (i === 0 && now[to] === -1);
          });
          return free ? [normal(bricks.map((other, k) => (k === i ? moved : other)))] : [];
        }),
      );
    },
    estimate(board) {
      const [master, ...others] = bricksOf(read(board)) as [number[], ...number[][]];
      const corner = (brick: readonly number[]) => ({
        top: Math.min(...brick.map((cell) => Math.floor(cell / width))),
        bottom: Math.max(...brick.map((cell) => Math.floor(cell / width))),
        left: Math.min(...brick.map((cell) => cell % width)),
        right: Math.max(...brick.map((cell) => cell % width)),
      });
      const [from, to] = [corner(master), corner(goal)];
      const distance = Math.abs(from.top - to.top) + Math.abs(from.left - to.left);
      if (!blockers) return distance;
      const around = corner([...master, ...goal]);
      const between = others.filter((brick) =>
        brick.some((cell) => {
          const [r, c] = [Math.floor(cell / width), cell % width];
          return r >= around.top && r <= around.bottom && c >= around.left && c <= around.right;
        }),
      );
      return distance + between.length;
    },
    compare(a, b) {
      const [first, second] = [beginnings(a), beginnings(b)];
      const at = first.findIndex((kind, cell) => kind !== second[cell]);
      return at < 0 ? 0 : first[at]! - second[at]!;
    },
  };
}
