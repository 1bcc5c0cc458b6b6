import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tinyBoards } from '../../../../chaos/boards.mjs';
import { RedisServer } from '../../../../chaos/redis-server.mjs';
import { bundle, folderOf } from '../support/run-cli.js';
import { endAfterEach, run, type Started, start } from './programs.js';

// Runs on a real Redis, with workers in processes of their own.

endAfterEach();

const folder = folderOf({ 'boards.txt': `${tinyBoards(300).join('\n')}\n` });
const boards = join(folder, 'boards.txt');
const redis = new RedisServer(join(folder, 'redis'), '--appendonly', 'yes');
let count = 0;
const newRun = (): string => join(folder, `run-${count++}`);
let wanted = '';

beforeAll(async () => {
  await redis.start();
  const dir = newRun();
  await run('batch', 'solve', boards, '--out', dir, '--quiet');
  wanted = await merged(dir);
});
afterAll(() => redis.kill());

/** Starts a worker, and waits until it works. */
async function startWorker(...args: string[]) {
  const worker = start(['batch', 'worker', '--redis', redis.url, '--threads', '1', ...args]);
  await expect.poll(() => worker.said.text).toContain('Working for ');
  return worker;
}

/** What a run has come to. */
const merged = async (dir: string): Promise<string> => (await run('batch', 'merge', dir)).stdout;

/** What is left of runs and chunks. */
const jobsLeft = () =>
  redis
    .ask('--scan', '--pattern', '*-*')
    .split('\n')
    .filter((key) => key !== '' && !key.endsWith(':stalled-check'));

test('doctor says that it can be used', async () => {
  const { stdout, status } = await run('doctor', '--redis', redis.url);
  expect([status, stdout]).toEqual([0, expect.stringContaining(`✓  redis        Redis at ${redis.url}\n`)]);
});

