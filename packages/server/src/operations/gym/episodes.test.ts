import { rushHour } from '@slidewise/core';
import type { Family } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import { expect, test } from 'vitest';
import { Episodes } from './episodes.js';

const family = rushHour as unknown as Family;
const { position } = unwrap(rushHour.parse('AA.B..\n...B..\nXX.B..\n......\n......\n......'));
const none = (): never => {
  throw new Error('there are no lists');
};
const USUAL = { episodes: 3, length: 9, moves: 99, positions: 1e6, idle: 1000 };

/** Some episodes on one board, by their ids. */
async function begun(limits: Partial<typeof USUAL>, count: number) {
  const clock = { time: 0 };
  const episodes = new Episodes(none, () => clock.time, { ...USUAL, ...limits });
  const ids: string[] = [];
  while (ids.length < count) ids.push(unwrap(await episodes.begin(family, (gym) => gym.open(position))).id);
  const step = async (id: string, move: string): Promise<string> => {
    const found = await episodes.find(id, {});
    if (!found.ok) return found.problem.code;
    unwrap(found.value.episode.step(move));
    episodes.stepped(id);
    return found.value.episode.id;
  };
  return { clock, ids, step };
}

test('those that were used longest ago are forgotten first', async () => {
  const { ids, step } = await begun({}, 3);
  await step(ids[0]!, 'BD1');
  const more = await begun({}, 4);
  expect(await more.step(more.ids[0]!, 'BD1')).toBe('no-such-episode');
  expect(await more.step(more.ids[1]!, 'BD1')).toMatch(/^rush-hour:/);
  expect(await step(ids[0]!, 'BD1')).toMatch(/^rush-hour:/);
});

test('those that nobody goes on with are forgotten, and those of too many moves end', async () => {
  const { clock, ids, step } = await begun({ length: 2 }, 2);
  expect(await step(ids[0]!, 'BD1')).toMatch(/^rush-hour:/);
  clock.time = 1001;
  expect(await step(ids[1]!, 'BD1')).toBe('no-such-episode');
  const { ids: others, step: stepped } = await begun({ length: 2 }, 1);
  for (const move of ['BD1', 'BU1']) expect(await stepped(others[0]!, move)).toMatch(/^rush-hour:/);
  expect(await stepped(others[0]!, 'BD1')).toBe('episode-too-long');
});

test('episodes whose components are no longer at hand are played again', async () => {
  const { ids, step } = await begun({ positions: 1 }, 3);
  const after = [];
  for (const id of ids) after.push(await step(id, 'BD1'));
  expect(new Set(after).size).toBe(1);
  // Two steps of one episode at the same time both count.
  await step(ids[2]!, 'BU1');
  const both = await Promise.all([step(ids[0]!, 'BD1'), step(ids[0]!, 'BD1')]);
  expect(both).toEqual([expect.stringContaining('rush-hour:'), expect.stringContaining('rush-hour:')]);
  expect(both[0]).not.toBe(both[1]);
});
