import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach } from 'vitest';
import { bundle } from '../support/run-cli.js';

// The program in processes that work together.

const children: ChildProcess[] = [];

/** For this file of tests: ends what a test has started and left. */
export function endAfterEach(): void {
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      // In order, so that nobody is thought to be there still.
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  });
}

/** A program that was started. */
export interface Started {
  readonly child: ChildProcess;
  /** What it has said so far, on stdout and in all. */
  readonly said: { readonly stdout: string; readonly text: string };
  /** Its exit code, when it has ended. */
  readonly ended: Promise<number | null>;
}

/** Starts the program, or another one like it, and collects what it says. */
export function start(args: readonly string[], { program = bundle, env = {} } = {}): Started {
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env } });
  children.push(child);
  const said = { stdout: '', text: '' };
  child.stdout.on('data', (data) => {
    said.stdout += data;
    said.text += data;
  });
  child.stderr.on('data', (data) => {
    said.text += data;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, said, ended };
}

/** Runs the program to its end. */
export async function run(...args: readonly string[]) {
  const { said, ended, child } = start(args);
  child.stdin!.end();
  const status = await ended;
  return { stdout: said.stdout, stderr: said.text.replace(said.stdout, ''), status };
}
