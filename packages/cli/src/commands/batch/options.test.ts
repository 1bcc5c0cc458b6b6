import { expect, test } from 'vitest';
import { WORKER_OPTIONS } from './options.js';

test('a lock that no worker could keep is refused; without a unit it is seconds', () => {
  const { parse } = WORKER_OPTIONS.find(({ name }) => name === 'lock')!.value as { parse(text: string): unknown };
  expect(['1ms', '0', '99ms', 'x', '100ms', '1', '30s'].map(parse)).toEqual([
    ...Array<undefined>(4).fill(undefined),
    100,
    1000,
    30_000,
  ]);
});
