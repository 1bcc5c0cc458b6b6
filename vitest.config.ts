import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
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
    // One for each core, also on a machine with two: by itself vitest leaves one of them idle.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    // A state that is awaited may take a while to come on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts', '**/testing/**'] },
    // `npx vitest run --project unit` runs one of them.
    projects: [
      // Everything in one process, which loads every module once.
      { extends: true, test: { name: 'unit', include: ['packages/*/{src,build}/**/*.test.ts'], isolate: false } },
      // What was built, in processes of its own.
      { extends: true, test: { name: 'cli', include: ['packages/cli/tests/**/*.test.ts'] } },
      // In a real browser or a real terminal.
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['packages/*/e2e/**/*.test.ts'],
          // A state that is waited for may take long on a busy machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
