import {
  type Cell,
  type Family,
  type Making,
  makingOf,
  type Puzzles,
  type Space,
  type Survey,
} from '@slidewise/core/contract';
import { BreadthFirst, Surveyor } from '@slidewise/core/internals';
import type { Random } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import type { AlgorithmId } from '@slidewise/core/search';
import { type Solution, solve } from '@slidewise/core/solving';
import { type LevelId, levelOfScore } from '../collection/levels.js';
import { scoreOfLength } from '../rating/score-of-length.js';
import { likenessOf } from './likeness.js';
import type { Order } from './order.js';
import { type Stock, stockOfKits } from './stock.js';

/** A board that was made. */
export interface Generated<P = unknown> {
  /** The board. */
  readonly position: P;
  /** The length of its shortest solution in the metric that was asked for, and, with details, in all others in which it could be proved. */
  readonly optimum: Readonly<Record<string, number>>;
  /** Its score (`@slidewise/lab/rating`); null where that was not found out. */
  readonly rating: number | null;
  /** Its level of difficulty. */
  readonly level: LevelId;
  /** How many positions can be reached; null where that was not found out. */
  readonly positions: number | null;
}

/** A board before it is known whether the like has been made already. */
export interface Made<P> extends Generated<P> {
  /** A text that is the same for boards that are alike. */
  readonly likeness: string;
  /** How many positions its component has at which distance from the goals: two boards that differ in it lie in different components. Left out where it was not explored. */
  readonly component?: string;
}

/** What boards are taken from, if there is such a thing. */
interface Source<P> {
  readonly stock: Stock<P> | undefined;
  /** The survey of the one space, where all of it lies in one. */
  readonly survey?: Survey;
}

/**
 * The limits of a proof for one board, in expanded states: a second or two; and for its length in other metrics, in
 * spaces too large to explore.
 */
const MOST_EXPANSIONS = 2_000_000;
const MOST_EXPANSIONS_ASIDE = 100_000;
const MOST_BYTES = 2 ** 28;
/** Larger spaces are not counted. */
const MOST_COUNTED = 200_000;

/** What all ways to make boards for an order have in common: varying, proving, taking away what is idle, finding out the details. */
export class Workshop<P, M> {
  readonly surveyor = new Surveyor();
  private known: Source<P> | undefined;
  readonly making: Making<P>;
  readonly puzzles: Puzzles<P> | undefined;
  /** How many states all proofs so far have expanded; details are left out, so that the same boards come with and without them. */
  expanded = 0;

  constructor(
    readonly family: Family<P, M>,
    readonly order: Order,
  ) {
    this.making = makingOf(family);
    this.puzzles = this.making.puzzles;
  }

  /** Whether spaces are explored, and not too large for that. */
  get explores(): boolean {
    return this.puzzles?.proof === undefined || this.hasOneSpace;
  }

  get hasOneSpace(): boolean {
    return this.puzzles?.oneSpace?.(this.order.size) === true;
  }

  random(random: Random): P {
    const { puzzles, making, order } = this;
    return puzzles === undefined
      ? making.random(random, order.size)
      : puzzles.random(random, order.size, order.constraints);
  }

  vary(random: Random, position: P): P {
    const { puzzles, making, order } = this;
    return puzzles === undefined ? making.vary(random, position) : puzzles.vary(random, position, order.constraints);
  }

  /** All positions for boards, if they are few enough to explore. Explored on the first call. */
  stock(): Stock<P> | undefined {
    return this.source().stock;
  }

  private source(): Source<P> {
    this.known ??= this.hasOneSpace
      ? this.oneSpace()
      : { stock: this.puzzles && stockOfKits(this.family, this.puzzles, this.order) };
    return this.known;
  }

  private oneSpace(): Source<P> {
    const { family, order, making } = this;
    const space = family.space(unwrap(making.plain(order.size)), order.metric);
    const survey = new Surveyor().survey(space, Number.POSITIVE_INFINITY)!;
    const { distances, hardest } = survey;
    const at = (state: number): P => this.positionOf(space, survey, state);
    return { stock: { distances, at, isHardest: (state) => distances[state] === hardest }, survey };
  }

  /** The position of a state of a space that was surveyed. */
  positionOf(space: Space<M, P>, survey: Survey, state: number): P {
    const key = new Int32Array(space.keyWords);
    survey.read(state, key, 0);
    return space.positionAt(key, 0);
  }

  /** A proved shortest solution; undefined where none was found with the work that a board is worth. */
  prove(position: P, metric = this.order.metric): Extract<Solution<M>, { status: 'solved' }> | undefined {
    const solution = this.solve(position, metric, MOST_EXPANSIONS);
    this.expanded += solution.counts.expanded;
    return solution.status === 'solved' && solution.optimal ? solution : undefined;
  }

  private solve(position: P, metric: string, expansions: number): Solution<M> {
    const { family, order, puzzles } = this;
    const plan = this.explores ? undefined : puzzles?.proof?.(order.size, metric);
    const how = plan === undefined ? {} : { algorithm: plan.algorithm as AlgorithmId, heuristic: plan.heuristic };
    return unwrap(solve(family, position, { metric, ...how, limits: { expansions } }));
  }

