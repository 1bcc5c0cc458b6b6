// Installs what the tests need beside Node and the packages, where it is missing and this machine lets us: tmux, for games in a real
// terminal.
import { spawnSync } from 'node:child_process';

const TOOLS = [{ command: 'tmux', check: ['-V'], package: 'tmux' }];

for (const { command, check, package: name } of TOOLS) {
  if (runs(command, check)) continue;
  process.stderr.write(`slidewise: installing ${name} for the tests …\n`);
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // A fresh machine has no lists of packages yet, and old lists name packages that are gone.
  apt(root, ['update', '-qq']);
  apt(root, ['install', '-y', '-qq', '--no-install-recommends', name]);
  if (runs(command, check)) continue;
  process.stderr.write(`slidewise: ${name} could not be installed; the tests need it: apt-get install ${name}\n`);
  process.exit(1);
}

function runs(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function apt(root, args) {
  const [command, ...rest] = [...root, 'apt-get', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
