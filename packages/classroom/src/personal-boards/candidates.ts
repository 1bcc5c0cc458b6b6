import { type Family, makingOf, type Puzzles, type Size, type Space, type Survey } from '@slidewise/core/contract';
import { Surveyor } from '@slidewise/core/internals';
import { type Random, seededRandom } from '@slidewise/core/random';
import { ok, type Result } from '@slidewise/core/result';
import { Generation, likenessOf } from '@slidewise/lab/generate';

/** The boards that are wanted. */
export interface Wanted {
  readonly moves: number;
  readonly metric: string;
  readonly goal?: string;
  readonly size?: Size;
}

/** A position of the wanted length; boards that are alike, names and mirror images aside, have the same likeness. */
export interface Candidate {
  readonly position: unknown;
  readonly likeness: string;
}

/** A stream of candidates; undefined stands for a moment without one, so that the caller can pause. */
export type Stream = Generator<Candidate | undefined, void>;

/** Larger components are left out, or give one candidate where all are larger. */
const MOST_POSITIONS = 200_000;
const MOST_BOARDS = 100_000;

/** Boards of exactly the wanted length, from any seed. */
export class Candidates {
  private readonly surveyor = new Surveyor();
  private readonly puzzles: Puzzles<unknown> | undefined;
  /** All positions of the size, where they are in one space that is small enough. */
  private readonly whole:
    | { readonly space: Space; readonly survey: Survey; readonly states: readonly number[] }
    | undefined;

  constructor(
    private readonly family: Family,
    private readonly wanted: Wanted,
  ) {
    const making = makingOf(family);
    this.puzzles = making.puzzles;
    const { size = making.sizes.usual } = wanted;
    const plain = this.puzzles?.oneSpace?.(size) === true ? making.plain(size) : undefined;
    if (plain?.ok) {
      const space = family.space(plain.value, wanted.metric);
      const survey = new Surveyor().survey(space, Number.POSITIVE_INFINITY)!;
      this.whole = { space, survey, states: this.statesOf(survey) };
    }
  }

  /**
   * The same boards for the same seed. A generated board leads to others with its pieces: all positions of its component at the wanted distance
   * from the goal, up to `alike`.
   */
  stream(seed: number, alike: number): Result<Stream> {
    const { moves: least, metric, goal, size } = this.wanted;
    // A component with a longer solution has positions of every shorter length, too.
    const moves = this.isExplored ? { least, most: Number.POSITIVE_INFINITY } : least;
    const generation = Generation.start(this.family, {
      ...{ moves, metric, seed, count: MOST_BOARDS, details: false, minimal: false },
      ...(goal === undefined ? {} : { constraints: { goal } }),
      ...(size === undefined ? {} : { size }),
    });
    if (!generation.ok) return generation;
    const random = seededRandom(seed);
    return ok(this.whole === undefined ? this.generated(generation.value, random, alike) : this.fromWhole(random));
  }

  private *fromWhole(random: Random): Stream {
    const { space, survey, states } = this.whole!;
    for (const state of random.shuffle(states)) yield this.candidate(space, survey, state);
  }

  private *generated(generation: Generation, random: Random, alike: number): Stream {
    while (!generation.done) {
      for (const { position } of generation.step()) {
        const space = this.family.space(position, this.wanted.metric);
        const survey = this.surveyor.survey(space, MOST_POSITIONS);
        yield undefined;
        if (survey === undefined) {
          if (!this.isExplored) yield { position, likeness: this.likeness(position) };
          continue;
        }
        // The next survey writes over this one, so the candidates are made first.
        const states = random.shuffle(this.statesOf(survey)).slice(0, alike);
        yield* states.map((state) => this.candidate(space, survey, state));
      }
      yield undefined;
    }
  }

  /** Whether its boards are made by exploring components, which are then small enough. */
  private get isExplored(): boolean {
    return this.puzzles?.proof === undefined;
  }

  private statesOf({ size, distances }: Survey): readonly number[] {
    const states: number[] = [];
    for (let state = 0; state < size; state++) if (distances[state] === this.wanted.moves) states.push(state);
    return states;
  }

  private candidate(space: Space, survey: Survey, state: number): Candidate {
    const key = new Int32Array(space.keyWords);
    survey.read(state, key, 0);
    const position = space.positionAt(key, 0);
    return { position, likeness: this.likeness(position) };
  }

  private likeness(position: unknown): string {
    return likenessOf(this.puzzles?.sketch?.(position) ?? this.family.scene(position));
  }
}
