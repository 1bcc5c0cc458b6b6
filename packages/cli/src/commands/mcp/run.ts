import { serveTools } from '@slidewise/server/mcp';
import { requestOptions } from '../../runs/request-options.js';
import { onSignals } from '../../runs/signals.js';
import { say } from '../../terminal/complain.js';
import type { ProgramSpec } from '../../usage/spec.js';
import type { McpFlags } from './options.js';

/** Serves tools until the input ends, or a signal comes; returns the exit code. */
export async function run(flags: McpFlags, { version }: ProgramSpec): Promise<number> {
  const { threads, ...options } = requestOptions(flags);
  const { signal } = onSignals();
  if (process.stdin.isTTY) say('note: programs that use language models start this themselves; Ctrl-C ends it');
  await serveTools({
    ...options,
    longThreads: Math.max(1, threads - 1),
    gym: flags.gym ?? false,
    version,
    signal,
    report: say,
  });
  return 0;
}
