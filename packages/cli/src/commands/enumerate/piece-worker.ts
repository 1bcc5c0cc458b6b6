import type { AtlasRow, ClassPiece, PositionCount } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { parent } from '@slidewise/node/workers';

/** The class of boards that a thread works on. */
export interface ClassTask {
  readonly family: string;
  readonly values: Readonly<Record<string, string>>;
  /** Its positions are counted. */
  readonly count?: true;
}

/** A shard whose positions are counted. */
export interface CountPiece {
  readonly shard: number;
}

export type WorkPiece = ClassPiece | CountPiece;

/** A piece of it by its place among all. */
export interface NumberedPiece<Piece = WorkPiece> {
  readonly number: number;
  readonly piece: Piece;
}

/** What was found in a piece. */
export interface PieceNews<Piece = WorkPiece, Row = AtlasRow | PositionCount> extends NumberedPiece<Piece> {
  readonly rows: readonly Row[];
}

const { family, values, count } = parent.data as ClassTask;
const { enumerating } = familyById(family)!;
const work = count ? counting() : listing();
parent.onMessage(async ({ number, piece }: NumberedPiece) => {
  parent.send({ number, piece, rows: (await work)(piece) } satisfies PieceNews);
});

async function listing() {
  const boards = unwrap(await enumerating!.open(values));
  return (piece: WorkPiece) => boards.rows(piece as ClassPiece);
}

async function counting() {
  const counted = unwrap(await enumerating!.counting!.open(values));
  return ({ shard }: CountPiece) => counted.count(shard);
}
