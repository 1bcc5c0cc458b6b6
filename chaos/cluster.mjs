// A cluster on one machine with faults: killed workers and collector, workers stopped beyond their locks, Redis
// restarted, a full disk. At the end every result is there, once.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '../packages/core/dist/random.js';
import { RedisServer } from './redis-server.mjs';

const program = fileURLToPath(new URL('../packages/cli/bundle/slidewise.js', import.meta.url));
const WORKERS = 3;
/** After so many milliseconds others take over from a worker that shows no sign of life. */
const LOCK = 1000;
/** How often each kind of fault is chosen. */
const FAULTS = { worker: 10, collector: 5, pause: 4, redis: 3, disk: 1 };

/** How many boards a chunk has. */
const CHUNK = 40;

/** Runs boards, an array of lines, through a cluster with so many faults; returns the merged rows and what was done. */
export async function chaos({ boards, faults, seed, folder, say = () => {} }) {
  const cluster = new Cluster(boards, folder, seededRandom(seed), say);
  try {
    return await cluster.survive(faults);
  } finally {
    await cluster.close();
  }
}

/** The merged rows of the same boards without any of that. */
export function undisturbed(boards, folder) {
  const out = join(folder, 'undisturbed');
  run(['solve', '-', '--out', out, '--quiet'], `${boards.join('\n')}\n`);
  return run(['merge', out]);
}

function run(args, input = '') {
  const { stdout } = spawnSync(process.execPath, [program, 'batch', ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  return stdout;
}

class Cluster {
  #boards;
  #random;
  #say;
  #redis;
  #out;
  #disk;
  #mounted;
  #workers = [];
  #collector;
  #released = 0;
  #timers = new Set();
  counts = Object.fromEntries(Object.keys(FAULTS).map((kind) => [kind, 0]));

  constructor(boards, folder, random, say) {
    this.#boards = boards;
    this.#random = random;
    this.#say = say;
    this.#redis = new RedisServer(join(folder, 'redis'), '--appendonly', 'yes');
    // A disk that can be filled without harm, where mounting one is allowed.
    this.#disk = join(folder, 'disk');
    mkdirSync(this.#disk);
    this.#mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'none', this.#disk]).status === 0;
    this.#out = join(this.#disk, 'run');
  }

  async survive(faults) {
    await this.#redis.start();
    for (let i = 0; i < WORKERS; i++) this.#workers.push(this.#startWorker());
    this.#startCollector();
    for (let i = 1; i <= faults; i++) {
      this.#release(Math.floor((this.#boards.length * i) / faults));
      await this.#progress();
      const kind = this.#pick();
      this.counts[kind]++;
      this.#say(`${i}: ${kind}`);
      await this[kind]();
    }
    this.#release(this.#boards.length);
    // One that was killed a moment ago may not have begun to read.
    for (let code = -1; code !== 0 && code !== 1; ) {
      this.#collector.stdin.end();
      code = await this.#ended(this.#collector);
      if (code !== 0 && code !== 1) {
        this.#startCollector();
        this.#release(this.#boards.length);
      }
    }
    const jobs = this.#redis
      .ask('--scan', '--pattern', 'slidewise:*:*-*')
      .split('\n')
      .filter((key) => key !== '' && !key.endsWith(':stalled-check'));
    return { merged: run(['merge', this.#out]), counts: this.counts, mounted: this.#mounted, jobs };
  }

  async close() {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const child of [...this.#workers, this.#collector]) {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await this.#ended(child);
    }
    await this.#redis.kill();
    if (this.#mounted) spawnSync('umount', [this.#disk]);
  }

  #pick() {
    const kinds = Object.entries(FAULTS).filter(([kind]) => kind !== 'disk' || this.#mounted);
    return this.#random.pick(kinds.flatMap(([kind, weight]) => Array(weight).fill(kind)));
  }

  #startWorker() {
    const args = ['worker', '--redis', this.#redis.url, '--threads', '1', '--lock', `${LOCK}ms`];
    return spawn(process.execPath, [program, 'batch', ...args], { stdio: 'ignore' });
  }

  #startCollector() {
    const args = ['solve', '-', '--out', this.#out, '--redis', this.#redis.url, '--chunk', String(CHUNK), '--quiet'];
    this.#collector = spawn(process.execPath, [program, 'batch', ...args], { stdio: ['pipe', 'ignore', 'ignore'] });
    // It may be killed while it is being written to.
    this.#collector.stdin.on('error', () => {});
    const before = this.#released;
    this.#released = 0;
    this.#release(before);
  }

  /** Lets the collector have so many boards. */
  #release(count) {
    const lines = this.#boards.slice(this.#released, count);
    this.#released = Math.max(this.#released, count);
    if (lines.length > 0) this.#collector.stdin.write(`${lines.join('\n')}\n`);
  }

  /** Waits until something new is there, so that faults hit work; but not for ever, since what was hit must recover, too. */
  async #progress() {
    const before = this.#results();
    const until = Date.now() + 250;
    while (Date.now() < until && this.#results() === before) await this.#wait(5 + this.#random.integer(20));
    await this.#wait(this.#random.integer(40));
  }

  #results() {
    const folder = join(this.#out, 'results', '00000');
    return existsSync(folder) ? readdirSync(folder).length : 0;
  }

  async worker() {
    const i = this.#random.integer(WORKERS);
    const worker = this.#workers[i];
    worker.kill('SIGKILL');
    await this.#ended(worker);
    this.#workers[i] = this.#startWorker();
  }

  async collector() {
    this.#collector.kill('SIGKILL');
    await this.#ended(this.#collector);
    this.#startCollector();
  }

  /** Stops a worker for longer than its locks last; what it wakes up with has been done by others. */
  async pause() {
    const worker = this.#workers[this.#random.integer(WORKERS)];
    worker.kill('SIGSTOP');
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      worker.kill('SIGCONT');
    }, LOCK * 2);
    this.#timers.add(timer);
  }

  async redis() {
    await this.#redis.kill();
    await this.#wait(this.#random.integer(100));
    await this.#redis.start();
  }

  /** Fills the disk until the collector gives up, then makes room again. */
  async disk() {
    const filler = join(this.#disk, 'filler');
    try {
      writeFileSync(filler, Buffer.alloc(80 * 2 ** 20));
    } catch {
      // It is full now.
    }
    this.#release(Math.min(this.#boards.length, this.#released + 2 * CHUNK));
    // Nothing may be left that could fail.
    await Promise.race([this.#ended(this.#collector), this.#wait(1000)]);
    rmSync(filler);
    if (this.#collector.exitCode === null) {
      this.#collector.kill('SIGKILL');
      await this.#ended(this.#collector);
    }
    this.#startCollector();
  }

  async #ended(child) {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  }

  #wait(milliseconds) {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}
