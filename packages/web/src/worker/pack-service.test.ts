import { unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { expect, test } from 'vitest';
import { PackService } from './pack-service.js';

const service = new PackService();
const TILES = '# First\n1,2,3,4,5,6,7,0,8\n# Second\n1,2,3,4,0,6,7,5,8\n';

test('the boards of a text, with the comments above them', async () => {
  const { boards, problems, more } = await service.read(1, TILES);
  expect([problems, more]).toEqual([[], false]);
  expect(boards.map(({ family, title, scene }) => [family, title, scene.width])).toEqual([
    ['tiles', 'First', 3],
    ['tiles', 'Second', 3],
  ]);
  expect(boards.map(({ board }) => unwrap(readPositionId(board)).reading.position)).toMatchObject([
    { tiles: [1, 2, 3, 4, 5, 6, 7, 0, 8] },
    { tiles: [1, 2, 3, 4, 0, 6, 7, 5, 8] },
  ]);
});

test('ids of all families, one on each line; what cannot be read is named by its line', async () => {
  const ids = '# A jam\nrush-hour:sfu:..../XX.B/...B/....\n\ntiles:rows:1_2/0_3\ntiles:rows:1_1/0_3\n';
  const { boards, problems } = await service.read(1, ids);
  expect(boards.map(({ family, title }) => [family, title])).toEqual([
    ['rush-hour', 'A jam'],
    ['tiles', undefined],
  ]);
  expect(problems).toMatchObject([{ line: 5, problem: { message: expect.any(String) } }]);
});

test('a text without boards says what is wrong with it', async () => {
  const { boards, problems } = await service.read(1, 'hello there');
  expect([boards.length, problems.length]).toEqual([0, 1]);
});

test('boards are rated: level and length, or that there is no solution', async () => {
  expect(unwrap(await service.rate(1, 'tiles:rows:1_2_3/4_5_6/7_0_8'))).toEqual({ level: 'beginner', moves: 1 });
  expect(unwrap(await service.rate(1, 'tiles:rows:1_2_3/4_5_6/8_7_0'))).toEqual({ level: 'unsolvable' });
  expect((await service.rate(1, 'nothing')).ok).toBe(false);
  const cancelled = service.rate(2, 'tiles:rows:0_15_8_3/12_11_7_4/14_10_6_5/9_13_2_1');
  service.leave(2);
  expect((await cancelled).ok).toBe(false);
});
