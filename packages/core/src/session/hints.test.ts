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

test('a hint in steps, and the whole solution; what is known is shown at once', async () => {
  const session = begin();
  const { hints, kinds } = hintsOf(session);
  await hints.ask();
  expect(session.help).toBe('hinted');
  await hints.ask();
  await hints.ask();
  // There is nothing more to tell.
  await hints.ask();
  expect(kinds).toEqual(['thinking', 'piece', 'move', 'plan']);
  const { state } = hints;
  if (state.kind !== 'plan') throw new Error(state.kind);
  expect([state.words.message, state.plan.moves.map(({ words }) => words.message)]).toEqual([
    'A down 1',
    ['A down 1', 'X right 4'],
  ]);
  expect(state.plan.reasons.map(({ why }) => why.message)).toEqual([
    'Then A is out of the way of X.',
    'A down 1 makes way for X right 4.',
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

test('a step can be asked for at once; what stands in the way costs nothing', async () => {
  const session = begin();
  const { hints } = hintsOf(session);
  hints.explain();
  expect([hints.state.kind, session.help]).toEqual(['reasons', 'clean']);
  await hints.ask('move');
  expect([hints.state.kind, session.help]).toEqual(['move', 'hinted']);
});

test('a plan goes on as long as its moves are played, and ends with another or the last', async () => {
  const session = begin();
  const { hints } = hintsOf(session);
  await hints.ask('plan');
  const plan = () =>
    hints.state.kind === 'plan' ? hints.state.plan.moves.map(({ words }) => words.message) : hints.state.kind;
  const [first] = hints.state.kind === 'plan' ? hints.state.plan.moves : [];
  unwrap(session.playSlide(first!.slide));
  hints.follow();
  expect(plan()).toEqual(['X right 4']);
  unwrap(session.playText('B right 1'));
  hints.follow();
  expect(plan()).toBe('none');
  session.undo();
  await hints.ask('plan');
  unwrap(session.playText('X right 4'));
  hints.follow();
  expect([session.solved, plan()]).toEqual([true, 'none']);
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
