// Packs what is published, as it was built.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The folders of published packages: those not marked private. */
export const publishedPackages = readdirSync(join(root, 'packages'))
  .map((name) => join(root, 'packages', name))
  .filter((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).private !== true);

/** Leaves a tarball of each in a folder, and returns their paths. Nothing is built: that would pull what others are using from under them. */
export async function packAll(destination) {
  const args = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', destination];
  const { stdout } = await promisify(execFile)('npm', [...args, ...publishedPackages]);
  return Object.values(JSON.parse(stdout)).map(({ filename }) => join(destination, filename));
}
