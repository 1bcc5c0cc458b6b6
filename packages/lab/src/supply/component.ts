import { aFamily, anIdOf, assertArguments, placeIn, positionOf } from '@slidewise/core/checking';
import type { Family, Space } from '@slidewise/core/contract';
import { Surveyor } from '@slidewise/core/internals';
import { english } from '@slidewise/core/messages';

/** All positions that can be reached from one, by their distance from the goals: each is a board of that length. */
export class Component<P = unknown, M = unknown> {
  private readonly space: Space<M, P>;
  /** Of each state the key and the distance, copied: what a survey says holds until the next one. */
  private readonly keys: Int32Array;
  private readonly distances: Int32Array;
  /** The states of the length that was asked for last. */
  private last: { readonly length: number; readonly states: readonly number[] } | undefined;
  /** How many positions there are at each distance from the nearest goal, from 0. */
  readonly counts: readonly number[];

  constructor(
    private readonly family: Family<P, M>,
    start: P,
    metric: string,
  ) {
    assertArguments(['family', family, aFamily]);
    assertArguments(['metric', metric, anIdOf(english.unknownMetric, family.metrics)]);
    this.space = family.space(positionOf(family, start), metric);
    const survey = new Surveyor().survey(this.space, Number.POSITIVE_INFINITY)!;
    const { size, hardest, distances } = survey;
    const { keyWords } = this.space;
    this.distances = distances.slice();
    this.keys = new Int32Array(size * keyWords);
    for (let state = 0; state < size; state++) survey.read(state, this.keys, state * keyWords);
    const counts: number[] = new Array(hardest + 1).fill(0);
    for (const distance of distances) if (distance >= 0) counts[distance]!++;
    this.counts = counts;
  }

  /** The position of this number among those of a length. */
  at(length: number, number: number): P {
    assertArguments(['length', length, placeIn(this.counts.length, 'lengths')]);
    assertArguments(['number', number, placeIn(this.counts[length]!, 'positions')]);
    if (this.last?.length !== length) this.last = { length, states: this.inOrder(length) };
    const position = this.space.positionAt(this.keys, this.last.states[number]! * this.space.keyWords);
    return this.family.making?.puzzles?.tidy?.(position) ?? position;
  }

  /** The states of a length, in the order of what is to be seen: their numbers depend on how the space was explored. */
  private inOrder(length: number): number[] {
    const { space, keys, distances } = this;
    const { keyWords } = space;
    const states: number[] = [];
    distances.forEach((distance, state) => {
      if (distance === length) states.push(state);
    });
    return states.sort((a, b) => space.compare(keys, a * keyWords, b * keyWords));
  }
}
