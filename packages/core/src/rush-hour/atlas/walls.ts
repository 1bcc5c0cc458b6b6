/** The sets of at least so many and at most so many walls, numbered: smaller sets first, then in the order of their cells. */
export class WallSets {
  readonly count: number;

  constructor(
    private readonly cells: number,
    private readonly least: number,
    private readonly most: number,
  ) {
    let count = 0;
    for (let size = least; size <= most; size++) count += choose(cells, size);
    this.count = count;
  }

  /** The cells of a set, in order. */
  set(number: number): number[] {
    let rest = number;
    for (let size = this.least; size <= this.most; size++) {
      const sets = choose(this.cells, size);
      if (rest < sets) return this.combination(rest, size);
      rest -= sets;
    }
    throw new RangeError(`there is no set of walls with number ${number}`);
  }

  private combination(number: number, size: number): number[] {
    const chosen: number[] = [];
    let rest = number;
    for (let cell = 0; chosen.length < size; cell++) {
      const withCell = choose(this.cells - cell - 1, size - chosen.length - 1);
      if (rest < withCell) chosen.push(cell);
      else rest -= withCell;
    }
    return chosen;
  }
}

/** How many sets of k things there are among n. */
function choose(n: number, k: number): number {
  let count = 1;
  for (let i = 1; i <= k; i++) count = (count * (n - k + i)) / i;
  return Math.round(count);
}
