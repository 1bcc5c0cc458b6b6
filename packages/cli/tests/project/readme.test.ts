import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bundle, slidewise } from '../support/run-cli.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Where the pages are about the installed program, it is called `slidewise`, and what is written goes into a folder of its own. */
const bin = mkdtempSync(join(tmpdir(), 'slidewise-test-bin-'));
writeFileSync(join(bin, 'slidewise'), `#!/bin/sh\nexec "${process.execPath}" "${bundle}" "$@"\n`, { mode: 0o755 });
const folder = mkdtempSync(join(tmpdir(), 'slidewise-test-'));
// What the cache holds changes what some commands have to tell: the pages show an empty one.
const cache = mkdtempSync(join(tmpdir(), 'slidewise-test-cache-'));
const env = { ...process.env, XDG_CACHE_HOME: cache, PATH: bin + delimiter + process.env.PATH };
const home = process.cwd();
beforeAll(() => {
  vi.stubEnv('XDG_CACHE_HOME', cache);
});
afterAll(() => {
  // Other tests may run in this process, too.
  vi.unstubAllEnvs();
  process.chdir(home);
  for (const made of [bin, folder, cache]) rmSync(made, { recursive: true });
});

/** The commands of the consoles in a page, each with the output that the page shows. */
function consoles(page: string): [string, string][] {
  const blocks = readFileSync(root + page, 'utf8').matchAll(/^```console\n(.*?)^```$/gms);
  return [...blocks].flatMap(([, block]) =>
    block!
      .split(/^\$ /m)
      .slice(1)
      .map((part): [string, string] => {
        const end = part.indexOf('\n');
        return [part.slice(0, end), part.slice(end + 1)];
      }),
  );
}

/** Times differ from run to run, at the end of a line and in a column; everything else must be as it is shown. */
function withoutTimes(text: string): string {
  return text
    .replace(/ *\d[\d.]* (m?s|seconds)\b/g, ' TIME')
    .replace(/"ms":[\d.]+/g, '"ms":TIME')
    .replace(/\| +\d+\.\d +\|/g, '| TIME |');
}

/** What a command prints in a folder, as a terminal would show it. */
function printed(command: string, cwd: string): string {
  const [, words] = /^(?:\.\/)?slidewise ([\w ./=:,+-]+)$/.exec(command) ?? [];
  if (words !== undefined) {
    // What only calls the program needs no process of its own, unless it is not clear what comes first.
    process.chdir(cwd);
    const { stdout, stderr } = slidewise(words.split(' '));
    if (stdout === '' || stderr === '') return stdout + stderr;
  }
  const { stdout, stderr } = spawnSync('sh', ['-c', `${command} 2>&1`], { cwd, env, encoding: 'utf8' });
  return stdout + stderr;
}

describe.each([
  ['README.md', root],
  ['packages/cli/README.md', folder],
  ['docs/guide.md', root],
  ['docs/solving.md', root],
  ['docs/install.md', root],
  ['docs/study.md', root],
  ['docs/play.md', root],
  ['docs/map.md', folder],
  ['docs/generate.md', folder],
  ['docs/classroom.md', folder],
  ['docs/classroom/rh.md', folder],
  ['docs/classroom/prog.md', folder],
  ['docs/classroom/sbp.md', folder],
  ['docs/classroom/rushhour.md', folder],
  ['docs/classroom/tiles.md', folder],
  ['docs/classroom/counts.md', folder],
  ['docs/grading.md', folder],
  ['docs/rating.md', root],
  ['docs/tiles.md', root],
  ['docs/bricks.md', root],
  ['docs/enumerate.md', folder],
  ['docs/pddl.md', root],
])('%s shows what really happens', (page, cwd) => {
  test.each(consoles(page))('%s', (command, shown) => {
    expect(withoutTimes(printed(command, cwd))).toBe(withoutTimes(shown));
  });
});

test.each([
  ['the pictures in the docs are what the program draws', 'make-pictures'],
  ['the table of algorithms is what they do', 'make-algorithms'],
])('%s', (_, script) => {
  const { stderr, status } = spawnSync(process.execPath, [`scripts/${script}.mjs`, '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
});
