import type { AtlasClass } from './atlas-class.js';
import type { Grid } from './boards/grid.js';
import { type LineBoard, newBoard } from './boards/line-board.js';
import { ARRANGEMENT_BITS, type LineKinds, type LinePlacement } from './boards/line-kinds.js';
import { STATE_WORDS } from './boards/state.js';
import { WallSets } from './walls.js';

/** How many rows a shard leaves open. */
const OPEN_ROWS = 1;

/** What may stand on a line: a placement, and what it adds to the words of a state. */
interface Choice {
  readonly placement: LinePlacement;
  readonly arrangement: number;
  readonly cells0: number;
  readonly cells1: number;
  /** Of a row: the cells that vertical vehicles must cover so that its vehicles rest, as columns see them. */
  readonly before0: number;
  readonly before1: number;
}

/**
 * The normal starts of a class: every vehicle rests against something on its left or above it. The rows are chosen one after another; after that, what can
 * stand in a column depends on no other column.
 */
export class NormalStarts {
  readonly shards: number;
  /** The start that was found. */
  readonly board: LineBoard;
  readonly state = new Int32Array(STATE_WORDS);
  private before0 = 0;
  private before1 = 0;
  private readonly wallSets: WallSets;
  /** The ways in which vehicles stand in a row without walls; walls forbid some of them. */
  private readonly rowWays: readonly LinePlacement[];
  /** The rows other than the target's. */
  private readonly rows: readonly number[];
  /** For each of the first of them, which way a shard fixes. */
  private readonly fixed: Int32Array;
  private readonly rowChoices = new Map<number, readonly (Choice | undefined)[]>();
  private readonly columnChoices = new Map<number, (readonly Choice[] | undefined)[]>();
  private found: () => boolean = () => true;
  /** Whether enough starts were found. */
  private over = false;

  constructor(
    private readonly of: AtlasClass,
    private readonly grid: Grid,
    private readonly kinds: (line: number) => LineKinds,
  ) {
    const { width, height } = grid;
    this.board = newBoard(grid);
    this.wallSets = new WallSets(width * height, of.walls.least, of.walls.most);
    this.rowWays = kinds(0)
      .placements(0, of.lengths)
      .filter(({ mask }) => mask !== (1 << width) - 1);
    this.rows = Array.from({ length: height }, (_, row) => row).filter((row) => row !== of.row);
    this.fixed = new Int32Array(Math.max(0, this.rows.length - OPEN_ROWS));
    this.shards = this.wallSets.count * (width - 1) * this.rowWays.length ** this.fixed.length;
  }

  /** Calls back for every start of a shard, which is then in `board` and `state`, as long as that returns true. */
  visit(shard: number, found: () => boolean): void {
    const { fixed, rowWays, grid } = this;
    this.found = found;
    this.over = false;
    let rest = shard;
    for (let i = fixed.length - 1; i >= 0; i--) {
      fixed[i] = rest % rowWays.length;
      rest = Math.floor(rest / rowWays.length);
    }
    const targetColumn = rest % (grid.width - 1);
    const target = this.begin(this.wallSets.set(Math.floor(rest / (grid.width - 1))), targetColumn);
    if (target === undefined) return;
    this.put(this.of.row, target);
    this.chooseRow(0);
    this.takeBack(target);
  }

  /** Puts walls on the empty board; returns the target's choice, or undefined if the class has no such board. */
  private begin(walls: readonly number[], targetColumn: number): Choice | undefined {
    const { width, height } = this.grid;
    const { row: targetRow } = this.of;
    const { board } = this;
    board.walls.fill(0);
    for (const cell of walls) {
      const row = Math.floor(cell / width);
      const column = cell % width;
      if (row === targetRow && column >= targetColumn) return undefined;
      board.walls[row] |= 1 << column;
      board.walls[height + column] |= 1 << row;
    }
    const placement = this.kinds(targetRow).placementOf(board.walls[targetRow], [2], [targetColumn]);
    if ((placement.mask | board.walls[targetRow]) === (1 << width) - 1) return undefined;
    return this.choice(targetRow, placement);
  }

