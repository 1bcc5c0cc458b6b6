import { defineConfig } from 'vitest/config';

// The tests that run against every mutant; `run.mjs` says which.
const include = (process.env.MUTATION_TESTS ?? 'packages/core/src/**/*.test.ts').split(' ');

export default defineConfig({ test: { include, testTimeout: 300_000, hookTimeout: 300_000 } });
