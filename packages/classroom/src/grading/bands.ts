/** The counts that are right: from the least to the most. */
export interface Band {
  /** The smallest right count. */
  readonly least: number;
  /** The largest right count. */
  readonly most: number;
}

/** The bands of what a search counts. */
export interface Bands {
  /** Of expanded boards. */
  readonly expanded?: Band;
  /** Of generated boards. */
  readonly generated?: Band;
}

/** `270`, `200-300`; undefined if it is anything else. */
export function parseBand(text: string): Band | undefined {
  const [, first, last = first] = /^\s*(\d{1,15})\s*(?:[-–]\s*(\d{1,15})\s*)?$/.exec(text) ?? [];
  if (first === undefined || Number(first) > Number(last)) return undefined;
  return { least: Number(first), most: Number(last) };
}

/** `10%` or `10` as a share of 1; undefined if it is anything else, or above 100. */
export function parseShare(text: string): number | undefined {
  const [, number] = /^(\d{1,3}(?:\.\d+)?)\s*%?$/.exec(text.trim()) ?? [];
  return number === undefined || Number(number) > 100 ? undefined : Number(number) / 100;
}

/** The band of some counts; undefined if there are none. */
export function bandOf(counts: readonly number[]): Band | undefined {
  return counts.length === 0 ? undefined : { least: Math.min(...counts), most: Math.max(...counts) };
}

/** A band with a tolerance at both ends, in whole numbers. */
export function widened({ least, most }: Band, share: number): Band {
  // 1.1 × 270 is a little more than 297 in binary fractions.
  const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
  return { least: Math.ceil(rounded(least * (1 - share))), most: Math.floor(rounded(most * (1 + share))) };
}

/** Whether a count is right. */
export function isWithin(count: number, { least, most }: Band): boolean {
  return count >= least && count <= most;
}
