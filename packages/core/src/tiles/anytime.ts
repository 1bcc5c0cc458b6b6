import type { Incumbent, Outcome, Search, StrategyOptions } from '../family.js';
import { newTally } from '../search/counts.js';
import { BeamSearch } from './beam.js';
import { construct } from './constructive.js';
import { Frame } from './frame.js';
import { ConflictGuide, DoubleGuide, type Guide, PatternGuide } from './guides.js';
import { createEstimate } from './heuristics.js';
import { PatternIda } from './pattern-ida.js';
import { loadPatterns, type PatternTable, patternRequests, patternTrouble } from './pattern-set.js';
import type { TilesPosition } from './position.js';
import type { Push } from './rules.js';
import { type Effort, shorten } from './shorten.js';
import { TrackedIda } from './tracked-ida.js';
import { ConflictTracker, WalkingTracker } from './trackers.js';

/** The pattern databases of large boards. */
export const ANYTIME_PATTERNS = 'pdb-555';

/** Work in one call of `step` at most, so that limits are seen in time. */
const SLICE = 20_000;

/** What the generator of the work yields when it can only wait for a table. */
const WAITING = -1;

/** Expansions for boards whose shortest solution turns up at once, and for each proof after that. */
const QUICK_PROOF = 30_000;

/** Without a limit, the work ends after so many expansions, times 25 cells. */
const ENOUGH = 2_500_000 * 25;

/** Beams are measured by cells written: a layer of a beam writes width × cells of them. */
const LARGEST_BEAM = 4e9;

/** How a solution is gone over: short pieces first. */
const EFFORTS: readonly Effort[] = [
  { length: 20, tries: 400 },
  { length: 40, tries: 20_000 },
];

/**
 * For boards too large to solve optimally as a rule: a solution at once, by the constructive method, then better ones by wider
 * and wider beams, each gone over piece by piece, and between them IDA* for a proof. It ends when the best solution is as
 * short as the lower bound, or, if no limit will end it, when improving has become slow.
 */
export class Anytime implements Search<readonly Push[]> {
  readonly counts = newTally();
  lowerBound = 0;
  activity: string | undefined;
  private readonly frame: Frame;
  private readonly work: Generator<number, void>;
  /** The best solution by the metric, and the one with the fewest single moves. */
  incumbent: Incumbent<readonly Push[]> | undefined;
  private shortest: readonly number[] | undefined;
  private patterns: readonly PatternTable[] | undefined;

  constructor(
    position: TilesPosition,
    private readonly metric: string,
    private readonly options: StrategyOptions,
  ) {
    this.frame = new Frame(position);
    const start = Int32Array.from(position.tiles);
    this.raise(createEstimate(metric === 'mtm' ? 'lines' : 'linear-conflict', position)(start, 0));
    this.work = this.plan();
  }

  step(expansions: number): Outcome<readonly Push[]> | undefined {
    const most = Math.min(expansions, SLICE);
    for (let spent = 0; spent < most; ) {
      const { value, done } = this.work.next();
      if (done || this.isProved()) {
        return { status: 'solved', path: this.incumbent!.path, optimal: this.isProved() };
      }
      if (value === WAITING) return undefined;
      spent += value;
      this.counts.expanded += value;
    }
    return undefined;
  }

  private isProved(): boolean {
    return this.incumbent !== undefined && this.incumbent.length <= this.lowerBound;
  }

  /** The work in order; it yields expansions. */
  private *plan(): Generator<number, void> {
    yield* this.prove(this.plainProof(), QUICK_PROOF);
    const built = construct(this.frame, this.options.tables);
    let step = built.next();
    for (; !step.done; step = built.next()) yield 1;
    this.offer(step.value);
    yield* this.goOver(EFFORTS[0]!);
    const { cells } = this.frame;
    let width = this.firstWidth();
    const tabled = patternTrouble(this.frame, ANYTIME_PATTERNS) === undefined;
    if (tabled && !this.tablesAtHand()) {
      yield* this.beam(width, new ConflictGuide(this.frame));
      yield* this.beam(3 * width, new ConflictGuide(this.frame));
    }
    if (tabled) yield* this.loadTables();
    const proof = this.patterns === undefined ? undefined : this.patternProof(this.patterns);
    for (let proofs = 10 * QUICK_PROOF; ; proofs *= 3) {
      const fits = this.beamFits(width);
      if (fits) yield* this.beam(width, this.guide());
      for (const effort of EFFORTS) yield* this.goOver(effort);
      if (proof !== undefined) yield* this.prove(proof, fits ? proofs : Number.POSITIVE_INFINITY);
      else if (!fits) return;
      width *= 3;
      if (!this.options.untilLimit && this.counts.expanded * cells > ENOUGH) return;
    }
  }

  /** A beam that takes about a tenth of a second. */
  private firstWidth(): number {
    const layers = this.shortest!.length;
    return Math.max(4, Math.min(1000, Math.floor(2.5e7 / (layers * this.frame.cells))));
  }

