import { spawn, spawnSync } from 'node:child_process';
import { clock } from '@slidewise/node/clock';
import { describeSystemError } from '@slidewise/node/system-errors';
import { showBytes, showMilliseconds } from '../../../terminal/units.js';
import { killIfThere, ProcessMark } from './processes.js';

/** What a program may use. */
export interface RunLimits {
  readonly milliseconds: number;
  /** The memory that all its processes take together, where the system tells it. */
  readonly bytes: number;
  readonly outputBytes: number;
}

/** What a program has printed; `error` says why it did not end by itself without one. */
export interface Ran {
  readonly output: Buffer;
  readonly seconds: number;
  readonly error?: string;
}

const KIB = 1024;
/** The shell counts the sizes of files in blocks. */
const BLOCK = 512;
/** Of the errors that it prints, the beginning is enough. */
const ERROR_BYTES = 4 * KIB;
/** The exit code of a shell whose program was ended by signal N is 128 + N. */
const BY_SIGNAL = 128;
/** Java and Node reserve far more addresses than they use. */
const ADDRESSES_FOR_MEMORY = 16;
const MOST_PROCESSES = 100;
/** How often memory and processes are looked at, in milliseconds. */
const WATCH_EVERY = 200;
/** A process that got away from everything may hold the output open; what it printed is read until then. */
const PATIENCE = 1000;

/** Runs a command of the shell with arguments and input; nothing that it does ends this program. */
export async function runLimited(
  command: string,
  args: readonly string[],
  input: string,
  limits: RunLimits,
  signal: AbortSignal,
): Promise<Ran> {
  if (signal.aborted) return { output: Buffer.alloc(0), seconds: 0, error: 'it was interrupted' };
  const mark = new ProcessMark();
  const started = [...isolation(), 'sh', '-c', scriptFor(command, limits), 'sh', ...args];
  const startedAt = clock.now();
  // A group of its own, so that whatever it starts can be ended with it.
  const child = spawn(started[0]!, started.slice(1), { detached: true, env: { ...process.env, ...mark.environment } });
  const output: Buffer[] = [];
  let [size, errors, why] = [0, '', undefined as string | undefined];
  const end = (): void => {
    if (child.pid !== undefined) killIfThere(-child.pid);
    mark.end();
  };
  const stop = (reason: string): void => {
    why ??= reason;
    end();
  };
  const timer = setTimeout(
    () => stop(`it was stopped after ${showMilliseconds(limits.milliseconds)}`),
    limits.milliseconds,
  );
  const watch = setInterval(() => {
    const excess = excessOf(mark, limits);
    if (excess !== undefined) stop(`it was stopped: ${excess}`);
  }, WATCH_EVERY);
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
  let seconds = 0;
  let closing: NodeJS.Timeout | undefined;
  child.on('exit', () => {
    seconds = Math.round(clock.now() - startedAt) / 1000;
    clearTimeout(timer);
    // What it has left in the background holds the pipes open.
    end();
    closing = setTimeout(() => {
      child.stdout.destroy();
      child.stderr.destroy();
    }, PATIENCE);
  });
  try {
    const failed = await new Promise<string | undefined>((resolve) => {
      child.on('error', (error) => resolve(`it cannot be started: ${describeSystemError(error)}`));
      child.on('close', (code, by) => resolve(endedBadly(code, by, errors)));
    });
    const error = why ?? failed;
    return { output: Buffer.concat(output), seconds, ...(error === undefined ? {} : { error }) };
  } finally {
    clearTimeout(timer);
    clearTimeout(closing);
    clearInterval(watch);
    signal.removeEventListener('abort', interrupt);
  }
}

/** The command behind limits of the shell; the shell stays, for signals mean less to the first process of a namespace. */
function scriptFor(command: string, { bytes, outputBytes }: RunLimits): string {
  const addresses = Math.floor((bytes * ADDRESSES_FOR_MEMORY) / KIB);
  const blocks = Math.ceil(outputBytes / BLOCK);
  return `ulimit -c 0; ulimit -f ${blocks}; ulimit -v ${addresses} 2>/dev/null\n${command} "$@"\nexit $?`;
}

/** Which limit the processes are above, if any. */
function excessOf(mark: ProcessMark, { bytes }: RunLimits): string | undefined {
  const now = mark.processes();
  if (now.ids.length > MOST_PROCESSES) return `it started more than ${MOST_PROCESSES} processes`;
  return now.bytes > bytes ? `its memory was more than ${showBytes(bytes)}` : undefined;
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

/** Ways to start a program without a network, the best first: alone with its own processes, which end with it, or at least without one. */
const WAYS = [
  ['--user', '--map-current-user', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'],
  ['--user', '--map-current-user', '--net'],
  ['--net'],
].map((options) => ['unshare', ...options, '--']);

let best: readonly string[] | undefined;

/** The command that starts another one without a network, where the system permits it; else empty. */
function isolation(): readonly string[] {
  best ??= WAYS.find(([program, ...options]) => spawnSync(program!, [...options, 'true']).status === 0) ?? [];
  return best;
}
