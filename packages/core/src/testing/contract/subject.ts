import type { Family } from '../../contract/family.js';
import { unwrap } from '../../result.js';
import { samples } from '../samples.js';

/** A family that is checked, and boards of it. */
export interface Subject {
  readonly family: Family;
  /** Made when a test first asks for them: what is done while tests are collected belongs to none of them, which mutation testing would pay for. */
  positions(): readonly unknown[];
  readonly metrics: readonly string[];
  /** Other boards; the same every time. */
  sample(size: 'small' | 'usual', count: number, seed: number): readonly unknown[];
}

/** A family that makes no positions is checked with the boards that are handed in. */
export function subjectOf(family: Family, boards?: readonly unknown[]): Subject {
  const sample: Subject['sample'] = (size, count, seed) =>
    boards === undefined ? samples(family, size, count, seed) : boards.slice(0, count);
  let made: readonly unknown[] | undefined;
  const positions = (): readonly unknown[] => {
    made ??= [...sample('small', 10, 1), ...sample('usual', 10, 1)].flatMap((each) => withGoals(family, each));
    return made;
  };
  return { family, positions, metrics: family.metrics.map(({ id }) => id), sample };
}

/** The position with every goal that can be asked for by name. */
export function withGoals(family: Family, position: unknown): unknown[] {
  const { id: format } = family.formats.find(({ id }) => family.print(position, id).ok)!;
  const text = unwrap(family.print(position, format));
  const goals = family.goals.map((goal) =>
    family.parse(text, { ...family.readOptions(position), format, goal: goal.id }),
  );
  return [position, ...goals.flatMap((reading) => (reading.ok ? [reading.value.position] : []))];
}
