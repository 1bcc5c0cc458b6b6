import { type Family, identityOf, type TableCache } from '@slidewise/core/contract';
import { GraphBuilding, type StateGraph } from '@slidewise/core/internals';
import type { Message } from '@slidewise/core/messages';
import { unwrap } from '@slidewise/core/result';
import type { Limits, TimeLimit } from '@slidewise/core/solving';
import * as say from '../messages/en/studying.js';
import { solveProving } from '../rating/solve-proving.js';
import { GameDistances } from './game-distances.js';
import { judgeMove, type Review, type ReviewPoint, type TurningPoint, turningPointOf } from './review.js';
import { SurveyedSpace } from './surveyed-space.js';

/** A played game. */
export interface Game<P, M> {
  readonly family: Family<P, M>;
  readonly metric: string;
  readonly moves: readonly M[];
  /** One more than moves. */
  readonly positions: readonly P[];
  /** What each move counts. */
  readonly costs: readonly number[];
}

/** What a review may cost. */
interface Task {
  /** The most positions of a space that is explored. */
  readonly most: number;
  readonly memory: number;
  readonly time?: Required<TimeLimit>;
  readonly tables?: TableCache;
}

/** The parts of the time in which to explore, and by the end of which to have solved the positions of the game. */
const EXPLORING = 0.3;
const SOLVING = 0.75;

/** Longer continuations are cut. */
const LONGEST_CONTINUATION = 250;

/** All the work from a game to its review, in pieces. What is known at any time makes a review. */
export class Reviewing<P, M> {
  activity: Message = say.exploringPositions();
  private readonly distances: GameDistances;
  private readonly continuations: (readonly M[] | undefined)[];
  private readonly best: { readonly moves: M[]; all: boolean }[];
  /** Exact distances of positions on solutions, by identity. */
  private readonly known = new Map<string, number>();
  private refutation: Message | undefined;
  private memoryReason: Message | undefined;

  constructor(
    private readonly game: Game<P, M>,
    private readonly task: Task,
  ) {
    const solved = game.positions.map((position) => game.family.isSolved(position));
    this.distances = new GameDistances(game.costs, solved);
    this.continuations = solved.map((isSolved) => (isSolved ? [] : undefined));
    this.best = solved.map((isSolved) => ({ moves: [], all: isSolved }));
  }

  *run(): Generator<'expansions' | 'aside', void, number> {
    const { family, positions } = this.game;
    for (const _ of family.prepare?.(positions[0]!) ?? []) yield 'aside';
    this.refutation = family.refute(positions[0]!);
    if (this.refutation !== undefined) return;
    const graph = yield* this.explore();
    if (graph === undefined) yield* this.solvePositions();
    else yield* this.lookUp(graph);
  }

  /** The whole space as a graph; undefined if it is too large. */
  private *explore(): Generator<'expansions' | 'aside', StateGraph | undefined, number> {
    const { family, positions, metric } = this.game;
    const building = new GraphBuilding(family.space(positions[0]!, metric), this.task.most);
    for (let expansions = yield 'aside'; ; expansions = yield 'expansions') {
      const graph = building.step(Math.max(1, expansions));
      if (graph !== undefined) return graph;
      if (building.isTooLarge || building.bytes > this.task.memory || this.timeLeft(EXPLORING) <= 0) return undefined;
    }
  }

  private *lookUp(graph: StateGraph): Generator<'aside', void, unknown> {
    const { family, positions, metric, moves, costs } = this.game;
    const space = new SurveyedSpace(family, metric, graph);
    this.activity = say.lookingUpDistances();
    if (space.distance(positions[0]!) < 0) {
      this.refutation = say.noneReachedSolved();
      return;
    }
    for (let at = moves.length; at >= 0; at--) {
      const distance = space.distance(positions[at]!);
      this.distances.learn(at, distance, distance);
      const steps = distance === 0 ? [] : space.bestSteps(positions[at]!);
      this.best[at] = { moves: steps.map(({ move }) => move), all: true };
      const goesOn = at < moves.length && this.distances.least[at + 1] === distance - costs[at]!;
      if (goesOn) this.continuations[at] = cut([moves[at]!, ...this.continuations[at + 1]!]);
      else {
        const onward: M[] = [];
        let position: P = positions[at]!;
        for (let left = Math.min(distance, LONGEST_CONTINUATION); left > 0; left--) {
          const [step] = space.bestSteps(position);
          onward.push(step!.move);
          position = step!.after;
        }
        this.continuations[at] = onward;
      }
      yield 'aside';
      if (this.timeLeft(1) <= 0) return;
    }
  }

