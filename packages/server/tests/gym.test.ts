import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { operationNamed } from '../src/operations/index.js';
import { RunningService } from './support/running-service.js';
import { EASY } from './support/samples.js';

const REQUEST = { family: 'rush-hour', moves: 3, seed: 3, size: { width: 5, height: 5 } };
/** Nobody has seen such a board: looking for it takes all the time that there is. */
const ENDLESS = { family: 'rush-hour', moves: 60, size: { width: 7, height: 7 } };

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start(['--gym', '--mcp', '--time-limit', '10m']);
});
afterAll(() => service.end());

const ajv = new Ajv2020({ strict: false });
const outputs = new Map(
  ['gym-reset', 'gym-step'].map((name) => [name, ajv.compile(operationNamed(name)!.output as object)]),
);

/** The answer to a reset or a step, which must be as its schema says. */
async function answerOf(what: 'reset' | 'step', body: object) {
  const { status, json } = await service.post(`/v1/gym/${what}`, body);
  expect([status, json]).toEqual([200, expect.any(Object)]);
  const validate = outputs.get(`gym-${what}`)!;
  expect([validate(json), validate.errors]).toEqual([true, null]);
  return json;
}

const problemOf = async (what: 'reset' | 'step', body: object) => (await service.post(`/v1/gym/${what}`, body)).json;

test('an episode from a seed to its goal, with exact rewards, and again from its record', async () => {
  const first = await answerOf('reset', REQUEST);
  expect(first).toMatchObject({ family: 'rush-hour', distance: 3, done: false, split: expect.any(String) });
  expect((await answerOf('reset', REQUEST)).id).toBe(first.id);
  const played: string[] = [];
  let state = first;
  while (!state.done) {
    const before = state.distance;
    state = await answerOf('step', { episode: first.episode, move: state.optimal[0] });
    expect(state).toMatchObject({ episode: first.episode, reward: 1, before, distance: before - 1 });
    played.push(state.id);
  }
  expect(played).toHaveLength(3);
  expect(await problemOf('step', { episode: first.episode, move: first.optimal[0] })).toMatchObject({
    status: 422,
    code: 'episode-is-over',
  });
  const again = await answerOf('reset', { board: first.id, played: [first.optimal[0]] });
  expect(again).toMatchObject({ id: played[0], distance: 2, component: first.component, split: first.split });
});

test('a board is seen as text, data and pictures; moves come in any notation', async () => {
  const { episode, text } = await answerOf('reset', { board: EASY });
  expect(text).toBe(EASY);
  const step = (move: string, observe: string) => answerOf('step', { episode, move, observe });
  expect(await step('B down 1', 'json')).toMatchObject({ text: null, position: { vehicles: expect.any(Array) } });
  expect((await step('BD2', 'svg')).picture.data).toMatch(/^<svg/);
  const { picture, distance } = await step('X right 4', 'png');
  expect([picture.type, distance]).toEqual(['image/png', 0]);
  const svg = await service.post('/v1/gym/reset', { board: EASY, observe: 'svg' }, { accept: 'image/svg+xml' });
  expect(svg.text).toMatch(/^<svg/);
});

test.each<['reset' | 'step', object, object]>([
  ['reset', {}, { status: 422, code: 'board-or-request' }],
  ['reset', { board: EASY, seed: 1 }, { status: 422, code: 'board-or-request' }],
  ['reset', { family: 'chess', moves: 3 }, { status: 422, code: 'unknown-family' }],
  ['reset', { ...REQUEST, size: { width: 99, height: 99 } }, { status: 422, code: 'board-too-large' }],
  ['reset', { ...REQUEST, split: 'exam' }, { status: 400, code: 'invalid-request' }],
  ['reset', { board: EASY, played: ['XR9'] }, { status: 422 }],
  ['reset', { board: '1 2 3\n4 5 6\n8 7 0' }, { status: 422, code: 'not-solvable' }],
  ['reset', { board: 'tiles/4x4-easy' }, { status: 422, code: 'component-too-large' }],
  ['step', { episode: 'none', move: 'XR1' }, { status: 404, code: 'no-such-episode' }],
])('%s %j is refused', async (what, body, wanted) => {
  expect(await problemOf(what, body)).toMatchObject(wanted);
});

test('a reset that takes long keeps nobody from an episode, and stops when its sender goes away', async () => {
  const { episode, moves } = await answerOf('reset', REQUEST);
  const abort = new AbortController();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(ENDLESS);
  const asked = fetch(`${service.address}/v1/gym/reset`, { method: 'POST', headers, body, signal: abort.signal });
  const gone = asked.catch(() => 'gone');
  const running = (): Promise<number> => service.metric('slidewise_requests_running');
  await vi.waitUntil(async () => (await running()) === 1, { timeout: 60_000 });
  await answerOf('step', { episode, move: moves[0] });
  abort.abort();
  expect(await gone).toBe('gone');
  await vi.waitUntil(async () => (await running()) === 0, { timeout: 60_000 });
  // Its thread was not ended, and so the episodes are still there.
  expect(await service.metric('slidewise_threads_ended_total')).toBe(0);
  expect((await answerOf('reset', REQUEST)).distance).toBe(3);
});

test('models have the same as tools', async () => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', service.address)));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['solve', 'gym-reset', 'gym-step']));
  const call = async (name: string, input: object) =>
    // biome-ignore lint/suspicious/noExplicitAny: tests look at what is there.
    (await client.callTool({ name, arguments: { ...input } })).structuredContent as any;
  const { episode, optimal } = await call('gym-reset', REQUEST);
  expect(await call('gym-step', { episode, move: optimal[0] })).toMatchObject({ reward: 1, distance: 2 });
  await client.close();
});
