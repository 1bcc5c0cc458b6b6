import {
  aCount,
  aFamily,
  aFunction,
  argumentError,
  aSignal,
  aSize,
  assertArguments,
  aText,
  listOf,
  objectWith,
  oneOf,
  optional,
  positionOf,
} from '@slidewise/core/checking';
import { type Family, identityOf } from '@slidewise/core/contract';
import { seededRandom } from '@slidewise/core/random';
import { ok, problem, type Result } from '@slidewise/core/result';
import { identify, positionId } from '@slidewise/core/session';
import { makingCancelled } from '../messages/en/generating.js';
import { componentTooLarge, notSolvable, splitNotFound } from '../messages/en/gym.js';
import { aSource, type ShardSource } from '../supply/catalogue.js';
import { PuzzleSupply, type SupplyOptions } from '../supply/puzzle-supply.js';
import { requestParts } from '../supply/request.js';
import { DistanceGraph } from './distance-graph.js';
import { Episode, type EpisodeRecord, type EpisodeRequest } from './episode.js';
import { SPLITS, type Split, splitOf } from './split.js';

/** Limits of a gym. */
export interface GymOptions {
  /** The most positions of a component; a million by default. */
  readonly positions?: number;
  /** How many positions of components are kept in memory; four million by default. */
  readonly kept?: number;
}

/** How a board is waited for: with pauses for other work, and until a signal is given. */
export type GymPauses = Pick<SupplyOptions, 'yield' | 'signal'>;

const nothingListed: ShardSource = async () => JSON.stringify({ listed: [], days: [] });

/** So many boards are tried before a split counts as not to be found. */
const MOST_TRIES = 400;
const SEEDS = 2 ** 31;

const anEpisodeRequest = objectWith({ ...requestParts, size: optional(aSize), split: optional(oneOf(SPLITS)) });
const somePauses = objectWith({ yield: optional(aFunction), signal: optional(aSignal) });
const someGymOptions = objectWith({ positions: optional(aCount), kept: optional(aCount) });
const aRecord = objectWith({ board: aText, played: listOf(aText) });

/** A component, and a position in it that a name stands for. */
interface Kept<P, M> {
  readonly graph: DistanceGraph<P, M>;
  readonly position: P;
}

/**
 * Boards for programs that learn: an endless supply by seed, exact rewards, and optimal moves. Distances come from exploring the whole
 * component of a board, so boards with larger components are refused.
 */
export class Gym<P = unknown, M = unknown> {
  private readonly supply: PuzzleSupply;
  private readonly positions: number;
  private readonly most: number;
  /** What requests and ids led to, the latest last. */
  private readonly kept = new Map<string, Kept<P, M>>();
  private size = 0;

  /** The source brings lists of boards, as for `PuzzleSupply`; without it all boards are made. */
  constructor(
    private readonly family: Family<P, M>,
    source: ShardSource = nothingListed,
    options: GymOptions = {},
  ) {
    assertArguments(['family', family, aFamily], ['source', source, aSource], ['options', options, someGymOptions]);
    this.supply = new PuzzleSupply(source);
    this.positions = options.positions ?? 1_000_000;
    this.most = options.kept ?? 4_000_000;
  }

