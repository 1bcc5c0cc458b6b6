import type { Helpers, LimitsLeft } from '../../../contract/engine/search.js';
import type { Tally } from '../../../search/counts.js';
import type { Frame } from '../../space/frame.js';
import type { PlacementTable } from './placement-tables.js';
import { WideBeam, WideMemory } from './wide-beam.js';

/** The most of a beam's time or expansions by which its width is planned: the end of a beam takes more than expected now and then. */
const PLANNED = 0.97;

/** Narrower beams find nothing. */
const NARROWEST = 500;

/** Expansions in a millisecond, until they are measured. */
const USUAL_RATE = 3000;

/** Expansions before the rate is measured. */
const MEASURED = 50_000;

/** About the layers that are left when a board of the layer has a value, but for a few: by measurement. */
const LEFT_BY_VALUE = 0.28;

/** Wide beams on a board, one after another: each is as wide as its budget allows. */
export class WideBeams {
  private rate = 0;
  private searches = 0;

  constructor(
    private readonly frame: Frame,
    private readonly memory: WideMemory,
    private readonly left: () => LimitsLeft,
    private readonly counts: Pick<Tally, 'expanded' | 'generated'>,
    private readonly helpers: Helpers | undefined,
  ) {}

  release(): void {
    this.memory.release();
  }

  get bytes(): number {
    return this.memory.bytes;
  }

  /** A solution of less than so many moves, if one is found within the budget; yields the work done. */
  *search(
    shorterThan: number,
    budget: LimitsLeft,
    mostBytes: number,
  ): Generator<number, readonly number[] | undefined> {
    const { memory, left, counts } = this;
    const most = WideMemory.widest(memory.plan, shorterThan, mostBytes);
    const rate = this.rate || USUAL_RATE * memory.plan.threads;
    const expected = Math.min(budget.expansions, budget.milliseconds * rate) / shorterThan;
    // A beam may turn out to be faster than expected.
    const spare = this.rate === 0 ? 2 : 1.3;
    const width = Math.floor(Math.min(most, Math.max(NARROWEST, spare * expected)));
    const history = width < NARROWEST ? undefined : memory.begin(this.frame, width, this.searches++);
    if (history === undefined) return undefined;
    if (this.helpers !== undefined) memory.ask(this.helpers);
    const started = { ...left(), expanded: counts.expanded };
    const widthOf = (depth: number, least: number): number => {
      const expanded = counts.expanded - started.expanded;
      const passed = Number.isFinite(started.milliseconds) ? started.milliseconds - left().milliseconds : 0;
      if (expanded > MEASURED && passed > 0) this.rate = expanded / passed;
      const expansions = PLANNED * budget.expansions - expanded;
      const milliseconds = PLANNED * budget.milliseconds - passed;
      const layers = Math.min(shorterThan - depth, LEFT_BY_VALUE * least + 8);
      const each = Math.min(expansions, milliseconds * (this.rate || rate)) / layers;
      return Math.max(NARROWEST, Math.floor(each));
    };
    const beam = new WideBeam(memory, width, mostBytes, history);
    yield* beam.search(shorterThan, widthOf, counts);
    return beam.path;
  }
}

/** Opens them in slices; undefined where there is no room. */
export function* openWideBeams(
  frame: Frame,
  groups: readonly PlacementTable[],
  left: () => LimitsLeft,
  counts: Pick<Tally, 'expanded' | 'generated'>,
  helpers: Helpers | undefined,
): Generator<void, WideBeams | undefined> {
  const memory = yield* WideMemory.open(frame, groups, 1 + (helpers?.count ?? 0));
  return memory && new WideBeams(frame, memory, left, counts, helpers);
}
