import { makingOf } from '../contract/facets/facets.js';
import type { Family } from '../contract/family.js';
import type { Size } from '../contract/scene.js';
import { seededRandom } from '../random.js';

/** Random positions of a family, the same every time: of one of its own sizes, or of any. */
export function samples(family: Family, size: 'small' | 'usual' | Size, count: number, seed = 1): unknown[] {
  const random = seededRandom(seed);
  const { sizes, random: make } = makingOf(family);
  return Array.from({ length: count }, () => make(random, typeof size === 'string' ? sizes[size] : size));
}
