import { expect, test } from 'vitest';
import { same } from '../../contract/same.js';
import { unwrap } from '../../result.js';
import { algorithms } from '../../search/algorithms.js';
import type { Subject } from './subject.js';

/** What `contract/family.ts` and `contract/ids.ts` promise. */
export function checkFamilyPage({ family, positions }: Subject): void {
  test('everything has an id and a title of its own, and one line that says what it is', () => {
    const { formats, goals, metrics, heuristics, strategies, letters = [], figures = [] } = family;
    for (const list of [formats, goals, metrics, heuristics, [...strategies, ...algorithms], letters, figures]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      for (const { summary } of list) expect(summary).toMatch(/^\S.*\S$/);
    }
    for (const list of [goals, metrics, heuristics, [...strategies, ...algorithms]]) {
      expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
      // For people, and short enough for a field on a phone.
      for (const { title } of list) expect(title).toMatch(/^[A-Z][\w*, -]{1,23}$/);
    }
    for (const { unit } of metrics) expect(unit).toMatch(/^[a-z]+$/);
    expect(family.id).toMatch(/^[a-z][a-z-]*$/);
    expect(family.title).not.toBe('');
  });

  test('positions are frozen plain data', () => {
    for (const position of positions()) {
      expect(isFrozen(position)).toBe(true);
      expect(unwrap(family.check(position))).toBe(position);
      expect(JSON.parse(JSON.stringify(position))).toEqual(position);
    }
  });

  test('data with more in it, or in another order, is the same position', () => {
    const strange = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(strange);
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value).map(([name, part]) => [name, strange(part)] as const);
      return Object.fromEntries([['more', 1], ...entries.reverse()]);
    };
    for (const position of positions()) {
      const checked = unwrap(family.check(strange(position)));
      expect(same(checked, position)).toBe(true);
    }
  });

  test('figures are numbers', () => {
    for (const { of, isYesOrNo } of family.figures ?? []) {
      for (const position of positions()) {
        expect(Number.isFinite(of(position))).toBe(true);
        if (isYesOrNo) expect([0, 1]).toContain(of(position));
      }
    }
  });
}

function isFrozen(value: unknown): boolean {
  return (
    typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen))
  );
}
