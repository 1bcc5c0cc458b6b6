import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

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
  return text.replace(/ +\d[\d.]* m?s(?= {2}|$)/gm, ' TIME').replace(/"ms":[\d.]+/g, '"ms":TIME');
}

describe.each(['README.md', 'docs/study.md'])('%s shows what really happens', (page) => {
  test.each(consoles(page))('%s', (command, shown) => {
    const { stdout, stderr } = spawnSync('sh', ['-c', `${command} 2>&1`], { cwd: root, encoding: 'utf8' });
    expect(withoutTimes(stdout + stderr)).toBe(withoutTimes(shown));
  });
});

test('the pictures in the docs are what the program draws', () => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/make-pictures.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
});
