import { search } from './search.js';
import type { Successors } from './successors.js';

/** The diameters of the components of a space. */
export class Diameters {
  private readonly depth: Uint16Array;
  private readonly least: Uint16Array;
  private readonly most: Uint16Array;
  private readonly found: Int32Array;
  private readonly open: Int32Array;
  /** By component; images have the same. */
  private readonly known = new Map<number, number>();

  /** `members` are the states of each component, and `parts` the component of each state, from 1. */
  constructor(
    private readonly successors: Successors,
    private readonly images: readonly Int32Array[],
    private readonly parts: Int32Array,
    members: readonly Int32Array[],
  ) {
    const largest = members.reduce((most, { length }) => Math.max(most, length), 0);
    this.depth = new Uint16Array(parts.length);
    this.least = new Uint16Array(parts.length);
    this.most = new Uint16Array(parts.length);
    this.found = new Int32Array(largest);
    this.open = new Int32Array(largest);
  }

  /** The greatest distance between two states of a component. */
  of(component: Int32Array): number {
    const part = this.parts[component[0]!]!;
    const twin = this.images.map((image) => this.parts[image[component[0]!]!]!).find((other) => this.known.has(other));
    const diameter = twin === undefined ? this.measure(component, part) : this.known.get(twin)!;
    this.known.set(part, diameter);
    return diameter;
  }

  /**
   * A search from a state bounds the eccentricities of all others (BoundingDiameters: Takes, Kosters 2011), until none can exceed the
   * greatest that is known. Images in the component have the same eccentricity, so one of them is enough.
   */
  private measure(component: Int32Array, part: number): number {
    const { least, most, open, depth, found } = this;
    const images = this.images.filter((image) => this.parts[image[component[0]!]!] === part);
    let left = 0;
    for (const state of component) {
      if (images.some((image) => image[state]! < state)) continue;
      [least[state], most[state]] = [0, 0xffff];
      open[left++] = state;
    }
    // The state that was found last is far from the first.
    let [diameter, center] = [0, component.at(-1)!];
    for (let searches = 1; ; searches++) {
      found[0] = center;
      const size = search(this.successors, found, 1, depth);
      const eccentricity = depth[found[size - 1]!]! - 1;
      diameter = Math.max(diameter, eccentricity);
      let [kept, widest, nearest] = [0, -1, -1];
      for (let i = 0; i < left; i++) {
        const state = open[i]!;
        let isCenter = this.bound(state, state, eccentricity);
        for (const image of images) isCenter = this.bound(state, image[state]!, eccentricity) || isCenter;
        if (isCenter || most[state]! <= diameter) continue;
        open[kept++] = state;
        if (widest < 0 || isWider(state, widest, least, most)) widest = state;
        if (nearest < 0 || isNearer(state, nearest, least, most)) nearest = state;
      }
      for (let i = 0; i < size; i++) depth[found[i]!] = 0;
      if (kept === 0) return diameter;
      left = kept;
      // Far states raise the diameter, and central ones lower the bounds of the others.
      center = searches % 2 === 1 ? nearest : widest;
    }
  }

  /** Tightens the bounds of a state by the distance of one of its images; returns true if that is where the search began. */
  private bound(state: number, image: number, eccentricity: number): boolean {
    const { least, most, depth } = this;
    const distance = depth[image]! - 1;
    if (distance > least[state]!) least[state] = distance;
    if (eccentricity - distance > least[state]!) least[state] = eccentricity - distance;
    if (eccentricity + distance < most[state]!) most[state] = eccentricity + distance;
    return distance === 0;
  }
}

function isWider(state: number, other: number, least: Uint16Array, most: Uint16Array): boolean {
  return most[state]! > most[other]! || (most[state] === most[other] && least[state]! > least[other]!);
}

function isNearer(state: number, other: number, least: Uint16Array, most: Uint16Array): boolean {
  return least[state]! < least[other]! || (least[state] === least[other] && most[state]! < most[other]!);
}
