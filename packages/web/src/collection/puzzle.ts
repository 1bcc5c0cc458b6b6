import type { Look } from '@slidewise/core/draw';
import { titleOf } from '@slidewise/core/text';
import { LEVELS, type LevelId } from '@slidewise/lab/collection';
import type { OfferedSize } from '@slidewise/lab/supply';
import { known, language } from '../texts/index.js';
import type { SceneCode } from './scene-code.js';

/** A puzzle as far as lists speak of it. */
export interface ListedPuzzle {
  /** Its name in addresses: `rush-hour/jam-12`. */
  readonly name: string;
  readonly family: string;
  readonly title: string;
  /** Its names in Chinese, the most usual one first. */
  readonly chinese?: readonly string[];
  readonly level: LevelId;
  readonly width: number;
  readonly height: number;
  /** What is counted in the metric of `shortest`, in the singular. */
  readonly unit: string;
  /** The length of the shortest solution, where it is proved. */
  readonly shortest?: number;
}

/** A puzzle that can be played. */
export interface Puzzle extends ListedPuzzle {
  /** What its file says about it. */
  readonly note?: string;
  /** The board: as a file has it, or an id. */
  readonly text: string;
}

/** A puzzle of the collection as the build makes it. */
export interface BuiltPuzzle extends Puzzle {
  readonly scene: SceneCode;
}

/**
 * A puzzle in the list of the build. 0 stands for a title that follows from the name, for a level by its place, for
 * an unknown length.
 */
export type PuzzleRow = readonly [
  name: string,
  title: string | 0,
  level: number,
  width: number,
  height: number,
  shortest: number,
  ...chinese: string[],
];

/** A family as far as the collection speaks of it. */
export interface FamilyTitle {
  readonly id: string;
  readonly title: string;
  /** What is counted in its first metric, in the singular. */
  readonly unit: string;
  /** The sizes of new puzzles, the usual one first, and how long those can be. */
  readonly sizes: readonly OfferedSize[];
  /** What its boards look like before there is one. */
  readonly look: Look;
  /** A random order of its pieces has a solution. */
  readonly shuffles?: true;
}

export interface Collection {
  readonly families: readonly FamilyTitle[];
  /** By family, then in the order in which they are best played. */
  readonly puzzles: readonly ListedPuzzle[];
}

export function canBeSolved({ level }: Pick<ListedPuzzle, 'level'>): boolean {
  return level !== 'unsolvable';
}

/** What a puzzle is called in the language of the page. */
export function titleHere({ title, chinese }: Pick<ListedPuzzle, 'title' | 'chinese'>): string {
  if (language === 'zh-hans' && chinese !== undefined) return chinese[0]!;
  // `4×4 Medium 2`: a size, and what kind of board it is.
  return /^\d+×\d+ /.test(title) ? title.split(' ').map(known).join(' ') : title;
}

/** The puzzle of a row. */
export function decodeRow(
  { id: family, unit }: Pick<FamilyTitle, 'id' | 'unit'>,
  [file, title, level, width, height, shortest, ...chinese]: PuzzleRow,
): ListedPuzzle {
  const name = `${family}/${file}`;
  return {
    ...{ name, family, title: title === 0 ? titleOf(name) : title, level: LEVELS[level]!.id, width, height, unit },
    ...(shortest === 0 ? {} : { shortest }),
    ...(chinese.length === 0 ? {} : { chinese }),
  };
}
