import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { families, familyById } from './families.js';

test('families are found by their ids', () => {
  for (const family of families) expect(familyById(family.id)).toBe(family);
  expect(familyById('chess')).toBeUndefined();
  expect(new Set(families.map(({ id }) => id)).size).toBe(families.length);
});

test('a program can have any family alone', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { exports: object };
  expect(Object.keys(manifest.exports)).toEqual(expect.arrayContaining(families.map(({ id }) => `./${id}`)));
});

test('outside its folder, nothing names a family but the registry, the root and the programs of courses', () => {
  const packages = new URL('../../', import.meta.url);
  const named = new RegExp(`(['"\`])(.*core/|(?:\\.\\.?/)+)?(${families.map(({ id }) => id).join('|')})(/.*)?\\1`);
  const naming = readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^\w+\/(src|build)\/.*(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/'))
    .filter((file) => !families.some(({ id }) => file.startsWith(`core/src/${id}/`)))
    .filter((file) => named.test(code(readFileSync(new URL(file, packages), 'utf8'))));
  // The programs of courses, commands of the same names, titles of families in a language, the board of the start page, examples of requests.
  const ones =
    /^(classroom|cli\/src\/commands\/(classroom|grade))\/|^core\/src\/messages\/[\w-]+\/([a-z]+-)?names|^web\/src\/views\/collection\/hero|^server\/src\/http\/docs-page/;
  const others = naming.filter((file) => !ones.test(file));
  expect(others).toEqual(['core/src/families.ts', 'core/src/index.ts']);
});

/** A source without its comments, and without examples of commands, which may name a board of the collection. */
function code(source: string): string {
  return source.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
}
