// The split of the boards of the atlas for programs that learn, and the proof that its parts share no component and no mirror image.
import { rushHour } from '@slidewise/core/rush-hour';
import { readPositionId } from '@slidewise/core/session';
import { Gym, SPLITS, splitOf } from '@slidewise/lab/gym';
import { unwrap } from '../../packages/core/dist/result.js';

const SIZE = 6;
const TARGET = 'A';
/** One row in so many is read as any board is, and its component explored, unless it is larger than that. */
const SAMPLE = 20_000;
const MOST = 50_000;

/** The name of the component of a board of the atlas, which is the hardest of its component. */
export function componentOf(board) {
  const rows = Array.from({ length: SIZE }, (_, row) => board.slice(row * SIZE, (row + 1) * SIZE));
  return `rush-hour:usc,target=${TARGET},goal=exit:${rows.join('/')}`;
}

export { splitOf };

/** What the card says of a split that was checked. */
export function splitChapter({ rows, counts, compared }) {
  const number = (count) => count.toLocaleString('en');
  const table = SPLITS.map((split) => `| ${split} | ${number(counts[split])} |`);
  return `### Train, validation and test

| split | boards |
| ----- | ------ |
${table.join('\n')}

The split follows from the name of a component: FNV-1a of the name in 32 bits, modulo 10; 0 to 7 are train, 8 is validation, 9 is test. The name is the id of the hardest position, which is the board of the row: \`rush-hour:usc,target=A,goal=exit:\` and the six rows with \`/\` between. So boards of one component are in one split, also those that are not in this file (\`@slidewise/lab/gym\` names and splits them).

Checked when the file was made: all ${number(rows)} names differ. Boards of two splits differ in what no move changes (the vehicles of each row and column in their order, also upside down), in the length of their solution, or in the number of positions; the ${number(compared)} that do not were explored, and are different components. Mirror images left to right have their exit on the other side, and are not in the file.
`;
}

/** Looks at all boards of a split. Boards with the same key may be one component, or images of one another; all others cannot. */
export class SplitCheck {
  rows = 0;
  counts = {};
  explored = 0;
  compared = 0;
  #byKey = new Map();
  #names = new Set();
  #gym = new Gym(rushHour);

  /** Takes a row; throws if its name is not that of its component. */
  take({ board, moves, positions, component, split }) {
    if (this.rows++ % SAMPLE === 0 && positions <= MOST) {
      const { component: found } = this.#explore(board);
      if (found !== component) throw new Error(`${board}: its component is ${found}`);
      this.explored++;
    }
    if (this.#names.has(component)) throw new Error(`${component} stands there twice`);
    this.#names.add(component);
    this.counts[split] = (this.counts[split] ?? 0) + 1;
    const key = `${linesOf(board)} ${moves} ${positions}`;
    const alike = this.#byKey.get(key) ?? [];
    this.#byKey.set(key, [...alike, { board, split }]);
  }

  /** Throws if two boards of different splits are one component, or images of one another. */
  finish() {
    for (const alike of this.#byKey.values()) {
      const [{ split }] = alike;
      if (alike.every((each) => each.split === split)) continue;
      const names = alike.map(({ board }) => this.#explore(board).component);
      if (new Set(names).size < names.length) throw new Error(`${alike[0].board} is in two splits`);
      this.compared += alike.length;
    }
  }

  #explore(board) {
    const { reading } = unwrap(readPositionId(`rush-hour:line:${board}`, [rushHour]));
    return unwrap(this.#gym.begin(reading.position));
  }
}

/** What no move changes: which vehicles stand in each row and column, in their order. The same for the board upside down. */
function linesOf(board) {
  const cell = (row, column) => board[row * SIZE + column];
  const places = Array.from({ length: SIZE }, (_, i) => i);
  const rows = places.map((row) => runsIn(places.map((column) => cell(row, column))));
  const columns = places.map((column) => runsIn(places.map((row) => cell(row, column))));
  const flipped = [rows.toReversed(), columns.map((runs) => runs.toReversed())];
  return [[rows, columns], flipped].map((lines) => JSON.stringify(lines)).sort()[0];
}

/** The vehicles along a line: their lengths, with a mark for the target. */
function runsIn(cells) {
  const runs = [];
  for (let at = 0; at < cells.length; ) {
    let end = at + 1;
    while (end < cells.length && cells[end] === cells[at]) end++;
    const length = end - at;
    if (cells[at] !== '.' && length > 1) runs.push(cells[at] === TARGET ? `${length}*` : length);
    at = end;
  }
  return runs;
}
