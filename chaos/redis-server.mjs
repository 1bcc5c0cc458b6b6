// A Redis of one's own: on a port of its own, with its files in a folder of its own.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';

/** Whether there is one to be started. */
export function hasRedis() {
  return spawnSync('redis-server', ['--version']).status === 0;
}

export class RedisServer {
  #folder;
  #options;
  #child;
  port = 0;

  constructor(folder, ...options) {
    this.#folder = folder;
    this.#options = options;
    mkdirSync(folder, { recursive: true });
  }

  get url() {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it, and waits until it answers; what its append-only file holds is there again then. */
  async start() {
    this.port ||= await freePort();
    const options = ['--port', this.port, '--bind', '127.0.0.1', '--dir', this.#folder, '--save', '', ...this.#options];
    this.#child = spawn('redis-server', options.map(String), { stdio: 'ignore' });
    while (!(await this.#answers())) await new Promise((resolve) => setTimeout(resolve, 10));
    return this;
  }

  /** Ends it as a power failure would. */
  async kill() {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** The answer to a command, as redis-cli prints it. */
  ask(...command) {
    return spawnSync('redis-cli', ['-p', String(this.port), ...command], { encoding: 'utf8' }).stdout.trim();
  }

  /** Whether it has read its file and takes commands: with a password, refusing is an answer, too. */
  #answers() {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1', () => socket.write('PING\r\n'));
      const end = (answer) => {
        socket.destroy();
        resolve(answer);
      };
      socket.on('data', (data) => end(/^(\+PONG|-NOAUTH)/.test(String(data))));
      socket.on('error', () => end(false));
    });
  }
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
