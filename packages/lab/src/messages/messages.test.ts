import { english as core, type Message } from '@slidewise/core/messages';
import { expect, test } from 'vitest';
import { messageFlaws } from '../../../core/src/testing/message-flaws.js';
import { SAMPLES } from '../testing/message-samples.js';
import * as english from './en/all.js';

const makers = Object.entries(english) as unknown as readonly (readonly [string, (...given: unknown[]) => Message])[];
const samples = SAMPLES as Readonly<Record<string, readonly unknown[]>>;

test.each(makers)('%s has a code that no other message has, and a sentence that uses every value', (name, make) => {
  expect(Object.keys(core)).not.toContain(name);
  expect(messageFlaws(name, make, samples[name]!)).toEqual([]);
});
