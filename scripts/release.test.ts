import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressFields, cutChangelog, inOrder, isReleased, versionAfter, withVersion } from './lib/release.mjs';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const manifests = readdirSync(new URL('../packages/', import.meta.url)).map((name) =>
  JSON.parse(read(`packages/${name}/package.json`)),
);

test('the changelog: what is unreleased goes under the version', () => {
  const text = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0\n\n- Old.\n';
  const cut = cutChangelog(text, '0.2.0', '2026-11-19')!;
  expect(cut.notes).toBe('- New.');
  expect(cut.text).toBe('# Changelog\n\n## Unreleased\n\n## 0.2.0 – 2026-11-19\n\n- New.\n\n## 0.1.0\n\n- Old.\n');
  expect(isReleased(cut.text, '0.2.0')).toBe(true);
  expect(isReleased(cut.text, '0.2')).toBe(false);
  expect(cutChangelog(cut.text, '0.3.0', '2026-11-20')).toBeUndefined();
  expect(cutChangelog('## Unreleased\n\n- Only.', '0.1.0', 'today')!.text).toBe(
    '## Unreleased\n\n## 0.1.0 – today\n\n- Only.\n',
  );
  expect(cutChangelog(read('CHANGELOG.md'), '9.9.9', 'today')).toBeDefined();
});

test('versions', () => {
  expect(['patch', 'minor', 'major', '2.0.0', 'next', '1.2'].map((wanted) => versionAfter('0.1.3', wanted))).toEqual([
    '0.1.4',
    '0.2.0',
    '1.0.0',
    '2.0.0',
    undefined,
    undefined,
  ]);
});

test('all packages have one version, and need each other in it', () => {
  const { version } = JSON.parse(read('package.json'));
  for (const manifest of manifests) expect(withVersion(manifest, version)).toEqual(manifest);
  const next = manifests.map((manifest) => withVersion(manifest, '9.9.9'));
  expect(JSON.stringify(next)).not.toContain(`"${version}"`);
});

test('what is published needs nothing that is not, and comes after what it needs', () => {
  const published = manifests.filter((manifest) => manifest.private !== true);
  const names = inOrder(published).map(({ name }) => name);
  expect([...names].sort()).toEqual(
    ['batch', 'board', 'classroom', 'cli', 'core', 'lab', 'node', 'server'].map((name) => `@slidewise/${name}`),
  );
  for (const { name, dependencies = {} } of published) {
    for (const needed of Object.keys(dependencies).filter((each) => each.startsWith('@slidewise/')))
      expect(names.indexOf(needed), `${name} needs ${needed}`).toBeLessThan(names.indexOf(name));
  }
});

test('manifests have addresses once these are known', () => {
  expect(addressFields({ repository: '', homepage: '' }, 'packages/core')).toEqual({});
  expect(
    addressFields({ repository: 'https://host.test/slidewise', homepage: 'https://slidewise.test' }, 'packages/core'),
  ).toEqual({
    repository: { type: 'git', url: 'git+https://host.test/slidewise.git', directory: 'packages/core' },
    homepage: 'https://slidewise.test',
  });
});

test('the workflows call scripts that there are', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const texts = readdirSync(new URL('../.github/workflows/', import.meta.url)).map((name) =>
    read(`.github/workflows/${name}`),
  );
  const called = texts.flatMap((text) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!));
  expect(called).toContain('release');
  for (const name of called) expect(scripts).toHaveProperty([name]);
});

test('nothing stands twice in the change log: merges take the lines of both sides', () => {
  const [, unreleased] = read('CHANGELOG.md').split(/^## /m);
  const told = unreleased!.split('\n').filter((line) => /^(- |\| `|### )/.test(line));
  expect(told.filter((line, i) => told.indexOf(line) !== i)).toEqual([]);
});
