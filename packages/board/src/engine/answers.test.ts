import { expect, test } from 'vitest';
import { answer } from './answers.js';
import type { Answer, CallName, GameCalls, View } from './protocol.js';

let boards = 0;

/** Asks as a board does: plain data goes in, and comes out. */
function newBoard() {
  const board = ++boards;
  const reply = async (name: CallName | 'close', ...given: unknown[]) =>
    structuredClone(await answer(structuredClone({ number: 1, board, name, given: given as never })));
  const ask = async <K extends CallName>(name: K, ...given: Parameters<GameCalls[K]>): Promise<Answer<K>> => {
    const got = await reply(name, ...given);
    if (got === undefined || 'problem' in got) throw new Error(got?.problem.message ?? 'no answer');
    return got.value as Answer<K>;
  };
  const move = (view: View, piece: number, rows: number, columns: number): unknown =>
    view.slides.find(
      ({ shifts: [shift] }) => shift!.piece === piece && shift!.rows === rows && shift!.columns === columns,
    )!.move;
  return { reply, ask, move };
}

const TRUCK = 'rush-hour:sfu:.....A/BBB..A/XXC..A/..C.../..D.../..D...';

test('a game: moves that join, back, and the position as an id', async () => {
  const { ask, move } = newBoard();
  const view = await ask('open', { text: TRUCK });
  expect(view).toMatchObject({ position: TRUCK, at: 0, count: 0, solved: false, last: undefined });
  const down = move(view, 0, 1, 0);
  expect(await ask('describe', down)).toMatchObject({ text: 'AD1', words: { message: 'A down 1' } });
  const once = await ask('play', down);
  const twice = await ask('play', move(once, 0, 1, 0));
  expect(twice).toMatchObject({ at: 1, length: 1, last: { text: 'AD2' } });
  expect(await ask('goTo', 0)).toMatchObject({ position: TRUCK, at: 0, count: 1 });
});

test('a link is the board that it shows, and several boards are none', async () => {
  const { ask, reply } = newBoard();
  const link = `http://localhost:8370/#/play?board=${TRUCK}&moves=AD1`;
  expect((await ask('open', { text: link })).position).toBe('rush-hour:sfu:....../BBB..A/XXC..A/..C..A/..D.../..D...');
  expect(await reply('open', { text: '1 2/0 3\n1 2/3 0' })).toMatchObject({ problem: { code: 'several-boards' } });
});

test('a slide that can go on to where it must is not judged before it is done', async () => {
  const { ask, move } = newBoard();
  let view = await ask('open', { text: TRUCK });
  expect(await ask('judge')).toEqual({ optimum: 4, left: 4, excess: 0, lost: 0 });
  view = await ask('play', move(view, 0, 1, 0));
  expect(await ask('judge')).toMatchObject({ lost: 0 });
  view = await ask('play', move(view, 0, 1, 0));
  view = await ask('play', move(view, 0, 1, 0));
  expect(await ask('judge')).toEqual({ optimum: 4, left: 3, excess: 0, lost: 0 });
  await ask('play', move(view, 0, -2, 0));
  expect(await ask('judge')).toMatchObject({ lost: 0 });
});

test('a hint, a film of a solution or of given moves, and a tree', async () => {
  const { ask } = newBoard();
  const text = 'tiles:rows:1_2_3/4_0_6/7_5_8';
  await ask('open', { text });
  expect(await ask('hint')).toMatchObject({ text: 'U', shifts: [{ piece: 4, rows: -1, columns: 0 }] });
  expect(await ask('solve', '')).toMatchObject({ at: 0, count: 2, position: text });
  expect(await ask('solve', 'R L U L')).toMatchObject({ at: 0, count: 4 });
  const tree = await ask('plant', { algorithm: 'bfs' });
  expect(tree).toMatchObject({ expanded: 1, nodes: 5, over: false, algorithm: 'bfs' });
  expect(tree.svg.startsWith('<svg')).toBe(true);
  expect((await ask('grow')).expanded).toBe(2);
});

test('what cannot be done is said', async () => {
  const { reply, ask } = newBoard();
  expect(await reply('open', { text: 'rush-hour:sfu:AAA/.X.' })).toMatchObject({
    problem: { message: expect.stringMatching(/./) },
  });
  expect(await reply('open', { text: TRUCK, moves: 'AD1 ZZ' })).toMatchObject({
    problem: { message: expect.stringMatching(/ZZ/) },
  });
  // Of a board that is not open, nothing is said: it has gone.
  expect(await reply('hint')).toBeUndefined();
  await ask('open', { text: 'tiles:rows:2_1_3/4_5_6/7_8_0' });
  expect(await ask('hint')).toMatchObject({ reason: { message: expect.stringMatching(/./) } });
  expect(await ask('judge')).toEqual({ optimum: undefined });
  expect(await reply('play', { tile: 99 })).toMatchObject({ problem: { message: expect.stringMatching(/./) } });
  expect(await reply('plant', { algorithm: 'dance' })).toMatchObject({
    problem: { message: expect.stringMatching(/dance/) },
  });
  await reply('close');
  expect(await reply('judge')).toBeUndefined();
});
