import { expect, test } from 'vitest';
import { formatText, splitText, valueNames, withoutNote } from './format.js';
import { preferredLanguage } from './language.js';

const number = (value: number): string => `<${value}>`;

test('values and words that depend on them', () => {
  expect(formatText('{n} {n:move|moves} by {who}', { n: 1, who: 'you' }, number)).toBe('<1> move by you');
  expect(formatText('{n} {n:move|moves} by {who}', { n: 2000, who: '{n}' }, number)).toBe('<2000> moves by {n}');
  expect(formatText('{n} 步', { n: 3 }, number)).toBe('<3> 步');
  expect(formatText('{other}', { n: 3 }, number)).toBe('{other}');
});

test('values that stand for themselves', () => {
  const bold = { bold: 7 };
  expect(splitText('Move {n} of {all}:', { n: bold, all: '9' })).toEqual(['Move ', bold, ' of ', '9', ':']);
});

test('the names of values', () => {
  expect(valueNames('{moves} in {time}, {n:game|games}')).toEqual(['moves', 'n', 'time']);
  expect(withoutNote('Play#film')).toBe('Play');
});

test('the first language that the app speaks', () => {
  expect(preferredLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(preferredLanguage(['zh-TW'])).toBe('zh-hans');
  expect(preferredLanguage(['en-US', 'de'])).toBe('en');
  expect(preferredLanguage(['fr'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});