  private chooseRow(number: number): void {
    const { rows, fixed } = this;
    if (number === rows.length) {
      this.chooseColumn(0);
      return;
    }
    const row = rows[number];
    const choices = this.choicesOfRow(row);
    const first = number < fixed.length ? fixed[number] : 0;
    const end = number < fixed.length ? first + 1 : choices.length;
    for (let i = first; i < end && !this.over; i++) {
      const choice = choices[i];
      if (choice === undefined) continue;
      this.put(row, choice);
      this.chooseRow(number + 1);
      this.takeBack(choice);
    }
  }

  private chooseColumn(column: number): void {
    const { width, height } = this.grid;
    if (column === width) {
      this.over = !this.found();
      return;
    }
    const line = height + column;
    const choices = this.choicesOfColumn(column);
    for (let i = 0; i < choices.length && !this.over; i++) {
      const choice = choices[i];
      this.board.kinds[line] = choice.placement.kind;
      this.state[1] += choice.arrangement;
      this.state[2] ^= choice.cells0;
      this.state[3] ^= choice.cells1;
      this.chooseColumn(column + 1);
      this.state[1] -= choice.arrangement;
      this.state[2] ^= choice.cells0;
      this.state[3] ^= choice.cells1;
    }
  }

  private put(row: number, choice: Choice): void {
    this.board.kinds[row] = choice.placement.kind;
    this.state[0] += choice.arrangement;
    this.state[4] ^= choice.cells0;
    this.state[5] ^= choice.cells1;
    this.before0 ^= choice.before0;
    this.before1 ^= choice.before1;
  }

  private takeBack(choice: Choice): void {
    this.state[0] -= choice.arrangement;
    this.state[4] ^= choice.cells0;
    this.state[5] ^= choice.cells1;
    this.before0 ^= choice.before0;
    this.before1 ^= choice.before1;
  }

  /** Every way, or undefined where the row's walls forbid it, or would fill the row with it. */
  private choicesOfRow(row: number): readonly (Choice | undefined)[] {
    const { width } = this.grid;
    const walls = this.board.walls[row];
    const key = (row << width) | walls;
    const known = this.rowChoices.get(key);
    if (known !== undefined) return known;
    const choices = this.rowWays.map(({ kind, arrangement, mask }) => {
      if ((mask & walls) !== 0 || (mask | walls) === (1 << width) - 1) return undefined;
      return this.choice(row, this.kinds(row).placementOf(walls, kind.vehicles, kind.arrangements[arrangement]));
    });
    this.rowChoices.set(key, choices);
    return choices;
  }

  /** Sets of vehicles that fit between the rows: they rest below one row, and hold what rests above. */
  private choicesOfColumn(column: number): readonly Choice[] {
    const { height, columnsInWord } = this.grid;
    const second = column >= columnsInWord;
    const shift = height * (second ? column - columnsInWord : column);
    const full = (1 << height) - 1;
    const taken = (this.state[second ? 5 : 4] >> shift) & full;
    const wanted = ((second ? this.before1 : this.before0) >> shift) & full;
    const walls = this.board.walls[height + column];
    const key = (column << height) | walls;
    let lists = this.columnChoices.get(key);
    if (lists === undefined) {
      lists = new Array<readonly Choice[] | undefined>(1 << (2 * height));
      this.columnChoices.set(key, lists);
    }
    const at = (taken << height) | wanted;
    lists[at] ??= this.kinds(height)
      .placements(walls, this.of.lengths)
      .filter(
        ({ mask, before }) =>
          (mask & taken) === 0 && (before & ~taken) === 0 && (wanted & ~mask) === 0 && mask !== full,
      )
      .map((placement) => this.choice(height + column, placement));
    return lists[at];
  }

  private choice(line: number, placement: LinePlacement): Choice {
    const { grid } = this;
    const { arrangement, mask, before } = placement;
    const number = line < grid.height ? line : line - grid.height;
    return {
      placement,
      arrangement: arrangement << (ARRANGEMENT_BITS * number),
      cells0: grid.across(line, mask, 0),
      cells1: grid.across(line, mask, 1),
      before0: grid.across(line, before, 0),
      before1: grid.across(line, before, 1),
    };
  }
}
