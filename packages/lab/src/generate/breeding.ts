import type { Range, Survey } from '@slidewise/core/contract';
import type { Random } from '@slidewise/core/random';
import type { Made, Workshop } from './workshop.js';

/** What a run may cost. */
interface Effort {
  readonly population: number;
  /** How many boards are looked at. */
  readonly tries: number;
  /** How much larger spaces may be than is usually worth exploring. */
  readonly looseness: number;
}

/** A small population is enough for most boards; hard ones take a large one. */
const EFFORTS: readonly Effort[] = [
  { population: 12, tries: 1000, looseness: 1 },
  { population: 48, tries: 6000, looseness: 1 },
  { population: 400, tries: 40_000, looseness: 1.6 },
];
/** The states for each try after which a run ends that aims at no length: large spaces would keep the best board waiting for minutes. */
const STATES_A_TRY = 3000;
/** So many runs in a row without a board: more effort, and after the last effort the end. */
const FRUITLESS = 2;
/** The work of a board that is not surveyed, in states: making and refuting it; and that of finishing one. */
const OVERHEAD = 100;
const FINISHING = 10_000;
/** As many boards come from one founder before the next one starts from nothing; fewer if so many tries in a row are in vain. */
const BOARDS_OF_A_FOUNDER = 64;
const VAIN_TRIES = 60;
/** By how many changes they differ, so that a board does not look like the one before. */
const CHANGES = 3;

/** A board of the population: the hardest position of its space. */
interface Member<P> {
  readonly position: P;
  readonly hardest: number;
  readonly size: number;
}

/** What a way to make boards reports: the work that it has done since it last did, in states, and a board if it has made one. */
export type News<P> = { readonly work: number; readonly made?: Made<P>; readonly nearest?: Nearest<P> };

/** The board whose shortest solution came nearest to what was ordered. */
export interface Nearest<P = unknown> {
  /** The position. */
  readonly position: P;
  /** The length of its shortest solution. */
  readonly length: number;
}

/** By how much a length is outside a range. */
export function gapOf(length: number, { least, most }: Range): number {
  return length < least ? least - length : Math.max(0, length - most);
}

/**
 * Makes boards by exploring spaces: every position at distance n from the goals is a board of n moves. A variation
 * that is no easier replaces its board, until a position is hard enough: first a (1+1) evolution strategy, then a
 * steady-state evolutionary algorithm.
 */
export class Breeding<P, M> {
  private nearest = -1;
  private readonly components = new Set<string>();
  /** Larger spaces are passed over. */
  private limit: number;
  /** How many were, as long as none was small enough. */
  private passedOver: number | undefined = 0;

  constructor(
    private readonly workshop: Workshop<P, M>,
    private readonly random: Random,
  ) {
    this.limit = workshop.puzzles?.positions ?? MOST_POSITIONS;
  }

  /** All news, until everything that could be tried has been fruitless. */
  *run(): Generator<News<P>, void> {
    for (let effort = 0, fruitless = 0; effort < EFFORTS.length; ) {
      const founder = yield* this.breed(EFFORTS[effort]!);
      if (founder !== undefined) {
        fruitless = 0;
        yield* this.descend(founder);
      } else if (++fruitless === FRUITLESS) {
        // What is easy to make is made anew; what is not has perhaps been found before.
        if (effort === 0) yield* this.fromFounders();
        effort++;
        fruitless = 0;
      }
    }
  }

  /** Makes boards of those that were handed in with the order, taken at random. */
  private *fromFounders(): Generator<News<P>, void> {
    const { order, puzzles } = this.workshop;
    const { looseness } = EFFORTS.at(-1)!;
    for (const founder of this.random.shuffle((order.founders ?? []) as readonly P[])) {
      if (puzzles?.fits(founder, order.constraints) === false) continue;
      const { member, ...news } = this.look(founder, looseness, 1, Number.POSITIVE_INFINITY);
      yield news;
      if (member === undefined || member.hardest < order.range.least) continue;
      const wanted = order.hardest ? member.hardest : this.length(member.hardest);
      const { work, made } = this.look(founder, looseness, wanted, wanted);
      yield { work, ...(made && { made }) };
      if (this.isNew(made)) yield* this.descend(member);
    }
  }

  /** Breeds from nothing until a board can be made; the member that it was made of, or undefined if none was. */
  private *breed({ population, tries, looseness }: Effort): Generator<News<P>, Member<P> | undefined> {
    const { workshop, random } = this;
    const { range, hardest: asHardAsItGets } = workshop.order;
    const wanted = asHardAsItGets ? range.most : this.length(range.most);
    const enough = wanted === Number.POSITIVE_INFINITY ? tries * STATES_A_TRY : Number.POSITIVE_INFINITY;
    const kept: Member<P>[] = [];
    for (let [attempt, work] = [0, 0]; attempt < tries && work < enough; attempt++) {
      const full = kept.length >= population;
      const candidate = full ? this.changed(this.hardish(kept), 1 + random.integer(3)) : workshop.random(random);
      const { member, ...news } = this.look(candidate, looseness, full ? kept.at(-1)!.hardest : 1, wanted);
      yield news;
      work += news.work;
      if (this.isNew(news.made)) return member;
      if (member !== undefined) this.keep(kept, member, population);
    }
    // Not as long as was aimed at, but long enough.
    const best = kept.find(({ hardest }) => hardest >= range.least && hardest <= range.most);
    const made = best && workshop.finish(best.position, best.hardest);
    if (made === undefined) return undefined;
    yield { work: FINISHING, made };
    return this.isNew(made) ? best : undefined;
  }

