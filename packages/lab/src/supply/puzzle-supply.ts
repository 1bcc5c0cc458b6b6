import {
  aFamily,
  aFunction,
  anInteger,
  argumentError,
  aSignal,
  aSize,
  assertArguments,
  objectWith,
  optional,
} from '@slidewise/core/checking';
import { type Family, makingOf, type Range, type Size } from '@slidewise/core/contract';
import { seededRandom } from '@slidewise/core/random';
import { ok, problem, type Result } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { Generation } from '../generate/generation.js';
import * as say from '../messages/en/generating.js';
import { aSource, type ShardSource } from './catalogue.js';
import { aDate, dayOf } from './dates.js';
import { aRequest, type PuzzleRequest } from './request.js';
import { placeOf } from './rotation.js';
import { orProblem, read, Shards } from './shards.js';

/** A board, and how many moves it takes. */
export interface SuppliedPuzzle<P = unknown> {
  /** The board. */
  readonly position: P;
  /** Its id, which every program reads. */
  readonly id: string;
  /** The length of its shortest solution: proved, if it was made; as the list says, if it was listed. */
  readonly moves: number;
  /** What the length counts. */
  readonly metric: string;
  /** Whether it comes from a list of boards each of which is the hardest of its component. */
  readonly isListed?: true;
}

/** How a board that must be made is waited for. */
export interface SupplyOptions {
  /** Gives way to other work: it is awaited after each round, some hundredths of a second as a rule. */
  readonly yield?: () => Promise<unknown>;
  /** Ends the making. */
  readonly signal?: { readonly aborted: boolean };
  /** Hears of the best board so far: each comes nearer to the length that is wanted. */
  readonly onNearest?: (position: unknown, length: number) => void;
}

/** A size to offer, and the lengths that there are of it. */
export interface OfferedSize {
  /** The size. */
  readonly size: Size;
  /** The lengths. */
  readonly lengths: Range;
}

const someOptions = objectWith({
  yield: optional(aFunction),
  signal: optional(aSignal),
  onNearest: optional(aFunction),
});

/** An endless supply of puzzles: from lists of boards where there are some for the size, made otherwise. */
export class PuzzleSupply {
  private readonly shards: Shards;

  /** The source brings the lists. */
  constructor(source: ShardSource) {
    assertArguments(['source', source, aSource]);
    this.shards = new Shards(source);
  }

  /** The lengths that puzzles of a size can be asked for, in the first metric of the family. */
  async lengths<P, M>(family: Family<P, M>, size?: Size): Promise<Result<Range>> {
    const error = argumentError(['family', family, aFamily], ['size', size, optional(aSize)]);
    if (error !== undefined) return problem(error);
    const wanted = sizeOf(family, { ...(size && { size }) });
    const metric = family.metrics[0]!.id;
    return orProblem(async () => {
      const list = await this.shards.listFor(family as unknown as Family, wanted, metric);
      if (list !== undefined) {
        return ok({
          least: Math.min(...list.shards.map(({ least }) => least)),
          most: Math.max(...list.shards.map(({ most }) => most)),
        });
      }
      const { quick = [], longest } = makingOf(family).puzzles ?? {};
      const { least = 1, most = longest?.(wanted, metric, {}) ?? Number.POSITIVE_INFINITY } =
        quick.find(({ width, height }) => width === wanted.width && height === wanted.height) ?? {};
      return ok({ least, most });
    });
  }

  /** The sizes to offer, the usual one first, with lengths whose boards are there within seconds. */
  async sizes<P, M>(family: Family<P, M>): Promise<Result<readonly OfferedSize[]>> {
    const error = argumentError(['family', family, aFamily]);
    if (error !== undefined) return problem(error);
    const sizes: OfferedSize[] = [];
    for (const { width, height } of family.making?.puzzles?.quick ?? []) {
      const lengths = await this.lengths(family, { width, height });
      if (!lengths.ok) return lengths;
      sizes.push({ size: { width, height }, lengths: lengths.value });
    }
    return ok(sizes);
  }

