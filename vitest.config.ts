import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Tests run the sources themselves, not the built files, so that a failing line is a line that somebody wrote.
const core = fileURLToPath(new URL('./packages/core/', import.meta.url));
const { exports } = JSON.parse(readFileSync(`${core}package.json`, 'utf8')) as { exports: Record<string, Built> };
interface Built {
  readonly default: string;
}
const alias = Object.entries(exports).map(([name, built]) => ({
  find: new RegExp(`^@slidewise/core${name.slice(1)}$`),
  replacement: core + built.default.replace('./dist/', 'src/').replace(/\.js$/, '.ts'),
}));

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['packages/*/{src,tests,build,e2e}/**/*.test.ts'],
    testTimeout: 60_000,
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts', '**/testing/**'] },
  },
});
