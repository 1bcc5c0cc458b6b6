import { expect, test } from 'vitest';
import { csvLine } from './csv.js';

test('quotes only where it must, and leaves the unknown empty', () => {
  expect(csvLine(['a b', 'c,d', 'say "so"', 'two\nlines', 7, true, null, undefined])).toBe(
    'a b,"c,d","say ""so""","two\nlines",7,true,,\n',
  );
});

test.each([
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+1+2', "'+1+2"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\tann', "'\tann"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['-', "'-"],
])('no spreadsheet runs %j as a formula', (text, field) => {
  expect(csvLine(['ann', text])).toBe(`ann,${field}\n`);
});

test('numbers stay numbers, and other texts as they are', () => {
  expect(csvLine([-7, -0.5, '-7', '+2.5', 'a=b', 'x-y', "'s", 'ann@uni'])).toBe("-7,-0.5,-7,+2.5,a=b,x-y,'s,ann@uni\n");
});
