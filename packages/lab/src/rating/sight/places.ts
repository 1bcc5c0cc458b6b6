import type { PlannedPiece, PlanningTask } from '@slidewise/core/contract';

/** Where pieces can stand if nothing else is on the board, and the steps between these places. Places have numbers, piece by piece. */
export interface Places {
  /** The first place of each piece, and the end of the last. */
  readonly ofPiece: Int32Array;
  /** The cells of a place: `cells[cellsAt[place]]` up to the next place's. */
  readonly cellsAt: Int32Array;
  readonly cells: Int32Array;
  /** The steps from a place: `stepsAt[place]` up to the next place's. */
  readonly stepsAt: Int32Array;
  /** Where a step leads. */
  readonly stepTo: Int32Array;
  /** The cells that a step enters: `entered[enteredAt[step]]` up to the next step's. */
  readonly enteredAt: Int32Array;
  readonly entered: Int32Array;
  /** The place of a piece with its first cell there: `at[piece * area + cell]`, or -1. */
  readonly at: Int32Array;
}

const DIRECTIONS = [
  ['horizontal', 0, 1],
  ['horizontal', 0, -1],
  ['vertical', 1, 0],
  ['vertical', -1, 0],
] as const;

/** All places. Pieces of one shape share theirs, because positions do not always tell them apart. */
export function placesOf(task: PlanningTask): Places {
  const { width, height, pieces } = task;
  const area = width * height;
  const at = new Int32Array(pieces.length * area).fill(-1);
  const [ofPiece, cellsAt, cells, stepsAt, stepTo, enteredAt, entered]: number[][] = [[], [], [], [], [], [], []];
  let count = 0;
  for (const [number, piece] of pieces.entries()) {
    const cover = coverOf(task, piece);
    const firsts = pieces.filter((other) => isLike(piece, other)).map(({ cells: [first] }) => cellAt(width, first!));
    const begin = count;
    const own: (readonly number[])[] = [];
    const enter = (first: number, covered: readonly number[]): void => {
      at[number * area + first] = count++;
      own.push(covered);
      firsts.push(first);
    };
    for (const first of firsts.splice(0)) if (at[number * area + first]! < 0) enter(first, cover(first)!);
    ofPiece!.push(begin);
    for (let i = 0; i < own.length; i++) {
      const first = firsts[i]!;
      cellsAt!.push(cells!.length);
      cells!.push(...own[i]!);
      stepsAt!.push(stepTo!.length);
      for (const [way, down, right] of DIRECTIONS) {
        if (piece.ways !== undefined && piece.ways !== way) continue;
        const column = (first % width) + right;
        const next = first + down * width + right;
        const covered = column < 0 || column >= width ? undefined : cover(next);
        if (covered === undefined) continue;
        if (at[number * area + next]! < 0) enter(next, covered);
        stepTo!.push(at[number * area + next]!);
        enteredAt!.push(entered!.length);
        entered!.push(...covered.filter((cell) => !own[i]!.includes(cell)));
      }
    }
  }
  const lists = { ofPiece, cellsAt, cells, stepsAt, stepTo, enteredAt, entered };
  ofPiece!.push(count);
  cellsAt!.push(cells!.length);
  stepsAt!.push(stepTo!.length);
  enteredAt!.push(entered!.length);
  const words = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, Int32Array.from(list!)]));
  return { ...(words as unknown as Places), at };
}

function cellAt(width: number, { row, column }: { row: number; column: number }): number {
  return row * width + column;
}

/** The cells that a piece covers with its first cell there; undefined where it cannot stand. */
function coverOf(
  { width, height, walls }: PlanningTask,
  piece: PlannedPiece,
): (first: number) => readonly number[] | undefined {
  const barred = new Set([...walls, ...(piece.barred ?? [])].map((cell) => cellAt(width, cell)));
  const [origin] = piece.cells;
  const shape = piece.cells.map(({ row, column }) => [row - origin!.row, column - origin!.column] as const);
  return (first) => {
    const cells: number[] = [];
    for (const [down, right] of shape) {
      const [row, column] = [Math.floor(first / width) + down, (first % width) + right];
      const cell = row * width + column;
      if (row < 0 || row >= height || column < 0 || column >= width || barred.has(cell)) return undefined;
      cells.push(cell);
    }
    return cells;
  };
}

function isLike(a: PlannedPiece, b: PlannedPiece): boolean {
  return a.ways === b.ways && a.barred === b.barred && shapeText(a) === shapeText(b);
}

function shapeText({ cells }: PlannedPiece): string {
  return cells.map(({ row, column }) => `${row - cells[0]!.row},${column - cells[0]!.column}`).join(' ');
}
