/** What is known of the distances of a game's positions from the goals. */
export class GameDistances {
  /** Lower bounds, position by position. */
  readonly least: number[];
  /** Upper bounds; infinite where no solution is known. */
  readonly most: number[];

  /** `costs` has one entry for each move, `solved` one for each position. */
  constructor(
    private readonly costs: readonly number[],
    solved: readonly boolean[],
  ) {
    this.least = solved.map((isSolved) => (isSolved ? 0 : 1));
    this.most = solved.map((isSolved) => (isSolved ? 0 : Number.POSITIVE_INFINITY));
    for (const [at, isSolved] of solved.entries()) if (isSolved) this.spread(at);
  }

  isExact(at: number): boolean {
    return this.least[at] === this.most[at];
  }

  /** Takes bounds of a position into account, and what they say about the others. Returns true if the upper one is new. */
  learn(at: number, least: number, most: number): boolean {
    const isShorter = most < this.most[at]!;
    this.least[at] = Math.max(this.least[at]!, least);
    this.most[at] = Math.min(this.most[at]!, most);
    this.spread(at);
    return isShorter;
  }

  /** A move can be taken back at its own cost, so that neighbours are never further apart than that. Games are played forwards, and so are known solutions. */
  private spread(from: number): void {
    for (let at = from; at > 0; at--) {
      const cost = this.costs[at - 1]!;
      const [least, most] = [this.least[at]! - cost, this.most[at]! + cost];
      if (this.least[at - 1]! >= least && this.most[at - 1]! <= most) break;
      this.least[at - 1] = Math.max(this.least[at - 1]!, least);
      this.most[at - 1] = Math.min(this.most[at - 1]!, most);
    }
    for (let at = from; at < this.costs.length; at++) {
      const least = this.least[at]! - this.costs[at]!;
      if (this.least[at + 1]! >= least) break;
      this.least[at + 1] = least;
    }
  }
}
