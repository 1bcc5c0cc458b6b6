import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A folder with all the programs that there are. */
let bin = '';
beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'slidewise-tools-'));
  // Installs by putting programs of those names there.
  program(
    'apt-get',
    `[ "$1" = --version ] && exit; echo "$*" >> "${bin}/asked"; for name; do printf '#!/bin/sh' > "${bin}/$name"; /bin/chmod +x "${bin}/$name"; done`,
  );
  program('apt-cache', '');
  program('sudo', 'shift; exec /usr/bin/env "$@"');
  program('true', '');
});
afterEach(() => rmSync(bin, { recursive: true }));

function program(name: string, script: string): void {
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** What happens to somebody, by default to a user who may become root without a password, and not at a terminal. */
function install({ uid = 1000, terminal = false, input = '', answer = '' } = {}) {
  const prepare = `process.getuid=()=>${uid};for(const s of[process.stdin,process.stderr])s.isTTY=${terminal}`;
  const script = new URL('install-tools.mjs', import.meta.url).href;
  const ask = `const { installTools } = await import('${script}');
    console.log((await installTools()).map(({ purpose }) => purpose).join());`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${prepare}`, '--input-type=module', '-e', ask],
    { input, encoding: 'utf8', env: { PATH: bin, SLIDEWISE_INSTALL: answer } },
  );
  const asked = existsSync(join(bin, 'asked')) ? readFileSync(join(bin, 'asked'), 'utf8') : '';
  return { missing: stdout.trim().split(',').filter(Boolean), said: stderr, asked };
}

const NAMED =
  /^slidewise: the tests need what is not here:\n {2}tmux, .*\n {2}redis-server, .*\n {2}openssl, .*\n {2}chromium-headless-shell or chromium, .*\n/;
const INSTALLED =
  'update -qq\ninstall -y -qq --no-install-recommends tmux redis-server openssl chromium-headless-shell\n';

test.each([
  ['root', { uid: 0 }],
  ['with sudo', {}],
  ['at a terminal, by answering', { terminal: true, input: '\n' }],
  ['at a terminal, as answered before', { terminal: true, answer: '1' }],
])('what is missing is named, and installed: %s', (_, who) => {
  const { missing, said, asked } = install(who);
  expect(said).toMatch(NAMED);
  expect(said).toContain('installing tmux and redis-server and openssl and chromium-headless-shell …');
  expect([missing, asked]).toEqual([[], INSTALLED]);
});

test.each([
  ['it is forbidden', { answer: '0', uid: 0 }, 'since SLIDEWISE_INSTALL is 0'],
  ['somebody says no', { terminal: true, input: 'n\n' }, 'nothing is installed; everything else is tested.'],
])('nothing is installed where %s', (_, who, reason) => {
  const { missing, said, asked } = install(who);
  expect(said).toMatch(NAMED);
  expect(said).toContain(reason);
  expect(missing).toHaveLength(4);
  expect(asked).toBe('');
});

test('nothing is installed without the rights, or where there is nothing to do it with', () => {
  program('sudo', 'exit 1');
  expect(install().said).toContain('for that takes root, or sudo without a password; everything else is tested.');
  rmSync(join(bin, 'apt-get'));
  expect(install({ uid: 0 }).said).toContain('for there is no apt-get; everything else is tested.');
});

test('what is not known has a stand-in, and what is there is not asked for', () => {
  program('apt-cache', '[ "$2" != chromium-headless-shell ]');
  program('tmux', '');
  expect(install()).toMatchObject({ missing: [], asked: expect.stringContaining(' chromium\n') });
  expect(install().said).toBe('');
});
