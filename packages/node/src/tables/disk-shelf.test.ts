import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { DiskShelf } from './disk-shelf.js';

test.each([1, 2 ** 30])(
  'a shelf that is closed before it has begun to build begins nothing: %i bytes',
  async (buildBytes) => {
    const shelf = new DiskShelf(() => {});
    const building = shelf.build('none-such', { id: 'none-such', bytes: 1, buildBytes }, () => {});
    await shelf.close();
    // It would fail for want of such a family.
    await expect(building).resolves.toBeUndefined();
  },
);

test('a small table is built without a thread, kept and saved', async () => {
  const home = mkdtempSync(join(tmpdir(), 'slidewise-'));
  vi.stubEnv('XDG_CACHE_HOME', home);
  const shelf = new DiskShelf(() => {});
  const request = { id: 'tiles-patterns-v2-4x4-15-1.2.3', bytes: 5379, buildBytes: 178_259 };
  const building = shelf.build('tiles', request, () => {});
  expect(shelf.expects(request.id)).toBe(true);
  await building;
  expect([shelf.get(request.id)?.length, shelf.expects(request.id)]).toEqual([1896, false]);
  await shelf.close();
  expect(await new DiskShelf(() => {}).load(request.id)).toBe(true);
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});
