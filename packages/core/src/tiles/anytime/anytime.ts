import type { Incumbent, LimitsLeft, Outcome, Search, StrategyOptions } from '../../contract/engine/search.js';
import type { TableRequest } from '../../contract/engine/tables.js';
import { buildingPatterns, waitingForPatterns } from '../../messages/en/solving.js';
import type { Message } from '../../messages/message.js';
import { OutOfMemory } from '../../out-of-memory.js';
import { newTally } from '../../search/counts.js';
import { BeamMemory } from '../compiled/compiled-beam.js';
import { CompiledIda } from '../compiled/compiled-ida.js';
import { compiledPatterns } from '../compiled/pattern-memory.js';
import {
  hasPlacementTables,
  loadPlacementTables,
  type PlacementTable,
  placementRequests,
} from '../compiled/wide/placement-tables.js';
import { placementBytes, placementsOf } from '../compiled/wide/placements-of.js';
import { openWideBeams, type WideBeams } from '../compiled/wide/wide-beams.js';
import { plainBound } from '../heuristics/heuristics.js';
import { makeWalkingTables } from '../heuristics/walking-distance.js';
import { PatternIda } from '../ida/pattern-ida.js';
import { bytesForAutomata } from '../ida/pruning-automaton.js';
import { TrackedIda } from '../ida/tracked-ida.js';
import { ConflictTracker, WalkingTracker } from '../ida/trackers.js';
import {
  bytesOf,
  loadPatterns,
  lookUpBytes,
  type PatternTable,
  patternBytes,
  patternError,
  patternRequests,
} from '../patterns/pattern-set.js';
import type { TilesPosition } from '../position.js';
import type { Push } from '../rules.js';
import { Frame } from '../space/frame.js';
import { type BeamLayers, BeamSearch } from './beam.js';
import { BeamRoom } from './beam-room.js';
import { canEase, construct, type EasingBeams } from './constructive.js';
import { type Evaluator, guideOf } from './evaluators.js';
import { type Effort, improvePath } from './path-improvement.js';
import { PlainBeam } from './plain-beam.js';
import { ZobristKeys } from './zobrist.js';

/** The moves of a solution: indices into `DIRECTIONS`. */
type Directions = ArrayLike<number>;

/** The pattern databases used for large boards. */
export const ANYTIME_PATTERNS = 'pdb-555';

/** The most work done in one call of `step`, so that the caller can check its limits in time. */
const SLICE = 20_000;

/** Yielded by the generator of the work when it has done nothing that counts: the caller may end it. */
const WAITING = 0;

/** The expansions of the first IDA* run, a millisecond or so, which solves easy boards optimally. */
const FIRST_PROOF = 5000;

/** Those of the next one, once there is a solution; later runs get multiples of it. */
const QUICK_PROOF = 30_000;

/** Without a limit, the search ends after this many expansions × cells. */
const ENOUGH = 2_500_000 * 25;

/** Narrower beams find nothing. */
const NARROWEST = 30;

/** What is small and always there: the table of the last 3×3 cells and the queue that made it, boards, paths. */
const FIXED_BYTES = 3 * 2 ** 20;

/** The most cells that one beam search may write: each of its layers writes width × cells. */
const LARGEST_BEAM = 4e9;

/** Addresses in a larger memory could be negative. */
const MOST_BYTES = 2 ** 31;

/** IDA* is not tried on boards whose lower bound is larger than this. */
export const FARTHEST_PROOF = 600;

/** Longer segments of a solution take too long to search. */
const LONGEST_SEGMENT = 100;

/** Of what is left, the shares of the first wide beam, which tells how fast and how far it goes, and of others. */
const [FIRST_SHARE, LARGE_SHARE] = [0.1, 0.97];

/** Smaller boards are usually proved; where not, beams of growing width with reflected tables serve. */
const MOST_PROVED_CELLS = 16;

