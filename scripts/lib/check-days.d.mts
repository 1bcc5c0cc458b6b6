import type { PuzzleSupply } from '@slidewise/lab/supply';

export function datesFrom(first: string, count: number): string[];
export function faultsOfDays(
  supply: PuzzleSupply,
  dates: readonly string[],
  isSolved?: (date: string) => boolean,
): Promise<string[]>;
