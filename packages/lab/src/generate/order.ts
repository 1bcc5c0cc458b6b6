import {
  aBoolean,
  aCount,
  aFamily,
  aList,
  anIdOf,
  anInteger,
  anObject,
  aRange,
  argumentError,
  aSize,
  aText,
  type Check,
  objectWith,
  optional,
  shorten,
  someBoardConstraints,
  wholeNumber,
} from '@slidewise/core/checking';
import type { BoardConstraints, ConstraintId, Family, Ids, Range, Size } from '@slidewise/core/contract';
import { english, type Message } from '@slidewise/core/messages';
import { ok, problem, type Result, unwrap } from '@slidewise/core/result';
import { LEVELS, type LevelId, levelIds } from '../collection/levels.js';
import * as say from '../messages/en/generating.js';

/** How many independent lines of work make the boards of an order, whatever the number of threads: as many threads can share in it. */
export const ISLANDS = 8;

/** What boards are wanted; whatever is left out is up to the family. */
export interface GenerateOptions<I extends Ids = Ids> {
  /** What the shortest solution must count: exactly, or from `least` to `most`. Without it, boards are as hard as a short breeding makes them. */
  readonly moves?: number | Range;
  /** By default the family's first. */
  readonly metric?: I['metric'];
  /** By default the family's usual size. */
  readonly size?: Size;
  /** Constraints on the pieces: the family says which it has (`making.puzzles.constraints`). */
  readonly constraints?: BoardConstraints;
  /** Nothing can be taken away without making the solution shorter; by default as the family says. */
  readonly minimal?: boolean;
  /** Of each set of pieces the position whose shortest solution is longest. */
  readonly hardest?: boolean;
  /** Only boards of this level. */
  readonly level?: LevelId;
  /** Positions of the size to begin with, where breeding from nothing does not lead to a board at once: hard ones are worth most. */
  readonly founders?: readonly unknown[];
  /** How many boards, all different; 1 by default. */
  readonly count?: number;
  /** The same seed makes the same boards everywhere; 1 by default. */
  readonly seed?: number;
  /** Find out all that is known of a board: the optimum in every metric, how many positions there are, its rating. True by default. */
  readonly details?: boolean;
}

/** Options that have been checked, with defaults: plain data that can be sent to a worker. */
export interface Order {
  /** The id of the family. */
  readonly family: string;
  /** The lengths that are wanted. */
  readonly range: Range;
  /** The metric of the lengths. */
  readonly metric: string;
  /** The size of the boards. */
  readonly size: Size;
  /** What the boards should have: pieces, walls, shapes. */
  readonly constraints: BoardConstraints;
  /** True if nothing can be taken away from a board without making its solution shorter. */
  readonly minimal: boolean;
  /** True if of each set of pieces the position with the longest solution is wanted. */
  readonly hardest: boolean;
  /** The level of difficulty that is wanted; any if left out. */
  readonly level?: LevelId;
  /** Positions to begin with, where breeding from nothing does not lead to a board at once. */
  readonly founders?: readonly unknown[];
  /** How many boards are wanted. */
  readonly count: number;
  /** The seed: the same seed gives the same boards. */
  readonly seed: number;
  /** True if all that is known of a board is wanted: optimum in every metric, positions, rating. */
  readonly details: boolean;
}

/** What an order must be like: `makeOrder` makes them. */
export const anOrder: Check = objectWith({
  family: aText,
  range: aRange,
  metric: aText,
  size: aSize,
  constraints: someBoardConstraints,
  minimal: aBoolean,
  hardest: aBoolean,
  founders: optional(aList),
  count: wholeNumber(1),
  seed: anInteger,
  details: aBoolean,
});

const someOptions = objectWith({
  metric: optional(aText),
  size: optional(aSize),
  constraints: optional(someBoardConstraints),
  minimal: optional(aBoolean),
  hardest: optional(aBoolean),
  level: optional(aText),
  founders: optional(aList),
  count: optional(wholeNumber(1)),
  seed: optional(anInteger),
  details: optional(aBoolean),
});

/** Levels that a board which was made can have: its shortest solution is known. */
const MADE_LEVELS = LEVELS.filter((level) => 'most' in level);

/** What is said of a level that there is not. */
function unknownLevel(id: string, known: readonly { readonly id: string }[]): Message {
  return say.unknownLevel({ id: shorten(id), known: known.map((each) => each.id) });
}

