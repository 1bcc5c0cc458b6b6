import type { Family } from '../contract/family.js';

/** So many moves tell. */
const ENOUGH = 1000;

/**
 * The metric that the notation of the moves implies: `(2,left)` counts steps. Only a notation that no format of the first metric has can
 * imply one, and only if every move counts 1 in it.
 */
export class MetricOfNotation {
  private readonly first: string;
  private candidates: readonly string[];
  private isOwn = false;
  private moves = 0;

  constructor(private readonly family: Family) {
    const [first, ...others] = family.metrics.map(({ id }) => id) as [string, ...string[]];
    this.first = first;
    this.candidates = others;
  }

  /** A move that was read in a position, and the text that it was read from. */
  add(position: unknown, move: unknown, text: string): void {
    if (this.candidates.length === 0 || ++this.moves > ENOUGH) return;
    const { family, first } = this;
    const bare = withoutBlanks(text);
    const writes = (metric: string): boolean =>
      family.cost(move, metric) === 1 &&
      family.formats.some(({ id }) => withoutBlanks(family.printMove(position, move, { format: id, metric })) === bare);
    this.candidates = family.cost(move, first) === 1 ? this.candidates.filter(writes) : [];
    this.isOwn ||= this.candidates.length > 0 && !writes(first);
  }

  /** The metric of all moves so far; undefined where the notation does not tell. */
  get metric(): string | undefined {
    return this.isOwn ? this.candidates[0] : undefined;
  }
}

function withoutBlanks(text: string): string {
  return text.replace(/\s/g, '').toLowerCase();
}