  /** From the end on: there, solving is quickest, and each position bounds those before it. */
  private *solvePositions(): Generator<'aside', void, unknown> {
    const { positions } = this.game;
    for (let at = positions.length - 1; at >= 0; at--) {
      this.activity = say.solvingPosition({ position: at, last: positions.length - 1 });
      if (!this.distances.isExact(at)) yield* this.solveAt(at, this.timeLeft(SOLVING) / (at + 1));
      if (this.refutation !== undefined || this.timeLeft(1) <= 0) return;
    }
    for (let at = positions.length - 1; at >= 0; at--) {
      this.activity = say.comparingMoves({ position: at, last: positions.length - 1 });
      if (this.distances.isExact(at)) yield* this.compareMoves(at, this.timeLeft(1) / (at + 1));
      if (this.timeLeft(1) <= 0) return;
    }
  }

  private *solveAt(at: number, time: number): Generator<'aside', void, unknown> {
    const { family, positions, metric } = this.game;
    const position = positions[at]!;
    const solution = yield* solveProving(family, position, metric, this.limitsFor(time));
    if (solution.status === 'unsolvable') {
      this.refutation = solution.reason;
      return;
    }
    if (solution.stopReason === 'memory') this.memoryReason = solution.reason;
    const { lowerBound, length = Number.POSITIVE_INFINITY } = solution;
    if (this.distances.learn(at, lowerBound, length)) this.continuations[at] = cut(solution.moves);
    if (solution.optimal) yield* this.remember(position, solution.moves, solution.length);
  }

  /** Notes the distances of the positions on a shortest solution. */
  private *remember(start: P, moves: readonly M[], length: number): Generator<'aside', void, unknown> {
    const { family, metric } = this.game;
    let position = start;
    let left = length;
    for (const move of moves) {
      this.known.set(identityOf(position), left);
      position = unwrap(family.play(position, move));
      left -= family.cost(move, metric);
      yield 'aside';
    }
    this.known.set(identityOf(position), left);
  }

  /** Finds all moves that begin a shortest solution, by solving what the others lead to. */
  private *compareMoves(at: number, time: number): Generator<'aside', void, unknown> {
    const { family, metric, positions } = this.game;
    const distance = this.distances.least[at]!;
    if (distance === 0) return;
    const moves = family.moves(positions[at]!, metric);
    const best = { moves: [] as M[], all: true };
    for (const move of moves) {
      const after = unwrap(family.play(positions[at]!, move));
      const left = yield* this.distanceOf(after, distance, time / moves.length);
      if (left === undefined) best.all = false;
      else if (left === distance - 1) best.moves.push(move);
    }
    this.best[at] = best;
  }

  /** The distance of a position beside the game, as far as it matters whether that is less than another; undefined if it is not known. */
  private *distanceOf(position: P, than: number, time: number): Generator<'aside', number | undefined, unknown> {
    const { family, metric } = this.game;
    const known = family.isSolved(position) ? 0 : this.known.get(identityOf(position));
    if (known !== undefined || time <= 0) return known;
    const solution = yield* solveProving(family, position, metric, this.limitsFor(time));
    if (solution.optimal) this.known.set(identityOf(position), solution.length);
    return solution.lowerBound >= than || solution.optimal ? solution.lowerBound : undefined;
  }

  private limitsFor(milliseconds: number): { readonly limits: Limits; readonly tables?: TableCache } {
    const { memory, tables, time } = this.task;
    const own = time && { now: time.now, since: time.now(), milliseconds: Math.max(0, milliseconds) };
    return {
      limits: { memory, ...(own === undefined ? {} : { time: own }) },
      ...(tables === undefined ? {} : { tables }),
    };
  }