  private beamFits(width: number): boolean {
    const { cells } = this.frame;
    const layers = this.shortest!.length;
    const bytes = BeamSearch.bytes(this.frame, width, layers, this.guide().words);
    return width * layers * cells < LARGEST_BEAM && bytes < Math.min(this.options.memoryLimit, 2 ** 31);
  }

  private guide(): Guide {
    const conflicts = new ConflictGuide(this.frame);
    return this.patterns === undefined
      ? conflicts
      : new DoubleGuide(conflicts, new PatternGuide(this.frame, this.patterns));
  }

  /** A beam search; where it gets stuck near the goal, the constructive method goes on from there. */
  private *beam(width: number, guide: Guide): Generator<number, void> {
    const beam = new BeamSearch(this.frame, guide, width, this.shortest!.length);
    const patience = 60 + 4 * this.frame.width;
    let least = beam.best;
    let finishedAt = least;
    let stuck = 0;
    while (beam.advance()) {
      yield width;
      if (beam.best < least) {
        least = beam.best;
        stuck = 0;
      } else if (++stuck > patience) break;
      if (least < 0.8 * finishedAt && least < 4 * this.frame.cells) {
        finishedAt = least;
        yield* this.finish(beam);
      }
    }
    this.counts.generated += beam.generated;
    if (beam.path !== undefined) this.offer(beam.path);
    else if (beam.best > 0) yield* this.finish(beam);
  }

  private *finish(beam: BeamSearch): Generator<number, void> {
    const rest = construct(this.frame, this.options.tables, beam.bestBoard);
    let step = rest.next();
    for (; !step.done; step = rest.next()) yield 1;
    this.offer(beam.pathToBest().concat(step.value));
  }

  private *goOver(effort: Effort): Generator<number, void> {
    const pass = shorten(this.frame, this.shortest!, effort);
    let step = pass.next();
    for (; !step.done; step = pass.next()) {
      this.counts.generated += step.value;
      yield Math.ceil(step.value / 2);
    }
    this.offer(step.value);
  }

  private *prove(
    proof: Pick<Search<readonly number[]>, 'step' | 'counts' | 'lowerBound'>,
    most: number,
  ): Generator<number, void> {
    if (this.metric !== 'stm') return;
    for (let spent = 0; spent < most; spent += 5000) {
      const before = proof.counts.generated;
      const outcome = proof.step(5000);
      this.counts.generated += proof.counts.generated - before;
      this.raise(proof.lowerBound);
      if (outcome?.status === 'solved') this.offer(outcome.path);
      yield 5000;
    }
  }

  private plainProof(): TrackedIda {
    const board = this.frame.board.slice();
    const trackers = [new ConflictTracker(this.frame, board), new WalkingTracker(this.frame, board)];
    return new TrackedIda(this.frame, board, trackers);
  }

  private patternProof(patterns: readonly PatternTable[]): PatternIda {
    return new PatternIda(this.frame, patterns);
  }

  private tablesAtHand(): boolean {
    const { tables } = this.options;
    return patternRequests(this.frame, ANYTIME_PATTERNS).every(({ id }) => tables.get(id) !== undefined);
  }

  /** Waits for tables that others are building; builds those that nobody is. */
  private *loadTables(): Generator<number, void> {
    const { tables } = this.options;
    const waiting = (): boolean =>
      patternRequests(this.frame, ANYTIME_PATTERNS).some(({ id }) => tables.expects?.(id) === true);
    while (waiting()) {
      this.activity = 'waiting for pattern databases';
      yield WAITING;
    }
    const loading = loadPatterns(this.frame, ANYTIME_PATTERNS, tables);
    let step = loading.next();
    for (; !step.done; step = loading.next()) {
      this.activity = `building pattern databases, ${Math.floor(100 * step.value)} %`;
      yield WAITING;
    }
    this.activity = undefined;
    this.patterns = step.value;
    this.counts.bytes = this.patterns.reduce((sum, { table }) => sum + table.length, 0);
  }

  private raise(bound: number): void {
    if (bound > this.lowerBound) this.lowerBound = bound;
  }

  private offer(directions: readonly number[]): void {
    if (this.shortest === undefined || directions.length < this.shortest.length) this.shortest = directions;
    const length = this.metric === 'mtm' ? countRuns(directions) : directions.length;
    if (this.incumbent === undefined || length < this.incumbent.length) {
      this.incumbent = new LazyIncumbent(length, () => this.frame.pushes(directions, this.metric));
    }
  }
}

/** A solution whose moves are told only when they are asked for: progress reports want the length alone. */
class LazyIncumbent implements Incumbent<readonly Push[]> {
  constructor(
    readonly length: number,
    private readonly tell: () => readonly Push[],
  ) {}

  get path(): readonly Push[] {
    return this.tell();
  }
}

/** How many lines are pushed: moves in the same direction, one after another, are one. */
function countRuns(directions: readonly number[]): number {
  return directions.reduce((runs, direction, i) => runs + (i > 0 && direction === directions[i - 1] ? 0 : 1), 0);
}