  /** An episode on the board of a request: the same request gives the same board everywhere. */
  async reset(request: EpisodeRequest, pauses: GymPauses = {}): Promise<Result<Episode<P, M>>> {
    const error = argumentError(['request', request, anEpisodeRequest], ['pauses', pauses, somePauses]);
    if (error !== undefined) return problem(error);
    const name = JSON.stringify([
      request.size?.width,
      request.size?.height,
      request.moves,
      request.seed,
      request.split,
    ]);
    const known = this.recall(name);
    if (known !== undefined) return ok(new Episode(this.family, known.graph, known.position));
    const { split } = request;
    const random = seededRandom(request.seed);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const seed = split === undefined ? request.seed : random.integer(SEEDS);
      if (pauses.signal?.aborted) return problem(makingCancelled());
      const episode = await this.supplied(name, { ...request, seed }, split, pauses);
      if (episode !== undefined) return episode;
    }
    return problem(splitNotFound({ split: split!, tries: MOST_TRIES }));
  }

  /** An episode on a board of one's own, which must have a solution. */
  begin(start: P): Result<Episode<P, M>> {
    const position = positionOf(this.family, start);
    const exploring = this.explore(position);
    for (;;) {
      const { done, value } = exploring.next();
      if (done) return this.episodeOn(position, value);
    }
  }

  /** The same with pauses for other work. */
  async open(start: P, pauses: GymPauses = {}): Promise<Result<Episode<P, M>>> {
    assertArguments(['pauses', pauses, somePauses]);
    const position = positionOf(this.family, start);
    const graph = await this.explored(position, pauses);
    return graph === 'cancelled' ? problem(makingCancelled()) : this.episodeOn(position, graph);
  }

  /** An episode as it was recorded, played again up to its last move. */
  replay(record: EpisodeRecord): Result<Episode<P, M>> {
    const error = argumentError(['record', record, aRecord]);
    if (error !== undefined) return problem(error);
    const read = identify(record.board, [this.family]);
    if (!read.ok) return read;
    const episode = this.begin(read.value.reading.position);
    if (!episode.ok) return episode;
    for (const move of record.played) {
      const outcome = episode.value.step(move);
      if (!outcome.ok) return outcome;
    }
    return episode;
  }

  /** An episode on a board of the supply; undefined if its component is in another split. */
  private async supplied(
    name: string,
    request: EpisodeRequest,
    split: Split | undefined,
    pauses: GymPauses,
  ): Promise<Result<Episode<P, M>> | undefined> {
    const { family } = this;
    const puzzle = await this.supply.newPuzzle(family, request, pauses);
    if (!puzzle.ok) return puzzle;
    const { position, isListed } = puzzle.value;
    const id = positionId(family, position);
    // A listed board gives its component the name, so that others need not be explored.
    if (split !== undefined && isListed && splitOf(id) !== split) return undefined;
    const graph = await this.explored(position, pauses);
    if (graph === 'cancelled') return problem(makingCancelled());
    if (graph === undefined) return problem(componentTooLarge({ most: this.positions }));
    if (split !== undefined && splitOf(graph.name) !== split) return undefined;
    this.keep(name, { graph, position });
    return ok(new Episode(family, graph, position));
  }

  private episodeOn(position: P, graph: DistanceGraph<P, M> | undefined): Result<Episode<P, M>> {
    if (graph === undefined) return problem(componentTooLarge({ most: this.positions }));
    const isSolvable = graph.distance(graph.stateOf(position)) >= 0;
    return isSolvable ? ok(new Episode(this.family, graph, position)) : problem(notSolvable());
  }

  /** The component of a position, which is kept; undefined if it is too large. */
  private *explore(position: P): Generator<undefined, DistanceGraph<P, M> | undefined> {
    const name = identityOf(position);
    const graph =
      this.recall(name)?.graph ??
      (yield* DistanceGraph.build(this.family, position, this.family.metrics[0]!.id, this.positions));
    if (graph !== undefined) this.keep(name, { graph, position });
    return graph;
  }

  private async explored(position: P, { yield: giveWay, signal }: GymPauses) {
    const exploring = this.explore(position);
    for (;;) {
      const { done, value } = exploring.next();
      if (done) return value;
      if (signal?.aborted) return 'cancelled';
      await giveWay?.();
    }
  }

  private recall(name: string): Kept<P, M> | undefined {
    const known = this.kept.get(name);
    if (known !== undefined) {
      this.kept.delete(name);
      this.kept.set(name, known);
    }
    return known;
  }

  /** Keeps a component under a name; the names that were asked for longest ago are forgotten. */
  private keep(name: string, kept: Kept<P, M>): void {
    this.forget(name);
    this.kept.set(name, kept);
    this.size += kept.graph.size;
    for (const oldest of this.kept.keys()) {
      if (this.size <= this.most || oldest === name) return;
      this.forget(oldest);
    }
  }

  private forget(name: string): void {
    this.size -= this.kept.get(name)?.graph.size ?? 0;
    this.kept.delete(name);
  }
}
