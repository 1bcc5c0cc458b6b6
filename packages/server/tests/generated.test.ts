import { afterAll, beforeAll, expect, test } from 'vitest';
import { Requests } from '../../../soak/lib/requests.mjs';
import { RunningService } from './support/running-service.js';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start(['--gym', '--time-limit', '20ms', '--cells', '100']);
});
afterAll(() => service.end());

// `npm run soak -- service` goes on with this for as long as one likes.
test('five hundred requests from the OpenAPI document: no fault, no hang, every answer as its schema says', async () => {
  const requests = new Requests((await service.get('/openapi.json')).json);
  const { wrong, statuses } = await requests.send(service.address, requests.sample(20_261_119, 500));
  expect(wrong).toEqual([]);
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(500);
  expect(statuses[200]).toBeGreaterThan(100);
  for (const refused of [400, 404, 422]) expect(statuses[refused]).toBeGreaterThan(12);
  // What it was sent does it no harm.
  expect((await service.post('/v1/solve', { board: 'rush-hour/jam-01' })).json).toMatchObject({ length: 4 });
  expect(service.log).not.toContain('"level":50');
});
