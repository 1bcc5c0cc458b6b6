import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { Session } from '@slidewise/core/session';
import { expect, test } from 'vitest';
import { goalOf, hintMessage, SHOWN, solvedMessage } from './game-texts.js';

const family = familyById('tiles')!;
const reading = unwrap(family.parse('1 2 3\n4 5 6\n7 0 8\n'));
const session = Session.start(family, reading);
const [slide] = session.slides();
const advice = { status: 'solved', moves: [slide!.move], length: 1234, lowerBound: 1200, reason: undefined } as const;

test('a hint is one line each, within a panel, and counts are grouped', () => {
  const keys = { hint: 'h', solution: 'p' };
  const hint = { kind: 'move', words: session.moveMessage(slide!.move), slide: slide! } as const;
  const best = hintMessage(session, { ...hint, advice: { ...advice, optimal: true } }, keys);
  expect(best[1]).toBe('1,234 moves to go, the fewest possible.');
  const some = hintMessage(session, { ...hint, advice: { ...advice, optimal: false } }, keys);
  expect(some[1]).toBe('1,234 moves to go, but there may be a shorter one (at least 1,200).');
});

test('a goal that is a whole arrangement is told place by place', () => {
  const bricks = familyById('bricks')!;
  const tray = '2 3\n0 0 0 0\n0 1 0 1\n1 0 1 1\ngoal\n0 2 0 2\n1 1 1 2\n';
  expect(goalOf(Session.start(bricks, unwrap(bricks.parse(tray))))).toBe(
    'Bring 4 to its cells marked with ◇. Put pieces of these sizes, any that fit, on the other marked cells: 1×1 at row 1, column 3.',
  );
});

test('how much of a solution was shown, of one move, two and more', () => {
  /** The first of the moves were shown by the solver, the others found. */
  const messageAfter = (board: string, moves: readonly string[], shown: number): string | undefined => {
    const game = Session.start(family, unwrap(family.parse(board)));
    moves.forEach((text, i) => {
      unwrap(game.play(unwrap(family.parseMove(game.position, text))));
      if (i >= shown) return;
      game.note(SHOWN);
      game.takeHelp('shown');
    });
    return solvedMessage(game)[1];
  };
  expect(messageAfter('1 2 3\n4 5 6\n7 0 8\n', ['8 left'], 1)).toBe('The whole solution was shown.');
  const far = '1 2 3\n0 5 6\n4 7 8\n';
  const moves = ['4 up', '7 left', '8 left'];
  expect(messageAfter(far, moves, 1)).toBe('1 of them was shown.');
  expect(messageAfter(far, moves, 2)).toBe('2 of them were shown.');
  expect(messageAfter(far, moves, 3)).toBe('The whole solution was shown.');
});
