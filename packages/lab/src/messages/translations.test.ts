import type { Message } from '@slidewise/core/messages';
import { expect, test } from 'vitest';
import { translationFlaws } from '../../../core/src/testing/translation-flaws.js';
import { LEVELS } from '../collection/index.js';
import { SAMPLES } from '../testing/message-samples.js';
import * as german from './de/index.js';
import * as english from './en/all.js';
import { ENGLISH_ONLY } from './translation.js';
import * as chinese from './zh-hans/index.js';

const makers = Object.entries(english) as unknown as readonly (readonly [string, (...given: unknown[]) => Message])[];
const samples = SAMPLES as Readonly<Record<string, readonly unknown[]>>;
const messages = makers.map(([name, make]) => make(...samples[name]!));
const languages = [
  ['German', german],
  ['Chinese', chinese],
] as const;

test.each(languages)('%s has a sentence for every message that a player can meet', (_, { sentences }) => {
  expect(translationFlaws(sentences, messages, ENGLISH_ONLY)).toEqual([]);
  const codes = messages.map(({ code }) => code);
  expect(ENGLISH_ONLY.filter((code) => !codes.includes(code))).toEqual([]);
});

test.each(languages)('%s has a name for every level', (_, { levels }) => {
  expect(Object.keys(levels)).toEqual(LEVELS.map(({ id }) => id));
  expect(LEVELS.filter(({ id, title }) => levels[id] === title)).toEqual([]);
});