  /** Makes some further boards of one that is hard enough: each differs by several changes from the one before. */
  private *descend(founder: Member<P>): Generator<News<P>, void> {
    if (this.workshop.order.hardest) return;
    let parent = founder;
    for (let [boards, vain] = [1, 0]; boards < BOARDS_OF_A_FOUNDER && vain < VAIN_TRIES; ) {
      const wanted = this.length(parent.hardest);
      const { member, ...news } = this.look(this.changed(parent.position, CHANGES), 1, wanted, wanted);
      yield news;
      if (!this.isNew(news.made)) {
        vain++;
        continue;
      }
      parent = member!;
      boards++;
      vain = 0;
    }
  }

  /** Whether there is a board, and it lies in a component of which none has been made here: only then has the effort borne fruit. */
  private isNew(made: Made<P> | undefined): boolean {
    if (made === undefined) return false;
    const before = this.components.size;
    return this.components.add(made.component ?? made.likeness).size > before;
  }

  /** Surveys a board. It is a member if its hardest position is hard enough, and a board is made of it if one has the wanted length. */
  private look(candidate: P, looseness: number, least: number, wanted: number): News<P> & { member?: Member<P> } {
    const { workshop } = this;
    const { family, order, surveyor } = workshop;
    if (family.refute(candidate) !== undefined) return { work: OVERHEAD };
    const space = family.space(candidate, order.metric);
    const survey = surveyor.survey(space, this.limit * looseness);
    const work = surveyor.explored + OVERHEAD;
    this.widenUnless(survey !== undefined);
    if (survey === undefined || survey.hardest < least) return { work };
    // A space that has harder positions than are wanted is no place for one that is to be as hard as it gets there.
    if (order.hardest && survey.hardest > order.range.most) return { work };
    const at = (state: number): P => workshop.positionOf(space, survey, state);
    const member = { position: at(survey.hardestState), hardest: survey.hardest, size: survey.size };
    if (survey.hardest < wanted) return { work, member, ...this.whetherNearer(member) };
    const made = workshop.finish(at(this.stateAt(survey, wanted)), wanted);
    return { work: work + FINISHING, member, ...(made && { made }) };
  }

  /** If all boards that meet the constraints are loose, the limit is raised until some are within it. */
  private widenUnless(isWithin: boolean): void {
    if (isWithin) this.passedOver = undefined;
    if (this.passedOver === undefined || ++this.passedOver < MOST_PASSED_OVER || this.limit >= WIDEST_LIMIT) return;
    this.limit = Math.min(4 * this.limit, WIDEST_LIMIT);
    this.passedOver = 0;
  }

  /** A length that is wanted: one of the range up to a limit, or the least of an open one. */
  private length(limit: number): number {
    const { least } = this.workshop.order.range;
    const most = Math.min(this.workshop.order.range.most, limit);
    return most === Number.POSITIVE_INFINITY ? least : least + this.random.integer(most - least + 1);
  }

  /** One of the population, and a hard one most often. */
  private hardish(kept: readonly Member<P>[]): P {
    const part = this.random.integer(1000) / 1000;
    return kept[Math.floor(kept.length * part * part)]!.position;
  }

  private changed(position: P, changes: number): P {
    let changed = position;
    for (let i = 0; i < changes; i++) changed = this.workshop.vary(this.random, changed);
    return changed;
  }

  private keep(kept: Member<P>[], member: Member<P>, population: number): void {
    // The same size and hardest position are nearly always those of the same space.
    if (population > 1 && kept.some(({ hardest, size }) => hardest === member.hardest && size === member.size)) return;
    kept.push(member);
    kept.sort((a, b) => b.hardest - a.hardest);
    // Of equal ones the new one stays: it may lead elsewhere.
    if (kept.length > population) kept.splice(population === 1 ? 0 : kept.length - 1, 1);
  }

  /** A random state at a distance. */
  private stateAt({ distances }: Survey, distance: number): number {
    let count = 0;
    for (let state = 0; state < distances.length; state++) if (distances[state] === distance) count++;
    let rest = this.random.integer(count);
    let state = distances.indexOf(distance);
    while (rest-- > 0) state = distances.indexOf(distance, state + 1);
    return state;
  }

  private whetherNearer({ position, hardest }: Member<P>): { nearest?: Nearest<P> } {
    if (hardest <= this.nearest || hardest >= this.workshop.order.range.least) return {};
    this.nearest = hardest;
    return { nearest: { position, length: hardest } };
  }
}

/** The limit where a family says nothing of it; after how many spaces it is raised if none is within it, and up to what. */
const MOST_POSITIONS = 20_000;
const MOST_PASSED_OVER = 8;
const WIDEST_LIMIT = 2_000_000;
