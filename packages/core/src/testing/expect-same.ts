import { expect } from 'vitest';

/** What is the same if it reads the same. */
type Plain = number | string | Int32Array | readonly string[];

/** Like `expect(…).toEqual(…)`, for inner loops in which that would take most of the time. */
export function expectSame<T extends Plain>(actual: T, expected: T, name = ''): void {
  if (String(actual) !== String(expected)) expect(actual, name).toEqual(expected);
}
