// Lint, types and import rules: what can be said of the sources without running them.
import { existsSync, readdirSync } from 'node:fs';
import { runAll } from './run-all.mjs';

const sources = readdirSync('packages')
  .flatMap((name) => [`packages/${name}/src`, `packages/${name}/tests`])
  .filter((folder) => existsSync(folder));

runAll([
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['build', 'tsc', ['-b']],
  ['types of the tests', 'tsc', ['-p', 'tsconfig.tests.json']],
  ['types of the web app', 'tsc', ['-p', 'packages/web']],
  ['import rules', 'depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...sources]],
  ['unused code', 'knip', ['--no-progress', '--treat-config-hints-as-errors']],
  ['package shape', 'publint', ['run', 'packages/core', '--strict']],
  ['package types', 'attw', ['--pack', 'packages/core', '--profile', 'esm-only', '--format', 'ascii', '--quiet']],
]);
