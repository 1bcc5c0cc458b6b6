import { families } from '@slidewise/core/families';
import { titleOf } from '@slidewise/core/text';
import { levelIds } from '@slidewise/lab/collection';
import { boardsIn, type OneBoard } from '../../input/boards.js';
import { collectionFiles, inOrder, ratings } from '../../input/collection.js';
import { readCollection } from '../../input/input.js';

/** A puzzle to pick, and how hard it is. */
export interface Puzzle extends OneBoard {
  /** Its title; its label if it is not from the collection. */
  readonly title: string;
  readonly level: string;
  /** The length of a shortest solution in the family's first metric; null if there is none, or it is unknown. */
  readonly optimum: number | null;
  /** How hard it is, as `slidewise rate` says; null where that is not known. */
  readonly score: number | null;
}

/** The puzzles of the collection by family, the easiest first. */
export async function readCatalogue(): Promise<Puzzle[]> {
  const boards: OneBoard[] = [];
  for await (const source of readCollection(inOrder(await collectionFiles()))) {
    for (const { label, family, reading } of boardsIn(source, undefined, {})) {
      // What cannot be read cannot be picked.
      if (family !== undefined && reading !== undefined) boards.push({ label, family, reading });
    }
  }
  return graded(boards);
}

/** Any boards, in the order in which they are offered. */
export async function graded(boards: readonly OneBoard[]): Promise<Puzzle[]> {
  const rated = await ratings();
  const puzzles = boards.map((board) => {
    const rating = rated.get(board.label);
    if (rating === undefined) return { ...board, title: board.label, level: 'open', optimum: null, score: null };
    const { title = titleOf(board.label), level, optimum, score } = rating;
    return { ...board, title, level, optimum, score };
  });
  const rank = ({ family, level, score }: Puzzle): readonly number[] => [
    families.indexOf(family),
    levelIds.indexOf(level),
    score ?? 0,
  ];
  const difference = (a: readonly number[], b: readonly number[]): number =>
    a.map((value, i) => value - b[i]!).find((value) => value !== 0) ?? 0;
  return puzzles.sort((a, b) => difference(rank(a), rank(b)));
}
