import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { expect, test } from 'vitest';
import { opened, TestWorld } from '../../testing/game-world.js';
import { Playback } from './playback.js';

test('a film of a solution: play, pause, speed, any place, the end', async () => {
  const { session } = opened('#/play/bricks/klotski');
  const world = new TestWorld(session);
  const { moves } = unwrap(solve(session.family, session.start));
  const film = new Playback(session.family, session.start, moves, () => {}, world.later);
  film.play();
  await world.pass(600);
  expect([film.at, film.playing]).toEqual([1, true]);
  film.speed = 60;
  await world.pass(60);
  expect(film.at).toBe(2);
  film.stop();
  await world.pass(5000);
  expect(film.at).toBe(2);
  film.goTo(60);
  let position = session.start;
  for (const move of moves.slice(0, 60)) position = unwrap(session.family.play(position, move));
  expect(film.position).toEqual(position);
  film.goTo(999);
  expect([film.at, film.atEnd, session.family.isSolved(film.position)]).toEqual([81, true, true]);
  film.play();
  expect(film.at).toBe(0);
});
