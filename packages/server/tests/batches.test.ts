import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RunningService } from './support/running-service.js';

const EASY = ['AA.B.....B..XX.B....................', '..I...BBI.K.GHAAKLGHDDKLG..JEEFF.J..', 'not a board'];
/** Searches without memory take minutes on it: whatever is done with it is cancelled. */
const HARD = 'tiles:rows:15_14_8_12/10_11_9_13/2_6_5_1/3_4_7_0';

const PATIENCE = { timeout: 120_000 };

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start(['--time-limit', '10m']);
});
afterAll(() => service.end());

const ended = async (at: string, by = service): Promise<void> => {
  await vi.waitUntil(async () => !['waiting', 'running'].includes((await by.get(at)).json.status), PATIENCE);
};

test('a batch is accepted, worked on, and gives its rows in order', async () => {
  const accepted = await service.post('/v1/batches', { kind: 'solve', boards: `${EASY.join('\n')}\n` });
  const at = accepted.headers.get('location')!;
  expect([accepted.status, at]).toEqual([202, `/v1/batches/${accepted.json.id}`]);
  await ended(at);
  expect((await service.get(at)).json).toMatchObject({
    status: 'done',
    items: 3,
    total: 3,
    tally: { rows: 3, solved: 2, error: 1 },
  });
  const { text, headers } = await service.get(`${at}/results`);
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(headers.get('content-type')).toContain('application/jsonl');
  expect(rows).toMatchObject([
    { board: 'boards:1', status: 'solved', length: 2 },
    { board: 'boards:2', status: 'solved' },
    { board: 'boards:3', status: 'error' },
  ]);
  expect((await service.get('/v1/batches')).json.batches).toContainEqual((await service.get(at)).json);
  // A late listener hears of the end at once, and an earlier one hears nothing more.
  const events = await service.get(`${at}/events`);
  expect(events.text).toMatch(/^retry: 1000\n\nid: 4\nevent: end\ndata: \{.*"status":"done".*\}\n\n$/);
  expect((await service.get(`${at}/events`, { 'last-event-id': '4' })).text).toBe('retry: 1000\n\n');
  expect((await service.ask('DELETE', at)).status).toBe(200);
  expect((await service.get(at)).json).toMatchObject({ status: 404, code: 'no-such-batch' });
});

test('a key belongs to one request', async () => {
  const send = (boards: string) => service.post('/v1/batches', { kind: 'rate', boards }, { 'idempotency-key': 'one' });
  const all = await Promise.all([send(EASY[0]!), send(EASY[0]!), send(EASY[0]!)]);
  expect(new Set(all.map(({ headers }) => headers.get('location'))).size).toBe(1);
  expect((await send(EASY[1]!)).json).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
});

test.each([
  [{ kind: 'solve' }, 400, 'invalid-request'],
  [{ kind: 'paint', boards: 'x' }, 400, 'invalid-request'],
  [{ kind: 'solve', boards: 'x', optimum: true }, 422, 'other-kind'],
  [{ kind: 'solve', boards: 'x', metric: 'miles' }, 422, 'bad-options'],
])('%j is refused', async (body, status, code) => {
  expect((await service.post('/v1/batches', body)).json).toMatchObject({ status, code });
});

test('a batch can be cancelled, and its rows so far can be had', async () => {
  const accepted = await service.post('/v1/batches', {
    kind: 'solve',
    boards: `${HARD}\n${HARD}`,

    algorithm: 'idastar',
    heuristic: 'manhattan',
  });
  const at = accepted.headers.get('location')!;
  await vi.waitUntil(async () => (await service.get(at)).json.status === 'running', PATIENCE);
  expect((await service.get(`${at}/results`)).json).toMatchObject({ status: 409, code: 'not-finished' });
  expect((await service.ask('DELETE', at)).json).toMatchObject({ status: 'cancelled' });
  expect((await service.get(`${at}/results?partial=true`)).text).toBe('');
});

test('what was accepted survives the death of the service, and events go on', async () => {
  const first = await RunningService.start();
  const boards = Array.from({ length: 80 }, () => 'rush-hour:sfu:.AAABB/..CC.D/..XXED/FFGGED/HHHI../JJ.IKK').join('\n');
  const accepted = await first.post('/v1/batches', { kind: 'rate', boards, scoreOnly: true });
  const waits = await first.post('/v1/batches', { kind: 'solve', boards: EASY[0] });
  const at = accepted.headers.get('location')!;
  const events = await fetch(`${first.address}${at}/events`);
  let heard = '';
  const reader = events.body!.getReader();
  while (!/"items":[1-9]/.test(heard)) heard += Buffer.from((await reader.read()).value!).toString();
  await first.end('SIGKILL');
  await reader.cancel().catch(() => {});
  const seen = Number([...heard.matchAll(/^id: (\d+)$/gm)].at(-1)![1]);
  expect(readdirSync(first.batches)).toContain(accepted.json.id);

  const second = await RunningService.start([], first.batches);
  const { text } = await second.get(`${at}/events`, { 'last-event-id': String(seen) });
  const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(ids[0]).toBeGreaterThan(seen);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(text).toContain('event: end');
  expect((await second.get(at)).json).toMatchObject({ status: 'done', items: 80, tally: { rated: 80 } });
  expect((await second.get(`${at}/results`)).text.trimEnd().split('\n')).toHaveLength(80);
  await ended(waits.headers.get('location')!, second);
  // An orderly end leaves nothing running either.
  expect(await second.end()).toBe(0);
});

test('two services do not share a folder', async () => {
  const { spawnSync } = await import('node:child_process');
  const { program } = await import('./support/running-service.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [program, 'serve', '--port', '0', '--batches', service.batches],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([2, expect.stringContaining('another service keeps its batches there')]);
});
