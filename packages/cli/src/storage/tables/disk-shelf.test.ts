import { expect, test } from 'vitest';
import { DiskShelf } from './disk-shelf.js';

test('a shelf that is closed before a thread has begun to build begins none', async () => {
  const shelf = new DiskShelf();
  const building = shelf.build('none-such', { id: 'none-such', bytes: 1, buildBytes: 1 }, () => {});
  await shelf.close();
  // A thread would fail for want of such a family.
  await expect(building).resolves.toBeUndefined();
});
