import type { Family } from '../contract/family.js';
import type { Size } from '../contract/scene.js';
import { seededRandom } from '../random.js';

/** Random positions of a family, the same every time. */
export function samples(family: Family, size: Size, count: number, seed = 1): unknown[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => family.random(random, size));
}
