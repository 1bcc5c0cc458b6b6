import { bricks } from './bricks/index.js';
import { aText, demand } from './check.js';
import { someReadOptions } from './contract/checking/family-kinds.js';
import type { Family } from './contract/family.js';
import type { ReadOptions } from './contract/text.js';
import { rushHour } from './rush-hour/index.js';
import { tiles } from './tiles/index.js';

/** Every family that there is: one line each. */
export const families: readonly Family[] = [rushHour, tiles, bricks];

export function familyById(id: string): Family | undefined {
  demand(['id', id, aText]);
  return families.find((family) => family.id === id);
}

/**
 * The family that a text looks most like, of those that have the format, if one is given and any has it; one that does not know a goal such as the given one gives way to one that
 * can read the text with it.
 */
export function guessFamily(text: string, options: ReadOptions = {}): Family {
  demand(['text', text, aText], ['options', options, someReadOptions]);
  const able = families.filter(({ formats }) => formats.some(({ id }) => id === options.format));
  const likely = (able.length > 0 ? able : families)
    .map((family) => ({ family, affinity: family.affinity(text) }))
    .sort((a, b) => b.affinity - a.affinity);
  const [{ family: best }, ...others] = likely as [{ family: Family }, ...typeof likely];
  const { goal } = options;
  if (goal === undefined || !refusesGoal(best, goal)) return best;
  const other = others.find(({ family, affinity }) => affinity > 0 && readsFirst(family, text, options));
  return other?.family ?? best;
}

/** Whether a family has no goal like this one, whatever the board: an empty text is a board of none, so that one that speaks of something else there speaks of the goal. */
function refusesGoal(family: Family, goal: string): boolean {
  const [plain, asked] = [family.parse(''), family.parse('', { goal })];
  return !asked.ok && !plain.ok && asked.problem.message !== plain.problem.message;
}

function readsFirst(family: Family, text: string, options: ReadOptions): boolean {
  for (const board of family.split(text, options)) return family.parse(board.text, options).ok;
  return false;
}
