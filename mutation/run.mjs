// Mutation testing with Stryker: small changes are made to the sources, one at a time, and a test has to fail for each. Stryker is large and rarely
// needed, so that it is installed when this is first called, in a folder that is not part of the project's own packages.
//
// npm run mutate -- [--beside] [folder or file…]   In core/src: `tiles` (its rules and notations), `search`, `bricks/rules.ts` … The default is all families and search.
//
// The tests of the room run against the mutants, and those of the contract, which try every family with every search. With `--beside`,
// only the tests of the same folder run, several times as fast. Notations are always tested so: almost every other test reads a board,
// and each mutant would meet nearly all of them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Newer versions need Node 22.
const VERSION = '9.6.1';
const CORE = 'packages/core/src';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const home = join('node_modules', '.cache', 'mutation');
const modules = join(home, 'node_modules', '@stryker-mutator');
if (!existsSync(join(modules, 'vitest-runner'))) install();

const BESIDE = '--beside';
const beside = process.argv.includes(BESIDE);
const named = process.argv.slice(2).filter((argument) => argument !== BESIDE);
const asked = named.length > 0 ? named : [...readdirSync(CORE).filter(isFamily), 'search'];
const places = asked.flatMap((place) => (isFamily(place) ? [`${place}/rules.ts`, `${place}/notation`] : [place]));
for (const place of places) if (!mutate(place)) process.exit(1);

/** Every family, and nothing else, has a folder with positions. */
function isFamily(folder) {
  return existsSync(join(CORE, folder, 'position.ts'));
}

function mutate(place) {
  process.stdout.write(`\n── ${place} ──\n`);
  const isFile = place.endsWith('.ts');
  const folder = isFile ? dirname(place) : place;
  const [room, part] = place.split('/');
  const near = beside || part === 'notation';
  const tests = near ? [`${folder}/*.test.ts`] : [`${room}/**/*.test.ts`, 'contract/contract.test.ts'];
  const config = join(home, 'stryker.config.json');
  const options = settings(place, inCore(isFile ? place : `${place}/*.ts`));
  writeFileSync(config, JSON.stringify(options, null, 2));
  const env = { ...process.env, MUTATION_TESTS: tests.map(inCore).join(' ') };
  const stryker = join(modules, 'core', 'bin', 'stryker.js');
  return spawnSync(process.execPath, [stryker, 'run', config], { stdio: 'inherit', env }).status === 0;
}

function inCore(path) {
  return `${CORE}/${path}`;
}

function install() {
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true }));
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
  // Vitest is the project's own: found further up.
  const { status } = spawnSync('npm', ['install', '--prefix', home, '--legacy-peer-deps', '--no-save', ...packages], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}

function settings(place, mutants) {
  return {
    mutate: [mutants, '!**/*.test.ts'],
    plugins: [join(process.cwd(), modules, 'vitest-runner', 'dist', 'src', 'index.js')],
    testRunner: 'vitest',
    vitest: { configFile: 'mutation/vitest.config.mjs', related: false },
    coverageAnalysis: 'perTest',
    ignorePatterns: ['packages/{web,cli}/{src,tests,e2e,build}', 'docs', 'bench', 'soak', '**/dist', '**/bundle'],
    reporters: ['clear-text', 'progress', 'json'],
    clearTextReporter: { allowColor: process.stdout.isTTY === true, logTests: false, reportTests: false },
    jsonReporter: { fileName: join(home, `${place.replaceAll('/', '-')}.json`) },
    // Not below node_modules, where vitest looks for no tests.
    tempDirName: '.mutation-sandbox',
    concurrency: 2,
    // A mutant that never ends is found dead after this and half as long again as its tests take.
    timeoutMS: 6_000,
    // What is computed while modules are loaded belongs to no test, and would be tried with all of them.
    ignoreStatic: true,
    disableTypeChecks: true,
    cleanTempDir: 'always',
  };
}
