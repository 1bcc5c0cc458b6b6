import { makingOf } from '@slidewise/core/contract';
import { families, familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { describe, expect, test } from 'vitest';
import { BoardService } from './board-service.js';

const service = new BoardService();

describe.each(families.map((family) => [family.id, family] as const))('a text of %s', (_, family) => {
  const { sizes, plain } = makingOf(family);
  const position = unwrap(plain(sizes.usual));

  test('is read in every notation that says all, and as an id', async () => {
    const alone = family.formats.flatMap(({ id }) => {
      const text = family.print(position, id);
      return text.ok && family.parse(text.value, {}).ok ? [text] : [];
    });
    expect(alone.length).toBeGreaterThan(0);
    for (const text of alone) {
      const found = await service.read({ id: 1, text: text.value, family: family.id });
      expect(found.boards[0]).toMatchObject({ line: 1 });
      expect(found.boards[0]!.position).toBeDefined();
    }
    const found = await service.read({ id: 2, text: `\n${positionId(family, position)}\n` });
    expect(found).toMatchObject({ boards: [{ family: family.id, position }] });
  });

  test('is counted', async () => {
    const task = { id: 3, family: family.id, position, metric: family.metrics[0]!.id, most: 50 };
    const { count, complete } = await service.count(task, () => {});
    expect(complete ? count <= 50 : count > 50).toBe(true);
  });
});

test('several boards in a text keep their lines, the wrong ones too', async () => {
  const text = '1 2 3 4 5 6 7 8 0\n1 2 3 4 5 6 7 0 8\n1 1 3 4 5 6 7 0 8\n';
  const { boards, more } = await service.read({ id: 4, text });
  expect(more).toBe(false);
  expect(boards.map(({ line, problem }) => [line, problem?.line])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, 3],
  ]);
});

test('a long text is cut short, and nonsense is a problem', async () => {
  const text = '1 2 3 4 5 6 7 8 0\n'.repeat(400);
  expect(await service.read({ id: 5, text })).toMatchObject({ more: true });
  for (const nonsense of ['', '\u0000\u0001', '???', 'x'.repeat(100_000), 'tiles:rows:']) {
    const { boards } = await service.read({ id: 6, text: nonsense });
    expect(boards, nonsense.slice(0, 9)).not.toHaveLength(0);
    for (const { position, problem } of boards) expect(position === undefined && problem?.message).toBeTruthy();
  }
});

test('the work of a cancelled request ends', async () => {
  // Too many boards can be reached from here to count them all.
  const family = familyById('tiles')!;
  const position = unwrap(makingOf(family).plain({ width: 6, height: 6 }));
  const task = { id: 7, family: family.id, position, metric: family.metrics[0]!.id, most: 3e6 };
  const { count } = await service.count(task, () => service.leave(7));
  expect(count).toBeLessThan(task.most);
});
