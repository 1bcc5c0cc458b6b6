import type { Family } from '../contract/family.js';

/** So many moves tell. */
const ENOUGH = 1000;

/**
 * Tells from how moves are written what their writer counts: a course that writes `(2,left)` counts steps. Only a notation says so that no format
 * has for the family's first metric, and only where that counts every move as 1, too.
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
