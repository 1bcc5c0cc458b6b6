import { expect, test } from 'vitest';
import { fitted, wrapLines, wrapMoves } from './wrap.js';

const OPTION = '  --format     usc    rows of lower-case letters; target a; goal clear';

test('lines that fit stay as they are', () => {
  for (const text of ['', 'one two', `${OPTION}\n\n  x`]) expect(wrapLines(text, 80)).toBe(text);
});

test('lines break between words, and go on below the last column', () => {
  expect(wrapLines(OPTION, 60)).toBe(
    ['  --format     usc    rows of lower-case letters; target a;', '                      goal clear'].join('\n'),
  );
  expect(wrapLines('  some words that are set in', 16)).toBe('  some words\n  that are set\n  in');
});

test('where there is little room, the last column goes below the others', () => {
  expect(wrapLines(OPTION, 40)).toBe(
    ['  --format     usc', '      rows of lower-case letters; target', '      a; goal clear'].join('\n'),
  );
});

test('no line is too long but for a word that is, and no word is lost', () => {
  for (let columns = 1; columns < 90; columns++) {
    const wrapped = wrapLines(OPTION, columns);
    expect(wrapped.split(/\s+/)).toEqual(OPTION.split(/\s+/));
    for (const line of wrapped.split('\n')) {
      if (line.length > columns) expect(line.trim().split(/ {1}(?! )/).length).toBeLessThanOrEqual(2);
    }
  }
});

test('only terminals need whole words on their lines', () => {
  expect(fitted('some words that go on', { isTTY: true, columns: 12 })).toBe('some words\nthat go on');
  expect(fitted('some words that go on', { columns: 12 })).toBe('some words that go on');
});

test('moves are in lines without being broken, whatever stands between them', () => {
  expect(wrapMoves(['L2', 'U', 'R3', 'D'], '', 4)).toBe('L2U\nR3D');
  expect(wrapMoves(['BD1', 'CL2', 'A'], ', ', 9)).toBe('BD1, CL2,\nA');
  expect(wrapMoves(['BD1', 'CL2'], ', ', 8)).toBe('BD1, CL2');
});
