import type { Family, TableCache } from '@slidewise/core/contract';
import { GraphBuilding, log10, type StateGraph, shortestPaths, type Wanted } from '@slidewise/core/internals';
import type { Message } from '@slidewise/core/messages';
import type { Limits, Solution } from '@slidewise/core/solving';
import * as say from '../messages/en/rating.js';
import { exploringPositions } from '../messages/en/studying.js';
import { choicesOf, uphillMoves } from './choices.js';
import { detoursOf } from './detours.js';
import type { Draft } from './draft.js';
import { followPieces, MOST_FOLLOWED, type PieceMotions } from './pieces.js';
import { evaluateMoves, profileOf, solutionProfile } from './profile.js';
import { scoreOf } from './score.js';
import { greedyPositionsOf } from './sight/greedy-positions.js';
import { guidedBitsOf } from './sight/guided-bits.js';
import { Sight } from './sight/sight.js';
import { solveProving } from './solve-proving.js';

/** What was done: states were expanded as wanted, or something else. */
export type WorkKind = 'expansions' | 'aside';

export interface RatingTask<P, M> {
  readonly family: Family<P, M>;
  readonly position: P;
  readonly metric: string;
  /** The most positions of a graph. */
  readonly positions: number;
  readonly limits: Limits;
  readonly onlyScore: boolean;
  readonly tables?: TableCache;
}

/** All the work from a position to its rating, in pieces; what is known stands in the draft. */
export class RatingStages<P, M> {
  activity: Message = say.solving();
  /** While a solver is at work, it keeps the limits. */
  isSolving = false;

  constructor(
    private readonly task: RatingTask<P, M>,
    readonly draft: Draft<P, M>,
  ) {}

  get score(): number {
    const { optimum, metric, features } = this.draft;
    return scoreOf({ ...features, length: optimum[metric]! });
  }

  *run(): Generator<WorkKind, void, number> {
    const { task, draft } = this;
    const { family, metric, position } = task;
    const solution = yield* this.solve(position, metric);
    this.note(metric, solution);
    if (!solution.optimal && solution.status !== 'unsolvable') return;
    const whole = yield* this.explore('all');
    if (whole !== undefined) this.describe(whole);
    if (solution.status !== 'solved') return;
    const motions = yield* this.findMotions(solution.length, whole);
    for (const { id } of family.metrics) {
      if (id === metric) continue;
      this.activity = say.solvingIn({ metric: id });
      this.note(id, yield* this.solve(position, id));
    }
    if (task.onlyScore) return;
    if (motions !== undefined) yield* this.follow(motions, whole !== undefined);
    else {
      this.activity = say.followingOne();
      draft.profile = yield* aside(solutionProfile(family, position, solution.moves, metric));
      draft.features = { ...draft.features, legalMoves: meanLegalMoves(draft.profile) };
      draft.notes.push(say.legalMovesOfOne());
    }
    yield* this.removePieces();
    if (motions !== undefined) return;
    this.activity = say.evaluatingBeside();
    for (const profile of evaluateMoves(family, metric, draft.profile, (at) => this.solve(at, metric))) {
      if (profile === 'aside') yield 'aside';
      else draft.profile = profile;
    }
  }

  /** All shortest solutions, which are so long, and what the score needs of them; in the whole graph, if there is one. */
  *findMotions(length: number, whole?: StateGraph): Generator<WorkKind, PieceMotions<P, M> | undefined, number> {
    const near = whole ?? (yield* this.explore('shortest', this.nearShortest(length)));
    return near === undefined ? undefined : yield* this.describeWays(near);
  }

  private *solve(position: P, metric: string): Generator<WorkKind, Solution<M>, number> {
    this.isSolving = true;
    const solution = yield* solveProving(this.task.family, position, metric, this.task);
    this.isSolving = false;
    return solution;
  }

  private note(metric: string, solution: Solution<M>): void {
    const { draft } = this;
    if (solution.status === 'unsolvable') {
      draft.isUnsolvable = true;
      draft.reason = solution.reason;
      return;
    }
    draft.bounds[metric] = { least: solution.lowerBound, most: solution.length ?? null };
    if (solution.optimal) draft.optimum[metric] = solution.length;
    else if (metric === draft.metric) draft.reason = solution.reason ?? say.notProvedShortest();
    else draft.notes.push(say.optimumNotKnown({ metric, why: solution.reason ?? say.notProved() }));
  }

  /** The graph of the component, or of its wanted part; undefined if it is too large, and the notes say what that means. */
  private *explore(which: 'all' | 'shortest', wanted?: Wanted): Generator<WorkKind, StateGraph | undefined, number> {
    const { family, position, metric, positions, limits } = this.task;
    this.activity = exploringPositions();
    const building = new GraphBuilding(family.space(position, metric), positions, wanted);
    for (let expansions = yield 'aside'; ; expansions = yield 'expansions') {
      const graph = building.step(Math.max(1, expansions));
      if (graph !== undefined) return graph;
      const isFull = building.bytes > (limits.memory ?? Number.POSITIVE_INFINITY);
      if (!isFull && !building.isTooLarge) continue;
      this.draft.notes.push(
        isFull ? say.noMemoryForPositions({ which }) : say.tooManyPositions({ most: positions, which }),
      );
      return undefined;
    }
  }

