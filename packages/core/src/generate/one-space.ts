import type { Survey } from '../contract/space.js';
import type { Random } from '../random.js';
import type { News } from './breeding.js';
import { ISLANDS } from './order.js';
import type { Workshop } from './workshop.js';

/** The work of a board, in states: to reach it and to solve it. */
const EACH = 3000;

/**
 * Makes boards where all of a size lie in one space: it is explored once, and its positions at the distances that are wanted are taken in a random
 * order, each by one island only, so that there is an end when all of them have been made.
 */
export class OneSpace<P, M> {
  constructor(
    private readonly workshop: Workshop<P, M>,
    private readonly random: Random,
    private readonly island: number,
  ) {}

  *run(): Generator<News<P>, void> {
    const { workshop, random } = this;
    const { order } = workshop;
    const { space, survey } = workshop.wholeSpace();
    const { least, most } = order.hardest ? { least: survey.hardest, most: survey.hardest } : order.range;
    yield { work: survey.size };
    const at = (state: number): P => workshop.positionOf(space, survey, state);
    if (survey.hardest < least) {
      yield { work: 0, nearest: { position: at(survey.hardestState), length: survey.hardest } };
      return;
    }
    const open = this.byDistance(survey, least, most);
    while (open.length > 0) {
      const layer = random.pick(open);
      const state = layer.pop()!;
      if (layer.length === 0) open.splice(open.indexOf(layer), 1);
      const made = workshop.finish(at(state), survey.distances[state]!);
      yield { work: EACH, ...(made === undefined ? {} : { made }) };
    }
  }

  /** The states of this island at each distance of a range, in a random order. */
  private byDistance({ distances }: Survey, least: number, most: number): number[][] {
    const layers = new Map<number, number[]>();
    distances.forEach((distance, state) => {
      if (state % ISLANDS !== this.island || distance < least || distance > most) return;
      const layer = layers.get(distance);
      if (layer === undefined) layers.set(distance, [state]);
      else layer.push(state);
    });
    return [...layers.values()].map((layer) => this.random.shuffle(layer));
  }
}
