// Installs Debian's packages for the tests, where they are missing and this machine lets us.
import { spawnSync } from 'node:child_process';

/** Tries to install a package; whoever asks looks afterwards whether it is there. */
export function aptInstall(name) {
  process.stderr.write(`slidewise: installing ${name} for the tests (once) …\n`);
  // A fresh machine has no lists of packages yet, and old lists name packages that are gone.
  run(['update', '-qq']);
  run(['install', '-y', '-qq', '--no-install-recommends', name]);
}

function run(args) {
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...rest] = [...root, 'apt-get', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
