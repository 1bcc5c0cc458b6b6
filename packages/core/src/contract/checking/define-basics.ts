import {
  aFunction,
  aList,
  aNumber,
  argumentError,
  assertArguments,
  aText,
  type Check,
  listOf,
  objectWith,
  optional,
} from '../../check.js';
import { unknownFormat, unknownHeuristic, unknownLetters, unknownMetric } from '../../messages/en/names.js';
import { problem, type Result } from '../../result.js';
import type { Basics } from '../basics.js';
import type { Space } from '../engine/space.js';
import type { LargeTables, TableCache } from '../engine/tables.js';
import type { Ids, Plan } from '../ids.js';
import type { MoveStyle, Reading, ReadOptions } from '../text.js';
import { type Checks, keepChecks } from './checks.js';
import { anIdOf, aTableCache, someReadOptions } from './family-checks.js';
import { KnownPositions } from './known-positions.js';

/** What solving needs of a family, for `defineBasics`. Its functions get checked arguments, and none is left out. */
export interface BasicsDefinition<P extends object, M, I extends Ids>
  extends Omit<Basics<P, M, I>, 'check' | 'strategies' | 'tables' | 'moveSeparator' | keyof Strict<P, M, I>>,
    Strict<P, M, I> {
  /** What is wrong with plain data as a position or as a move; undefined if it has the right shape. */
  readonly shapes: { readonly position: Check; readonly move: Check };
  /** Checks a set-up and makes it a position. */
  createPosition(setup: P): Result<P>;
  /** What stands between moves on one line; by default a comma and a blank. */
  readonly moveSeparator?: string;
  // Families without them carry nothing to check their arguments either.
  /** From `checkedStrategies`. */
  strategies?(checks: Checks<P>): Basics<P, M, I>['strategies'];
  /** From `checkedTables`. */
  tables?(checks: Checks<P>): LargeTables<P, I>;
}

const aDefinition: Check = objectWith({
  shapes: objectWith({ position: aFunction, move: aFunction }),
  createPosition: aFunction,
  id: aText,
  title: aText,
  formats: aList,
  metrics: aList,
  finestMetric: aText,
  heuristics: aList,
  parse: aFunction,
  printMove: aFunction,
  moves: aFunction,
  play: aFunction,
  isSolved: aFunction,
  cost: aFunction,
  refute: aFunction,
  space: aFunction,
  plan: aFunction,
});

const USUAL_SEPARATOR = ', ';

/** Members whose arguments are optional for callers, or whose ids are any strings. */
interface Strict<P, M, I extends Ids> {
  parse(text: string, options: ReadOptions): Result<Reading<P>>;
  printMove(position: P, move: M, style: MoveStyle<I['format'], I['metric']>): string;
  printMoves?(position: P, moves: readonly M[], style: MoveStyle<I['format'], I['metric']>): readonly string[];
  moves(position: P, metric: string): readonly M[];
  cost(move: M, metric: string): number;
  space(position: P, metric: string, tables?: TableCache): Space<M, P>;
  plan(position: P, metric: string, tables: TableCache, memoryLimit: number): Plan;
}

