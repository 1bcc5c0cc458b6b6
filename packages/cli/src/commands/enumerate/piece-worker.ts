import type { AtlasRow, ClassPiece } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { parent } from '@slidewise/node/workers';

/** The class of boards that a thread works on. */
export interface ClassTask {
  readonly family: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A piece of it by its place among all. */
export interface NumberedPiece {
  readonly number: number;
  readonly piece: ClassPiece;
}

/** What was found in a piece. */
export interface PieceNews extends NumberedPiece {
  readonly rows: readonly AtlasRow[];
}

const { family, values } = parent.data as ClassTask;
const opening = familyById(family)!.enumerating!.open(values);
parent.onMessage(async ({ number, piece }: NumberedPiece) => {
  const boards = unwrap(await opening);
  parent.send({ number, piece, rows: boards.rows(piece) } satisfies PieceNews);
});
