import {
  aCount,
  aFamily,
  aList,
  aNumber,
  anIdOf,
  anObject,
  argumentError,
  assertArguments,
  type Check,
  objectWith,
  optional,
  wholeNumber,
} from '@slidewise/core/checking';
import { type Family, type Ids, identityOf, type Space } from '@slidewise/core/contract';
import { Bidirectional, Pace, SLICE, usualClock } from '@slidewise/core/internals';
import { english } from '@slidewise/core/messages';
import { ok, problem, type Result } from '@slidewise/core/result';
import type { Work } from '@slidewise/core/solving';

/** What became of a list of moves. */
export interface Improvement<M = unknown> {
  /** What lengths count. */
  readonly metric: string;
  /** Moves with the same start and end. */
  readonly moves: readonly M[];
  /** The length of these moves. */
  readonly length: number;
  /** The length of the moves that were given. */
  readonly before: number;
  /** It is proved that no so many moves in a row can be replaced by shorter ones; 0 if nothing is proved yet. */
  readonly proved: number;
  /** False if it was ended before windows of the wanted size were proved. */
  readonly complete: boolean;
}

/** Options for `Improver`. */
export interface ImproveOptions<I extends Ids = Ids> {
  /** What lengths count; the family's first metric by default. */
  readonly metric?: I['metric'];
  /** The size at which to end, in moves; by default it goes on until all moves together are proved. */
  readonly window?: number;
  /** Bytes that the search of one window may take. */
  readonly memory?: number;
}

const someOptions = objectWith({
  window: optional(wholeNumber(1)),
  memory: optional(aNumber),
} satisfies Partial<Record<keyof ImproveOptions, Check>>);

/** The first windows, in moves, and by how much each size exceeds the last. */
const FIRST_WINDOW = 6;
const GROWTH = 1.3;

/** A window begins this part of its size after the one before. */
const STRIDE = 4;

const USUAL_MEMORY = 2 ** 28;

/**
 * Makes a list of moves shorter, window by window: bidirectional search finds a shortest path between the two ends of each. All windows of
 * a size are searched before larger ones. Works on for as long as one likes; it does nothing between calls.
 */
export class Improver<P = unknown, M = unknown> implements Work<Improvement<M>> {
  private readonly pieces: Generator<'expansions' | 'aside', void, number>;
  private readonly pace = new Pace();
  private readonly before: number;
  private moves: M[];
  private proved = 0;
  private complete = false;
  private result: Improvement<M> | undefined;

  private constructor(
    private readonly family: Family<P, M>,
    private readonly start: P,
    moves: readonly M[],
    private readonly metric: string,
    private readonly most: number,
    private readonly memory: number,
  ) {
    this.moves = [...moves];
    this.before = this.lengthOf(moves);
    this.pieces = this.run();
  }

  /** Work on legal moves, not begun yet. */
  static start<P, M, I extends Ids = Ids>(
    family: Family<P, M, I>,
    start: P,
    moves: readonly M[],
    options: ImproveOptions<I> = {},
  ): Result<Improver<P, M>> {
    const wrong =
      argumentError(
        ['family', family, aFamily],
        ['moves', moves, aList],
        ['options', options, anObject],
        ['options', options, someOptions],
      ) ?? optional(anIdOf(english.unknownMetric, family.metrics))(options.metric, 'options.metric');
    if (wrong !== undefined) return problem(wrong);
    let position = start;
    for (const move of moves) {
      const played = family.play(position, move);
      if (!played.ok) return played;
      position = played.value;
    }
    const { metric = family.metrics[0]!.id, window = Number.POSITIVE_INFINITY, memory = USUAL_MEMORY } = options;
    return ok(new Improver<P, M>(family as Family<P, M>, start, moves, metric, window, memory));
  }

  /** What is known so far. */
  get progress(): Improvement<M> {
    const { metric, moves, before, proved, complete } = this;
    return { metric, moves, length: this.lengthOf(moves), before, proved, complete };
  }

  /** Expands up to so many positions; the improvement once everything wanted is proved, or memory forbids more. */
  step(expansions: number): Improvement<M> | undefined {
    assertArguments(['expansions', expansions, aCount]);
    this.advance(expansions);
    return this.result;
  }

  /** Works for about so many milliseconds; the improvement if that was enough. */
  work(milliseconds = SLICE): Improvement<M> | undefined {
    assertArguments(['milliseconds', milliseconds, aNumber]);
    this.pace.keep(milliseconds, usualClock(), (expansions) => this.advance(expansions));
    return this.result;
  }

