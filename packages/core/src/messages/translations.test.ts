import { expect, test } from 'vitest';
import { families } from '../families.js';
import { algorithms } from '../search/index.js';
import { SAMPLES } from '../testing/message-samples.js';
import { translationFlaws } from '../testing/translation-flaws.js';
import { translate } from './catalogue.js';
import * as german from './de/index.js';
import * as english from './en/all.js';
import { type Message, message } from './message.js';
import { ENGLISH_ONLY, type Names } from './translation.js';
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
});

test('what stays in English is a message of the library', () => {
  const codes = messages.map(({ code }) => code);
  expect(ENGLISH_ONLY.filter((code) => !codes.includes(code))).toEqual([]);
  expect(new Set(ENGLISH_ONLY).size).toBe(ENGLISH_ONLY.length);
});

test('a sentence that is missing, careless, needless or left in English is noticed', () => {
  const greet = message('greet', ({ name }: { name: string }) => `hello ${name}`);
  const said = [greet({ name: 'B' }), message('leave', () => 'bye')(), message('kept', () => 'kept')()];
  const sentences = { greet: () => 'hallo', leave: () => 'bye', more: () => 'mehr' };
  expect(translationFlaws(sentences, said, ['kept'])).toEqual([
    'more: no message that is translated has this code',
    'greet: its sentence does not use name',
    'leave: it is left in English',
  ]);
  expect(translationFlaws({}, said, ['kept', 'leave'])).toEqual(['greet: there is no sentence']);
});

/** All things with names, by the ids that catalogues use. */
function namedThings(): Record<keyof Names, readonly (readonly [id: string, title: string])[]> {
  // A new family has English names until somebody translates it.
  const translated = families.filter(({ id }) => id in german.names.families || id in chinese.names.families);
  const ofFamilies = (kind: 'metrics' | 'heuristics' | 'goals' | 'formats') =>
    translated.flatMap((family) =>
      family[kind].map((each) => [`${family.id}/${each.id}`, 'title' in each ? each.title : each.id] as const),
    );
  return {
    families: translated.map(({ id, title }) => [id, title]),
    algorithms: [...algorithms, ...translated.flatMap(({ strategies }) => strategies)].map(({ id, title }) => [
      id,
      title,
    ]),
    metrics: ofFamilies('metrics'),
    heuristics: ofFamilies('heuristics'),
    goals: ofFamilies('goals'),
    formats: ofFamilies('formats'),
  };
}

/** Names that are the same everywhere. */
const SAME = ['Rush Hour', 'A*', 'IDA*'];

test.each(languages)('%s has a name for everything that has an id', (_, { names }) => {
  for (const [kind, things] of Object.entries(namedThings())) {
    const own = names[kind as keyof Names];
    expect(Object.keys(own).sort()).toEqual(things.map(([id]) => id).sort());
    const left = things.filter(([id, title]) => kind !== 'formats' && own[id]!.title === title);
    expect(left.map(([, title]) => title).filter((title) => !SAME.includes(title))).toEqual([]);
  }
});

test('counts, amounts and moves as each language writes them', () => {
  const move = english.tilesPushed({ tile: 7, others: 1, direction: 'left' });
  const plan = english.moveMakesWay({
    move,
    next: english.slides({ piece: 'X', direction: 'right', cells: 4 }),
    moves: 2,
  });
  expect(plan.message).toBe('7 and 1 other left makes way for X right 4, 2 moves later.');
  expect(translate(plan, german.sentences)).toBe('7 und 1 weiteres links macht Platz für X rechts 4, 2 Züge später.');
  expect(translate(plan, chinese.sentences)).toBe('7 等 2 块 左 为 2 步后的 X 右 4 让路。');
  const turn = english.goesAlong({ piece: 'B', path: ['down', 'left'] });
  expect([german, chinese].map(({ sentences }) => translate(turn, sentences))).toEqual(['B unten, links', 'B 下左']);
  expect([german.amount(1, 'move'), german.amount(1234, 'move')]).toEqual(['1 Zug', '1.234 Züge']);
  expect(chinese.amount(1234, 'step')).toBe('1,234 格');
  const far = english.farFromGoal({ brick: 'A', count: 1, metric: 'steps' });
  expect(translate(far, german.sentences)).toBe('A braucht mindestens 1 Schritt bis zum Ziel');
});
