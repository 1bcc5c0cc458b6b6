import { bricks } from './bricks/index.js';
import { assertArguments, aText } from './check.js';
import type { Family } from './contract/family.js';
import { rushHour } from './rush-hour/index.js';
import { tiles } from './tiles/index.js';

/** Every family that there is: one line each. */
export const families: readonly Family[] = [rushHour, tiles, bricks];

/** The family with this id; undefined if there is none. */
export function familyById(id: string): Family | undefined {
  assertArguments(['id', id, aText]);
  return families.find((family) => family.id === id);
}
