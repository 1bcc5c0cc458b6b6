import { expect, test } from 'vitest';
import { unwrap } from '../result.js';
import { rushHour } from '../rush-hour/index.js';
import { solve } from '../solving/solve.js';
import { tiles } from '../tiles/index.js';
import { Hints } from './hints.js';
import { Session } from './session.js';

const BOARD = 'BB...C\n.....C\nXXA...\n..A..D\n..A..D\nEE...D\n';
const begin = () => Session.start(rushHour, unwrap(rushHour.parse(BOARD, {})));
type Game = ReturnType<typeof begin>;
type GameSolver = Parameters<Game['advise']>[0];
const solver: GameSolver = (position, metric) => ({
  answer: Promise.resolve(unwrap(solve(rushHour, position, { metric }))),
  cancel: () => {},
});
const hintsOf = (session: Game, asked = solver) => {
  const kinds: string[] = [];
  const hints = new Hints(session, { solver: () => asked, changed: () => void kinds.push(hints.state.kind) });
  return { hints, kinds };
};

test('a hint, why, and the whole solution; what is known is shown at once', async () => {
  const session = begin();
  const { hints, kinds } = hintsOf(session);
  await hints.ask();
  expect(kinds).toEqual(['thinking', 'move']);
  expect(session.help).toBe('hinted');
  hints.explain();
  const { state } = hints;
  expect(state.kind === 'explained' && [state.words, state.why?.why.message]).toEqual([
    'A down 1',
    'Then A is out of the way of X.',
  ]);
  unwrap(session.play(session.slides()[0]!.move));
  hints.follow();
  expect(hints.state.kind).toBe('none');
  session.undo();
  hints.follow();
  let length = 0;
  void hints.solution(({ moves }) => {
    length = moves.length;
  });
  expect([length, hints.state.kind]).toEqual([2, 'none']);
});

test('a cancelled wait shows nothing, and a solver that fails is named as such', async () => {
  const session = begin();
  let cancelled = 0;
  const { hints } = hintsOf(session, () => ({ answer: new Promise(() => {}), cancel: () => cancelled++ }));
  void hints.ask();
  expect(hints.state.kind).toBe('thinking');
  hints.cancel();
  expect([hints.state.kind, cancelled]).toEqual(['none', 1]);
  const broken = hintsOf(begin(), () => ({
    answer: Promise.reject(new Error('gone')),
    cancel: () => {},
  }));
  await broken.hints.ask();
  expect(broken.hints.state).toMatchObject({ kind: 'unknown', reason: { code: 'solver-failed', message: 'gone' } });
});

test('where no solution exists, nothing is said of moves to go', async () => {
  const session = Session.start(tiles, unwrap(tiles.parse('2 1 3\n4 5 6\n7 8 0\n', {})));
  const hints = new Hints(session, {
    solver: () => (position, metric) => ({
      answer: Promise.resolve(unwrap(solve(tiles, position, { metric }))),
      cancel: () => {},
    }),
    changed: () => {},
  });
  await hints.prepare();
  hints.explain();
  expect(hints.state.kind).toBe('hopeless');
  expect(session.help).toBe('clean');
});
