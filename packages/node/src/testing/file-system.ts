import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished } from 'vitest';

type Call = (...args: readonly unknown[]) => unknown;
type Calls = Record<string, Call>;

const REAL = { ...fs } as unknown as Calls;

/**
 * Lets something else happen in the place of functions of `node:fs`, until the end of the test: it is told the arguments, and how to call the real one.
 * (Module mocks do not reach what the tests of another file have loaded.)
 */
export function insteadOf(
  names: readonly (keyof typeof fs)[],
  happens: (args: readonly unknown[], real: Call) => unknown,
): void {
  for (const name of names) put(name, (...args) => happens(args, REAL[name]!));
  onTestFinished(() => {
    for (const name of names) put(name, REAL[name]!);
  });
}

function put(name: string, call: Call): void {
  Object.assign(fs, { [name]: call });
  syncBuiltinESMExports();
}
