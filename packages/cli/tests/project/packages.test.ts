import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packAll, publishedPackages } from '../../../../scripts/lib/pack.mjs';
import { uses } from '../../../../scripts/lib/uses.mjs';

// The packages as strangers get them: packed, installed into an empty folder far from here, without a network, and used.

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'slidewise-installed-'));
const program = join(home, 'node_modules/.bin/slidewise');
afterAll(() => rmSync(home, { recursive: true }));

const run = (command: string, ...args: string[]) => promisify(execFile)(command, args, { cwd: home });

/** A script for pages that are not bundled. */
const isScript = (file: string): boolean => file.startsWith('bundle/');

/** Runs a tool of this repository on what is installed there. */
const tool = (path: string, ...args: string[]) => run(process.execPath, join(root, 'node_modules', path), ...args);

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    writeFileSync(join(home, name), text);
  }
}

/** The files in a folder, and in those in it. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

const BOARD = 'AA.B../...B../XX.B../....../....../......';
const byTopic = `
  import { unwrap } from '@slidewise/core/result';
  import { rushHour } from '@slidewise/core/rush-hour';
  import { solve } from '@slidewise/core/solving';`;
const byRoot = `
  import { rushHour, solve, unwrap } from '@slidewise/core';`;
const solveIt = `
  const { position } = unwrap(rushHour.parse('${BOARD}'));
  export const { moves, length } = unwrap(solve(rushHour, position));`;

/** What a page needs that only solves, and no more. */
const byParts = `
  import { unwrap } from '@slidewise/core/result';
  import { rushHourBasics } from '@slidewise/core/rush-hour';
  import { breadthFirst } from '@slidewise/core/search';
  import { solveWith } from '@slidewise/core/solving';
  const { position } = unwrap(rushHourBasics.parse('${BOARD}'));
  export const { moves, length } = unwrap(solveWith([breadthFirst], rushHourBasics, position));`;

let tarballs: readonly string[];
/** Three pages for each family: one solves with one algorithm, one plays, one generates. */
const pagesByFamily = Object.fromEntries(
  (
    [
      ['rushHour', 'rush-hour', BOARD, '{ size: { width: 5, height: 5 } }'],
      ['tiles', 'tiles', '1 2 3/4 5 6/0 7 8', '{ size: { width: 3, height: 3 } }'],
      ['bricks', 'bricks', 'master: X\\ngoal: 1 1\\nXA\\n..', '{ size: { width: 3, height: 3 } }'],
    ] as const
  ).map(([family, topic, board, order]) => [
    family,
    [
      `import { ${family}Basics as family } from '@slidewise/core/${topic}';
      import { breadthFirst } from '@slidewise/core/search';
      import { solveWith } from '@slidewise/core/solving';
      const { position } = family.parse('${board}').value;
      console.log(solveWith([breadthFirst], family, position, { algorithm: 'bfs' }).value.optimal);`,
      `import { ${family} as family } from '@slidewise/core/${topic}';
      import { Session } from '@slidewise/core/session';
      const game = Session.start(family, family.parse('${board}').value);
      game.play(game.slides()[0].move);
      console.log(Session.restore(game.save(), [family]).value.at === 1);`,
      `import { ${family} as family } from '@slidewise/core/${topic}';
      import { Generation } from '@slidewise/lab/generate';
      const { value: boards } = Generation.start(family, ${order});
      for (const board of boards) { console.log(!family.isSolved(board.position)); break; }`,
    ],
  ]),
);

beforeAll(async () => {
  write({ 'package.json': '{ "private": true, "type": "module" }' });
  tarballs = await packAll(home);
  const isServed = (path: string): boolean => /-(batch|server)-/.test(path);
  const plain = tarballs.filter((path) => !isServed(path));
  await run('npm', 'install', '--offline', '--ignore-scripts', '--cache', join(home, 'cache'), ...plain);
  await Promise.all(tarballs.filter(isServed).map(unpackBesideOthers));
});

/** Installs a package without a network: its dependencies are taken from this repository. */
async function unpackBesideOthers(tarball: string): Promise<void> {
  const modules = join(home, 'node_modules');
  const folder = join(modules, '@slidewise', /-(\w+)-[\d.]+tgz$/.exec(tarball)![1]!);
  mkdirSync(folder);
  await run('tar', '-xzf', tarball, '-C', folder, '--strip-components=1');
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies).filter((each) => !each.startsWith('@slidewise/'))) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    if (!existsSync(join(modules, name))) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
}

