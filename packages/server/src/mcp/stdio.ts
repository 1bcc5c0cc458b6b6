import { once } from 'node:events';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { operationsWith } from '../operations/index.js';
import { type PoolOptions, SolverPool } from '../threads/solver-pool.js';
import { Performer, workHere } from '../threads/work-here.js';
import { newMcpServer } from './mcp-server.js';

/** How tools are served over standard input and output. */
export interface StdioOptions extends PoolOptions {
  readonly version: string;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Hears what whoever runs it should know. */
  report(note: string): void;
}

/** Serves tools for models over standard input and output, until the input or the signal ends it. */
export async function serveTools(options: StdioOptions): Promise<void> {
  const { version, signal, report } = options;
  const pool = new SolverPool(options);
  const operations = operationsWith({ gym: options.gym === true });
  const performer = new Performer(pool, workHere(options));
  pool.warmUp();
  const handle = serveStdio(() => newMcpServer({ version, operations, performer, report }), {
    onerror: ({ message }) => report(message),
  });
  const ended = new AbortController();
  await Promise.race([
    ...['end', 'close'].map((name) => once(process.stdin, name, { signal: ended.signal })),
    once(signal, 'abort', { signal: ended.signal }),
  ]);
  ended.abort();
  await handle.close();
  await pool.close();
}
