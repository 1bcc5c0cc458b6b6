import type { Range } from '@slidewise/core/contract';

// What the texts of options stand for.

/** `20`, `20..25`, `20..`, `..25`. */
export function parseRange(text: string): Range | undefined {
  const [, least, dots, most] = /^(\d{1,9})?(\.\.)?(\d{1,9})?$/.exec(text.trim()) ?? [];
  if (dots === undefined) return least === undefined ? undefined : { least: Number(least), most: Number(least) };
  if (least === undefined && most === undefined) return undefined;
  return { least: Number(least ?? 1), most: most === undefined ? Number.POSITIVE_INFINITY : Number(most) };
}

/** `2,3`. */
export function parseNumbers(text: string): readonly number[] | undefined {
  const numbers = (parseList(text) ?? ['']).map((word) => (/^\d{1,5}$/.test(word) ? Number(word) : 0));
  return numbers.every((number) => number > 0) ? numbers : undefined;
}

export function parseList(text: string): readonly string[] | undefined {
  const words = text.split(',').map((word) => word.trim());
  return words.every((word) => word !== '') ? words : undefined;
}

export function parseSeed(text: string): number | undefined {
  return /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : undefined;
}
