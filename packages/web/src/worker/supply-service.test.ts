import { gunzipSync } from 'node:zlib';
import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { solve } from '@slidewise/core/solving';
import { afterEach, expect, test, vi } from 'vitest';
import { atlasShards } from '../../build/shards-plugin.js';
import { fetchShard } from './shard-source.js';
import { SupplyService } from './supply-service.js';

const { catalogue, files } = atlasShards();
const service = new SupplyService(async (name) =>
  name === 'catalogue.json' ? JSON.stringify(catalogue) : gunzipSync(files.get(name)!).toString(),
);
const size = { width: 6, height: 6 };

afterEach(() => void vi.unstubAllGlobals());

test('a new board: its id, what there is to see, and how many moves it takes', async () => {
  const request = { family: 'rush-hour', size, moves: 12, seed: 5 };
  const { id, scene, moves } = unwrap(await service.bring(1, { kind: 'new', request }, () => {}));
  const { family, reading } = unwrap(readPositionId(id));
  expect(family.scene(reading.position)).toEqual(scene);
  expect([moves, unwrap(solve(family, reading.position)).length]).toEqual([12, 12]);
});

test('the board of a day, and one in a random order', async () => {
  const daily = unwrap(await service.bring(1, { kind: 'daily', family: 'tiles', date: '2026-11-18' }, () => {}));
  expect(daily.moves).toBe(22);
  const random = { kind: 'shuffle', family: 'tiles', size: { width: 3, height: 3 }, seed: 7 } as const;
  const shuffled = unwrap(await service.bring(2, random, () => {}));
  expect([shuffled.moves, shuffled.scene.width]).toEqual([undefined, 3]);
  expect(unwrap(await service.bring(3, random, () => {}))).toEqual(shuffled);
});

test('what cannot be brought is a problem, and a request can be called off', async () => {
  const problemWith = async (family: string, moves: number, leave = false): Promise<string> => {
    const request = { family, size: { width: 5, height: 5 }, moves, seed: 1 };
    const answer = service.bring(9, { kind: 'new', request }, () => {});
    if (leave) service.leave(9);
    const result = await answer;
    return result.ok ? '' : result.problem.message;
  };
  expect(await problemWith('chess', 3)).toBe('there is no family "chess"');
  expect(await problemWith('rush-hour', 20, true)).toBe('the making was cancelled');
  expect(familyById('rush-hour')!.making!.puzzles!.quick!.length).toBeGreaterThan(1);
});

test('lists come packed or unpacked, and what cannot be loaded says so', async () => {
  const [name, packed] = [...files][0]!;
  const answers: Record<string, () => Response> = {
    [name]: () => new Response(packed as Uint8Array<ArrayBuffer>),
    unpacked: () => new Response('a\nb\n'),
    missing: () => new Response('', { status: 404 }),
  };
  vi.stubGlobal('self', { location: { href: 'http://localhost/app/assets/engine.js' } });
  vi.stubGlobal('fetch', async (url: URL) => {
    const answer = answers[url.pathname.split('/').at(-1)!];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
  expect(await fetchShard(name)).toBe(gunzipSync(packed).toString());
  expect(await fetchShard('unpacked')).toBe('a\nb\n');
  await expect(fetchShard('missing')).rejects.toThrow('the server answered 404');
  await expect(fetchShard('elsewhere')).rejects.toThrow('there is no network');
});