/** Expansions of a proof between two yields. */
const PROVED_AT_ONCE = 5000;

/** The passes of local path improvement: short segments first. */
const EFFORTS: readonly Effort[] = [
  { length: 20, tries: 400 },
  { length: 40, tries: 20_000 },
];

/**
 * Anytime search (Dean and Boddy 1988) for boards that are usually too large to solve optimally. The constructive method gives
 * the first incumbent; beam searches of growing width, each followed by local path improvement, shorten it; IDA* runs between
 * them raise the lower bound. It ends when the incumbent is as short as the lower bound, or, if no limit is set, when further
 * improvement has become slow.
 */
export class Anytime implements Search<readonly Push[]> {
  readonly counts = newTally();
  lowerBound = 0;
  activity: Message | undefined;
  private readonly frame: Frame;
  private readonly work: Generator<number, void>;
  /** The work so far in units of about one expansion, to decide when to end; `counts` has the real numbers. */
  private spent = 0;
  /** The best solution in the metric; `shortest` is the one with the fewest single-tile moves. */
  incumbent: Incumbent<readonly Push[]> | undefined;
  private shortest: Directions | undefined;
  private patterns: readonly PatternTable[] | undefined;
  /** The memory of compiled beams with so many patterns, once it was asked for. */
  private beamMemory: { readonly patterns: number; readonly memory: BeamMemory | undefined } | undefined;
  /** The memory of the compiled proof, and of compiled beams that were replaced: it may not be free yet. */
  private proofBytes = 0;
  private replacedBytes = 0;
  private wideBeams: WideBeams | undefined;
  /** The memory of plain beams, and the history of all. */
  private readonly room = new BeamRoom();
  /** Whether more memory would have allowed more. */
  private lacksMemory = false;

  constructor(
    position: TilesPosition,
    private readonly metric: string,
    private readonly options: StrategyOptions,
  ) {
    this.frame = new Frame(position);
    this.raise(plainBound(position, metric));
    this.work = this.plan();
  }

  step(expansions: number): Outcome<readonly Push[]> | undefined {
    const most = Math.min(expansions, SLICE);
    for (let spent = 0; spent < most; ) {
      const { value, done } = this.work.next();
      if (done && this.lacksMemory && !this.isProved()) return { status: 'stopped', reason: 'memory' };
      if (done || this.isProved()) {
        return { status: 'solved', path: this.incumbent!.path, optimal: this.isProved() };
      }
      if (value === WAITING) return undefined;
      spent += value;
      this.spent += value;
    }
    return undefined;
  }

  private isProved(): boolean {
    return this.incumbent !== undefined && this.incumbent.length <= this.lowerBound;
  }

  /** The phases of the search; yields the work done, in units of about one expansion. */
  private *plan(): Generator<number, void> {
    // With a large lower bound, IDA* would not finish an iteration.
    const isProvable = this.metric === 'stm' && this.lowerBound < FARTHEST_PROOF;
    if (isProvable) yield* this.prove(this.plainProof(false), FIRST_PROOF);
    yield* this.construct();
    if (isProvable) {
      let fits = true;
      for (const bytes of makeWalkingTables(this.frame)) {
        fits = this.isWithin(this.takenBytes + bytes);
        if (!fits) break;
        yield WAITING;
      }
      if (fits) yield* this.prove(this.plainProof(true), QUICK_PROOF);
    }
    yield* this.improve(EFFORTS[0]);
    if (this.hasRoomForTables()) yield* this.improveWithTables();
    else {
      if (hasPlacementTables(this.frame)) yield* this.improveWide();
      yield* this.improveLarge();
    }
  }

