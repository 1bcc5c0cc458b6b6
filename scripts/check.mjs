// Lint, types and import rules: what can be said of the sources without running them.
import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runTogether, tsc } from './lib/steps.mjs';

/**
 * Runs all checks, or all but that of the packages, which tests use as strangers do; returns how many passed and failed. `write` takes what is
 * printed.
 */
export async function check({ packages = true, ...options } = {}) {
  const sources = readdirSync('packages')
    .flatMap((name) => ['src', 'browser', 'tests', 'e2e'].map((room) => `packages/${name}/${room}`))
    .filter((folder) => existsSync(folder));
  // The others read the types that it writes; the packages take the bundle, too, though not the newest.
  const whole = !existsSync('packages/cli/bundle/slidewise.js');
  const built = await runTogether([['build', process.execPath, whole ? ['scripts/build.mjs'] : [tsc, '-b']]], options);
  if (built.failed > 0) return built;
  // The longest first, so that none of them is left alone at the end.
  const steps = [
    ['types, tests included', process.execPath, ['scripts/check-types.mjs']],
    ['types of the web app', process.execPath, [tsc, '-p', 'packages/web']],
    ['import rules', 'depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...sources]],
    ['unused code', 'knip', ['--no-progress', '--treat-config-hints-as-errors']],
    ...(packages ? [['packages', process.execPath, ['scripts/check-packages.mjs']]] : []),
    ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ];
  const { passed, failed } = await runTogether(steps, options);
  return { passed: built.passed + passed, failed };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { failed } = await check();
  process.exit(failed === 0 ? 0 : 1);
}
