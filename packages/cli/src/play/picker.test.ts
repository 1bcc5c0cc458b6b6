import { stripVTControlCharacters } from 'node:util';
import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { expect, test } from 'vitest';
import { LEVELS } from '../collection.js';
import type { Puzzle } from './catalogue.js';
import { Picker } from './picker.js';

/** A puzzle of every family and level. */
const puzzles: Puzzle[] = families.flatMap((family) =>
  LEVELS.map((level, i) => {
    const position = family.random(seededRandom(1), family.sizes.small);
    const reading = { position, format: family.formats[0]!.id, goal: '' };
    return { label: `${family.id}/board-${i}`, family, reading, level, optimum: i < 6 ? 10 * (i + 1) : null };
  }),
);

function press(picker: Picker, ...keys: string[]): unknown {
  return keys.map((key) => picker.handle({ kind: 'key', key })).at(-1);
}

function screen(picker: Picker, columns = 80, rows = 24): string[] {
  return picker.draw(columns, rows).map(stripVTControlCharacters);
}

test('families, levels and words narrow the list; the choice stays if it can', () => {
  const picker = new Picker(puzzles);
  expect(picker.shown).toHaveLength(puzzles.length);
  press(picker, 'down', 'down');
  press(picker, 'right', 'tab', 'tab', 'tab');
  expect(picker.shown.map(({ label }) => label)).toEqual([`${families[0]!.id}/board-2`]);
  expect(press(picker, 'enter')).toBe(puzzles[2]);
  press(picker, 'left', 'back-tab', 'back-tab', 'back-tab', 'm', 'a', 's', 't', ' ', '6', '0');
  expect(picker.shown).toHaveLength(families.length);
  expect(press(picker, 'escape')).toBeUndefined();
  expect(picker.shown).toHaveLength(puzzles.length);
  expect(press(picker, 'escape')).toBe('quit');
});

test('where nothing fits, nothing can be picked', () => {
  const picker = new Picker(puzzles);
  expect(press(picker, 'z', 'z', 'z', 'enter')).toBeUndefined();
  expect(screen(picker)).toContain('  Nothing fits.');
  press(picker, 'up', 'down', 'end', 'page-down', 'backspace', 'ctrl-u');
  expect(press(picker, 'end', 'enter')).toBe(puzzles.at(-1));
});

test('the list follows the choice, and fits any terminal', () => {
  const picker = new Picker(puzzles);
  press(picker, 'end');
  expect(screen(picker, 40, 10).some((line) => line.startsWith(`› ${puzzles.at(-1)!.label}`))).toBe(true);
  for (const [columns, rows] of [
    [1, 1],
    [10, 3],
    [200, 60],
  ] as const) {
    const lines = screen(picker, columns, rows);
    expect(lines).toHaveLength(rows);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  }
});

test('a click chooses, and a click on the choice picks; the wheel scrolls', () => {
  const picker = new Picker(puzzles);
  screen(picker);
  const click = { kind: 'mouse', action: 'press', row: 6, column: 3 } as const;
  expect(picker.handle(click)).toBeUndefined();
  expect(picker.handle(click)).toBe(puzzles[2]);
  picker.handle({ ...click, action: 'wheel-down' });
  expect(press(picker, 'enter')).toBe(puzzles[5]);
});
