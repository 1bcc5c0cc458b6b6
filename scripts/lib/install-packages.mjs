// Installs packages if they are missing, or if package-lock.json is not the one that they were installed by.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Installs what a folder with a lock file needs. Returns what went wrong, or nothing. */
export function installPackages(folder = root) {
  // Holds the hash of the lock file that everything was installed by. Not a time: an older commit needs older packages.
  const stamp = join(folder, 'node_modules', '.slidewise-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return undefined;
  process.stderr.write('slidewise: installing packages (once) …\n');
  // The lock file names versions and hashes, so that what npm remembers of them is never out of date.
  const args = ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2] });
  if (error !== undefined) return `the packages could not be installed: ${error.message}`;
  if (status !== 0) return 'the packages could not be installed.';
  // A new file: the old one may be linked into a copy of this folder.
  rmSync(stamp, { force: true });
  writeFileSync(stamp, wanted);
  return undefined;
}
