import type { Family } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { solve } from '@slidewise/core/solving';
import { expect, test } from 'vitest';
import { listedBoards } from '../testing/listed-boards.js';
import type { Episode } from './episode.js';
import { Gym } from './gym.js';
import { SPLITS, splitOf } from './split.js';

const family = (id: string): Family => familyById(id)!;

/** Plays at random for a while, and says what comes of each move. */
function* wander(episode: Episode, moves: number) {
  const random = seededRandom(moves);
  for (let left = moves; left > 0 && !episode.situation.done; left--) {
    yield unwrap(episode.step(random.pick(episode.situation.moves)));
  }
}

test.each([
  ['rush-hour', '...B..\n...B..\nAA.B..\n..CC..\n.D....\n.DEE..'],
  ['tiles', '1 2 3\n4 8 5\n7 0 6'],
  // Pieces that are alike change places here.
  ['bricks', 'master: X\ngoal: 2 1\nXXA\nXXB\nCD.\n.E.'],
])('rewards of %s are exact: each distance is that of a shortest solution', (id, board) => {
  const own = family(id);
  const { position } = unwrap(own.parse(board));
  const episode = unwrap(new Gym(own, listedBoards).begin(position));
  let before = unwrap(solve(own, position)).length;
  expect(episode.situation.distance).toBe(before);
  for (const outcome of wander(episode, 12)) {
    const { reading } = unwrap(readPositionId(episode.id));
    const { length = 0 } = unwrap(solve(own, reading.position));
    expect(outcome).toMatchObject({ before, distance: length, reward: before! - length, done: length === 0 });
    before = length;
  }
});

test('the optimal moves are all that begin a shortest solution; following them ends the episode', () => {
  const own = family('tiles');
  const episode = unwrap(new Gym(own, listedBoards).begin(unwrap(own.parse('1 2 3\n4 8 5\n7 0 6')).position));
  const other = new Gym(own, listedBoards);
  while (!episode.situation.done) {
    const { moves, optimal, distance } = episode.situation;
    const { record } = episode;
    const good = moves.filter((move) => {
      const again = unwrap(other.replay(record));
      return unwrap(again.step(move)).distance === distance - 1;
    });
    expect(optimal).toEqual(good);
    expect(unwrap(episode.step(optimal[0]!)).reward).toBe(1);
  }
  const after = episode.step('L');
  expect(after.ok ? '' : after.problem.message).toBe('the board is solved, which ends the episode: begin another');
});

test('the same request is the same board; a record plays it again; a board is seen as text, data and picture', async () => {
  const gym = new Gym(family('rush-hour'), listedBoards);
  const request = { moves: 4, seed: 3 };
  const episode = unwrap(await gym.reset(request));
  expect(episode.situation.distance).toBe(4);
  const outcomes = [...wander(episode, 5)];
  const fresh = new Gym(family('rush-hour'), listedBoards);
  expect(unwrap(await fresh.reset(request)).record.board).toBe(episode.record.board);
  const again = unwrap(fresh.replay(episode.record));
  expect(again.id).toBe(episode.id);
  expect(again.situation.distance).toBe(outcomes.at(-1)!.distance);
  const text = again.observe('text') as string;
  expect(unwrap(family('rush-hour').parse(text)).position).toEqual(again.observe('json'));
  expect(again.observe('svg')).toMatch(/^<svg/);
});

test('moves are read in any notation; one that is illegal, long or no move leaves the board as it is', () => {
  const own = family('tiles');
  const { position } = unwrap(own.parse('1 2 3\n4 5 6\n0 7 8'));
  const episode = unwrap(new Gym(own, listedBoards).begin(position));
  for (const [move, message] of [
    ['R', /no|not|cannot/],
    ['Ω', /./],
  ] as const) {
    const { id } = episode;
    const outcome = episode.step(move);
    expect(outcome.ok ? '' : outcome.problem.message).toMatch(message);
    expect(episode.id).toBe(id);
  }
});

test('a component has one name, and so one split: from every position of it, and from its mirror image', () => {
  const own = family('bricks');
  const names = ['XXA\nXXB\nCD.\n.E.', 'AXX\nBXX\n.CD\n.E.'].map((rows) => {
    const gym = new Gym(own, listedBoards);
    const first = unwrap(gym.begin(unwrap(own.parse(`master: X\ngoal: 2 1\n${rows}`)).position));
    expect([...wander(first, 6)]).toHaveLength(6);
    const { reading } = unwrap(readPositionId(first.id));
    const later = unwrap(new Gym(own, listedBoards).begin(reading.position));
    expect(later.component).toBe(first.component);
    return first.component;
  });
  expect(names.map(splitOf)).toEqual([splitOf(names[0]!), splitOf(names[0]!)]);
});

test.each([
  ['AA.B..\n...B..\nXX.B..\n......\n......\n......'],
  // The target stays in its row.
  ['AA...\n...B.\nXX.B.\n.....\n..CC.'],
])('a board of Rush Hour has the name of the board upside down', (text) => {
  const own = family('rush-hour');
  const names = [text, text.split('\n').reverse().join('\n')].map(
    (board) => unwrap(new Gym(own, listedBoards).begin(unwrap(own.parse(board)).position)).component,
  );
  expect(names[0]).toBe(names[1]);
});

test('boards of a split are in it, and in no other; the splits have 8, 1 and 1 tenths', async () => {
  const counts = new Map(SPLITS.map((split) => [split, 0]));
  for (let i = 0; i < 2000; i++) counts.set(splitOf(`board ${i}`), counts.get(splitOf(`board ${i}`))! + 1);
  expect(SPLITS.map((split) => Math.round(counts.get(split)! / 200))).toEqual([8, 1, 1]);
  const gym = new Gym(family('rush-hour'), listedBoards);
  const found = await Promise.all(SPLITS.map((split) => gym.reset({ moves: 2, seed: 1, split })));
  for (const [i, episode] of found.entries()) if (episode.ok) expect(episode.value.split).toBe(SPLITS[i]);
  expect(found.some(({ ok }) => ok)).toBe(true);
});

test('boards without a solution, with too many positions, or of no split are refused', async () => {
  const own = family('tiles');
  const { position } = unwrap(own.parse('1 2 3\n4 5 6\n8 7 0'));
  const refusal = (result: { ok: boolean }): string =>
    'problem' in result ? (result.problem as { message: string }).message : '';
  expect(refusal(new Gym(own, listedBoards).begin(position))).toMatch(/^the board has no solution/);
  expect(refusal(new Gym(own, listedBoards, { positions: 100 }).begin(position))).toMatch(
    /^moves lead to more than 100/,
  );
  const gym = new Gym(family('rush-hour'), listedBoards);
  const splits = await Promise.all(SPLITS.map((split) => gym.reset({ moves: 4, seed: 1, split })));
  expect(splits.map(refusal).filter((message) => message.startsWith('none of 400 boards'))).toHaveLength(2);
});

test('few components are kept, and none is lost', async () => {
  const gym = new Gym(family('rush-hour'), listedBoards, { kept: 1 });
  const ids: string[] = [];
  for (const seed of [0, 1, 2, 0, 1, 2]) ids.push(unwrap(await gym.reset({ moves: 2, seed })).id);
  expect(ids.slice(3)).toEqual(ids.slice(0, 3));
});
