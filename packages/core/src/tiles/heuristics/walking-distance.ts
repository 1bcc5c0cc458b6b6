import type { Frame } from '../space/frame.js';

/**
 * Walking distance (Ken'ichiro Takahashi, known as takaken) along one axis, say the vertical one. Only rows count: a
 * board becomes a matrix of how many tiles of each row belong to each row. The exact distances of all reachable
 * matrices are found by breadth-first search from the goal. The two axes share no move, so their distances add up.
 */
export class WalkingTable {
  /** The distance of each state. */
  distances = new Uint8Array(0);
  /** For each state, 2 × lines successors: when a tile for line i moves up (i) or down (lines + i); -1 if it cannot. */
  next = new Int32Array(0);
  private readonly numbers = new Map<number, number>();
  /** What a tile adds to a board's code, by its line and the line that it belongs to. */
  private readonly weights: Float64Array;

  private constructor(
    readonly lines: number,
    /** Cells in a line. */
    readonly length: number,
  ) {
    this.weights = Float64Array.from({ length: lines * lines }, (_, place) => (length + 1) ** place);
  }

  /** The table for boards of so many lines, or undefined where there would be too many states. */
  static for(lines: number, length: number, blankLine: number): WalkingTable | undefined {
    const making = WalkingTable.inSlices(lines, length, blankLine);
    let step = making.next();
    while (!step.done) step = making.next();
    return step.value;
  }

  /**
   * The same in slices of milliseconds, each with the bytes taken so far. The largest tables take a tenth of a second
   * and 40 MB. What was made before yields them, too, so that a limit does not depend on it.
   */
  static *inSlices(lines: number, length: number, blankLine: number): Generator<number, WalkingTable | undefined> {
    const longest = [0, 0, 128, 16, 5][lines] ?? 0;
    if (length > longest) return undefined;
    const name = `${lines} ${length} ${blankLine}`;
    let table = tables.get(name);
    if (table === undefined) {
      table = new WalkingTable(lines, length);
      yield* table.explore(blankLine);
      tables.set(name, table);
    }
    yield table.distances.length * STATE_BYTES;
    return table;
  }

  private *explore(blankLine: number): Generator<number, void> {
    const { lines } = this;
    const codes = [this.goalCode(blankLine)];
    const blanks = [blankLine];
    const distances = [0];
    const next: number[] = [];
    this.numbers.set(codes[0], 0);
    for (let state = 0; state < codes.length; state++) {
      const blank = blanks[state];
      for (const from of [blank + 1, blank - 1]) {
        for (let tile = 0; tile < lines; tile++) {
          const possible = from >= 0 && from < lines && this.count(codes[state], from, tile) > 0;
          const code = possible ? codes[state] - this.weight(from, tile) + this.weight(blank, tile) : -1;
          let number = possible ? this.numbers.get(code) : -1;
          if (number === undefined) {
            number = codes.length;
            this.numbers.set(code, number);
            codes.push(code);
            blanks.push(from);
            distances.push(distances[state] + 1);
          }
          next.push(number);
        }
      }
      if (state % AT_ONCE === AT_ONCE - 1) yield codes.length * STATE_BYTES;
    }
    this.distances = Uint8Array.from(distances);
    this.next = Int32Array.from(next);
  }

  /** The number that a tile in line `line` that belongs to line `goal` adds to a board's code. */
  weight(line: number, goal: number): number {
    return this.weights[line * this.lines + goal];
  }

  /** The state with a code, which must be reachable. */
  state(code: number): number {
    return this.numbers.get(code)!;
  }

  private count(code: number, line: number, goal: number): number {
    return Math.floor(code / this.weight(line, goal)) % (this.length + 1);
  }

  private goalCode(blankLine: number): number {
    let code = 0;
    for (let line = 0; line < this.lines; line++) {
      code += this.weight(line, line) * (this.length - (line === blankLine ? 1 : 0));
    }
    return code;
  }
}

/** States of a slice. */
const AT_ONCE = 2000;

/** What a state takes while the table is made, by measurement: its number by its code above all. */
const STATE_BYTES = 160;

/** The tables made so far: they are small. */
const tables = new Map<string, WalkingTable>();

/** Makes the tables of rows and of columns, in slices, each of which yields the bytes that both take so far. */
export function* makeWalkingTables(frame: Axes): Generator<number, void> {
  const [rows, columns] = walkingAxes(frame);
  let ofRows = 0;
  for (const bytes of WalkingTable.inSlices(...rows)) {
    ofRows = bytes;
    yield bytes;
  }
  // On square boards, one table may serve both.
  if (String(rows) === String(columns)) return;
  for (const bytes of WalkingTable.inSlices(...columns)) yield ofRows + bytes;
}

type Axis = [lines: number, length: number, blankLine: number];
type Axes = Pick<Frame, 'width' | 'height' | 'blankGoal'>;

/** The tables of rows and of columns: how many there are, the cells in one, and the one where the blank belongs. */
export function walkingAxes({ width, height, blankGoal }: Axes): [rows: Axis, columns: Axis] {
  return [
    [height, width, Math.floor(blankGoal / width)],
    [width, height, blankGoal % width],
  ];
}
