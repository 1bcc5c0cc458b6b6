import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program as users get it. */
export const program = fileURLToPath(new URL('../../../cli/bundle/slidewise.js', import.meta.url));

process.env.XDG_CACHE_HOME = process.env.SLIDEWISE_TEST_CACHE ?? mkdtempSync(join(tmpdir(), 'cache-'));

/** The answer to a request. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what is there.
  readonly json: any;
}

/** `slidewise serve` in a process of its own. */
export class RunningService {
  /** The lines of its log. */
  log = '';

  private constructor(
    readonly child: ChildProcess,
    readonly address: string,
    readonly batches: string,
  ) {
    child.stderr!.on('data', (data) => {
      this.log += data;
    });
  }

  static async start(args: readonly string[] = [], batches = mkdtempSync(join(tmpdir(), 'batches-'))) {
    const words = [program, 'serve', '--port', '0', '--batches', batches, '--threads', '2', ...args];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    const [line] = await once(child.stdout, 'data');
    const [, address] = /(http:\S+?)\/,/.exec(String(line))!;
    return new RunningService(child, address!, batches);
  }

  get port(): number {
    return Number(new URL(this.address).port);
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(this.address + path, {
      method,
      headers: { ...(text === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(text === undefined ? {} : { body: text }),
    });
    const answer = await response.text();
    const isJson = /json\b(?!l)/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      text: answer,
      json: isJson ? JSON.parse(answer) : undefined,
    };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask('GET', path, undefined, headers);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask('POST', path, body, headers);
  }

  /** A number of `/metrics`. */
  async metric(name: string): Promise<number> {
    const { text } = await this.get('/metrics');
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  }

  /** Ends it by a signal; its exit code. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.child.exitCode !== null) return this.child.exitCode;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    return (await ended)[0];
  }
}