/** The order that options make; the problem is with the first option that is impossible. */
export function makeOrder<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  options: GenerateOptions<I> = {},
): Result<Order> {
  const unlike = argumentError(['family', family, aFamily], ['options', options, anObject]);
  if (unlike !== undefined) return problem(unlike);
  const error = argumentError(
    ['options', options, someOptions],
    ['options.metric', options.metric, optional(anIdOf(english.unknownMetric, family.metrics))],
    ['options.moves', options.moves, optional(typeof options.moves === 'object' ? aRange : aCount)],
    ['options.level', options.level, optional(anIdOf(unknownLevel, LEVELS))],
  );
  if (error !== undefined) return problem(error);
  const { making, title, metrics } = family;
  if (making === undefined) return problem(say.makesNoBoards({ family: title }));
  const { metric = metrics[0]!.id, size = making.sizes.usual, constraints = {}, moves, level } = options;
  const { minimal = making.puzzles?.minimal === true, hardest = moves === undefined && level === undefined } = options;
  const asked = typeof moves === 'number' ? { least: moves, most: moves } : (moves ?? anyLength());
  const founders = checkedFounders(family, size, options.founders ?? []);
  // The level goes by the length in the first metric.
  const ofLevel = level === undefined || metric !== metrics[0]!.id ? anyLength() : lengthsOf(level);
  const range = { least: Math.max(asked.least, ofLevel.least), most: Math.min(asked.most, ofLevel.most) };
  const wrong =
    sizeError(family, size) ??
    constraintError(family, size, constraints) ??
    (founders.ok ? undefined : founders.problem) ??
    (minimal && making.removals === undefined ? say.nothingTakenAway({ family: title }) : undefined) ??
    (level !== undefined && !MADE_LEVELS.some(({ id }) => id === level) ? levelError(level) : undefined) ??
    rangeError(family, size, metric, constraints, asked, undefined) ??
    (range.least > range.most ? levelContradiction(level!, ofLevel, family) : undefined) ??
    rangeError(family, size, metric, constraints, range, level);
  if (wrong !== undefined) return problem(wrong);
  return ok({
    family: family.id,
    range,
    metric,
    size: { width: size.width, height: size.height },
    constraints,
    minimal,
    hardest,
    ...(level === undefined ? {} : { level }),
    ...(options.founders === undefined ? {} : { founders: unwrap(founders) }),
    count: options.count ?? 1,
    seed: options.seed ?? 1,
    details: options.details ?? true,
  });
}

function anyLength(): Range {
  return { least: 1, most: Number.POSITIVE_INFINITY };
}

/** The lengths of the boards of a level. */
function lengthsOf(level: LevelId): Range {
  const place = MADE_LEVELS.findIndex(({ id }) => id === level);
  if (place < 0) return anyLength();
  return { least: place === 0 ? 1 : MADE_LEVELS[place - 1]!.most + 1, most: MADE_LEVELS[place]!.most };
}

function sizeError<P, M>({ making }: Family<P, M>, size: Size): Message | undefined {
  const plain = making!.plain(size);
  return plain.ok ? undefined : plain.problem;
}

function constraintError<P, M>(
  { making, title }: Family<P, M>,
  size: Size,
  constraints: BoardConstraints,
): Message | undefined {
  const { puzzles } = making!;
  const known: readonly string[] = puzzles?.constraints.map(({ id }) => id) ?? [];
  for (const [id, value] of Object.entries(constraints) as [ConstraintId, BoardConstraints[ConstraintId]][]) {
    if (value === undefined) continue;
    if (!known.includes(id)) return say.unknownConstraint({ id, family: title, known });
    if (typeof value === 'object' && 'least' in value && value.least > value.most)
      return say.rangeEmpty({ what: id, ...value });
  }
  return puzzles?.constraintsError(size, constraints);
}

function checkedFounders<P, M>(
  family: Family<P, M>,
  { width, height }: Size,
  founders: readonly unknown[],
): Result<readonly P[]> {
  const positions: P[] = [];
  for (const [i, founder] of founders.entries()) {
    const position = family.check(founder);
    if (!position.ok) return problem(say.founderProblem({ founder: i + 1, why: position.problem }));
    const scene = family.scene(position.value);
    if (scene.width !== width || scene.height !== height) {
      return problem(say.founderSize({ founder: i + 1, width, height }));
    }
    positions.push(position.value);
  }
  return ok(positions);
}

function rangeError<P, M>(
  { making, title, metrics }: Family<P, M>,
  { width, height }: Size,
  metric: string,
  constraints: BoardConstraints,
  range: Range,
  /** Where the range comes from, if from a level. */
  level: LevelId | undefined,
): Message | undefined {
  const { least, most } = range;
  const { unit } = metrics.find(({ id }) => id === metric)!;
  if (least > most) return say.rangeEmpty({ what: `${unit}s`, least, most });
  if (most < 1) return say.solvedAlready({ unit });
  const longest = making!.puzzles?.longest?.({ width, height }, metric, constraints);
  if (longest === undefined || least <= longest) return undefined;
  const values = { width, height, family: title, longest, unit, least };
  return level === undefined ? say.lengthNotMade(values) : say.levelNotMade({ level, ...values });
}

function levelContradiction<P, M>(level: LevelId, { least, most }: Range, { metrics }: Family<P, M>): Message {
  const { unit } = metrics[0]!;
  return say.levelContradiction({ level, least, most: most === Number.POSITIVE_INFINITY ? null : most, unit });
}

function levelError(level: string): Message {
  const known = MADE_LEVELS.map(({ id }) => id as string);
  return say.levelNotProved({ level, known });
}

/** All levels that may be asked for. */
export const madeLevels: readonly string[] = levelIds.filter((id) => MADE_LEVELS.some((level) => level.id === id));
