import type { TreeNode } from '@slidewise/lab/analysis';

/** The colours of values of f: so many from pale to deep. */
export const TONES = 6;

/** Which values of f have which colour: `step` values in a row have the same. */
export interface FScale {
  readonly least: number;
  readonly step: number;
  /** How many of the colours there are values for. */
  readonly tones: number;
}

/** The number of the colour of a value, from 0. */
export function toneOf({ least, step }: FScale, f: number): number {
  return Math.max(0, Math.min(TONES - 1, Math.floor((f - least) / step)));
}

/** The values of a colour: `7`, or `7–9`. */
export function toneText({ least, step }: FScale, tone: number): string {
  const first = least + tone * step;
  return step === 1 ? String(first) : `${first}–${first + step - 1}`;
}

/** The scale for all nodes that were ever seen of a search. It does not shrink when the search is taken back. */
export class FRange {
  private least = Number.POSITIVE_INFINITY;
  private most = Number.NEGATIVE_INFINITY;
  private seen = 0;

  look(nodes: readonly TreeNode[]): FScale {
    for (; this.seen < nodes.length; this.seen++) {
      const { f } = nodes[this.seen]!;
      this.least = Math.min(this.least, Math.floor(f));
      this.most = Math.max(this.most, Math.floor(f));
    }
    if (this.seen === 0) return { least: 0, step: 1, tones: 1 };
    const values = this.most - this.least + 1;
    const step = Math.ceil(values / TONES);
    return { least: this.least, step, tones: Math.ceil(values / step) };
  }
}
