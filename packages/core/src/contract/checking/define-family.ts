import {
  aNumber,
  aText,
  aTruth,
  demand,
  type Kind,
  listOf,
  objectWith,
  oneOf,
  optional,
  troubleWith,
} from '../../check.js';
import { problem, type Result } from '../../result.js';
import type { Family } from '../family.js';
import type { Ids, Plan } from '../ids.js';
import type { Explanation, IterationPart, Strategy, StrategyOptions } from '../search.js';
import type { Space } from '../space.js';
import type { TableShelf } from '../tables.js';
import type { BoardText, MoveStyle, Reading, ReadOptions } from '../text.js';
import { anIdOf, aPlan, aShelf, somePart, someReadOptions } from './family-kinds.js';
import { KnownPositions, keepPositions } from './known-positions.js';
import type { MoreFacets } from './with-facets.js';

/** A family as its folder defines it, without the facets of `withFacets`: its functions get checked arguments, and none is left out. */
export interface Definition<P, M, I extends Ids>
  extends Omit<Family<P, M, I>, 'check' | keyof Strict<P, M> | keyof MoreFacets<P>>,
    Strict<P, M> {
  /** The shape of plain data that may be a position or a move. */
  readonly shapes: { readonly position: Kind; readonly move: Kind };
  /** Checks a set-up and makes it a position. */
  createPosition(setup: P): Result<P>;
}

/** Members whose arguments are optional for callers. */
type Strict<P, M> = Pick<Family<P, M>, 'readOptions'> & {
  split(text: string, options: ReadOptions): Iterable<BoardText>;
  parse(text: string, options: ReadOptions): Result<Reading<P>>;
  moves(position: P, metric: string): readonly M[];
  cost(move: M, metric: string): number;
  explain(position: P, metric: string): Explanation;
  space(position: P, metric: string, tables?: TableShelf): Space<M, P>;
};

const someStrategyOptions = objectWith({ memoryLimit: aNumber, tables: aShelf, untilLimit: aTruth });

