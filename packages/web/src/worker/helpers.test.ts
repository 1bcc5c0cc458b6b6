import { expect, test } from 'vitest';
import { helpersForCores } from './helpers.js';

const scope = (crossOriginIsolated: boolean, hardwareConcurrency: number): Parameters<typeof helpersForCores>[0] => ({
  crossOriginIsolated,
  navigator: { hardwareConcurrency } as Navigator,
});

test('there are helpers where memory can be shared and a core is left', () => {
  const counts = [scope(true, 4), scope(true, 64), scope(true, 1), scope(false, 4)].map(
    (each) => helpersForCores(each, () => () => {})?.count,
  );
  expect(counts).toEqual([3, 7, undefined, undefined]);
});

test('each is started when it is first needed, and kept', () => {
  const said: unknown[] = [];
  let started = 0;
  const helpers = helpersForCores(scope(true, 3), () => {
    const number = ++started;
    return (...order) => said.push([number, ...order]);
  })!;
  expect(started).toBe(0);
  helpers.help('tiles', ['a']);
  helpers.help('tiles', ['b', 'c']);
  expect(started).toBe(2);
  expect(said).toEqual([
    [1, 'tiles', 'a'],
    [1, 'tiles', 'b'],
    [2, 'tiles', 'c'],
  ]);
});