test('two workers: the same bytes, and nothing is left in Redis', async () => {
  const workers = await Promise.all([startWorker(), startWorker()]);
  const dir = newRun();
  const { stdout, stderr, status } = await run(
    'batch',
    'solve',
    boards,
    '--out',
    dir,
    '--redis',
    redis.url,
    '--chunk',
    '10',
    '--json',
  );
  expect([stderr, status]).toEqual(['', 1]);
  expect(JSON.parse(stdout)).toMatchObject({ complete: true, items: 300, chunks: 30 });
  expect(await merged(dir)).toBe(wanted);
  const seen = await run('batch', 'status', dir, '--redis', redis.url);
  expect([seen.status, seen.stdout]).toEqual([0, expect.stringMatching(/\n2 workers with 2 threads: \S+, \S+\n$/)]);
  expect(jobsLeft()).toEqual([]);
  for (const { child, ended } of workers) {
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
  const done = workers.map(({ said }) => Number(/(\d+) boards? done/.exec(said.text)?.[1]));
  expect(done[0]! + done[1]!).toBe(300);
  expect(redis.ask('zcard', 'slidewise:present')).toBe('0');
});

test('one worker serves several runs at once, of several kinds', async () => {
  await startWorker();
  const dirs = [newRun(), newRun(), newRun(), newRun()];
  // With a heuristic that is so weak that the search is long enough to be cut.
  const proof = ['batch', 'solve', 'tiles/4x4-master', '--optimal', '--heuristic', 'pdb-555', '--chunk', '100'];
  const atlas = ['enumerate', 'rush-hour', '--size', '4x4'];
  const kinds = [['batch', 'solve', boards], ['batch', 'rate', boards, '--score-only'], atlas, proof];
  const runs = kinds.map((args, i) => start([...args, '--out', dirs[i]!, '--redis', redis.url]));
  expect(await Promise.all(runs.map(({ ended }) => ended))).toEqual([1, 1, 0, 0]);
  expect(runs[2]!.said.stdout).toMatch(/^8 parts: 32 boards, 0 failed · /);
  expect(await merged(dirs[2]!)).toBe((await run(...atlas, '--json')).stdout);
  expect(await merged(dirs[0]!)).toBe(wanted);
  expect((await merged(dirs[1]!)).split('\n')).toHaveLength(301);
  expect(runs[3]!.said.text).toContain('tiles/4x4-master: no solution is shorter than 60 (1 round, ');
  expect(JSON.parse(await merged(dirs[3]!))).toMatchObject({ status: 'solved', optimal: true, length: 60 });
  expect(jobsLeft()).toEqual([]);
});

test('a worker that has to end hands back a chunk that would take long; another one does it', async () => {
  const dir = newRun();
  const hard = join(folder, 'hard.txt');
  // Nobody solves that in the time of this test, and nobody has to.
  cpSync(new URL('../../../../puzzles/tiles/4x4-master.txt', import.meta.url), hard);
  const worker = await startWorker();
  const collector = start([
    'batch',
    'solve',
    hard,
    '--algorithm',
    'bfs',
    '--memory-limit',
    '64g',
    '--out',
    dir,
    '--redis',
    redis.url,
  ]);
  await expect.poll(() => redis.ask('llen', 'slidewise:work:active')).toBe('1');
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
  expect(redis.ask('llen', 'slidewise:work:active')).toBe('0');
  expect(redis.ask('llen', 'slidewise:work:wait')).toBe('1');
  collector.child.kill('SIGINT');
  expect(await collector.ended).toBe(130);
  expect(collector.said.text).toContain('the same command goes on');
  expect(jobsLeft()).toEqual([]);
});

test('the same run submitted again goes on with what is on the queue, and does nothing twice', async () => {
  const dir = newRun();
  const args = ['batch', 'solve', boards, '--out', dir, '--redis', redis.url, '--chunk', '30'];
  const first = start(args);
  await expect.poll(() => redis.ask('llen', 'slidewise:work:wait')).toBe('10');
  first.child.kill('SIGKILL');
  await first.ended;
  // Should nobody go on with it, these do not stay for ever.
  const kept = redis.ask('--scan', '--pattern', 'slidewise:run:*').split('\n');
  for (const key of [...kept, 'slidewise:present']) expect(Number(redis.ask('pttl', key))).not.toBe(-1);
  expect(kept).toHaveLength(1);
  const second = start(args);
  await expect.poll(() => second.said.text).toContain('no worker is there');
  expect(redis.ask('llen', 'slidewise:work:wait')).toBe('10');
  const worker = await startWorker();
  expect(await second.ended).toBe(1);
  worker.child.kill('SIGTERM');
  await worker.ended;
  expect(worker.said.text).toContain('300 boards done');
  expect(await merged(dir)).toBe(wanted);
});

test('what Redis forgets is sent again', async () => {
  const dir = newRun();
  const collector = start(['batch', 'solve', boards, '--out', dir, '--redis', redis.url, '--chunk', '50', '--quiet']);
  await expect.poll(() => redis.ask('llen', 'slidewise:work:wait')).toBe('6');
  redis.ask('flushall');
  await startWorker();
  expect(await collector.ended).toBe(1);
  expect(await merged(dir)).toBe(wanted);
});

test('what is no result of a chunk is not believed, whatever lies in Redis', async () => {
  const dir = newRun();
  const collector = start(['batch', 'solve', boards, '--out', dir, '--redis', redis.url, '--chunk', '30']);
  await expect.poll(() => redis.ask('llen', 'slidewise:work:wait')).toBe('10');
  const jobs = redis.ask('lrange', 'slidewise:work:wait', '0', '-1').split('\n');
  const row = { board: `${boards}:1`, status: 'solved', moves: [] };
  const times = Array(30).fill(1);
  // As if workers had sent them; what is no JSON, BullMQ cannot even read.
  const results = [
    'null',
    'garbage',
    '{"rows":"garbage"}',
    JSON.stringify({ rows: {}, times }),
    JSON.stringify({ rows: '', times, tally: { rows: 30, solved: 30 } }),
    JSON.stringify({ rows: `${JSON.stringify(row)}\n`.repeat(30), times, tally: {} }),
  ];
  const run = /^[^-]+/.exec(jobs[0]!)![0];
  for (const [i, data] of results.entries()) {
    const key = `slidewise:results-${run}`;
    redis.ask('hset', `${key}:${jobs[i]}`, 'name', 'result', 'data', data, 'opts', '{}', 'timestamp', '1');
    redis.ask('lpush', `${key}:wait`, jobs[i]!);
  }
  redis.ask('zadd', `slidewise:results-${run}:marker`, '0', '0');
  await expect.poll(() => collector.said.text.split('is wrong: ').length).toBeGreaterThan(4);
  await startWorker();
  expect([await collector.ended, collector.said.text]).toEqual([1, expect.stringContaining('300 boards: ')]);
  expect(collector.said.text).toMatch(
    /note: the result of chunk \d in Redis is wrong: it has no rows; it is done again\n/,
  );
  expect(await merged(dir)).toBe(wanted);
  expect(jobsLeft()).toEqual([]);
});

test('when Redis goes away, everybody waits, and goes on when it is back', async () => {
  const dir = newRun();
  const worker = await startWorker();
  const collector = start(['batch', 'solve', boards, '-', '--out', dir, '--redis', redis.url, '--chunk', '10']);
  const dashboard = start(['batch', 'dashboard', '--redis', redis.url, '--port', '0']);
  await expect.poll(() => dashboard.said.text).toContain('The queue is at ');
  await expect.poll(() => existsSync(join(dir, 'results', '00000'))).toBe(true);
  await redis.kill();
  const all = [worker, collector, dashboard];
  for (const { said } of all) await expect.poll(() => said.text).toContain('is away; waiting');
  await redis.start();
  for (const { said } of all) await expect.poll(() => said.text).toContain(`${redis.url} is back`);
  for (const { said } of all) expect(said.text.match(/is away/g)).toHaveLength(1);
  dashboard.child.kill('SIGTERM');
  collector.child.stdin!.end();
  expect(await collector.ended).toBe(1);
  expect(await merged(dir)).toBe(wanted);
});

test('Redis may also be away when a worker or a collector is to end', async () => {
  const lost = await new RedisServer(join(folder, 'lost'), '--appendonly', 'yes').start();
  const worker = start(['batch', 'worker', '--redis', lost.url]);
  await expect.poll(() => worker.said.text).toContain('Working for ');
  const collector = start(['batch', 'solve', boards, '-', '--out', newRun(), '--redis', lost.url]);
  await expect.poll(() => lost.ask('zcard', 'slidewise:present')).toBe('2');
  await lost.kill();
  for (const { said } of [worker, collector]) await expect.poll(() => said.text).toContain('is away; waiting');
  for (const { child } of [worker, collector]) child.kill('SIGTERM');
  expect([await worker.ended, await collector.ended]).toEqual([0, 143]);
});

test('a run that is done ends by itself, whether Redis is back or not', async () => {
  const lost = await new RedisServer(join(folder, 'last'), '--appendonly', 'yes').start();
  const dir = newRun();
  const worker = start(['batch', 'worker', '--redis', lost.url]);
  const collector = start(['batch', 'solve', boards, '-', '--out', dir, '--redis', lost.url, '--chunk', '50']);
  const results = join(dir, 'results', '00000');
  await expect.poll(() => existsSync(results) && readdirSync(results).length).toBe(6);
  // Whole: what is being written has another name.
  await expect.poll(() => readdirSync(results).every((name) => name.endsWith('.jsonl'))).toBe(true);
  await lost.kill();
  for (const { said } of [worker, collector]) await expect.poll(() => said.text).toContain('is away; waiting');
  collector.child.stdin!.end();
  expect(await collector.ended).toBe(1);
  expect(await merged(dir)).toBe(wanted);
});

test('when the memory of Redis is full, everybody ends with a sentence, and the run can be gone on with', async () => {
  const full = await new RedisServer(join(folder, 'memory'), '--appendonly', 'yes').start();
  try {
    const dir = newRun();
    const work = ['batch', 'worker', '--redis', full.url, '--threads', '1'];
    const solve = ['batch', 'solve', boards, '--out', dir, '--redis', full.url, '--chunk', '50', '--quiet'];
    const words = /slidewise: redis:\S+: the memory that this Redis may use is full \(maxmemory\); raise it.*\n$/;
    const begun = [start([...work, '--prefix', 'other']), start(solve)];
    await expect.poll(() => begun[0]!.said.text).toContain('Working for ');
    await expect.poll(() => full.ask('llen', 'slidewise:work:wait')).toBe('6');
    full.ask('config', 'set', 'maxmemory', '1');
    const allEnd = async (programs: readonly Started[]): Promise<void> => {
      for (const { said, ended } of programs) {
        expect([await ended, said.text]).toEqual([2, expect.stringMatching(words)]);
      }
    };
    await allEnd(begun);
    await allEnd([start(work), start(solve)]);
    full.ask('config', 'set', 'maxmemory', '0');
    start(work);
    expect(await start(solve).ended).toBe(1);
    expect(await merged(dir)).toBe(wanted);
  } finally {
    await full.kill();
  }
});

describe('what is refused, in one sentence', () => {
  /** Nothing is begun, and nothing is waited for. */
  const refused = async (url: string, words: RegExp, commands = ['solve', 'worker', 'dashboard']): Promise<void> => {
    const dir = newRun();
    const all = [['solve', boards, '--out', dir], ['worker'], ['dashboard', '--port', '0']];
    const chosen = all.filter(([name]) => commands.includes(name!));
    for (const end of await Promise.all(chosen.map((args) => run('batch', ...args, '--redis', url)))) {
      expect([end.stdout, end.status]).toEqual(['', 2]);
      expect(end.stderr).toMatch(/^slidewise: [^\n]+\n$/);
      expect(end.stderr).toMatch(words);
      expect(end.stderr).not.toContain('secret');
    }
    expect(existsSync(dir)).toBe(false);
  };

  test('nobody there', () => refused('redis://127.0.0.1:1', /redis:\/\/127\.0\.0\.1:1: nothing answers there/));
  test('no address', () => refused('queue', /must be like redis:\/\/HOST:6379/));
  test('a database that is not there', async () => {
    await refused(`${redis.url}/99`, /\/99: this Redis has no database 99 \(ERR DB index is out of range\)/);
    await refused(`${redis.url}/first`, /must be like redis:\/\/HOST:6379/, ['worker']);
  });
  test('TLS where there is none', () => refused(redis.url.replace('redis:', 'rediss:'), /TLS/, ['worker']));

  test('a wrong password, and none; with the right one it works', async () => {
    const guarded = await new RedisServer(join(folder, 'guarded'), '--requirepass', 'open sesame').start();
    try {
      await refused(guarded.url.replace('//', '//:secret@'), /the user or the password is wrong/, ['worker']);
      await refused(guarded.url, /a password is needed/, ['solve']);
      const file = join(folder, 'url');
      writeFileSync(file, `${guarded.url.replace('//', '//:open%20sesame@')}\n`);
      const worker = start(['batch', 'worker', '--redis', `@${file}`]);
      await expect.poll(() => worker.said.text).toContain(`Working for ${guarded.url} with`);
      expect(worker.said.text).toContain('without its append-only file');
    } finally {
      await guarded.kill();
    }
  });

  test('a Redis that throws keys away', async () => {
    const full = await new RedisServer(join(folder, 'full'), '--maxmemory-policy', 'allkeys-lru').start();
    try {
      await refused(full.url, /maxmemory-policy allkeys-lru.*set it to noeviction/);
    } finally {
      await full.kill();
    }
  });

  test('another version', async () => {
    // The same program that says that it is another.
    const other = join(folder, 'other', 'bundle', 'slidewise.js');
    cpSync(dirname(bundle), dirname(other), { recursive: true, filter: (path) => !/bundle\/(web|puzzles)/.test(path) });
    writeFileSync(join(folder, 'other', 'package.json'), '{ "type": "module", "version": "9.9.9" }');
    const worker = start(['batch', 'worker', '--redis', redis.url], { program: other });
    await expect.poll(() => worker.said.text).toContain('Working for ');
    for (const args of [['worker'], ['solve', boards, '--out', newRun()]]) {
      const { stderr, status } = await run('batch', ...args, '--redis', redis.url);
      expect(stderr).toMatch(
        /^slidewise: the worker \S+ is slidewise 9\.9\.9, and this is \d+\.\d+\.\d+: all on one queue must be the same/,
      );
      expect(status).toBe(2);
    }
    // With a prefix of their own they do not meet.
    const apart = start(['batch', 'worker', '--redis', redis.url, '--prefix', 'mine']);
    await expect.poll(() => apart.said.text).toContain('Working for ');
  });
});

test('what somebody else has put among the participants is no reason to end', async () => {
  redis.ask('zadd', 'slidewise:present', '99999999999999', 'garbage');
  const worker = await startWorker();
  const dir = newRun();
  expect((await run('batch', 'solve', boards, '--out', dir, '--redis', redis.url, '--quiet')).status).toBe(1);
  expect(redis.ask('zrange', 'slidewise:present', '0', '-1')).not.toContain('garbage');
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
});

test('bull-board shows the queue, on this machine only', async () => {
  const dashboard = start(['batch', 'dashboard', '--redis', redis.url, '--port', '0']);
  await expect.poll(() => dashboard.said.text).toMatch(/http:\S+/);
  const [address] = /http:\S+/.exec(dashboard.said.text) as unknown as [string];
  expect(address).toContain('http://127.0.0.1:');
  const page = await (await fetch(address)).text();
  const [, script] = /src="(static\/js\/main[^"]+)"/.exec(page)!;
  expect((await fetch(address + script)).status).toBe(200);
  expect(page).not.toContain('googleapis');
  const { queues } = (await (await fetch(`${address}api/queues`)).json()) as { queues: object[] };
  const name = 'work';
  expect(queues[0]).toMatchObject({ name, readOnlyMode: true });
  expect((await fetch(`${address}static/../../../package.json`)).status).not.toBe(500);
  expect((await fetch(`${address}api/queues/${name}/pause`, { method: 'PUT' })).status).toBe(405);
  dashboard.child.kill('SIGINT');
  expect(await dashboard.ended).toBe(0);
});