  /** With pattern databases: beam searches and IDA* in turn, each with five times the effort of the last. */
  private *improveWithTables(): Generator<number, void> {
    let width = this.firstWidth(1000);
    // Without tables first, even if they are loaded already: the result must not depend on that.
    const first = this.widest(width, NARROWEST, (each) => this.fits(each));
    if (first !== undefined) yield* this.beam(first);
    const patterns = yield* this.loadTables(
      patternRequests(this.frame, ANYTIME_PATTERNS),
      loadPatterns(this.frame, ANYTIME_PATTERNS, this.options.tables),
    );
    this.patterns = patterns;
    this.count();
    const proof = yield* this.patternProof(patterns);
    if (yield* this.openWide(patterns)) {
      yield* this.wideBeam(this.wideBeams!, FIRST_SHARE);
      yield* this.prove(proof, 25 * QUICK_PROOF);
      yield* this.widen(this.wideBeams!);
      return;
    }
    let least = NARROWEST;
    width *= 3;
    for (let proofs = 5 * QUICK_PROOF; !this.isEnough(); proofs *= 5, width *= 5) {
      const fitting = this.widest(width, least, (each) => this.fits(each));
      if (fitting !== undefined) {
        yield* this.beam(fitting);
        least = 2 * fitting;
      }
      for (const effort of EFFORTS) yield* this.improve(effort);
      if (fitting === undefined && this.metric !== 'stm') return;
      yield* this.prove(proof, fitting !== undefined ? proofs : Number.POSITIVE_INFINITY);
    }
  }

  /** With small pattern databases: beams that are as wide as the time allows. Ends where the memory does not suffice. */
  private *improveWide(): Generator<number, void> {
    const width = this.widest(this.firstWidth(300), NARROWEST, (each) => this.fits(each));
    if (width !== undefined) yield* this.beam(width);
    const requests = placementRequests(this.frame);
    const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
    const building = Math.max(...requests.map((request) => request.buildBytes));
    if (!this.isWithin(this.takenBytes + 2 * bytes + building)) return;
    const groups = yield* this.loadTables(requests, loadPlacementTables(this.frame, this.options.tables));
    if (!(yield* this.openBeams(groups))) return;
    yield* this.wideBeam(this.wideBeams!, FIRST_SHARE);
    yield* this.widen(this.wideBeams!);
  }

  /** Opens wide beams with pattern databases that are there; whether that was possible. */
  private *openWide(patterns: readonly PatternTable[]): Generator<number, boolean> {
    const { frame } = this;
    if (frame.cells <= MOST_PROVED_CELLS || !hasPlacementTables(frame)) return false;
    if (patterns.some(({ turn }) => turn !== undefined)) return false;
    if (!this.isWithin(this.takenBytes + 2 * placementBytes(patterns))) return false;
    const converting = placementsOf(patterns);
    let step = converting.next();
    for (; !step.done; step = converting.next()) yield WAITING;
    return yield* this.openBeams(step.value);
  }

  private *openBeams(groups: readonly PlacementTable[]): Generator<number, boolean> {
    const opening = openWideBeams(this.frame, groups, () => this.left, this.counts, this.options.helpers);
    let step = opening.next();
    for (; !step.done; step = opening.next()) yield WAITING;
    this.wideBeams = step.value;
    return step.value !== undefined;
  }

  /** Beams as wide as possible. */
  private *widen(beams: WideBeams): Generator<number, void> {
    while (!this.isEnough()) {
      yield* this.wideBeam(beams, LARGE_SHARE);
      yield* this.lengthenSegments();
    }
  }

  private *wideBeam(beams: WideBeams, share: number): Generator<number, void> {
    const { milliseconds, expansions } = this.left;
    const budget = { milliseconds: share * milliseconds, expansions: share * expansions };
    const mostBytes = Math.min(MOST_BYTES, this.options.memoryLimit - this.takenBytes + beams.bytes);
    const path = yield* beams.search(this.shortest!.length, budget, mostBytes);
    this.count();
    if (path !== undefined) this.offer(path);
  }

  /** Lets helpers go. */
  release(): void {
    this.wideBeams?.release();
  }

