import { bricks } from './bricks/index.js';
import { aText, demand } from './check.js';
import { someReadOptions } from './contract/checking/family-kinds.js';
import type { Family } from './contract/family.js';
import type { ReadOptions } from './contract/text.js';
import { rushHour } from './rush-hour/index.js';
import { tiles } from './tiles/index.js';

/** Every family that there is: one line each. */
export const families: readonly Family[] = [rushHour, tiles, bricks];

/** The family with this id; undefined if there is none. */
export function familyById(id: string): Family | undefined {
  demand(['id', id, aText]);
  return families.find((family) => family.id === id);
}

/**
 * The family that a text looks most like, of those that have the format, if one is given and any has it; one that does not know a goal such as the given one gives way to one that
 * does, and finds nothing wrong with the text; or where the text is in doubt.
 */
export function guessFamily(text: string, options: ReadOptions = {}): Family {
  demand(['text', text, aText], ['options', options, someReadOptions]);
  const { format, goal } = options;
  const able = families.filter(({ formats }) => formats.some(({ id }) => id === format));
  const likely = (able.length > 0 ? able : families)
    .map((family) => ({ family, affinity: family.affinity(text) }))
    .sort((a, b) => b.affinity - a.affinity);
  const [{ family: best, affinity: most }, ...others] = likely as [(typeof likely)[0], ...typeof likely];
  if (goal === undefined || knowsGoal(best, goal)) return best;
  const knowing = others.filter(({ family, affinity }) => affinity > 0 && knowsGoal(family, goal));
  const other = knowing.find(({ family }) => takesText(family, text, options)) ?? (most < 1 ? knowing[0] : undefined);
  return other?.family ?? best;
}

function knowsGoal({ goals, describesGoal }: Family, goal: string): boolean {
  return goals.some(({ id }) => id === goal) || (describesGoal?.(goal) ?? false);
}

/** Whether a family can read the first board of a text, or has a problem with the options alone: one with the text has its place. */
function takesText(family: Family, text: string, options: ReadOptions): boolean {
  for (const board of family.split(text, options)) {
    const reading = family.parse(board.text, options);
    return reading.ok || reading.problem.line === undefined;
  }
  return false;
}
