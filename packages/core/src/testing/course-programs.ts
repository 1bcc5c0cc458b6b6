// The searches of five course texts, implemented from the texts alone: strings for boards, arrays and sets for lists, no code of
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
  const open = new Heap((a, b) => a.g + a.h - b.g - b.h || a.h - b.h || compare(a.board, b.board));
  open.push({ board: start, g: 0, h: search.estimate(start) });
  const closed = new Set([start]);
  for (let taken = 1; open.size > 0; taken++) {
    const node = open.pop();
    if (search.isSolved(node.board)) return { length: node.g, entered: closed.size, taken };
    for (const board of search.successors(node.board)) {
      if (closed.has(board)) continue;
      closed.add(board);
      open.push({ board, g: node.g + 1, h: search.estimate(board) });
    }
  }
  return { length: undefined, entered: closed.size, taken: closed.size };
}

/**
 * Drexel's bricks: FIFO lists of keys by f; a smaller f replaces that of an open node, never that of a closed one. With `reopens`, the same made
 * sound: a smaller f takes a closed node back.
 */
export function bucketList(search: CourseSearch, reopens = false): CourseResult {
  const { start, compare = byText } = search;
  const open = new Map<string, Node>();
  const closed = new Map<string, Node>();
  const buckets = new Map<number, string[]>();
  const put = (node: Node): void => {
    open.set(node.board, node);
    const f = node.g + node.h;
    const bucket = buckets.get(f) ?? [];
    bucket.push(node.board);
    buckets.set(f, bucket);
  };
  put({ board: start, g: 0, h: search.estimate(start) });
  let taken = 0;
  const result = (length: number | undefined): CourseResult => {
    return { length, entered: open.size + closed.size, taken };
  };
  while (open.size > 0) {
    const f = Math.min(...[...buckets].flatMap(([key, boards]) => (boards.length > 0 ? [key] : [])));
    const board = buckets.get(f)!.shift()!;
    const { g } = open.get(board)!;
    closed.set(board, open.get(board)!);
    open.delete(board);
    taken++;
    if (search.isSolved(board)) return result(g);
    for (const next of search.successors(board).sort(compare)) {
      const node = { board: next, g: g + 1, h: search.estimate(next) };
      const before = closed.get(next);
      if (before !== undefined && (!reopens || before.g <= node.g)) continue;
      closed.delete(next);
      const known = open.get(next);
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
  const queue = new Heap((a, b) => a.g + a.h - b.g - b.h || a.h - b.h || compare(a.board, b.board));
  queue.push({ board: start, g: 0, h: search.estimate(start) });
  for (let taken = 1; queue.size > 0; taken++) {
    const node = queue.pop();
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

/** A binary heap. */
class Heap {
  private readonly nodes: Node[] = [];

  constructor(private readonly order: (a: Node, b: Node) => number) {}

  get size(): number {
    return this.nodes.length;
  }

  push(node: Node): void {
    const { nodes, order } = this;
    let at = nodes.push(node) - 1;
    for (let up = (at - 1) >> 1; at > 0 && order(node, nodes[up]!) < 0; up = (at - 1) >> 1) {
      nodes[at] = nodes[up]!;
      nodes[up] = node;
      at = up;
    }
  }

  pop(): Node {
    const { nodes, order } = this;
    const first = nodes[0]!;
    const last = nodes.pop()!;
    if (nodes.length === 0) return first;
    nodes[0] = last;
    for (let at = 0; ; ) {
      const least = [2 * at + 1, 2 * at + 2].reduce(
        (best, child) => (child < nodes.length && order(nodes[child]!, nodes[best]!) < 0 ? child : best),
        at,
      );
      if (least === at) return first;
      [nodes[at], nodes[least]] = [nodes[least]!, nodes[at]!];
      at = least;
    }
  }
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

/**
 * The same before the text was mended: a state is a list of vehicles, at first in reading order, and one that moves goes to its end. Written as the
 * board and the list.
 */
export function vehicleListSearch(rows: string, heuristic: string): CourseSearch {
  const boards = rushHourSearch(rows, heuristic);
  const names = [...new Set(rows.replace(/[^A-Za-z]/g, ''))];
  const [boardOf, listOf] = [0, 1].map(
    (part) =>
      (state: string): string =>
        state.split(' ')[part]!,
  );
  const ranks = (state: string): number[] => [...listOf!(state)].map((name) => names.indexOf(name));
  return {
    start: `${rows} ${names.join('')}`,
    isSolved: (state) => boards.isSolved(boardOf!(state)),
    estimate: (state) => boards.estimate(boardOf!(state)),
    successors: (state) =>
      [...listOf!(state)].flatMap((name) =>
        slides(boardOf!(state), name, rows.indexOf('/')).map(
          (board) => `${board} ${listOf!(state).replace(name, '')}${name}`,
        ),
      ),
    compare(a, b) {
      if (boardOf!(a) !== boardOf!(b)) return byText(boardOf!(a), boardOf!(b));
      const [first, second] = [ranks(a), ranks(b)];
      const at = first.findIndex((rank, i) => rank !== second[i]);
      return at < 0 ? 0 : first[at]! - second[at]!;
    },
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

/**
 * The tile puzzle of a text. Its boards are equal as boards (`board`), or with the same f (`board and f`); its queue
 * may hold a board many times. Ties first in, first out; moves in the order of the text's map.
 */
export function tileQueue(
  numbers: string,
  sameIf: 'board' | 'board and f',
): { readonly path: string; readonly polls: number } {
  const { estimate, isSolved } = nPuzzleSearch(numbers, 'manhattan');
  const side = Math.sqrt(numbers.split(' ').length);
  const queue = new Map<number, { board: string; path: string }[]>();
  const add = (board: string, path: string): void => {
    const f = path.length + estimate(board);
    const nodes = queue.get(f) ?? [];
    nodes.push({ board, path });
    queue.set(f, nodes);
  };
  const nameOf = (board: string, path: string): string =>
    sameIf === 'board' ? board : `${board} f ${path.length + estimate(board)}`;
  add(numbers, '');
  const checked = new Set<string>();
  for (let polls = 1; ; polls++) {
    const f = Math.min(...queue.keys());
    const { board, path } = queue.get(f)!.shift()!;
    if (queue.get(f)!.length === 0) queue.delete(f);
    if (isSolved(board)) return { path, polls };
    checked.add(nameOf(board, path));
    const tiles = board.split(' ');
    const blank = tiles.indexOf('0');
    // The letter names the way of the tile: D takes the one above the blank.
    for (const [letter, from] of [
      ['D', blank - side],
      ['U', blank + side],
      ['L', blank % side === side - 1 ? -1 : blank + 1],
      ['R', blank % side === 0 ? -1 : blank - 1],
    ] as const) {
      if (from < 0 || from >= tiles.length) continue;
      const next = [...tiles];
      [next[blank], next[from]] = [tiles[from]!, '0'];
      const moved = next.join(' ');
      if (!checked.has(nameOf(moved, path + letter))) add(moved, path + letter);
    }
  }
}

// Sliding bricks ------------------------------------------------------------------------------------------------------

/** A board in the course's numbers, one row a line without its commas at the end; as many goal cells as the master has. */
export function bricksSearch(
  rows: readonly string[],
  heuristic: 'manhattan' | 'blockers' | 'averaged' | 'averaged-blockers',
): CourseSearch {
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
  /** As the page writes shapes: `0,0 0,1 any`. */
  const shape = (brick: readonly number[]): string => {
    const [row, column] = [Math.floor(brick[0]! / width), brick[0]! % width];
    return `${brick.map((cell) => `${Math.floor(cell / width) - row},${(cell % width) - column}`).join(' ')} any`;
  };
  const kinds = [...new Set(bricksOf(cells).slice(1).map(shape))].sort(byText);
  /** What begins on each cell: nothing, the master, or a brick of a kind; kinds in the order of their texts. */
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
      const apart = (a: number, b: number): number =>
        Math.abs(Math.floor(a / width) - Math.floor(b / width)) + Math.abs((a % width) - (b % width));
      const pairs = master.flatMap((cell) => goal.map((other) => apart(cell, other)));
      const averaged = Math.floor(pairs.reduce((sum, each) => sum + each, 0) / pairs.length);
      const placed = Math.abs(from.top - to.top) + Math.abs(from.left - to.left);
      const distance = heuristic.startsWith('averaged') ? averaged : placed;
      if (!heuristic.endsWith('blockers')) return distance;
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
