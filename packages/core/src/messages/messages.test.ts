import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messageFlaws } from '../testing/message-flaws.js';
import { SAMPLES } from '../testing/message-samples.js';
import { type Catalogue, translate } from './catalogue.js';
import * as english from './en/all.js';
import { type Message, message } from './message.js';
import { messageFields } from './message-fields.js';

const makers = Object.entries(english) as unknown as readonly (readonly [string, (...given: unknown[]) => Message])[];
const samples = SAMPLES as Readonly<Record<string, readonly unknown[]>>;

test.each(makers)('%s has a code, and a sentence that uses every value', (name, make) => {
  expect(messageFlaws(name, make, samples[name]!)).toEqual([]);
});

test('a message that lacks something is noticed', () => {
  const careless = message('careless-one', ({ used, left }: { used: string; left?: string }) => `${used}${left ?? ''}`);
  const given = [{ used: 'said', unused: 1 }];
  expect(messageFlaws('carelessOne', careless as never, given)).toEqual(['its sentence does not use unused']);
  expect(messageFlaws('careful', careless as never, [{}])).toEqual([
    'its code is careless-one',
    'its sentence is "undefined"',
  ]);
});

test('every message of the library is said somewhere', () => {
  const src = new URL('../', import.meta.url);
  const files = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => !/\/(testing|messages)\//.test(path));
  const sources = files.map((path) => readFileSync(path, 'utf8')).join('\n');
  const words = new Set(sources.match(/\w+/g));
  expect(makers.map(([name]) => name).filter((name) => !words.has(name))).toEqual([]);
});

test('a message is made again in another language from its code and its values', () => {
  const german: Pick<Catalogue, 'move-number' | 'vehicle-blocked'> = {
    'move-number': ({ move, why }, tell) => `Zug ${move}: ${tell(why)}`,
    'vehicle-blocked': ({ vehicle, by, direction, free }) =>
      `${vehicle} kann nicht ${by} nach ${{ left: 'links', right: 'rechts', up: 'oben', down: 'unten' }[direction]}: ${free} frei`,
  };
  const why = english.vehicleBlocked({ vehicle: 'B', by: 3, direction: 'down', free: 1 });
  const said = JSON.parse(JSON.stringify(english.moveNumber({ move: 2, why }))) as Message;
  expect(said.message).toBe('move 2: vehicle "B" cannot move 3 down: only 1 free');
  expect(translate(said, german)).toBe('Zug 2: B kann nicht 3 nach unten: 1 frei');
  const unknown = english.moveNumber({ move: 2, why: english.cancelled() });
  expect(translate(unknown, german)).toBe('Zug 2: it was cancelled');
  // Names of all objects are no codes.
  expect(translate(message('constructor', () => 'said')(), german)).toBe('said');
});

test('a message as fields of a line of JSON', () => {
  expect(messageFields('reason', english.limitHit({ limit: 'time' }))).toEqual({
    reason: 'the time limit was hit',
    reasonCode: 'limit-hit',
    reasonValues: { limit: 'time' },
  });
});

test('nothing is solved: one position, two, and more', () => {
  const said = (positions: number, mirrored = false): string => english.noneSolved({ positions, mirrored }).message;
  expect([1, 2, 5170].map((count) => said(count))).toEqual([
    'the only position that can be reached was seen, and it is not solved',
    'both positions that can be reached were seen, and neither is solved',
    'all 5,170 positions that can be reached were seen, and none is solved',
  ]);
  expect(said(2, true)).toBe(
    'both positions that can be reached, mirror images counted once, were seen, and neither is solved',
  );
});
