// Installs the packages and builds the project, each only if it is missing or stale. Needs nothing but Node and npm.
// Other runs that start meanwhile wait for the first one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lock = join(root, '.setup-lock');
const installed = join(root, 'node_modules', '.package-lock.json');
const STALE_LOCK = 10 * 60_000;

checkNode();
takeLock();
process.on('exit', () => rmSync(lock, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

if (modified(installed) < modified(join(root, 'package-lock.json'))) {
  say('installing packages (once) …');
  run(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    'the packages could not be installed',
  );
  touch(installed);
}
say('building …');
run(process.execPath, [join(root, 'scripts', 'build.mjs')], 'the project could not be built');

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Node 20.19 or later is needed; this is ${process.version}.`);
}

function takeLock() {
  for (;;) {
    try {
      mkdirSync(lock);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`cannot write to ${root}: ${error.message}`);
    }
    if (Date.now() - modified(lock) > STALE_LOCK) rmSync(lock, { recursive: true, force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

function modified(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

function touch(path) {
  const now = new Date();
  utimesSync(path, now, now);
}

function run(command, args, trouble) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (error !== undefined) fail(`${trouble}: ${error.message}`);
  if (status !== 0) fail(`${trouble}.`);
}

function say(text) {
  process.stderr.write(`slidewise: ${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(2);
}
