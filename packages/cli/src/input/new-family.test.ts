import { replayText } from '@slidewise/core/reading';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { moveTexts } from '@slidewise/server/answers';
import { expect, test } from 'vitest';
import { register } from '../../../core/src/testing/register.js';
import { frogs } from '../../../core/src/testing/toy/frogs.js';
import { drawScene } from '../terminal/draw.js';
import { boardsIn } from './boards.js';

register(frogs);

test('boards of a new family are read, solved, printed and replayed', () => {
  const [board] = boardsIn({ name: '-', text: 'DA_CB\n' }, undefined, {});
  const { family, reading } = board!;
  expect(family).toBe(frogs);
  const solution = unwrap(solve(family!, reading!.position));
  const texts = moveTexts(family!, reading!.position, solution, reading!.format, undefined);
  const replay = replayText(family!, reading!, texts.join(' '));
  expect(replay.bad).toBeUndefined();
  expect(replay.texts).toEqual(texts);
  expect(family!.isSolved(replay.position)).toBe(true);
  expect(drawScene(family!.scene(replay.position)).join('\n')).toMatch(/A.*B.*C.*D/);
});