  /** What may still be spent: by the limits, or without one, before it is enough. */
  private get left(): LimitsLeft {
    const { left, untilLimit } = this.options;
    const { milliseconds, expansions } = left?.() ?? {
      milliseconds: Number.POSITIVE_INFINITY,
      expansions: Number.POSITIVE_INFINITY,
    };
    const enough = untilLimit && left !== undefined ? Number.POSITIVE_INFINITY : ENOUGH / this.frame.cells - this.spent;
    return { milliseconds, expansions: Math.max(0, Math.min(expansions, enough)) };
  }

  /** Larger boards: the constructive method with beams of growing width, then path improvement with longer segments. */
  private *improveLarge(): Generator<number, void> {
    let least = NARROWEST;
    for (let width = this.firstWidth(200); !this.isEnough(); width *= 3) {
      const fitting = this.widest(width, least, (each) => this.fitsEasing(each));
      if (fitting === undefined) break;
      yield* this.construct(fitting);
      for (const effort of EFFORTS) yield* this.improve(effort);
      least = 2 * fitting;
    }
    yield* this.lengthenSegments();
  }

  /** Path improvement with longer and longer segments. */
  private *lengthenSegments(): Generator<number, void> {
    for (let length = 30; length <= LONGEST_SEGMENT && !this.isEnough(); length += 10) {
      yield* this.improve({ length, tries: 1000 * 2 ** (length / 10) });
    }
  }

  private hasRoomForTables(): boolean {
    const { frame, options } = this;
    if (patternError(frame, ANYTIME_PATTERNS) !== undefined) return false;
    return this.isWithin(this.takenBytes + patternBytes(frame, ANYTIME_PATTERNS, options.tables));
  }

  /** Whether the limit allows so many bytes. */
  private isWithin(bytes: number): boolean {
    const fits = bytes < this.options.memoryLimit;
    if (!fits) this.lacksMemory = true;
    return fits;
  }

  /** Whether to end a search without limits here. */
  private isEnough(): boolean {
    return !this.options.untilLimit && this.spent * this.frame.cells > ENOUGH;
  }

  /** The width of a beam search that takes about a tenth of a second, but at least the narrowest and at most `most`. */
  private firstWidth(most: number): number {
    const width = Math.floor(2.5e7 / (this.shortest!.length * this.frame.cells));
    return Math.max(NARROWEST, Math.min(most, width));
  }

  /** A width, or the first half, quarter … of it that the memory limit allows; undefined below `least`. */
  private widest(width: number, least: number, fits: (width: number) => boolean): number | undefined {
    if (!this.isShortEnough(width)) return undefined;
    if (fits(width)) return width;
    if (this.options.memoryLimit >= MOST_BYTES) return undefined;
    for (let each = width >> 1; each >= least; each >>= 1) if (fits(each)) return each;
    return undefined;
  }

  /** Whether a beam search of the whole board may be so wide. */
  private fits(width: number): boolean {
    const bytes = this.beamBytes(width);
    return this.isWithin(bytes) && bytes < MOST_BYTES;
  }

  /** Whether the constructive method may use beams so wide. */
  private fitsEasing(width: number): boolean {
    const fits = canEase(this.frame, this.easing(width));
    if (!fits) this.lacksMemory = true;
    return fits;
  }

  private isShortEnough(width: number): boolean {
    return width * this.shortest!.length * this.frame.cells < LARGEST_BEAM;
  }

  /** All memory with a beam of a width. */
  private beamBytes(width: number): number {
    const compiled = this.compiledBytes(width);
    if (compiled !== undefined) return compiled;
    const slots = this.plainSlots(width);
    if (slots === undefined) return Number.POSITIVE_INFINITY;
    const plain = PlainBeam.bytes(this.frame, width, this.evaluator().words, slots);
    return this.heldBytes + this.beamMemoryBytes + this.historyBytes(width) + plain;
  }

