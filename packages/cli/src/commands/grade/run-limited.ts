import { spawn } from 'node:child_process';
import { clock } from '@slidewise/node/clock';
import { describeSystemError } from '@slidewise/node/system-errors';
import { showBytes, showMilliseconds } from '../../terminal/units.js';

/** What a program may use. */
export interface RunLimits {
  readonly milliseconds: number;
  /** Its address space, where the system's shell can limit it. */
  readonly bytes: number;
  readonly outputBytes: number;
}

/** A program that ended by itself without an error, or why it did not. */
export type Ran = { readonly output: Buffer; readonly seconds: number } | { readonly error: string };

const KIB = 1024;
/** The shell counts the sizes of files in blocks. */
const BLOCK = 512;
/** Of the errors that it prints, the beginning is enough. */
const ERROR_BYTES = 4 * KIB;
/** The exit code of a shell whose program was ended by signal N is 128 + N. */
const BY_SIGNAL = 128;

/** Runs a command of the shell with arguments and input; nothing that it does ends this program. */
export async function runLimited(
  command: string,
  args: readonly string[],
  input: string,
  limits: RunLimits,
  signal: AbortSignal,
): Promise<Ran> {
  if (signal.aborted) return { error: 'it was interrupted' };
  const kib = Math.floor(limits.bytes / KIB);
  const blocks = Math.ceil(limits.outputBytes / BLOCK);
  const script = `ulimit -c 0; ulimit -f ${blocks}; ulimit -v ${kib} 2>/dev/null; ${command} "$@"`;
  const startedAt = clock.now();
  // A group of its own, so that whatever it starts can be ended with it.
  const child = spawn('sh', ['-c', script, 'sh', ...args], { detached: true });
  const output: Buffer[] = [];
  let [size, errors, why] = [0, '', undefined as string | undefined];
  const end = (): void => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // They have all ended.
    }
  };
  const stop = (reason: string): void => {
    why ??= reason;
    end();
  };
  const timer = setTimeout(
    () => stop(`it was stopped after ${showMilliseconds(limits.milliseconds)}`),
    limits.milliseconds,
  );
  const interrupt = (): void => stop('it was interrupted');
  signal.addEventListener('abort', interrupt);
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= limits.outputBytes) output.push(chunk);
    else stop(`it was stopped: it printed more than ${showBytes(limits.outputBytes)}`);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    if (errors.length < ERROR_BYTES) errors += chunk.toString('utf8', 0, ERROR_BYTES);
  });
  // A program need not read its input.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  // What it has left in the background holds the pipes open.
  child.on('exit', end);
  try {
    const error = await new Promise<string | undefined>((resolve) => {
      child.on('error', (error) => resolve(`it cannot be started: ${describeSystemError(error)}`));
      child.on('close', (code, by) => resolve(endedBadly(code, by, errors)));
    });
    const seconds = Math.round(clock.now() - startedAt) / 1000;
    return (why ?? error) === undefined ? { output: Buffer.concat(output), seconds } : { error: (why ?? error)! };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', interrupt);
  }
}

function endedBadly(code: number | null, by: NodeJS.Signals | null, errors: string): string | undefined {
  if (code === 0) return undefined;
  const said = errors.split('\n').find((line) => line.trim() !== '');
  const more = said === undefined ? '' : `: ${said.trim().slice(0, 200)}`;
  if (by !== null) return `it was ended by ${by}${more}`;
  return code! > BY_SIGNAL
    ? `it was ended by signal ${code! - BY_SIGNAL}${more}`
    : `it ended with exit code ${code}${more}`;
}