  /**
   * The states on ways to a goal that are at most one move longer than the shortest: on all others, an admissible
   * estimate may tell. They suffice to know helpful and neutral moves along every shortest solution.
   */
  private nearShortest(length: number): Wanted {
    const { family, position, metric } = this.task;
    const space = family.space(position, metric);
    const estimate = space.heuristic(this.estimator(true));
    return (state, at, fromStart) => fromStart + estimate(state, at) <= length + 1;
  }

  /** The metric's own heuristic, or none where that may estimate too much. */
  private estimator(admissible: boolean): string {
    const { family, metric } = this.task;
    const { defaultHeuristic } = family.metrics.find(({ id }) => id === metric)!;
    const own = family.heuristics.find(({ id }) => id === defaultHeuristic)!;
    return own.admissible || !admissible ? own.id : family.heuristics[0]!.id;
  }

  private describe({ states, toGoal }: StateGraph): void {
    const isSolvable = !this.draft.isUnsolvable;
    this.draft.features = {
      ...this.draft.features,
      positions: states.size,
      solvedPositions: toGoal.reduce((count, distance) => count + (distance === 0 ? 1 : 0), 0),
      farthest: isSolvable ? toGoal.reduce((most, distance) => Math.max(most, distance), 0) : null,
    };
  }

  private *describeWays(graph: StateGraph): Generator<WorkKind, PieceMotions<P, M>, number> {
    const { family, position, metric } = this.task;
    const paths = shortestPaths(graph)!;
    const space = family.space(position, metric);
    this.draft.features = {
      ...this.draft.features,
      solutions: String(paths.count),
      solutionsLog10: log10(paths.count),
      ...choicesOf(graph, paths),
      uphillMoves: uphillMoves(graph, paths, space, this.estimator(false)),
    };
    this.activity = say.followingShortest();
    const sight = space.isLarge ? undefined : (new Sight(family, position, metric) as Sight);
    const guidedBits = sight && (yield* aside(guidedBitsOf(graph, paths, sight)));
    const greedyPositions = sight && (yield* aside(greedyPositionsOf(sight)));
    if (guidedBits === undefined || greedyPositions === undefined) this.draft.notes.push(say.tooManyToSee());
    else this.draft.features = { ...this.draft.features, guidedBits, greedyPositions };
    return { family, position, metric, space, graph, paths };
  }

  /** What needs each shortest solution move by move. */
  private *follow(motions: PieceMotions<P, M>, isWhole: boolean): Generator<WorkKind, void, number> {
    const { draft } = this;
    this.activity = say.followingShortest();
    draft.profile = yield* aside(profileOf(motions));
    const pieces = yield* aside(followPieces(motions));
    if (pieces === undefined) draft.notes.push(say.tooManyShortest({ most: MOST_FOLLOWED }));
    else draft.features = { ...draft.features, ...pieces };
    if (!isWhole) return;
    this.activity = say.lookingForDetours();
    const detours = yield* aside(detoursOf(motions.graph, motions.paths));
    if (detours === undefined) draft.notes.push(say.tooManyDetours());
    else draft.features = { ...draft.features, ...detours };
  }

  /** What can be taken away without making the shortest solution shorter. A piece that moves in one of them cannot. */
  private *removePieces(): Generator<WorkKind, void, number> {
    const { family, position, metric } = this.task;
    const { draft } = this;
    const removals = family.making?.removals?.(position);
    if (removals === undefined) return;
    this.activity = say.takingPiecesAway();
    const idle: string[] = [];
    for (const { label, piece, cells, position: left } of removals) {
      if (piece !== undefined && (draft.features.pieces?.[piece]?.most ?? 0) > 0) continue;
      const { optimal, length } = yield* this.solve(left, metric);
      if (!optimal) {
        draft.notes.push(say.removalsNotKnown());
        return;
      }
      const [{ row, column }] = cells as [{ row: number; column: number }];
      if (length === draft.optimum[metric])
        idle.push(piece === undefined ? `${label} ${row + 1},${column + 1}` : label);
    }
    draft.features = { ...draft.features, idle, minimal: idle.length === 0 };
  }
}

function meanLegalMoves(profile: readonly { readonly legal: number }[]): number {
  const before = profile.slice(0, -1);
  return before.length === 0 ? 0 : before.reduce((sum, { legal }) => sum + legal, 0) / before.length;
}

/** WorkKind without expansions, in pieces. */
function* aside<T>(work: Generator<void, T>): Generator<WorkKind, T, number> {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    yield 'aside';
  }
}
