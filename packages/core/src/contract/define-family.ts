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
} from '../check.js';
import type { Random } from '../random.js';
import { ok, problem, type Result } from '../result.js';
import { checkedEnumerating } from './checked-enumerating.js';
import type { Family } from './family.js';
import {
  anIdOf,
  aPlan,
  aRandom,
  aScene,
  aShelf,
  aSize,
  someBoardWishes,
  somePart,
  someReadOptions,
} from './family-kinds.js';
import type { Ids, Plan } from './ids.js';
import type { BoardWishes, Puzzles } from './puzzles.js';
import type { Scene, Size } from './scene.js';
import type { Explanation, IterationPart, Strategy, StrategyOptions } from './search.js';
import type { Space } from './space.js';
import type { TableShelf } from './tables.js';
import type { BoardText, MoveStyle, Reading, ReadOptions } from './text.js';

/** A family as its folder defines it: its functions get checked arguments, and none is left out. */
export interface Definition<P, M, I extends Ids>
  extends Omit<Family<P, M, I>, 'check' | keyof Strict<P, M>>,
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

/** What a family may lack. */
type Facets<P, I extends Ids> = Pick<Family<P, unknown, I>, 'editing' | 'making' | 'tables' | 'enumerating'>;

/** The facets that it has for certain, so that compilers know. */
type Having<P, I extends Ids, F extends keyof Facets<P, I>> = Required<Pick<Facets<P, I>, F>>;

const someStrategyOptions = objectWith({ memoryLimit: aNumber, tables: aShelf, untilLimit: aTruth });

/**
 * A family for callers: it checks arguments and fills in defaults. It keeps a record of the positions
 * that it has made or checked, so that each position is checked once.
 */
export function defineFamily<P extends object, M, I extends Ids, F extends keyof Facets<P, I> = never>(
  definition: Definition<P, M, I> & Having<P, I, F>,
): Family<P, M, I> & Having<P, I, F> {
  const { shapes, createPosition, ...rules }: Definition<P, M, I> = definition;
  const { title, renamed, printMoves, playAll, straightParts, prepare, editing, making, tables, enumerating } = rules;
  const aMove = shapes.move;
  const someMoves = listOf(aMove);
  const aMetric = anIdOf('metric', rules.metrics);
  const aFormat = anIdOf('format', rules.formats);
  const someLetters = optional(anIdOf('convention for letters', rules.letters ?? []));
  const aStyle = objectWith({ format: aFormat, metric: optional(aMetric), letters: someLetters });

  const known = new WeakSet<object>();
  /** The sizes of boards that are known to be possible. */
  const sizes = new Set<string>();
  const adopt = (position: P): P => {
    known.add(position);
    return position;
  };
  const adopted = (result: Result<P>): Result<P> => {
    if (result.ok) known.add(result.value);
    return result;
  };
  const check = (value: unknown): Result<P> => {
    if (typeof value === 'object' && value !== null && known.has(value)) return ok(value as P);
    const trouble = shapes.position(value, 'position');
    if (trouble !== undefined) return problem(trouble);
    const made = adopted(createPosition(value as P));
    return made.ok ? made : problem(`position is none of ${title}: ${made.problem.message}`);
  };
  const at = (value: unknown): P => {
    const position = check(value);
    if (position.ok) return position.value;
    throw new TypeError(position.problem.message);
  };
  const counted = (metric: I['metric'] = rules.metrics[0]!.id): I['metric'] => {
    const trouble = aMetric(metric, 'metric');
    if (trouble === undefined) return metric;
    throw new TypeError(trouble);
  };

  const ofSize = (size: Size): Size => {
    demand(['size', size, aSize]);
    const name = `${size.width}×${size.height}`;
    const fitting = sizes.has(name) ? undefined : making!.plain(size);
    if (fitting?.ok === false) throw new TypeError(`size is none of ${title}: ${fitting.problem.message}`);
    sizes.add(name);
    return size;
  };
  const wished = (wishes: BoardWishes): BoardWishes => {
    demand(['wishes', wishes, someBoardWishes]);
    return wishes;
  };

  const checkedPuzzles = ({ tidy, sketch, longest, kits, oneSpace, proof, ...puzzles }: Puzzles<P>): Puzzles<P> => ({
    ...puzzles,
    trouble: (size, wishes) => puzzles.trouble(ofSize(size), wished(wishes)),
    random(random: Random, size: Size, wishes: BoardWishes) {
      demand(['random', random, aRandom]);
      return adopt(puzzles.random(random, ofSize(size), wished(wishes)));
    },
    vary(random: Random, position: P, wishes: BoardWishes) {
      demand(['random', random, aRandom]);
      return adopt(puzzles.vary(random, at(position), wished(wishes)));
    },
    fits: (position, wishes) => puzzles.fits(at(position), wished(wishes)),
    ...(tidy && { tidy: (position: P) => adopt(tidy(at(position))) }),
    ...(sketch && { sketch: (position: P) => sketch(at(position)) }),
    ...(longest && {
      longest: (size: Size, metric: string, wishes: BoardWishes) =>
        longest(ofSize(size), counted(metric), wished(wishes)),
    }),
    ...(kits && { kits: (size: Size, wishes: BoardWishes) => kits(ofSize(size), wished(wishes)) }),
    ...(oneSpace && { oneSpace: (size: Size) => oneSpace(ofSize(size)) }),
    ...(proof && { proof: (size: Size, metric: string) => proof(ofSize(size), counted(metric)) }),
  });

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
      return trouble === undefined ? adopted(rules.play(board.value, move)) : problem(trouble);
    },
    ...(playAll && {
      playAll(position: P, moves: readonly M[]) {
        const board = check(position);
        if (!board.ok) return board;
        const trouble = someMoves(moves, 'moves');
        return trouble === undefined ? adopted(playAll(board.value, moves)) : problem(trouble);
      },
    }),
    isSolved: (position) => rules.isSolved(at(position)),
    cost(move, metric) {
      const trouble = aMove(move, 'move');
      if (trouble !== undefined) throw new TypeError(trouble);
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
      return space;
    },
    plan(position, metric, shelf) {
      demand(['tables', shelf, aShelf]);
      return rules.plan(at(position), counted(metric), shelf);
    },

    scene: (position) => rules.scene(at(position)),
    ...(editing && {
      editing: {
        ...editing,
        compose(scene: Scene, base: P) {
          const trouble = aScene(scene, 'scene');
          if (trouble !== undefined) return problem(trouble);
          const board = check(base);
          return board.ok ? adopted(editing.compose(scene, board.value)) : board;
        },
        freshLabel(scene: Scene) {
          demand(['scene', scene, aScene]);
          return editing.freshLabel(scene);
        },
      },
    }),
    ...(making && {
      making: {
        ...making,
        plain(size: Size) {
          const trouble = aSize(size, 'size');
          return trouble === undefined ? adopted(making.plain(size)) : problem(trouble);
        },
        random(random: Random, size: Size) {
          demand(['random', random, aRandom]);
          return adopt(making.random(random, ofSize(size)));
        },
        vary(random: Random, position: P) {
          demand(['random', random, aRandom]);
          return adopt(making.vary(random, at(position)));
        },
        ...(making.removals && {
          removals(position: P) {
            const removals = making.removals!(at(position));
            for (const removal of removals) adopt(removal.position);
            return removals;
          },
        }),
        ...(making.puzzles && { puzzles: checkedPuzzles(making.puzzles) }),
      },
    }),
    ...(enumerating && { enumerating: checkedEnumerating(enumerating, title) }),
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
  return family as Family<P, M, I> & Having<P, I, F>;
}