  /** The same if it is compiled, with its own copy of the tables; undefined where it is not, or not the memory for it. */
  private compiledBytes(width: number): number | undefined {
    const { frame, patterns = [] } = this;
    const beam = BeamMemory.bytes(frame, patterns, width, this.shortest!.length);
    if (beam === undefined) return undefined;
    const replaced = this.beamMemory?.patterns === patterns.length ? 0 : this.beamMemoryBytes;
    const bytes = this.heldBytes + replaced + this.room.bytes + this.historyBytes(width) + beam;
    return bytes < this.options.memoryLimit ? bytes : undefined;
  }

  /** The slots of a plain beam that fits, if one does. */
  private plainSlots(width: number): number | undefined {
    const most = this.bytesForPlain - this.historyBytes(width);
    return PlainBeam.slotsWithin(most, this.frame, width, this.evaluator().words, this.shortest!.length);
  }

  /** What plain beams may take, their history included. */
  private get bytesForPlain(): number {
    return this.options.memoryLimit - this.heldBytes - this.beamMemoryBytes;
  }

  private historyBytes(width: number): number {
    return Math.max(this.room.history.bytes, 4 * width * this.shortest!.length);
  }

  private get beamMemoryBytes(): number {
    return this.beamMemory?.memory?.bytes ?? 0;
  }

  /** The memory that no beam can have. */
  private get heldBytes(): number {
    return FIXED_BYTES + ZobristKeys.bytes(this.frame.cells) + this.replacedBytes + this.tableBytes;
  }

  private get tableBytes(): number {
    const { patterns, frame } = this;
    return patterns === undefined ? 0 : this.proofBytes + bytesOf(patterns) + lookUpBytes(frame, ANYTIME_PATTERNS);
  }

  /** The memory that is taken now. */
  private get takenBytes(): number {
    const { room } = this;
    return this.heldBytes + this.beamMemoryBytes + room.bytes + room.history.bytes + (this.wideBeams?.bytes ?? 0);
  }

  private count(): void {
    this.counts.bytes = Math.max(this.counts.bytes, this.takenBytes);
  }

  private easing(width: number): EasingBeams {
    return { width, room: this.room, known: this.shortest!.length, mostBytes: this.bytesForPlain };
  }

  /** The constructive method, with beams of a width if that is given. */
  private *construct(width?: number): Generator<number, void> {
    const beams = width === undefined ? undefined : this.easing(width);
    const path = yield* construct(this.frame, this.options.tables, beams, this.counts);
    this.count();
    this.offer(path);
  }

  private evaluator(): Evaluator {
    return guideOf(this.frame, this.patterns ?? []);
  }

  private *beam(width: number): Generator<number, void> {
    const { room } = this;
    const longest = this.shortest!.length;
    const layers = (yield* this.compiledBeam(width, longest)) ?? this.plainBeam(width);
    const beam = new BeamSearch(layers, width, longest, room.history);
    while (yield* beam.expandLayer(this.counts));
    this.count();
    if (beam.path !== undefined) this.offer(beam.path);
  }

  private plainBeam(width: number): BeamLayers {
    const slots = this.plainSlots(width);
    if (slots === undefined) throw new OutOfMemory('the memory limit leaves no room for this beam');
    return new PlainBeam(this.frame, this.evaluator(), width, slots, this.room);
  }

  /** The layers of a beam in WebAssembly, where that is possible; the memory is kept for the next one. */
  private *compiledBeam(width: number, longest: number): Generator<number, BeamLayers | undefined> {
    const { frame, patterns = [] } = this;
    if (this.compiledBytes(width) === undefined) return undefined;
    if (this.beamMemory?.patterns !== patterns.length) {
      this.replacedBytes += this.beamMemoryBytes;
      this.beamMemory = undefined;
      const opening = BeamMemory.open(frame, patterns);
      let step = opening.next();
      for (; !step.done; step = opening.next()) yield WAITING;
      this.beamMemory = { patterns: patterns.length, memory: step.value };
    }
    return this.beamMemory.memory?.layers(frame, width, longest);
  }

