import {
  aFamily,
  aRange,
  aSize,
  aText,
  demand,
  objectWith,
  oneOf,
  optional,
  shorten,
  someFamilies,
  troubleWith,
  wholeNumber,
} from '@slidewise/core/checking';
import { type Family, makingOf, type Range, type Size } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { ok, problem, type Result } from '@slidewise/core/result';
import { showAmount } from '@slidewise/core/text';
import { requestForm } from '../messages/en/generating.js';

/** Which puzzle is wanted; the same request is the same board everywhere. */
export interface PuzzleRequest {
  /** The size of the board; by default the family's usual one. */
  readonly size?: Size;
  /** The length of its shortest solution, in the first metric of the family. */
  readonly moves: number;
  /** Which of the boards of this size and length: the next seed is another board, a thousand times in a row where there are as many. */
  readonly seed: number;
}

export const aRequest = objectWith({ size: optional(aSize), moves: wholeNumber(1), seed: wholeNumber(0) });

/** What the next puzzle should be like, beside the last one. */
export type Change = 'harder' | 'easier' | 'alike';

/** By how much a harder puzzle is longer. */
const STEP = 0.2;

/** The request for the next puzzle: longer, shorter or as long as the last one, within the lengths that there are. */
export function nextRequest(request: PuzzleRequest, change: Change, lengths: Range): Result<PuzzleRequest> {
  const trouble = troubleWith(
    ['request', request, aRequest],
    ['change', change, oneOf(['harder', 'easier', 'alike'])],
    ['lengths', lengths, aRange],
  );
  if (trouble !== undefined) return problem(trouble);
  const step = { harder: 1, easier: -1, alike: 0 }[change] * Math.max(1, Math.round(request.moves * STEP));
  const moves = Math.min(lengths.most, Math.max(lengths.least, request.moves + step));
  return ok({ ...request, moves, seed: request.seed + 1 });
}

/** A request in one word, for a link: `rush-hour-6x6-23-1234`. */
export function writeRequest<P, M>(family: Family<P, M>, request: PuzzleRequest): string {
  const { moves, seed } = checked(family, request);
  const { width, height } = sizeOf(family, request);
  return `${family.id}-${width}x${height}-${moves}-${seed}`;
}

/** A request as a title: `Rush Hour 6×6 · 23 moves · 1234`. */
export function titleOfRequest<P, M>(family: Family<P, M>, request: PuzzleRequest): string {
  const { moves, seed } = checked(family, request);
  const { width, height } = sizeOf(family, request);
  return `${family.title} ${width}×${height} · ${showAmount(moves, family.metrics[0]!.unit)} · ${seed}`;
}

/** The family and the request of a word that `writeRequest` has made. */
export function readRequest(
  text: string,
  among: readonly Family[] = families,
): Result<{ readonly family: Family; readonly request: Required<PuzzleRequest> }> {
  const trouble = troubleWith(['text', text, aText], ['families', among, someFamilies]);
  if (trouble !== undefined) return problem(trouble);
  const [, id, ...numbers] = /^([a-z-]+)-(\d{1,3})x(\d{1,3})-(\d{1,4})-(\d{1,15})$/.exec(text) ?? [];
  const family = among.find((each) => each.id === id);
  if (family === undefined) return problem(requestForm({ text: shorten(text) }));
  const [width, height, moves, seed] = numbers.map(Number) as [number, number, number, number];
  const request = { size: { width, height }, moves, seed };
  const wrong = troubleWith(['request', request, aRequest]);
  return wrong === undefined ? ok({ family, request }) : problem(wrong);
}

/** The size that a request means. */
export function sizeOf<P, M>(family: Family<P, M>, { size }: Pick<PuzzleRequest, 'size'>): Size {
  return size ?? makingOf(family).sizes.usual;
}

function checked<P, M>(family: Family<P, M>, request: PuzzleRequest): PuzzleRequest {
  demand(['family', family, aFamily], ['request', request, aRequest]);
  return request;
}
