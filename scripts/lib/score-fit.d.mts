import type { Family } from '@slidewise/core/contract';
import type { PlayedGame } from './games.mjs';

export function fitReport(
  games: readonly PlayedGame[],
  boardOf: (name: string) => Promise<{ readonly family: Family; readonly position: unknown } | undefined>,
): Promise<string[]>;