  private *improve(effort: Effort): Generator<number, void> {
    const pass = improvePath(this.frame, this.shortest!, effort, this.counts);
    let step = pass.next();
    for (; !step.done; step = pass.next()) yield Math.ceil(step.value / 2);
    this.offer(step.value);
  }

  private *prove(
    proof: Pick<Search<readonly number[]>, 'step' | 'counts' | 'lowerBound'>,
    most: number,
  ): Generator<number, void> {
    if (this.metric !== 'stm') return;
    for (let spent = 0; spent < most; spent += PROVED_AT_ONCE) {
      const { expanded, generated } = proof.counts;
      const outcome = proof.step(PROVED_AT_ONCE);
      this.counts.expanded += proof.counts.expanded - expanded;
      this.counts.generated += proof.counts.generated - generated;
      this.raise(proof.lowerBound);
      if (outcome?.status === 'solved') this.offer(outcome.path);
      yield PROVED_AT_ONCE;
    }
  }

  /** IDA* with the pattern databases, compiled if the memory suffices for a second copy of them. */
  private *patternProof(patterns: readonly PatternTable[]): Generator<number, PatternIda | CompiledIda> {
    const left = this.options.memoryLimit - this.takenBytes;
    const compiling = compiledPatterns(this.frame, patterns, left);
    let step = compiling.next();
    for (; !step.done; step = compiling.next()) yield WAITING;
    const spare = Math.max(0, left - (step.value?.bytes ?? 0)) / 4;
    this.proofBytes = (step.value?.bytes ?? 0) + bytesForAutomata(spare);
    return step.value === undefined
      ? new PatternIda(this.frame, patterns, undefined, spare)
      : new CompiledIda(this.frame, step.value, spare);
  }

  /** IDA* with linear conflict, and walking distance, too, if that is worth its tables. */
  private plainProof(walking: boolean): TrackedIda {
    const { frame } = this;
    const board = frame.board.slice();
    const trackers = [new ConflictTracker(frame, board), ...(walking ? [new WalkingTracker(frame, board)] : [])];
    return new TrackedIda(frame, board, trackers);
  }

  /** Waits for tables that other threads are building; loads and builds the others. */
  private *loadTables<T>(requests: readonly TableRequest[], loading: Generator<number, T>): Generator<number, T> {
    const { tables } = this.options;
    const waiting = (): boolean => requests.some(({ id }) => tables.expects?.(id) === true);
    while (waiting()) {
      this.activity = waitingForPatterns();
      yield WAITING;
    }
    let step = loading.next();
    for (; !step.done; step = loading.next()) {
      this.activity = buildingPatterns({ percent: Math.floor(100 * step.value) });
      yield WAITING;
    }
    this.activity = undefined;
    return step.value;
  }

  private raise(bound: number): void {
    if (bound > this.lowerBound) this.lowerBound = bound;
  }

  private offer(directions: Directions): void {
    if (this.shortest === undefined || directions.length < this.shortest.length) this.shortest = directions;
    const length = this.metric === 'mtm' ? countRuns(directions) : directions.length;
    if (this.incumbent === undefined || length < this.incumbent.length) {
      this.incumbent = new LazyIncumbent(length, () => this.frame.pushes(directions, this.metric));
    }
  }
}

/** A solution whose moves are computed on demand: progress reports need only the length. */
class LazyIncumbent implements Incumbent<readonly Push[]> {
  constructor(
    readonly length: number,
    private readonly makePath: () => readonly Push[],
  ) {}

  get path(): readonly Push[] {
    return this.makePath();
  }
}

/** The length in `mtm`: consecutive moves in the same direction push one line of tiles. */
function countRuns(directions: Directions): number {
  let runs = 0;
  for (let i = 0; i < directions.length; i++) if (i === 0 || directions[i] !== directions[i - 1]) runs++;
  return runs;
}
