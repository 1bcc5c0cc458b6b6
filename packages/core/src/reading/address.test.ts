import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.js';

test('an empty address is the collection', () => {
  for (const hash of ['', '#', '#/', '#/?']) {
    expect(readAddress(hash)).toEqual({ view: 'collection', name: '', parameters: {} });
  }
  expect(writeAddress({ view: 'collection' })).toBe('#/');
});

test('addresses can be read by people', () => {
  const parameters = { board: 'rush-hour:usc:a../b..', moves: 'c -2,a 1' };
  expect(writeAddress({ view: 'play', name: 'rush-hour/jam-12', parameters })).toBe(
    '#/play/rush-hour/jam-12?board=rush-hour:usc:a../b..&moves=c+-2,a+1',
  );
});

test('what is written is read back', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 }).filter((value) => !/\p{Surrogate}/u.test(value));
  const key = text.filter((value) => value !== '' && value !== '__proto__');
  fc.assert(
    fc.property(text, fc.dictionary(key, text), (name, parameters) => {
      const address = { view: 'play', name, parameters: { ...parameters } };
      expect(readAddress(writeAddress(address))).toEqual(address);
    }),
  );
});

test('a mangled address never throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (hash) => void readAddress(hash)));
  expect(readAddress('#/play?moves=%E0%A4').parameters).toEqual({ moves: '%E0%A4' });
});
