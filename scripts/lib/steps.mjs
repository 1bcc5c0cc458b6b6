// Runs the tools of this project, with their names and times.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** The compiler: TypeScript 7, which is native code. What reads sources through an API (the import rules do) still needs version 6. */
export const tsc = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');

const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;

/** Runs a command, by default with our own output; resolves to whether it succeeded. */
export function run(command, args, { write, cwd = root, env = {} } = {}) {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', ...(write === undefined ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    env: { ...process.env, PATH: path, ...env },
  });
  child.stdout?.on('data', write);
  child.stderr?.on('data', write);
  return new Promise((resolve) => {
    child.on('error', ({ message }) => {
      (write ?? process.stderr.write.bind(process.stderr))(`${message}\n`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * Runs steps, [title, command, arguments] each, as many at a time as there are cores. The output of each stands in one piece, above
 * the line that tells how it ended. Returns how many passed and failed. `write` takes what is printed.
 */
export async function runTogether(steps, { write = (text) => process.stdout.write(text) } = {}) {
  const waiting = [...steps];
  let [passed, failed] = [0, 0];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const [title, command, args] = step;
      const startedAt = Date.now();
      const output = [];
      const ok = await run(command, args, { write: (data) => output.push(String(data)) });
      if (ok) passed++;
      else failed++;
      write(`${output.join('')}${ok ? 'ok' : 'FAILED'}: ${title} (${seconds(startedAt)})\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { passed, failed };
}

export function seconds(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}
