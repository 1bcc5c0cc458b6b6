import { expect, test } from 'vitest';
import { anyScript } from './any-script.js';

const characters = Array.from({ length: 0x600 }, (_, i) => String.fromCodePoint(i)).concat('Ⅷ', '車', '‐', '😀');

test.each(['[\\p{L}]', '[\\p{Lu}.]', '^[\\p{L}\\p{N}]$', '[^\\p{L}\\p{N} ]'])(
  '%s is what it is as a regular expression, for every character and beside others',
  (source) => {
    const [pattern, oracle] = [anyScript(source), new RegExp(source, 'u')];
    const texts = characters.flatMap((character) => ['', 'a', 'é', ' '].map((before) => before + character));
    expect(texts.filter((text) => pattern.test(text) !== oracle.test(text))).toEqual([]);
  },
);
