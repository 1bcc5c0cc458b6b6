import type { Help } from '@slidewise/core/session';

export interface PlayedGame {
  readonly board: string;
  readonly moves: number;
  readonly seconds: number;
  readonly help: Help;
}

export interface Effort {
  readonly moves: number;
  readonly time: number;
  readonly both: number;
  readonly givenUp: number;
}

type Of<T> = (row: T) => number;

export function readGames(text: string, name: string): { readonly games: PlayedGame[] } | { readonly error: string };
export function tauWithin<T>(groups: readonly (readonly T[])[], a: Of<T>, b: Of<T>): number;
export function groupsBy<T>(rows: readonly T[], key: (row: T) => string): T[][];
export function effortOf(games: readonly PlayedGame[]): Effort | undefined;
export function weightsWithin<T>(groups: readonly (readonly T[])[], features: readonly Of<T>[], value: Of<T>): number[];
