import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../src/operations/index.js';
import { RunningService } from './support/running-service.js';
import { EASY, samples } from './support/samples.js';

const ajv = new Ajv2020({ strict: false });
const outputs = new Map(operations.map(({ name, output }) => [name, ajv.compile(output as object)]));

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
});
afterAll(() => service.end());

/** The answer of an operation, which must be as its schema says. */
async function answerOf(name: string, input: object) {
  const { path } = operations.find((each) => each.name === name)!;
  const given = Object.entries(input).map(([key, value]): [string, string] => [key, String(value)]);
  const inPath = (path ?? '').replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(Object(input)[key])));
  const query = new URLSearchParams(given.filter(([key]) => !path?.includes(`:${key}`)));
  const answer =
    path === undefined ? await service.post(`/v1/${name}`, input) : await service.get(`/v1/${inPath}?${query}`);
  expect([name, answer.status, answer.text.slice(0, 300)]).toEqual([name, 200, answer.text.slice(0, 300)]);
  const validate = outputs.get(name)!;
  expect([validate(answer.json), validate.errors]).toEqual([true, null]);
  return answer.json;
}

test.each(operations.map(({ name }) => name))('%s answers as its schema says', async (name) => {
  expect(samples[name], 'an operation has a sample').toBeDefined();
  for (const [input, wanted] of samples[name]!) expect(await answerOf(name, input)).toMatchObject(wanted);
});

test('a picture comes by itself where it is asked for', async () => {
  const svg = await service.post('/v1/show', { board: EASY, picture: 'svg' }, { accept: 'image/svg+xml' });
  expect([svg.headers.get('content-type'), svg.text.slice(0, 4)]).toEqual(['image/svg+xml', '<svg']);
  const none = await service.post('/v1/show', { board: EASY }, { accept: 'image/png' });
  expect([none.status, none.json.code]).toEqual([422, 'no-picture-asked']);
});

describe('what is wrong is a problem document', () => {
  test.each<[string, string, unknown, number, object]>([
    ['POST', 'solve', { board: 'AA.B..\n...B..\nXX.' }, 422, { code: 'row-length', line: 3, column: 4 }],
    ['POST', 'solve', { board: EASY, metric: 'miles' }, 422, { code: 'unknown-metric' }],
    ['POST', 'solve', { board: EASY, family: 'chess' }, 422, { code: 'unknown-family' }],
    ['POST', 'solve', { board: EASY, heuristic: './evil.mjs' }, 422, { code: 'unknown-heuristic' }],
    ['POST', 'solve', { board: EASY, goal: '@/etc/passwd' }, 422, {}],
    ['POST', 'solve', { board: `${EASY}\n\n${EASY}` }, 422, { code: 'one-board-only' }],
    ['POST', 'solve', { board: 'rush-hour/jam-999' }, 422, { code: 'no-such-puzzle' }],
    ['POST', 'solve', { board: EASY, colour: 'red' }, 400, { code: 'unknown-field', pointer: '/colour' }],
    ['POST', 'solve', { board: 7 }, 400, { code: 'invalid-request', pointer: '/board' }],
    ['POST', 'solve', '{"board":', 400, { code: 'not-json' }],
    ['POST', 'solve', '[]', 400, { code: 'invalid-request' }],
    ['POST', 'solve', '', 400, { code: 'no-body' }],
    ['POST', 'solve', `{"board":${'['.repeat(100_000)}`, 400, { code: 'nested-too-deeply' }],
    ['POST', 'solve', { board: 'x'.repeat(2 ** 20) }, 413, { code: 'body-too-large' }],
    ['POST', 'verify', { board: EASY, moves: 'what?' }, 422, { line: 1, column: 1 }],
    ['POST', 'convert', { board: EASY, to: 'morse' }, 422, { code: 'no-such-format' }],
    ['POST', 'generate', { family: 'rush-hour', size: { width: 99, height: 99 } }, 422, { code: 'board-too-large' }],
    ['GET', 'solve', undefined, 405, { code: 'other-method' }],
    ['GET', 'nothing', undefined, 404, { code: 'not-found' }],
    ['GET', 'puzzles/rush-hour/nothing', undefined, 404, { code: 'no-such-puzzle' }],
    ['GET', 'puzzles?limit=many', undefined, 400, { code: 'invalid-request', pointer: '/limit' }],
    ['GET', 'puzzles?size=1', undefined, 400, { code: 'unknown-field', pointer: '/size' }],
    ['GET', 'daily?date=2026-02-30', undefined, 422, {}],
  ])('%s %s %j', async (method, path, body, status, wanted) => {
    const { json, headers, ...answer } = await service.ask(method, `/v1/${path}`, body);
    expect([answer.status, headers.get('content-type')]).toEqual([status, 'application/problem+json; charset=utf-8']);
    expect(json).toMatchObject({ status, type: `urn:slidewise:problem:${json.code}`, ...wanted });
    expect(json.detail).not.toMatch(/\n|\bat .*:\d/);
  });
});
