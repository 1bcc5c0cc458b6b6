// The service, asked for everything that its document describes: right requests, nearly right ones and nonsense.
//   npm run soak -- service --rounds 5000      a million requests
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createService, listen } from '../packages/server/dist/index.js';
import { Account } from './lib/account.mjs';
import { Requests } from './lib/requests.mjs';

export const summary = 'requests made from the OpenAPI document: no fault, no hang, every answer as its schema says';

const REQUESTS = 200;
const bundle = (path) => fileURLToPath(new URL(`../packages/cli/bundle/${path}`, import.meta.url));

let started;

/** Some requests to a service in this process. */
export async function round(seed) {
  started ??= start();
  const { address, requests } = await started;
  const account = new Account();
  const { wrong, statuses } = await requests.send(address, requests.sample(seed, REQUESTS));
  for (const [status, count] of Object.entries(statuses)) account.count(`answers ${status}`, count);
  account.findings.push(...wrong);
  return account;
}

async function start() {
  const { app } = await createService({
    host: '127.0.0.1',
    version: 'soak',
    folders: { puzzles: bundle('puzzles'), shards: bundle('web/shards') },
    limits: { milliseconds: 300, bytes: 2 ** 27, cells: 400 },
    threads: 2,
    queue: 1000,
    origins: [],
    batches: mkdtempSync(join(tmpdir(), 'slidewise-soak-')),
    gym: true,
    log: { write: (line) => line.includes('"level":50') && process.stderr.write(line) },
  });
  const { address } = await listen(app, 0, '127.0.0.1');
  return { address: address.replace(/\/$/, ''), requests: new Requests(app.swagger()) };
}
