import { expect, test } from 'vitest';
import { findingsOn, type Machine } from './findings.js';

const GOOD: Machine = {
  node: '22.0.0',
  threads: 8,
  threadError: undefined,
  memory: 2 ** 34,
  webAssembly: true,
  cache: { folder: '/cache', error: undefined, tables: [{ bytes: 1024 }, { bytes: 1024 }] },
  startError: undefined,
  webApp: true,
  opener: 'xdg-open',
  redis: { where: 'redis://there:6379', notes: [] },
};

const changed = (change: Partial<Machine>) =>
  findingsOn({ ...GOOD, ...change })
    .filter(({ status }) => status !== 'good')
    .map(({ check, status }) => `${check} ${status}`);

test('nothing is slow on a good machine, and facts have their numbers', () => {
  expect(changed({})).toEqual([]);
  expect(findingsOn(GOOD).find(({ check }) => check === 'cache')).toMatchObject({
    fact: '2 tables, 2.0 KiB, in /cache',
    facts: { tables: 2, bytes: 2048 },
  });
});

test.each<[Partial<Machine>, string]>([
  [{ threads: 1 }, 'threads slow'],
  [{ threadError: 'no' }, 'threads broken'],
  [{ memory: 2 ** 30 }, 'memory slow'],
  [{ webAssembly: false }, 'webassembly slow'],
  [{ cache: { folder: undefined, error: undefined, tables: [] } }, 'cache slow'],
  [{ cache: { folder: '/cache', error: '/cache: no', tables: [] } }, 'cache slow'],
  [{ startError: 'no' }, 'start slow'],
  [{ webApp: false }, 'browser broken'],
  [{ opener: undefined }, 'browser absent'],
  [{ redis: undefined }, 'redis absent'],
  [{ redis: { where: 'there', notes: [], error: 'there: no' } }, 'redis broken'],
])('%j: %s', (change, expected) => {
  expect(changed(change)).toEqual([expected]);
  for (const { status, effect } of findingsOn({ ...GOOD, ...change }))
    expect(effect === undefined).toBe(status === 'good');
});
