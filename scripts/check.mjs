// Lint, types and import rules: what can be said of the sources without running them.
import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runTogether } from './steps.mjs';

/** Runs all checks; returns how many passed and failed. */
export async function check() {
  const sources = readdirSync('packages')
    .flatMap((name) => ['src', 'tests', 'e2e'].map((room) => `packages/${name}/${room}`))
    .filter((folder) => existsSync(folder));
  // The others read the types that it writes; the packages take the bundle, too, though not the newest.
  const whole = !existsSync('packages/cli/bundle/slidewise.js');
  const built = await runTogether([
    ['build', ...(whole ? [process.execPath, ['scripts/build.mjs']] : ['tsc', ['-b']])],
  ]);
  if (built.failed > 0) return built;
  // The longest first, so that none of them is left alone at the end.
  const { passed, failed } = await runTogether([
    ['types, tests included', process.execPath, ['scripts/check-types.mjs']],
    ['types of the web app', 'tsc', ['-p', 'packages/web']],
    ['import rules', 'depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...sources]],
    ['unused code', 'knip', ['--no-progress', '--treat-config-hints-as-errors']],
    ['packages', process.execPath, ['scripts/check-packages.mjs']],
    ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ]);
  return { passed: built.passed + passed, failed };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { failed } = await check();
  process.exit(failed === 0 ? 0 : 1);
}