  /**
   * A board that is as ordered, from a position whose shortest solution is known to be so long; undefined if it cannot be made of this one. It
   * is solved once more, by the ordinary solver.
   */
  finish(position: P, length: number): Made<P> | undefined {
    const { family, order, puzzles } = this;
    const reduced = order.minimal ? this.reduced(position, length) : position;
    if (reduced === undefined || puzzles?.fits(reduced, order.constraints) === false) return undefined;
    const board = puzzles?.tidy?.(reduced) ?? reduced;
    const solution = this.prove(board);
    if (solution === undefined) return undefined;
    if (solution.length !== length) throw new Error(`A board made for ${length} takes ${solution.length}.`);
    const moves = this.firstLength(board, length);
    const level = moves === undefined ? 'open' : levelOfScore(moves);
    if (order.level !== undefined && level !== order.level) return undefined;
    const survey = this.surveyOf(board);
    if (order.hardest && survey !== undefined && survey.hardest > length) {
      // With fewer pieces, other positions may be harder than the one that was the hardest.
      if (survey.hardest > order.range.most) return undefined;
      return this.finish(
        this.positionOf(family.space(board, order.metric), survey, survey.hardestState),
        survey.hardest,
      );
    }
    const positions = survey?.size ?? null;
    return {
      position: board,
      optimum: { [order.metric]: length, ...(order.details ? this.otherOptima(board) : {}) },
      rating: order.details ? this.score(board, moves) : null,
      level,
      positions: order.details ? positions : null,
      likeness: likenessOf(puzzles?.sketch?.(board) ?? family.scene(board)),
      ...(survey === undefined || this.hasOneSpace ? {} : { component: profileOf(survey) }),
    };
  }

  /**
   * The position without everything that can be taken away while the shortest solution stays as long. A piece that
   * moves in a shortest solution shortens it when it is taken away, so only the others are tried. A needed piece
   * stays needed with fewer pieces.
   */
  private reduced(position: P, length: number): P | undefined {
    const needed = new Set<string>();
    let current = position;
    for (;;) {
      const moves = this.shortest(current);
      if (moves === undefined) return undefined;
      for (const cells of this.moved(current, moves)) needed.add(nameOf(cells));
      const idle = this.making.removals!(current).filter(({ cells }) => !needed.has(nameOf(cells)));
      let spare: P | undefined;
      for (const removal of idle) {
        const without = this.shortest(removal.position);
        if (without === undefined) return undefined;
        if (this.lengthOf(without) === length) spare = removal.position;
        if (spare !== undefined) break;
        needed.add(nameOf(removal.cells));
      }
      if (spare === undefined) return current;
      current = spare;
    }
  }

  /** The moves of a shortest solution, found without the care that a board deserves which is handed out. */
  private shortest(position: P): readonly M[] | undefined {
    if (!this.explores) return this.prove(position)?.moves;
    const space = this.family.space(position, this.order.metric);
    const outcome = new BreadthFirst(space, { memoryLimit: MOST_BYTES }).step(MOST_EXPANSIONS);
    return outcome?.status === 'solved' ? space.moves(outcome.path) : undefined;
  }

  private lengthOf(moves: readonly M[]): number {
    return moves.reduce((sum, move) => sum + this.family.cost(move, this.order.metric), 0);
  }

  /** Where the pieces stand, before the moves, that the moves move. */
  private moved(position: P, moves: readonly M[]): readonly (readonly Cell[])[] {
    const { family } = this;
    const { pieces } = family.scene(position);
    const moved = new Set<number>();
    let at = position;
    let before = pieces;
    for (const move of moves) {
      at = unwrap(family.play(at, move));
      const after = family.scene(at).pieces;
      after.forEach(({ cells }, piece) => {
        if (nameOf(cells) !== nameOf(before[piece]!.cells)) moved.add(piece);
      });
      before = after;
    }
    return [...moved].map((piece) => pieces[piece]!.cells);
  }

  /** The length in the first metric: the whole part of a score. */
  private firstLength(board: P, length: number): number | undefined {
    const first = this.family.metrics[0]!.id;
    return first === this.order.metric ? length : this.prove(board, first)?.length;
  }

  private score(board: P, moves: number | undefined): number | null {
    return moves === undefined ? null : scoreOfLength(this.family, board, moves, MOST_COUNTED);
  }

  /** Its lengths in the other metrics, as far as they are proved by the way: a board is worth having without them. */
  private otherOptima(board: P): Record<string, number> {
    const expansions = this.explores ? MOST_EXPANSIONS : MOST_EXPANSIONS_ASIDE;
    const optima: Record<string, number> = {};
    for (const { id } of this.family.metrics) {
      if (id === this.order.metric) continue;
      const { optimal, length } = this.solve(board, id, expansions);
      if (optimal && length !== undefined) optima[id] = length;
    }
    return optima;
  }

  /** The space of a board, where it is explored and not too large. */
  private surveyOf(board: P): Survey | undefined {
    const { family, order } = this;
    if (!this.explores) return undefined;
    if (this.hasOneSpace) return this.source().survey;
    return this.surveyor.survey(family.space(board, order.metric), MOST_COUNTED);
  }
}

function profileOf({ distances }: Survey): string {
  const counts: number[] = [];
  for (const distance of distances) counts[distance + 1] = (counts[distance + 1] ?? 0) + 1;
  return counts.join();
}

function nameOf(cells: readonly Cell[]): string {
  return cells.map(({ row, column }) => `${row},${column}`).join(' ');
}