/** The basics of a family: enough to solve its boards. They check arguments and fill in defaults; `defineFamily` makes a whole family of them. */
/* @__NO_SIDE_EFFECTS__ */
export function defineBasics<P extends object, M, I extends Ids, T extends 'tables' = never>(
  definition: BasicsDefinition<P, M, I> & Required<Pick<BasicsDefinition<P, M, I>, T>>,
): Basics<P, M, I> & Required<Pick<Basics<P, M, I>, T>> {
  assertArguments(['definition', definition, aDefinition]);
  const { shapes, createPosition, strategies, tables, ...rules }: BasicsDefinition<P, M, I> = definition;
  const { title, printMoves, playAll, prepare } = rules;
  const aMove = shapes.move;
  const someMoves = listOf(aMove);
  const aMetric = anIdOf(unknownMetric, rules.metrics);
  const aFormat = anIdOf(unknownFormat, rules.formats);
  const aHeuristic = anIdOf(unknownHeuristic, rules.heuristics);
  const someLetters = optional(anIdOf(unknownLetters, rules.letters ?? []));
  const aStyle = objectWith({ format: optional(aFormat), metric: optional(aMetric), letters: someLetters });

  const positions = new KnownPositions<P>(title, shapes.position, createPosition);
  const check = (value: unknown): Result<P> => positions.check(value);
  const at = (value: unknown): P => positions.at(value);
  const adopt = (position: P): P => positions.adopt(position);
  const counted = (metric: I['metric'] = rules.metrics[0]!.id): I['metric'] => {
    assertArguments(['metric', metric, aMetric]);
    return metric;
  };
  type Style = MoveStyle<I['format'], I['metric']>;
  /** A style with every default filled in. */
  const styled = (style: Style): Style => {
    assertArguments(['style', style, aStyle]);
    return { ...style, format: style.format ?? rules.formats[0]!.id, metric: counted(style.metric) };
  };
  const checks = { positions, aMove, counted };

  const basics: Basics<P, M, I> = {
    ...rules,
    moveSeparator: rules.moveSeparator ?? USUAL_SEPARATOR,
    strategies: strategies?.(checks) ?? [],
    heuristics: rules.heuristics.map((own) => ({
      ...own,
      ...(own.unfit && { unfit: (position: unknown) => own.unfit!(at(position)) }),
    })),
    check,

    parse(text, options = {}) {
      const error = argumentError(['text', text, aText], ['options', options, someReadOptions]);
      if (error !== undefined) return problem(error);
      const reading = rules.parse(text, options);
      if (reading.ok) adopt(reading.value.position);
      return reading as Result<Reading<P, I['format']>>;
    },
    printMove(position, move, style = {}) {
      assertArguments(['move', move, aMove]);
      return rules.printMove(at(position), move, styled(style));
    },
    ...(printMoves && {
      printMoves(position: P, moves: readonly M[], style: Style = {}) {
        assertArguments(['moves', moves, someMoves]);
        return printMoves(at(position), moves, styled(style));
      },
    }),
    moves: (position, metric) => rules.moves(at(position), counted(metric)),
    play(position, move) {
      const board = check(position);
      if (!board.ok) return board;
      const error = aMove(move, 'move');
      return error === undefined ? positions.adopted(rules.play(board.value, move)) : problem(error);
    },
    ...(playAll && {
      playAll(position: P, moves: readonly M[]) {
        const board = check(position);
        if (!board.ok) return board;
        const error = someMoves(moves, 'moves');
        return error === undefined ? positions.adopted(playAll(board.value, moves)) : problem(error);
      },
    }),
    isSolved: (position) => rules.isSolved(at(position)),
    cost(move, metric) {
      assertArguments(['move', move, aMove]);
      return rules.cost(move, counted(metric));
    },
    refute: (position) => rules.refute(at(position)),
    ...(prepare && { prepare: (position: P) => prepare(at(position)) }),
    space(position, metric, cache) {
      assertArguments(['tables', cache, optional(aTableCache)]);
      const space = rules.space(at(position), counted(metric), cache);
      const made = space.positionAt.bind(space);
      // Positions of a space are of the family: they need no check.
      space.positionAt = (keys, place, beside) => adopt(made(keys, place, beside));
      const estimating = space.heuristic.bind(space);
      space.heuristic = (id) => {
        assertArguments(['id', id, aHeuristic]);
        return estimating(id);
      };
      return space;
    },
    plan(position, metric, cache, memoryLimit = Number.POSITIVE_INFINITY) {
      assertArguments(['tables', cache, aTableCache], ['memoryLimit', memoryLimit, aNumber]);
      return rules.plan(at(position), counted(metric), cache, memoryLimit);
    },

    ...(tables && { tables: tables(checks) }),
  };
  keepChecks(basics, checks);
  return basics as Basics<P, M, I> & Required<Pick<Basics<P, M, I>, T>>;
}
