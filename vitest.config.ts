import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Tests run the sources themselves, not the built files, so that a failing line is a line that somebody wrote.
const core = new URL('./packages/core/', import.meta.url);
const { exports } = JSON.parse(readFileSync(new URL('package.json', core), 'utf8')) as {
  exports: Record<string, { default: string }>;
};
const alias = Object.entries(exports).map(([name, { default: built }]) => ({
  find: name.replace('.', '@slidewise/core'),
  replacement: fileURLToPath(new URL(built.replace('/dist/', '/src/').replace(/\.js$/, '.ts'), core)),
}));

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
    testTimeout: 60_000,
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts', '**/testing/**'] },
  },
});