describe('what is packed', () => {
  test('the containers of the docs install it by the name that it has', () => {
    const compose = readFileSync(join(root, 'docs/cluster/compose.yaml'), 'utf8');
    const named = compose.match(/slidewise-cli-[^\s:;]*\.tgz/g)!;
    expect(new Set(named)).toEqual(new Set([basename(tarballs.find((path) => path.includes('cli'))!)]));
  });
  const libraries = ['core', 'lab', 'board', 'node', 'batch', 'classroom', 'server'];
  test.each(libraries)('%s: what was compiled and its types, and nothing from tests', (name) => {
    const files = filesIn(join(home, 'node_modules/@slidewise', name));
    const sources = filesIn(join(root, 'packages', name, 'src')).filter(
      (source) => /(?<!\.test)\.ts$/.test(source) && !source.startsWith('testing/'),
    );
    const compiled = sources.flatMap((source) => ['.js', '.d.ts'].map((end) => `dist/${source.replace(/\.ts$/, end)}`));
    const [scripts, others] = [files.filter(isScript), files.filter((file) => !isScript(file))];
    expect(others).toEqual(['LICENSE', 'README.md', 'package.json', ...compiled].sort());
    expect(scripts.includes('bundle/slidewise-board.js')).toBe(name === 'board');
    expect(scripts.includes('bundle/slidewise-engine.js')).toBe(name === 'board');
  });

  test('the program: the bundle, the collection and the web app, and the licences of what is bundled', () => {
    const folder = join(home, 'node_modules/@slidewise/cli');
    const files = filesIn(folder);
    expect(files.filter((name) => !name.startsWith('bundle/'))).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(files).toContain('bundle/puzzles/index.json');
    expect(files).toContain('bundle/web/index.html');
    for (const name of ['table', 'solver', 'batch']) expect(files).toContain(`bundle/${name}-worker.js`);
    const licenses = readFileSync(join(folder, 'bundle/licenses.txt'), 'utf8');
    for (const name of ['commander', 'picocolors', 'hyparquet-writer', 'bullmq', '@bull-board/ui'])
      expect(licenses).toContain(name);
    const webLicenses = readFileSync(join(folder, 'bundle/web/licenses.txt'), 'utf8');
    for (const name of ['solid-js', 'comlink']) expect(webLicenses).toContain(name);
  });

  test.each(publishedPackages)('%s says what it is; only what serves many needs packages of others', (folder) => {
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const manifest = JSON.parse(read('package.json'));
    expect(manifest).toMatchObject({
      license: 'MIT',
      engines: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines,
      publishConfig: { access: 'public' },
      keywords: expect.arrayContaining(['sliding puzzle']),
      // Packing builds first: what is packed is never empty, nor old.
      scripts: { prepack: 'node ../../scripts/setup.mjs' },
    });
    const others = Object.keys(manifest.dependencies ?? {}).filter((name) => !name.startsWith('@slidewise/'));
    if (!/\/(batch|server)$/.test(folder)) expect(others).toEqual([]);
    expect(read('LICENSE')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
  });

  test('nothing else was installed', () => {
    const installed = readdirSync(join(home, 'node_modules/@slidewise')).sort();
    expect(installed).toEqual(['batch', 'board', 'classroom', 'cli', 'core', 'lab', 'node', 'server']);
  });
});

test.concurrent.each(Object.entries(uses))('@slidewise/%s is used', async (name, { code }) => {
  write({ [`uses-${name}.mjs`]: code });
  expect((await run(process.execPath, `uses-${name}.mjs`)).stdout).toBe('fine\n');
});

describe.concurrent('the library', () => {
  test.each([
    ['root', byRoot],
    ['topic', byTopic],
  ])('in JavaScript, by %s', async (name, imports) => {
    write({ [`plain-${name}.js`]: `${imports}${solveIt}\nconsole.log(length, JSON.stringify(moves));` });
    const { stdout } = await run(process.execPath, `plain-${name}.js`);
    expect(stdout).toBe('2 [{"vehicle":"B","by":3},{"vehicle":"X","by":4}]\n');
  });

  test.each([
    ['nodenext', 'nodenext'],
    ['bundler', 'esnext'],
  ])(
    'in strict TypeScript with the resolution "%s", the types of every entry point checked, too',
    async (resolution, module) => {
      const entries = ['core', 'lab', 'board', 'classroom'].flatMap((name) => {
        const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
        return Object.keys(exports).map(
          (entry, i) => `export * as ${name}${i} from '@slidewise/${name}${entry.slice(1)}';`,
        );
      });
      const options = {
        module,
        moduleResolution: resolution,
        target: 'es2022',
        lib: ['es2022', 'dom'],
        types: [],
        skipDefaultLibCheck: true,
      };
      write({
        [`${resolution}/entries.ts`]: entries.join('\n'),
        [`${resolution}/strict.ts`]: `
        import { type Family, rushHour, type Slide, type Solution, solve, tiles, unwrap } from '@slidewise/core';
        import { type AlgorithmId, algorithms } from '@slidewise/core/search';
        import { seededRandom } from '@slidewise/core/random';
        const { position } = unwrap(rushHour.parse('${BOARD}'));
        export const solution: Solution<Slide> = unwrap(solve(rushHour, position, { metric: 'steps', heuristic: 'forced' }));
        export const ids: AlgorithmId[] = algorithms.map(({ id }) => id);
        export const any: Family = tiles;
        export const random: number = seededRandom(1).integer(6);
        // @ts-expect-error: a metric of another family
        solve(rushHour, position, { metric: 'stm' });
        // @ts-expect-error: a position of another family
        solve(tiles, position);
        // @ts-expect-error: a move that may be missing
        export const first: Slide = solution.moves[0];
        // @ts-expect-error: internal
        import('@slidewise/core/dist/check.js');`,
        [`${resolution}/tsconfig.json`]: JSON.stringify({
          compilerOptions: {
            ...options,
            strict: true,
            exactOptionalPropertyTypes: true,
            noUncheckedIndexedAccess: true,
            verbatimModuleSyntax: true,
            skipLibCheck: false,
            noEmit: true,
          },
        }),
      });
      const { stdout } = await tool('typescript-native/bin/tsc', '-p', resolution).catch(
        (error) => error as { stdout: string },
      );
      expect(stdout).toBe('');
    },
  );

  test('in a thread: positions and solutions can be handed over', async () => {
    write({
      'thread.js': `
        import { parentPort } from 'node:worker_threads';
        import { solve, tiles } from '@slidewise/core';
        parentPort.once('message', (position) => parentPort.postMessage(solve(tiles, position)));`,
      'asks-thread.js': `
        import { once } from 'node:events';
        import { Worker } from 'node:worker_threads';
        import { tiles, unwrap } from '@slidewise/core';
        const worker = new Worker(new URL('./thread.js', import.meta.url));
        worker.postMessage(unwrap(tiles.parse('1 2 3/4 5 6/0 7 8')).position);
        const [result] = await once(worker, 'message');
        console.log(unwrap(result).length);`,
    });
    expect((await run(process.execPath, 'asks-thread.js')).stdout).toBe('2\n');
  });

  test('bundled by Vite: what is not used is left out, whichever way it was imported', async () => {
    const scripts = [...[byTopic, byRoot].map((imports) => `${imports}${solveIt}`), byParts];
    const pages = await Promise.all(
      scripts.map((script, i) => bundled(`page-${i}.js`, `${script}\nconsole.log(length);`)),
    );
    // What enumerates boards is a file of its own, which is loaded when it is asked for.
    const entries = pages.map((files, i) => Object.keys(files).find((name) => name.includes(`page-${i}`))!);
    const [topic, whole, parts] = pages.map((files, i) => sizeOf(files, entries[i]!)) as [number, number, number];
    expect(topic, 'the family and every algorithm').toBeLessThan(48_000);
    // The order of the modules differs, and what is compressed with it.
    expect(whole).toBeLessThan(topic * 1.03);
    // A page that only solves is not to pay for making and editing boards.
    expect(parts, 'what solves').toBeLessThan(24_950);
    for (const [i, files] of pages.entries()) {
      writeBuilt(`pages/${i}`, files);
      expect((await run(process.execPath, `pages/${i}/${entries[i]}`)).stdout).toBe('2\n');
    }
  });

  test('bundled by Vite: a page for one family weighs what docs/library.md says', async () => {
    const told = [
      ...readFileSync(join(root, 'docs/library.md'), 'utf8').matchAll(/^\| `(\w+)` +\|((?: +\d+ kB +\|){3})$/gm),
    ];
    const measured = await Promise.all(
      Object.entries(pagesByFamily).map(async ([family, pages]) => {
        const sizes = pages.map(async (script, i) => {
          const page = `${family}-${i}`;
          const files = await bundled(`${page}.js`, script);
          const entry = Object.keys(files).find((name) => name.includes(`/${page}-`))!;
          writeBuilt(`built/${page}`, files);
          expect((await run(process.execPath, `built/${page}/${entry}`)).stdout).toBe('true\n');
          return sizeOf(files, entry) / 1000;
        });
        return [family, await Promise.all(sizes)] as const;
      }),
    );
    expect(told.map(([, family]) => family)).toEqual(measured.map(([family]) => family));
    const now = measured.map(([family, sizes]) => `${family}: ${sizes.map((size) => size.toFixed(1)).join(', ')} kB`);
    const said = told.flatMap(([, , row]) => row!.match(/\d+/g)!.map(Number));
    // A page may grow by a few lines before the table must be written anew.
    for (const [i, size] of measured.flatMap(([, sizes]) => sizes).entries())
      expect(Math.abs(size - said[i]!), now.join('; ')).toBeLessThan(1 + 0.02 * size);
  });

  test('bundled by Vite with a worker for the page', async () => {
    write({
      'worker.js': `${byRoot}
        self.onmessage = ({ data }) => self.postMessage(unwrap(solve(rushHour, data)).length);`,
    });
    const files = await bundled(
      'page-with-worker.js',
      `new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }).postMessage('a board');`,
    );
    const [name] = Object.keys(files).filter((file) => /\/worker-/.test(file));
    expect(Object.values(files).filter((code) => code.includes(name!))).toHaveLength(1);
    writeBuilt('worker', files);
    // What a browser gives a worker, as far as this one needs it.
    write({
      'stand-in.mjs': `${byRoot}
        globalThis.self = { postMessage: console.log };
        await import('./worker/${name}');
        self.onmessage({ data: unwrap(rushHour.parse('${BOARD}')).position });`,
    });
    expect((await run(process.execPath, 'stand-in.mjs')).stdout).toBe('2\n');
  });
});

/** Writes what was built into a folder. */
function writeBuilt(folder: string, files: Record<string, string>): void {
  for (const [name, code] of Object.entries(files)) write({ [`${folder}/${name}`]: code });
}

/** The bytes that a page loads at once, compressed. */
function sizeOf(files: Record<string, string>, entry: string): number {
  return loadedAtOnce(files, entry).reduce((sum, name) => sum + gzipSync(files[name]!).length, 0);
}

/** A file and all that it imports, but for what it loads when it is asked for. */
function loadedAtOnce(files: Record<string, string>, entry: string, found: string[] = [entry]): string[] {
  for (const [, name] of files[entry]!.matchAll(/(?:from|import) *["'`]\.\/([^"'`]+)["'`]/g)) {
    const path = `${dirname(entry)}/${name}`;
    if (found.includes(path)) continue;
    found.push(path);
    loadedAtOnce(files, path, found);
  }
  return found;
}

/** The files that Vite makes of a script, by their names. */
async function bundled(entry: string, code: string): Promise<Record<string, string>> {
  write({ [entry]: code });
  const quiet = { checks: { bundlerTimings: false } };
  const built = (await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es', rolldownOptions: quiet },
    build: { write: false, rolldownOptions: { ...quiet, input: join(home, entry) } },
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  );
}

describe.concurrent('the program', () => {
  test('as npx runs it, on a board of the collection', async () => {
    const { stdout } = await run('npx', '--offline', 'slidewise', 'solve', '--quiet', 'rush-hour/jam-01');
    expect(stdout).toMatch(/^\w+(, \w+)*\n$/);
  });

  test('it knows its version and its collection', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'));
    expect((await run(program, '--version')).stdout).toBe(`${version}\n`);
    const { stdout } = await run(program, 'list', '--json');
    const names = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).board);
    const index: { name: string }[] = JSON.parse(readFileSync(join(root, 'puzzles/index.json'), 'utf8'));
    expect(names.sort()).toEqual(index.map(({ name }) => name).sort());
  });

  test('it works on many boards, in threads', async () => {
    write({ 'boards.txt': `${BOARD}\n`.repeat(3) });
    await run(program, 'batch', 'solve', 'boards.txt', '--out', 'run');
    const { stdout } = await run(program, 'batch', 'merge', 'run', '--format', 'csv');
    expect(stdout.match(/,solved,true,2,2,"BD3, XR4",/g)).toHaveLength(3);
  });

  test('it serves the web app', async () => {
    const server = spawn(program, ['web', '--port', '0'], { cwd: home, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const [said] = await once(server.stdout, 'data');
      const [address] = /http:\S+/.exec(String(said))!;
      const [script] = /assets\/index-[\w-]+\.js/.exec(await (await fetch(address)).text())!;
      expect((await fetch(address + script)).status).toBe(200);
    } finally {
      server.kill();
      await once(server, 'exit');
    }
  });

  test('an old Node is told so', async () => {
    const pretence = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`;
    await expect(run(process.execPath, '--import', `data:text/javascript,${pretence}`, program)).rejects.toMatchObject({
      code: 2,
      stderr: 'slidewise: Node 20.19 or later is needed; this is 18.20.8\n',
    });
  });
});
