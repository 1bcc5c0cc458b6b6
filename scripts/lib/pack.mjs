// Packs what is published, as it was built.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addressFields, withVersion } from './release.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const run = promisify(execFile);

/** Where the project will live, in one place. Both are empty until that is known. */
const addresses = JSON.parse(readFileSync(join(root, 'addresses.json'), 'utf8'));

/** The folders of all packages without `private`. */
export const publishedPackages = readdirSync(join(root, 'packages'))
  .map((name) => join(root, 'packages', name))
  .filter((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).private !== true);

/**
 * Leaves a tarball of each in a folder, and returns their paths; by default in the version that they have. Nothing is built: that would pull what others
 * are using from under them.
 */
export async function packAll(destination, version) {
  const tarballs = await pack(destination, publishedPackages);
  const folder = mkdtempSync(join(tmpdir(), 'slidewise-pack-'));
  try {
    return await Promise.all(tarballs.map((tarball) => completed(tarball, join(folder, basename(tarball)), version)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function pack(destination, folders) {
  const args = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', destination];
  const { stdout } = await run('npm', [...args, ...folders]);
  return Object.values(JSON.parse(stdout)).map(({ filename }) => join(destination, filename));
}

/** The tarball, packed again if its manifest lacks an address or has another version. */
async function completed(tarball, folder, version) {
  const isKnown = Object.values(addresses).some((address) => address !== '');
  if (!isKnown && version === undefined) return tarball;
  mkdirSync(folder);
  await run('tar', ['-xzf', tarball, '-C', folder]);
  const manifest = join(folder, 'package', 'package.json');
  const packed = JSON.parse(readFileSync(manifest, 'utf8'));
  const fields = addressFields(addresses, `packages/${packed.name.replace('@slidewise/', '')}`);
  writeFileSync(
    manifest,
    `${JSON.stringify({ ...withVersion(packed, version ?? packed.version), ...fields }, null, 2)}\n`,
  );
  rmSync(tarball);
  const [again] = await pack(dirname(tarball), [join(folder, 'package')]);
  return again;
}
