import { argumentError, assertArguments, aText, oneOf } from '@slidewise/core/checking';
import { type Family, same } from '@slidewise/core/contract';
import { drawSvg } from '@slidewise/core/draw';
import { ok, problem, type Result, unwrap } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { episodeIsOver, notOneMove } from '../messages/en/gym.js';
import type { PuzzleRequest } from '../supply/request.js';
import type { DistanceGraph, NextState } from './distance-graph.js';
import { type Split, splitOf } from './split.js';

/** What a board is asked for with: the same request is the same board everywhere. */
export interface EpisodeRequest extends PuzzleRequest {
  /** Only boards of components in this split. */
  readonly split?: Split;
}

/** An episode as it can be played again: where it began, and the moves. */
export interface EpisodeRecord {
  /** The id of the first board. */
  readonly board: string;
  /** The moves since. */
  readonly played: readonly string[];
}

/** What an agent may know of the board as it stands. */
export interface Situation {
  /** The legal moves, in the notation of the family's usual format. */
  readonly moves: readonly string[];
  /** Those of them that begin a shortest solution. */
  readonly optimal: readonly string[];
  /** How many moves the nearest goal is away. */
  readonly distance: number;
  /** Whether the board is solved, which ends the episode. */
  readonly done: boolean;
}

/** What a move has brought. */
export interface Outcome extends Situation {
  /** By how much the nearest goal has come nearer: `before - distance`. */
  readonly reward: number;
  /** The distance before the move. */
  readonly before: number;
}

/** The ways to look at a board: its text, the position as data, or a picture as SVG. */
export const OBSERVATIONS = ['text', 'json', 'svg'] as const;

/** A way to look at a board. */
export type Observation = (typeof OBSERVATIONS)[number];

/** A board that is being played by an agent, move by move, with exact distances. */
export class Episode<P = unknown, M = unknown> {
  private readonly first: P;
  private readonly played: string[] = [];
  private position: P;
  private next: readonly NextState<P, M>[];
  private state: number;
  private readonly format: string;

  /** Made by `Gym`. */
  constructor(
    private readonly family: Family<P, M>,
    private readonly graph: DistanceGraph<P, M>,
    start: P,
  ) {
    this.first = start;
    this.position = start;
    this.state = graph.stateOf(start);
    this.next = graph.nextStates(this.state, start);
    this.format = family.formats.find(({ id }) => family.print(start, id).ok)!.id;
  }

  /** The name of the component of the board: the same for all boards that moves lead to, and for mirror images. */
  get component(): string {
    return this.graph.name;
  }

  /** The split that the component belongs to. */
  get split(): Split {
    return splitOf(this.graph.name);
  }

  /** How many positions moves lead to. */
  get positions(): number {
    return this.graph.size;
  }

  /** The id of the board as it stands, which every program reads. */
  get id(): string {
    return positionId(this.family, this.position);
  }

  /** What there is to do, and what would be best. */
  get situation(): Situation {
    const distance = this.graph.distance(this.state);
    const toText = ({ move }: NextState<P, M>): string =>
      this.family.printMove(this.position, move, { format: this.format });
    const best = this.next.filter((next) => next.distance === distance - 1);
    return {
      moves: this.next.map(toText),
      optimal: best.map(toText),
      distance,
      done: this.family.isSolved(this.position),
    };
  }

  /** The board as it stands. */
  observe(as: 'text' | 'svg'): string;
  observe(as: 'json'): P;
  observe(as: Observation): string | P;
  observe(as: Observation): string | P {
    assertArguments(['as', as, oneOf(OBSERVATIONS)]);
    if (as === 'json') return this.position;
    if (as === 'svg') return drawSvg(this.family.scene(this.position));
    return unwrap(this.family.print(this.position, this.format));
  }

  /** Plays a move in any notation of the family. The problem is that it cannot be read, is not legal, or the episode is over. */
  step(text: string): Result<Outcome> {
    const error = argumentError(['text', text, aText]);
    if (error !== undefined) return problem(error);
    const { family, position } = this;
    if (family.isSolved(position)) return problem(episodeIsOver());
    const read = family.parseMove(position, text);
    if (!read.ok) return read;
    const found = this.find(read.value, text);
    if (!found.ok) return found;
    const next = found.value;
    const before = this.graph.distance(this.state);
    this.played.push(family.printMove(position, next.move, { format: this.format }));
    this.position = next.position;
    this.state = next.state;
    this.next = this.graph.nextStates(next.state, next.position);
    const { situation } = this;
    return ok({ ...situation, before, reward: before - situation.distance });
  }

  /** What `Gym.replay` plays again. */
  get record(): EpisodeRecord {
    return { board: positionId(this.family, this.first), played: [...this.played] };
  }

  /** The legal move that was meant; the same move can be written as other data, such as in parts. */
  private find(move: M, text: string): Result<NextState<P, M>> {
    const own = this.next.find((each) => same(each.move, move));
    if (own !== undefined) return ok(own);
    const after = this.family.play(this.position, move);
    if (!after.ok) return after;
    const alike = this.next.find(({ position }) => same(position, after.value));
    return alike === undefined ? problem(notOneMove({ move: text, unit: this.family.metrics[0]!.unit })) : ok(alike);
  }
}
