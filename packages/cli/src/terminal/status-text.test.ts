import { expect, test } from 'vitest';
import { statusText } from './status-text.js';
import { widthOf } from './text-width.js';

const facts = 'at least 93 moves · 4,000,000 states a second';
const time = '3.2 s';

test.each([
  ['k24-10.txt', 80, `k24-10.txt: ${facts} · ${time}`],
  ['a/directory/with/a/long/name/homework/board.txt', 80, `…/name/homework/board.txt: ${facts} · ${time}`],
  ['board', 60, `board: ${facts} · ${time}`],
  ['a/directory/board.txt', 63, `…ard.txt: ${facts} · ${time}`],
  ['a/directory/board.txt', 62, `${facts} · ${time}`],
  ['board', 53, `${facts} · ${time}`],
  ['board', 30, 'at least 93 moves · 3.2 s'],
  ['board', 9, 'at least…'],
  ['', 80, `${facts} · ${time}`],
])('%j in %i columns', (name, columns, line) => {
  expect(statusText({ name, facts, time }, columns)).toBe(line);
});

test.each([1, 2, 5, 8, 12, 40, 80])(
  'it never takes more than %i columns, also where characters are wide',
  (columns) => {
    expect(
      widthOf(statusText({ name: '宿題/パズル/盤.txt', facts: `難しい: ${facts}`, time }, columns)),
    ).toBeLessThanOrEqual(columns);
  },
);
