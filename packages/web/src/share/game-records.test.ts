import { unwrap } from '@slidewise/core/result';
import { beforeEach, expect, test, vi } from 'vitest';
import { opened } from '../testing/game-world.js';
import { recordName } from './game-address.js';
import { begunGame, forgetGame, gameRecord, keepGame } from './game-records.js';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

test('a record is the game as it is: none before the first move, begun, solved, forgotten', () => {
  const open = opened('#/play?board=tiles:rows:1_2_3/4_5_6/7_0_8');
  const { session } = open;
  const name = recordName(open);
  const keep = () => keepGame(name, session, false);
  keep();
  expect(stored.size).toBe(0);
  const [wrong] = session.slides().filter(({ position }) => !session.family.isSolved(position));
  unwrap(session.play(wrong!.move));
  keep();
  expect([gameRecord(name), begunGame(name)]).toEqual([{ text: session.save(), solved: false }, session.save()]);
  session.undo();
  unwrap(session.play(session.slides().find(({ position }) => session.family.isSolved(position))!.move));
  keep();
  expect([gameRecord(name), begunGame(name)]).toEqual([{ text: session.save(), solved: true }, undefined]);
  forgetGame(name);
  expect(gameRecord(name)).toBeUndefined();
});

test('of boards that are no puzzles, the oldest record goes; those of puzzles stay', () => {
  const { session } = opened('#/play/tiles/3x3-easy');
  unwrap(session.play(session.slides()[0]!.move));
  keepGame('tiles/3x3-easy', session, true);
  for (let i = 0; i < 21; i++) {
    keepGame(`tiles:${i}`, session, false);
    keepGame('tiles:0', session, false);
  }
  keepGame('tiles:21', session, false);
  const left = ['tiles/3x3-easy', 'tiles:0', 'tiles:1', 'tiles:2', 'tiles:3', 'tiles:21'].filter(begunGame);
  expect(left).toEqual(['tiles/3x3-easy', 'tiles:0', 'tiles:3', 'tiles:21']);
});