  /** The puzzle of a request. The problem is with the request, or with a list that cannot be loaded. */
  async newPuzzle<P, M>(
    family: Family<P, M>,
    request: PuzzleRequest,
    options: SupplyOptions = {},
  ): Promise<Result<SuppliedPuzzle<P>>> {
    const error = argumentError(
      ['family', family, aFamily],
      ['request', request, aRequest],
      ['options', options, someOptions],
    );
    if (error !== undefined) return problem(error);
    const size = sizeOf(family, request);
    const metric = family.metrics[0]!.id;
    const { moves, seed } = request;
    return orProblem(async () => {
      await family.loadCompiledSearch?.();
      const list = await this.shards.listFor(family as unknown as Family, size, metric);
      const shard = list?.shards.find(({ least, most }) => least <= moves && moves <= most);
      if (list !== undefined && shard !== undefined) {
        const puzzle = supplied(family, await this.shards.pick(family, list, moves, seed), moves, list);
        return ok(shard.holds === 'boards' ? { ...puzzle, isListed: true } : puzzle);
      }
      return made(family, { size, moves, seed }, options);
    });
  }

  /** The puzzle of a family for a day such as 2026-11-18: the same for everybody, harder from Monday to Sunday. */
  async daily<P, M>(family: Family<P, M>, date: string): Promise<Result<SuppliedPuzzle<P>>> {
    const error = argumentError(['family', family, aFamily], ['date', date, aDate]);
    if (error !== undefined) return problem(error);
    const { week, weekday } = dayOf(date);
    return orProblem(async () => {
      const { days } = await this.shards.catalogue();
      const own = days.find((each) => each.family === family.id);
      if (own === undefined) return problem(say.noDailyBoards({ family: family.title }));
      const { length, lines } = own.weekdays[weekday]!;
      const before = own.weekdays.slice(0, weekday).reduce((sum, each) => sum + each.lines, 0);
      const all = await this.shards.lines(own.file);
      return ok(supplied(family, read<P, M>(family, own, all[before + placeOf(week, lines)]), length, own));
    });
  }
}

/** A board of a list, in the format of the list. */
function supplied<P, M>(
  family: Family<P, M>,
  position: P,
  moves: number,
  { prefix, metric }: { readonly prefix: string; readonly metric: string },
): SuppliedPuzzle<P> {
  const [, format] = prefix.split(/[:,]/);
  return { position, id: positionId(family, position, format), moves, metric };
}

/** A board that is made for a request. */
async function made<P, M>(
  family: Family<P, M>,
  { size, moves, seed }: Required<PuzzleRequest>,
  { yield: giveWay, signal, onNearest }: SupplyOptions,
): Promise<Result<SuppliedPuzzle<P>>> {
  const metric = family.metrics[0]!.id;
  const generation = Generation.start(family, { size, moves, metric, seed, details: false });
  if (!generation.ok) return generation;
  let nearest: unknown;
  while (!generation.value.done) {
    if (signal?.aborted) return problem(say.makingCancelled());
    const [board] = generation.value.step();
    if (board !== undefined) {
      const { position } = board;
      return ok({ position, id: positionId(family, position), moves, metric });
    }
    const found = generation.value.nearest;
    if (found !== undefined && found.position !== nearest) {
      nearest = found.position;
      onNearest?.(found.position, found.length);
    }
    await giveWay?.();
  }
  const { unit } = family.metrics[0]!;
  return problem(say.noBoardMade({ width: size.width, height: size.height, moves, unit }));
}

/** The size that a request means. */
function sizeOf<P, M>(family: Family<P, M>, { size }: Pick<PuzzleRequest, 'size'>): Size {
  return size ?? makingOf(family).sizes.usual;
}

/** A board in a random order that can be solved, in however many moves; the same seed gives the same. */
export function shuffled<P, M>(family: Family<P, M>, seed: number, size?: Size): Result<P> {
  const error = argumentError(['family', family, aFamily], ['seed', seed, anInteger], ['size', size, optional(aSize)]);
  if (error !== undefined) return problem(error);
  const { making, title } = family;
  const { shuffle } = making?.puzzles ?? {};
  if (making === undefined || shuffle === undefined) return problem(say.notShuffled({ family: title }));
  const wanted = size ?? making.sizes.usual;
  const plain = making.plain(wanted);
  return plain.ok ? ok(shuffle(seededRandom(seed), wanted)) : plain;
}
