import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every script has an npm name, or is a part of others, and what they share is used', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.mjs'));
  const named = Object.values<string>(JSON.parse(read('../package.json')).scripts).join('\n');
  const texts = [...files, '../vitest.config.ts'].map(read).join('\n');
  const lost = files.filter((name) => {
    if (texts.includes(`'scripts/${name}'`)) return false;
    if (name.startsWith('lib/')) {
      // Those of a folder inside import each other without its name.
      const path = name.slice(4).replace(/^(\w+\/)/, '($1)?');
      return !new RegExp(`(from |import\\()'\\./(scripts/)?(lib/)?${path}'`).test(texts);
    }
    return !named.includes(`scripts/${name}`);
  });
  expect(lost).toEqual([]);
});

test('the files that ARCHITECTURE.md and the READMEs of packages name are there', () => {
  const root = new URL('../', import.meta.url);
  const rooms = ['packages', 'scripts', 'bench', 'soak', 'chaos', 'signature'];
  const files = rooms
    .flatMap((room) =>
      readdirSync(new URL(room, root), { recursive: true, encoding: 'utf8' }).map((file) => `/${room}/${file}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\/(node_modules|dist)\//.test(file));
  const packages = readdirSync(new URL('packages', root)).map((name) => `packages/${name}/README.md`);
  const named = ['ARCHITECTURE.md', 'packages/core/src/search/README.md', ...packages].flatMap((page) => [
    ...readFileSync(new URL(page, root), 'utf8').matchAll(/`(\w[\w/.-]*\.[cm]?[jt]sx?)`/g),
  ]);
  expect(named.length).toBeGreaterThan(50);
  const lost = named
    .map(([, name]) => String(name).replace('/NAME/', '/solve/'))
    .filter((name) => !files.some((file) => file.endsWith(`/${name}`)));
  expect(lost).toEqual([]);
});

test('benches and other scripts import compiled files whose sources are there', () => {
  const root = new URL('../', import.meta.url);
  const rooms = ['scripts', 'bench', 'soak', 'chaos', 'signature', 'mutation'];
  const scripts = rooms.flatMap((room) =>
    readdirSync(new URL(room, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`),
  );
  const imported = scripts.flatMap((script) => {
    const text = readFileSync(new URL(script, root), 'utf8');
    return [...text.matchAll(/(?:from |import\()'(?:\.\.\/)+(packages\/\w+)\/dist\/([\w/.-]+)\.js'/g)].map(
      ([, home, file]) => `${script}: ${home}/src/${file}.ts`,
    );
  });
  expect(imported.length).toBeGreaterThan(30);
  expect(imported.filter((line) => !existsSync(new URL(line.split(': ')[1]!, root)))).toEqual([]);
});
