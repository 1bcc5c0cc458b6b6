import { bricks } from './bricks/index.js';
import { aText, demand } from './check.js';
import type { Family } from './contract/family.js';
import { rushHour } from './rush-hour/index.js';
import { tiles } from './tiles/index.js';

/** Every family that there is: one line each. */
export const families: readonly Family[] = [rushHour, tiles, bricks];

export function familyById(id: string): Family | undefined {
  demand(['id', id, aText]);
  return families.find((family) => family.id === id);
}

/** The family that a text looks most like. */
export function guessFamily(text: string): Family {
  demand(['text', text, aText]);
  let [best, most] = [families[0]!, -1];
  for (const family of families) {
    const affinity = family.affinity(text);
    if (affinity > most) [best, most] = [family, affinity];
  }
  return best;
}
