// Installs what the tests need beside Node, the packages and a browser: tmux, for games in a real terminal.
import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt.mjs';

if (!hasTmux()) aptInstall('tmux');
if (!hasTmux()) {
  process.stderr.write('slidewise: tmux could not be installed; the tests need it: apt-get install tmux\n');
  process.exit(1);
}

function hasTmux() {
  return spawnSync('tmux', ['-V'], { stdio: 'ignore' }).status === 0;
}
