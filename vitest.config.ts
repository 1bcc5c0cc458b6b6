import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type ProjectConfig, type TestSpecification } from 'vitest/node';
import { pageScripts } from './scripts/lib/page-scripts.mjs';

// Tests run the sources themselves, not the built files, so that a failing line is a line that somebody wrote.
interface Built {
  readonly default: string;
}
const alias = ['core', 'lab', 'classroom', 'node', 'batch', 'server', 'graph', 'board'].flatMap((name) => {
  const home = fileURLToPath(new URL(`./packages/${name}/`, import.meta.url));
  const { exports } = JSON.parse(readFileSync(`${home}package.json`, 'utf8')) as { exports: Record<string, Built> };
  return Object.entries(exports).map(([entry, built]) => ({
    find: new RegExp(`^@slidewise/${name}${entry.slice(1)}$`),
    replacement: home + built.default.replace('./dist/', 'src/').replace(/\.js$/, '.ts'),
  }));
});
// What `npm run soak` shares with the tests reaches the built files by their paths.
alias.push({ find: /^(.*\/packages\/\w+)\/dist\/(.+)\.js$/, replacement: '$1/src/$2.ts' });

/** The files that take longest, begun first, so that none of them is left alone at the end: a fresh clone remembers no times. */
const LONGEST = [
  'chaos',
  'redis',
  'packages',
  'classroom',
  'fuzz',
  'readme',
  'ending',
  'play-terminal',
  'study',
  'looks-play',
  'looks-study',
  'play',
  'editor',
  'strategies',
  'contract',
  'against-brute-force',
];

const TEST_FOLDER = 'scripts/lib/test-folder.mjs';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  resolve: { alias },
  plugins: [pageScripts],
  test: {
    // One for each core, also on a machine with two: by itself vitest leaves one of them idle.
    maxWorkers: availableParallelism(),
    // Limits are for what hangs: a busy machine may take ten times as long as an idle one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts', '**/testing/**'] },
    // `npx vitest run --project unit` runs one of them.
    projects: [
      // Everything in as few processes as there are cores, each of which loads every module once.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/{src,build}/**/*.test.ts', 'scripts/**/*.test.ts', 'soak/*.test.mjs'],
          isolate: false,
          globalSetup: TEST_FOLDER,
        },
      },
      // What was built, in threads and processes of its own.
      project('cli', {
        include: ['packages/{cli,batch,server}/tests/**/*.test.ts', 'signature/*.test.mjs'],
        isolate: false,
        // Most of their time they wait for the programs that they start.
        maxWorkers: availableParallelism() + 1,
        sequence: { groupOrder: 1 },
      }),
      // In a real browser or a real terminal.
      project('e2e', {
        include: ['packages/*/e2e/**/*.test.ts'],
        globalSetup: 'packages/web/e2e/shared-browser.ts',
        isolate: false,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});

/** Tests that run the program as it is built now, with one cache of tables for all. */
function project(name: string, { globalSetup = [], ...test }: ProjectConfig): TestProjectConfiguration {
  const support = ['fresh-build', 'shared-cache'].map((file) => `packages/cli/tests/support/${file}.ts`);
  const before = [TEST_FOLDER, ...support];
  return { extends: true, test: { name, ...test, globalSetup: [...before, globalSetup].flat() } };
}
