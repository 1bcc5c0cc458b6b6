import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { expect, test } from 'vitest';
import { boardInText } from './board-in-text.js';

const rushHour = familyById('rush-hour')!;
const jam = unwrap(rushHour.parse('..B\nXXB\n...\n...\n', {}));

test('a text that draws the board in the format of a course has its names and its goal', () => {
  const shown = boardInText(rushHour, jam, '..b\naab  \r\n...\n...\nEnter …: d 1\n');
  expect(shown).toMatchObject({ format: 'usc', goal: 'clear' });
  expect(rushHour.scene(shown.position).pieces.map(({ label }) => label)).toEqual(['a', 'b']);
});

test('a format that cannot say the goal leaves it', () => {
  const bricks = familyById('bricks')!;
  const klotski = unwrap(bricks.parse('master: X\ngoal: 1 1\nXA.\n...\n', {}));
  const shown = boardInText(bricks, klotski, 'Start state:\n3,2,\n2,3,0,\n0,0,0,\n');
  expect([shown.format, bricks.readOptions(shown.position).goal]).toEqual(['sbp', '2 1 1']);
});

test.each(['b 2\n', '..b\naab\n..c\n...\n', 'aab\n', ''])('otherwise it stays: %j', (text) => {
  expect(boardInText(rushHour, jam, text)).toBe(jam);
});
