// Releases all packages under one version.
//   npm run release -- --dry-run           Checks, builds and packs. Prints the packages to be published, and changes nothing.
//   npm run release -- minor               Writes the version and the changelog, to be committed and tagged. Or patch, major, 1.2.3.
//   npm run release -- --publish           Publishes the tagged version with provenance, as the workflow does.
// The default is the version of package.json, or the next minor one if that is released.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { packAll, publishedPackages } from './lib/pack.mjs';
import { cutChangelog, inOrder, isReleased, versionAfter, withVersion } from './lib/release.mjs';

const root = join(import.meta.dirname, '..');
const options = { 'dry-run': { type: 'boolean' }, publish: { type: 'boolean' }, 'no-check': { type: 'boolean' } };
let parsed;
try {
  parsed = parseArgs({ options, allowPositionals: true });
} catch (error) {
  fail(error.message);
}
const { values, positionals } = parsed;
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { version: current, workspaces } = readJson(join(root, 'package.json'));
const changelog = join(root, 'CHANGELOG.md');
const text = readFileSync(changelog, 'utf8');
const usual = isReleased(text, current) && !values.publish ? 'minor' : current;
const version = versionAfter(current, positionals[0] ?? usual);
if (positionals.length > 1 || version === undefined)
  fail('expected one version: patch, minor, major or one like 1.2.3');
if (values['dry-run'] && values.publish) fail('either --dry-run or --publish');

if (values.publish) publish();
else {
  if (isReleased(text, version)) fail(`CHANGELOG.md has version ${version} already`);
  const cut = cutChangelog(text, version, new Date().toISOString().slice(0, 10));
  if (cut === undefined) fail('CHANGELOG.md says nothing under "Unreleased"');
  if (values['dry-run']) await rehearse(cut);
  else prepare(cut);
}

/** Everything but publishing, in a folder of its own. */
async function rehearse({ notes, text: changed }) {
  runAll(values['no-check'] ? ['build'] : ['build', 'check']);
  const { folder, packed } = await packInto('release');
  writeFileSync(join(folder, 'CHANGELOG.md'), changed);
  writeFileSync(join(folder, 'NOTES.md'), `${notes}\n`);
  say(`Version ${version}; ${join('release', 'NOTES.md')} has its notes, ${notes.split('\n').length} lines.`);
  if (version !== current)
    say(`The packages have ${current} until \`npm run release -- ${version}\` has changed that.`);
  say('Would be published, with provenance, in this order:');
  for (const { manifest, tarball } of packed) {
    const bytes = readFileSync(tarball);
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    say(`  ${manifest.name}@${version}  ${Math.round(statSync(tarball).size / 1000)} kB  ${integrity.slice(0, 24)}…`);
    say(`    npm publish ${join('release', basename(tarball))} --provenance --access public`);
  }
}

/** Writes the version everywhere, and the changelog. */
function prepare({ text: changed }) {
  for (const folder of ['', ...workspaces]) {
    const path = join(root, folder, 'package.json');
    writeFileSync(path, `${JSON.stringify(withVersion(readJson(path), version), null, 2)}\n`);
  }
  writeFileSync(changelog, changed);
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
  });
  say(
    `All packages have version ${version}. Commit, tag it v${version}, and push both: the workflow publishes what is tagged.`,
  );
}

/** Publishes what the tag says; npm proves by the workflow where the packages come from. */
async function publish() {
  const tag = execFileSync('git', ['tag', '--points-at', 'HEAD'], { cwd: root, encoding: 'utf8' }).split('\n');
  if (!tag.includes(`v${version}`)) fail(`the commit has no tag v${version}`);
  if (!isReleased(text, version)) fail(`CHANGELOG.md does not have version ${version}`);
  runAll(['build', 'check']);
  const { packed } = await packInto('release');
  for (const { tarball } of packed) {
    const { status } = spawnSync('npm', ['publish', tarball, '--provenance', '--access', 'public'], {
      stdio: 'inherit',
    });
    if (status !== 0) fail(`${basename(tarball)} could not be published; what came before it is`);
  }
}

/** The tarballs in a new folder, in the order in which they need each other. */
async function packInto(name) {
  const folder = join(root, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const manifests = publishedPackages.map((home) => readJson(join(home, 'package.json')));
  const tarballs = await packAll(folder, version === current ? undefined : version);
  const tarballOf = ({ name: full }) =>
    tarballs.find((path) => basename(path).startsWith(`${full.replace('@', '').replace('/', '-')}-${version}`));
  return { folder, packed: inOrder(manifests).map((manifest) => ({ manifest, tarball: tarballOf(manifest) })) };
}

function runAll(scripts) {
  for (const script of scripts) {
    const { status } = spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' });
    if (status !== 0) fail(`npm run ${script} has failed`);
  }
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(why) {
  process.stderr.write(`slidewise: ${why}\n`);
  process.exit(2);
}
