import { stripVTControlCharacters } from 'node:util';
import { makingOf } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import type { Help } from '@slidewise/core/session';
import { levelIds } from '@slidewise/lab/collection';
import { expect, test } from 'vitest';
import type { Puzzle } from './catalogue.js';
import { Picker } from './picker.js';
import type { PuzzleProgress } from './progress-marks.js';

/** A puzzle of every family and level. */
const puzzles: Puzzle[] = families.flatMap((family) =>
  levelIds.map((level, i) => {
    const making = makingOf(family);
    const position = making.random(seededRandom(1), making.sizes.small);
    const reading = { position, format: family.formats[0]!.id, goal: '' };
    const [label, title] = [`${family.id}/board-${i}`, `Board No. ${i}`];
    return { label, title, family, reading, level, optimum: i < 6 ? 10 * (i + 1) : null, score: null };
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
  expect(screen(picker)).toContain('  Nothing matches.');
  press(picker, 'up', 'down', 'end', 'page-down', 'backspace', 'ctrl-u');
  expect(press(picker, 'end', 'enter')).toBe(puzzles.at(-1));
});

test('the list follows the choice, and fits any terminal', () => {
  const picker = new Picker(puzzles);
  press(picker, 'end');
  expect(screen(picker, 40, 10).some((line) => line.startsWith(`›   ${puzzles.at(-1)!.title}`))).toBe(true);
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

test('marks tell what is begun and what is solved, and how', () => {
  const result = (help: Help, length = 10) => ({
    length,
    metric: puzzles[0]!.family.metrics[0]!.id,
    seconds: 75,
    help,
  });
  const progress = new Map<Puzzle, PuzzleProgress>([
    [puzzles[0]!, { begun: false, best: result('clean') }],
    [puzzles[1]!, { begun: true, best: result('hinted') }],
    [puzzles[2]!, { begun: false, best: result('shown') }],
    [puzzles[3]!, { begun: true }],
    [puzzles[4]!, { begun: false, best: result('clean', 51) }],
  ]);
  const picker = new Picker(puzzles);
  picker.open((puzzle) => progress.get(puzzle) ?? { begun: false });
  const wide = screen(picker, 120, 30);
  const signs = wide.slice(4, 9).map((line) => [line.slice(0, 4), /clean|hinted|shown|begun/.exec(line)?.[0]]);
  expect(signs).toEqual([
    ['›★  ', 'clean'],
    [' ✓… ', 'hinted'],
    [' ○  ', 'shown'],
    ['  … ', 'begun'],
    [' ✓  ', 'clean'],
  ]);
  expect(wide.at(-2)).toMatch(/board-0 · .* · solved in 10 \w+, 1:15 \(clean\)$/);
  press(picker, ...'begun');
  expect(picker.shown).toEqual([puzzles[1], puzzles[3]]);
});

test('the level is there at 40×15, and the family and level that were chosen', () => {
  const picker = new Picker(puzzles);
  for (const [i, level] of levelIds.entries()) {
    press(picker, 'tab');
    const lines = screen(picker, 40, 15);
    expect(lines[2]).toContain(`[${level}]`);
    expect(lines[4]).toContain(level);
    expect(lines[4]).toContain(`Board No. ${i}`);
  }
  for (const { title } of families) {
    press(picker, 'right');
    expect(screen(picker, 40, 15)[1]).toContain(`[${title}]`);
  }
  const long = new Picker(
    puzzles.map((puzzle) => ({ ...puzzle, title: `a/very/long/path/${puzzle.label}`.repeat(3) })),
  );
  expect(screen(long, 40, 15)[4]).toMatch(/^› {3}….*board-0 {2}beginner/);
});

test('Esc goes back to the game, on which the choice stands; Ctrl-C quits', () => {
  const picker = new Picker(puzzles);
  picker.open(() => ({ begun: false }), { name: puzzles[4]!.label });
  expect(screen(picker).at(-1)).toContain('Esc back');
  expect(press(picker, 'x', 'escape')).toBeUndefined();
  expect(press(picker, 'escape')).toBe('back');
  expect(press(picker, 'enter')).toBe(puzzles[4]);
  expect(press(picker, 'ctrl-c')).toBe('quit');
});

test('? tells the keys, the mouse and the marks', () => {
  const picker = new Picker(puzzles);
  press(picker, '?');
  const help = screen(picker).join('\n');
  expect(help).toMatch(/^wheel, click +choose/m);
  expect(help).toMatch(/^★ +solved in as few moves as possible, without/m);
  expect(press(picker, 'escape')).toBeUndefined();
  expect(screen(picker)[0]).toContain('Pick a puzzle');
});