  /** Milliseconds until a part of the time is over. */
  private timeLeft(share: number): number {
    const { time } = this.task;
    return time === undefined ? Number.POSITIVE_INFINITY : time.milliseconds * share - (time.now() - time.since);
  }

  /** The review as far as it is known; `hit` says why there is no more, where there is not. */
  review(hit: Message): Review<P, M> {
    const { metric, moves, positions, costs, family } = this.game;
    const length = costs.reduce((sum, cost) => sum + cost, 0);
    const common = { metric, solved: family.isSolved(positions.at(-1)!), length };
    if (this.refutation !== undefined) {
      const points = this.points(true);
      const finding = say.noSolution();
      return { ...common, status: 'unsolvable', points, turningPoint: null, finding, reason: this.refutation };
    }
    const points = this.points(false);
    const turningPoint = turningPointOf(points);
    const whole = points.every(({ least, most, allBest }) => least === most && allBest);
    return {
      ...common,
      status: whole ? 'reviewed' : 'partial',
      points,
      turningPoint,
      finding: this.findingOf(points, turningPoint, moves.length),
      ...(whole ? {} : { reason: this.memoryReason ?? hit }),
    };
  }

  private points(isUnsolvable: boolean): ReviewPoint<P, M>[] {
    const { moves, positions, costs } = this.game;
    const { least, most } = this.distances;
    const onward = this.onward();
    let played = 0;
    return positions.map((position, at) => {
      const point = {
        position,
        played,
        least: least[at]!,
        most: isUnsolvable || most[at] === Number.POSITIVE_INFINITY ? null : most[at]!,
        best: isUnsolvable ? [] : this.bestAt(at, onward[at]!),
        allBest: isUnsolvable || this.best[at]!.all,
        continuation: onward[at]!,
      };
      if (at === moves.length) return point;
      const cost = costs[at]!;
      played += cost;
      const bounds = (place: number) => ({ least: least[place]!, most: most[place]! });
      return { ...point, next: judgeMove(moves[at]!, cost, bounds(at), bounds(at + 1)) };
    });
  }

  /** The first moves of the shortest solution that is known from each position: what was found there, or the game itself. */
  private onward(): (readonly M[])[] {
    const { moves, costs } = this.game;
    const { most } = this.distances;
    const onward: (readonly M[])[] = [];
    for (let at = moves.length; at >= 0; at--) {
      const isShortest = at < moves.length && most[at] === most[at + 1]! + costs[at]!;
      const found = this.continuations[at];
      if (found === undefined && Number.isFinite(most[at]!) && isShortest)
        onward[at] = cut([moves[at]!, ...onward[at + 1]!]);
      else onward[at] = found ?? [];
    }
    return onward;
  }

  /** Where moves were not compared, the one with which a proved solution begins is known at least. */
  private bestAt(at: number, onward: readonly M[]): readonly M[] {
    const { moves, all } = this.best[at]!;
    if (all || moves.length > 0 || !this.distances.isExact(at)) return moves;
    return onward.slice(0, 1);
  }

  private findingOf(
    points: readonly ReviewPoint<P, M>[],
    turningPoint: TurningPoint<M> | null,
    moves: number,
  ): Message {
    if (moves === 0) return say.noMoves();
    if (turningPoint === null) {
      const isKnown = points.every(({ next }) => next === undefined || next.mark !== null);
      return isKnown ? say.nothingLost() : say.nothingKnown();
    }
    const { family, metric } = this.game;
    const { number, lost, better, possible, proved } = turningPoint;
    const { position, next } = points[number - 1]!;
    return (proved ? say.turningPoint : say.turningPointOfKnown)({
      number,
      lost,
      possible,
      unit: family.metrics.find(({ id }) => id === metric)!.unit,
      move: family.moveMessage(position, next!.move),
      better: better === null ? null : family.moveMessage(position, better),
    });
  }
}

function cut<M>(moves: readonly M[]): readonly M[] {
  return moves.length > LONGEST_CONTINUATION ? moves.slice(0, LONGEST_CONTINUATION) : moves;
}
