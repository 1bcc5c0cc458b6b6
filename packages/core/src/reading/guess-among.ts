import { argumentError, aText, optional } from '../check.js';
import { someFamilies } from '../contract/checking/family-checks.js';
import type { Family } from '../contract/family.js';
import type { ReadOptions } from '../contract/text.js';
import { unknownFamily } from '../messages/en/names.js';
import { ok, problem, type Result } from '../result.js';
import { type Identified, identify } from '../session/position-id.js';

/** The family of several that a text looks most like. */
export function guessAmong(families: readonly Family[], text: string, options: ReadOptions = {}): Family {
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

/** Whether a family can read a text, or has a problem with the options alone: one with the text has its place. */
function takesText(family: Family, text: string, options: ReadOptions): boolean {
  const reading = family.parse(text, options);
  return reading.ok || reading.problem.line === undefined;
}

/** The board of an id or of a text in a notation, of one of some families: a page that knows its families carries no others. */
export function readAmong(text: string, families: readonly Family[], familyId?: string): Result<Identified> {
  const error = argumentError(
    ['text', text, aText],
    ['families', families, someFamilies],
    ['familyId', familyId, optional(aText)],
  );
  if (error !== undefined) return problem(error);
  if (families.some(({ id }) => text.trim().startsWith(`${id}:`))) return identify(text, families);
  const family =
    familyId !== undefined
      ? families.find(({ id }) => id === familyId)
      : families.length > 0
        ? guessAmong(families, text)
        : undefined;
  if (family === undefined) return problem(unknownFamily(familyId ?? '', families));
  const reading = family.parse(text);
  return reading.ok ? ok({ family, reading: reading.value }) : reading;
}
