import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Tests run the sources themselves, not the built files, so that a failing line is a line that somebody wrote.
const core = fileURLToPath(new URL('./packages/core/src', import.meta.url));

export default defineConfig({
  resolve: { alias: [{ find: /^@slidewise\/core\/(.*)$/, replacement: `${core}/$1.ts` }] },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
    testTimeout: 60_000,
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts', '**/testing/**'] },
  },
});
