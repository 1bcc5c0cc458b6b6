import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { DiskTableCache } from './disk-table-cache.js';

test.each([1, 2 ** 30])(
  'a cache that is closed before it has begun to build begins nothing: %i bytes',
  async (buildBytes) => {
    const cache = new DiskTableCache(() => {});
    const building = cache.build('none-such', { id: 'none-such', bytes: 1, buildBytes }, () => {});
    await cache.close();
    // It would fail for want of such a family.
    await expect(building).resolves.toBeUndefined();
  },
);

test('a small table is built without a thread, kept and saved', async () => {
  const home = mkdtempSync(join(tmpdir(), 'slidewise-'));
  vi.stubEnv('XDG_CACHE_HOME', home);
  const cache = new DiskTableCache(() => {});
  const request = { id: 'tiles-patterns-v2-4x4-15-1.2.3', bytes: 5379, buildBytes: 178_259 };
  const building = cache.build('tiles', request, () => {});
  expect(cache.expects(request.id)).toBe(true);
  await building;
  expect([cache.get(request.id)?.length, cache.expects(request.id)]).toEqual([1896, false]);
  await cache.close();
  expect(await new DiskTableCache(() => {}).load(request.id)).toBe(true);
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});