  /** Ends it now. */
  cancel(): Improvement<M> {
    this.result ??= this.progress;
    return this.result;
  }

  private advance(expansions: number): 'expansions' | 'aside' | 'over' {
    if (this.result === undefined) {
      const next = this.pieces.next(expansions);
      if (!next.done) return next.value;
      this.cancel();
    }
    return 'over';
  }

  private *run(): Generator<'expansions' | 'aside', void, number> {
    for (let size = FIRST_WINDOW; ; size = Math.ceil(size * GROWTH)) {
      const stride = Math.max(1, Math.floor(size / STRIDE));
      // Any so many moves in a row lie within a window.
      const wanted = Math.min(this.most, this.moves.length);
      const within = size >= this.moves.length ? this.moves.length : size - stride + 1;
      if (!(yield* this.improveBy(size, stride))) return;
      this.proved = Math.min(within, this.moves.length);
      this.complete = this.proved >= Math.min(wanted, this.moves.length);
      if (this.complete) return;
    }
  }

  /** Searches all windows of a size; false if one took too much memory. */
  private *improveBy(size: number, stride: number): Generator<'expansions' | 'aside', boolean, number> {
    const passed: { readonly position: P; readonly move: number }[] = [];
    let position = this.start;
    for (let first = 0; first < this.moves.length; ) {
      const window = this.moves.slice(first, first + size);
      const better = yield* this.shortest(position, window);
      if (better === undefined) return false;
      if (this.lengthOf(better) < this.lengthOf(window)) {
        const rest = this.after(position, first + window.length, window, better);
        if (rest === undefined) return false;
        this.moves = [...this.moves.slice(0, first), ...better, ...rest];
        this.proved = 0;
        // What comes before may become shorter together with it.
        let back = passed.pop();
        while (back !== undefined && back.move > first - size) back = passed.pop();
        position = back?.position ?? this.start;
        first = back?.move ?? 0;
        continue;
      }
      if (first + size >= this.moves.length) break;
      passed.push({ position, move: first });
      for (const move of this.moves.slice(first, first + stride)) position = this.play(position, move);
      first += stride;
      yield 'aside';
    }
    return true;
  }

  /** The shortest moves with the start and end of a window; undefined if they take too much memory. */
  private *shortest(
    start: P,
    window: readonly M[],
  ): Generator<'expansions' | 'aside', readonly M[] | undefined, number> {
    const { family, metric, memory } = this;
    const end = window.reduce((position, move) => this.play(position, move), start);
    const goal = keyOf(family.space(end, metric));
    const space: Space<M, P> = Object.create(family.space(start, metric), { goals: { value: () => goal } });
    const search = new Bidirectional(space, { heuristic: family.heuristics[0]!, weight: 1, memoryLimit: memory });
    let outcome = search.step(0);
    while (outcome === undefined) outcome = search.step(yield 'expansions');
    return outcome.status === 'solved' ? space.moves(outcome.path) : undefined;
  }

  /** The moves from a number on, after better ones: identical pieces may have changed places, so that other pieces make them. */
  private after(start: P, from: number, window: readonly M[], better: readonly M[]): readonly M[] | undefined {
    const { family, metric } = this;
    const rest = this.moves.slice(from);
    let [was, is] = [window, better].map((moves) => moves.reduce((at, move) => this.play(at, move), start)) as [P, P];
    if (identityOf(was) === identityOf(is)) return rest;
    const others: M[] = [];
    for (const move of rest) {
      was = this.play(was, move);
      const wanted = keyOf(family.space(was, metric)).join();
      const same = family.moves(is, metric).find((each) => {
        return keyOf(family.space(this.play(is, each), metric)).join() === wanted;
      });
      if (same === undefined) return undefined;
      others.push(same);
      is = this.play(is, same);
    }
    return others;
  }

  private lengthOf(moves: readonly M[]): number {
    return moves.reduce((sum, move) => sum + this.family.cost(move, this.metric), 0);
  }

  private play(position: P, move: M): P {
    const played = this.family.play(position, move);
    if (!played.ok) throw new Error(`The moves are not legal: ${played.problem.message}.`);
    return played.value;
  }
}

function keyOf(space: Space): Int32Array {
  const [state, key] = [new Int32Array(space.stateWords), new Int32Array(space.keyWords)];
  space.start(state, 0);
  space.save(state, 0, key, 0);
  return key;
}