/** A family for callers: it checks arguments and fills in defaults. What it is more than that makes no page larger that only solves (`withFacets`). */
/* @__NO_SIDE_EFFECTS__ */
export function defineFamily<P extends object, M, I extends Ids, T extends 'tables' = never>(
  definition: Definition<P, M, I> & Required<Pick<Family<P, M, I>, T>>,
): Family<P, M, I> & Required<Pick<Family<P, M, I>, T>> {
  const { shapes, createPosition, ...rules }: Definition<P, M, I> = definition;
  const { title, renamed, printMoves, playAll, straightParts, prepare, tables } = rules;
  const aMove = shapes.move;
  const someMoves = listOf(aMove);
  const aMetric = anIdOf('metric', rules.metrics);
  const aFormat = anIdOf('format', rules.formats);
  const aHeuristic = anIdOf('heuristic', rules.heuristics);
  const someLetters = optional(anIdOf('convention for letters', rules.letters ?? []));
  const aStyle = objectWith({ format: aFormat, metric: optional(aMetric), letters: someLetters });

  const positions = new KnownPositions<P>(title, shapes.position, createPosition);
  const check = (value: unknown): Result<P> => positions.check(value);
  const at = (value: unknown): P => positions.at(value);
  const adopt = (position: P): P => positions.adopt(position);
  const counted = (metric: I['metric'] = rules.metrics[0]!.id): I['metric'] => {
    demand(['metric', metric, aMetric]);
    return metric;
  };

  const family: Family<P, M, I> = {
    ...rules,
    strategies: rules.strategies.map(
      (own): Strategy<P, M, I['strategy'], I['heuristic']> => ({
        ...own,
        ...(own.usual && { usual: (position: P) => own.usual!(at(position)) }),
        ...(own.unfit && { unfit: (position: P, metric: string) => own.unfit!(at(position), counted(metric)) }),
        start(position, metric, options) {
          demand(['options', options, someStrategyOptions]);
          return own.start(at(position), counted(metric), options);
        },
        ...(own.splitting && {
          splitting: {
            ...own.splitting,
            start(position: P, options: StrategyOptions, part?: IterationPart) {
              demand(['options', options, someStrategyOptions], ['part', part, optional(somePart)]);
              demand(['options.heuristic', options.heuristic, objectWith({ id: oneOf(own.splitting!.heuristics) })]);
              return own.splitting!.start(at(position), options, part);
            },
          },
        }),
      }),
    ),
    heuristics: rules.heuristics.map((own) => ({
      ...own,
      ...(own.unfit && { unfit: (position: unknown) => own.unfit!(at(position)) }),
    })),
    ...(rules.figures && {
      figures: rules.figures.map((own) => ({ ...own, of: (position: P) => own.of(at(position)) })),
    }),
    check,

    affinity(text) {
      demand(['text', text, aText]);
      return rules.affinity(text);
    },
    split(text, options = {}) {
      demand(['text', text, aText], ['options', options, someReadOptions]);
      return rules.split(text, options);
    },
    parse(text, options = {}) {
      const trouble = troubleWith(['text', text, aText], ['options', options, someReadOptions]);
      if (trouble !== undefined) return problem(trouble);
      const reading = rules.parse(text, options);
      if (reading.ok) adopt(reading.value.position);
      return reading as Result<Reading<P, I['format']>>;
    },
    print(position, format) {
      const board = check(position);
      if (!board.ok) return board;
      const trouble = aFormat(format, 'format');
      return trouble === undefined ? rules.print(board.value, format) : problem(trouble);
    },
    readOptions: (position) => rules.readOptions(at(position)) as ReadOptions<I['format']>,
    ...(renamed && {
      renamed(position: P, format: I['format']) {
        demand(['format', format, aFormat]);
        return adopt(renamed(at(position), format));
      },
    }),
    printMove(position, move, style) {
      demand(['move', move, aMove], ['style', style, aStyle]);
      return rules.printMove(at(position), move, { ...style, metric: counted(style.metric) });
    },
    ...(printMoves && {
      printMoves(position: P, moves: readonly M[], style: MoveStyle<I['format'], I['metric']>) {
        demand(['moves', moves, someMoves], ['style', style, aStyle]);
        return printMoves(at(position), moves, { ...style, metric: counted(style.metric) });
      },
    }),
    moveInWords(position, move) {
      demand(['move', move, aMove]);
      const board = at(position);
      const played = rules.play(board, move);
      if (!played.ok) throw new TypeError(`move must be legal: ${played.problem.message}`);
      return rules.moveInWords(board, move);
    },
    parseMove(position, text, letters) {
      const board = check(position);
      if (!board.ok) return board;
      const trouble = troubleWith(['text', text, aText], ['letters', letters, someLetters]);
      return trouble === undefined ? rules.parseMove(board.value, text, letters) : problem(trouble);
    },

    moves: (position, metric) => rules.moves(at(position), counted(metric)),
    play(position, move) {
      const board = check(position);
      if (!board.ok) return board;
      const trouble = aMove(move, 'move');
      return trouble === undefined ? positions.adopted(rules.play(board.value, move)) : problem(trouble);
    },
    ...(playAll && {
      playAll(position: P, moves: readonly M[]) {
        const board = check(position);
        if (!board.ok) return board;
        const trouble = someMoves(moves, 'moves');
        return trouble === undefined ? positions.adopted(playAll(board.value, moves)) : problem(trouble);
      },
    }),
    isSolved: (position) => rules.isSolved(at(position)),
    cost(move, metric) {
      demand(['move', move, aMove]);
      return rules.cost(move, counted(metric));
    },
    ...(straightParts && {
      straightParts(move: M) {
        demand(['move', move, aMove]);
        return straightParts(move);
      },
    }),
    refute: (position) => rules.refute(at(position)),
    explain: (position, metric) => rules.explain(at(position), counted(metric)),

    ...(prepare && { prepare: (position: P) => prepare(at(position)) }),
    space(position, metric, shelf) {
      demand(['tables', shelf, optional(aShelf)]);
      const space = rules.space(at(position), counted(metric), shelf);
      const made = space.positionAt.bind(space);
      // Positions of a space are of the family: they need no check.
      space.positionAt = (keys, place, beside) => adopt(made(keys, place, beside));
      const estimating = space.heuristic.bind(space);
      space.heuristic = (id) => {
        demand(['id', id, aHeuristic]);
        return estimating(id);
      };
      return space;
    },
    plan(position, metric, shelf) {
      demand(['tables', shelf, aShelf]);
      return rules.plan(at(position), counted(metric), shelf);
    },

    scene: (position) => rules.scene(at(position)),
    ...(tables && {
      tables: {
        needed(position: P, metric: I['metric'], plan: Plan) {
          demand(['plan', plan, aPlan]);
          return tables.needed(at(position), counted(metric), plan);
        },
        build(id: string) {
          demand(['id', id, aText]);
          return tables.build(id);
        },
      },
    }),
  };
  keepPositions(family as unknown as Family<P>, positions);
  return family as Family<P, M, I> & Required<Pick<Family<P, M, I>, T>>;
}
