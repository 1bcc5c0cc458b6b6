import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;

/** Runs commands of this project one after another, [title, command, arguments] each; ends the process at the first that fails. */
export function runAll(steps) {
  for (const [title, command, args] of steps) {
    const startedAt = Date.now();
    const { status, error } = spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: path },
    });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    if (error !== undefined) process.stderr.write(`${error.message}\n`);
    process.stdout.write(`${status === 0 ? 'ok' : 'FAILED'}: ${title} (${seconds} s)\n`);
    if (status !== 0) process.exit(1);
  }
}
