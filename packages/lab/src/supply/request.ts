import {
  aNumber,
  argumentError,
  assertArguments,
  aText,
  objectWith,
  oneOf,
  optional,
  shorten,
  wholeNumber,
} from '@slidewise/core/checking';
import type { Range, Size } from '@slidewise/core/contract';
import { ok, problem, type Result } from '@slidewise/core/result';
import { showAmount } from '@slidewise/core/text';
import { requestForm } from '../messages/en/generating.js';

// Lists of puzzles name and title them before any family is loaded: this module imports none.

/** Which puzzle is wanted; the same request is the same board everywhere. */
export interface PuzzleRequest {
  /** The size of the board; by default the family's usual one. */
  readonly size?: Size;
  /** The length of its shortest solution, in the first metric of the family. */
  readonly moves: number;
  /** Which of the boards of this size and length: the next seed is another board, a thousand times in a row where there are as many. */
  readonly seed: number;
}

/** A request that says everything, and the id of its family. */
export interface WrittenRequest extends Required<PuzzleRequest> {
  /** The id of the family. */
  readonly family: string;
}

const aSize = objectWith({ width: wholeNumber(1), height: wholeNumber(1) });
const aRange = objectWith({ least: aNumber, most: aNumber });
export const requestParts = { moves: wholeNumber(1), seed: wholeNumber(0) };

export const aRequest = objectWith({ ...requestParts, size: optional(aSize) });

const aWrittenRequest = objectWith({ ...requestParts, size: aSize, family: aText });

/** What the next puzzle should be like, beside the last one. */
export type Change = 'harder' | 'easier' | 'alike';

/** By how much a harder puzzle is longer. */
const STEP = 0.2;

/** The request for the next puzzle: longer, shorter or as long as the last one, within the lengths that there are. */
export function nextRequest<R extends PuzzleRequest>(request: R, change: Change, lengths: Range): Result<R> {
  const error = argumentError(
    ['request', request, aRequest],
    ['change', change, oneOf(['harder', 'easier', 'alike'])],
    ['lengths', lengths, aRange],
  );
  if (error !== undefined) return problem(error);
  const step = { harder: 1, easier: -1, alike: 0 }[change] * Math.max(1, Math.round(request.moves * STEP));
  const moves = Math.min(lengths.most, Math.max(lengths.least, request.moves + step));
  return ok({ ...request, moves, seed: request.seed + 1 });
}

/** A request in one word, for a link: `rush-hour-6x6-23-1234`. */
export function writeRequest(request: WrittenRequest): string {
  assertArguments(['request', request, aWrittenRequest]);
  const { family, size, moves, seed } = request;
  return `${family}-${size.width}x${size.height}-${moves}-${seed}`;
}

/** The name of a family, and the unit of its first metric. */
export interface RequestedFamily {
  /** Its title. */
  readonly title: string;
  /** What is counted, in the singular. */
  readonly unit: string;
}

const aRequestedFamily = objectWith({ title: aText, unit: aText });

/** A request as a title: `Rush Hour 6×6 · 23 moves · 1234`. */
export function titleOfRequest(family: RequestedFamily, request: Required<PuzzleRequest>): string {
  assertArguments(
    ['family', family, aRequestedFamily],
    ['request', request, objectWith({ ...requestParts, size: aSize })],
  );
  const { size, moves, seed } = request;
  return `${family.title} ${size.width}×${size.height} · ${showAmount(moves, family.unit)} · ${seed}`;
}

/** The request of a word that `writeRequest` has made. Whether there is such a family is not asked. */
export function readRequest(text: string): Result<WrittenRequest> {
  const error = argumentError(['text', text, aText]);
  if (error !== undefined) return problem(error);
  const [, family, ...numbers] = /^([a-z-]+)-(\d{1,3})x(\d{1,3})-(\d{1,4})-(\d{1,15})$/.exec(text) ?? [];
  if (family === undefined) return problem(requestForm({ text: shorten(text) }));
  const [width, height, moves, seed] = numbers.map(Number) as [number, number, number, number];
  const request = { family, size: { width, height }, moves, seed };
  const wrong = argumentError(['request', request, aWrittenRequest]);
  return wrong === undefined ? ok(request) : problem(wrong);
}
