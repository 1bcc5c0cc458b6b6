import { afterAll, beforeAll } from 'vitest';
import type { Family } from '../contract/family.js';
import { families } from '../families.js';

/** For the tests of a file, a family has its line in the registry. */
export function register(family: Family): void {
  const registry = families as Family[];
  beforeAll(() => void registry.push(family));
  afterAll(() => void registry.splice(registry.indexOf(family), 1));
}
