// The versions of Node that are supported, from the npm package `node`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The oldest that `engines` allows, and the newest of each line that is kept up. */
export const NODES = ['20.19.0', '20', '22', '24'];

/** Where they are kept: not in the repository, since they take a hundred megabytes each. */
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'slidewise-nodes');

/** The path of a Node of that version, from the npm package `node`, which brings one as it was released. */
export function fetchNode(version) {
  const folder = join(cache, version);
  const node = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) {
    process.stdout.write(`fetching Node ${version} …\n`);
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    run('npm', [...args, `node@${version}`], 'inherit');
    if (!existsSync(node)) {
      process.stderr.write(`slidewise: Node ${version} could not be fetched\n`);
      process.exit(2);
    }
  }
  return node;
}

/** Without npm's own settings, which would change where it installs. */
export function run(command, args, output, cwd) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  return spawnSync(command, args, { stdio: ['ignore', output, output], encoding: 'utf8', env, cwd });
}
