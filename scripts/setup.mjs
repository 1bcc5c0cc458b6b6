// Installs packages that are missing or stale, then builds the project (what has not changed is not compiled again). Needs
// nothing but Node and npm. Other runs that start meanwhile wait for the first one.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './lib/install-packages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lock = join(root, '.setup-lock');

checkNode();
takeLock();
process.on('exit', () => rmSync(lock, { force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

// The build would install them as well, but what is said comes in the order in which it is done.
const message = installPackages();
if (message !== undefined) fail(message);
say('building …');
run(process.execPath, [join(root, 'scripts', 'build.mjs')], 'the project could not be built');

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Node 20.19 or later is needed; this is ${process.version}.`);
}

function takeLock() {
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`cannot write to ${root}: ${error.message}`);
    }
    if (!lockIsHeld()) rmSync(lock, { force: true });
    else if (!waited) say('waiting for another set-up to finish …');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

/** Whether the process that wrote the lock is still there; one that was killed leaves it behind. */
function lockIsHeld() {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    // A lock that is still empty has just been made.
    if (pid > 0) process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function run(command, args, message) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (error !== undefined) fail(`${message}: ${error.message}`);
  if (status !== 0) fail(`${message}.`);
}

function say(text) {
  process.stderr.write(`slidewise: ${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(2);
}
