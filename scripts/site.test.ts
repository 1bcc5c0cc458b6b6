import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boards } from '../site/pages.mjs';
import { anchorsIn, linksIn, withLinks } from './lib/site/links.mjs';
import { pagesOf, readGroups, root, targetOf } from './lib/site/sources.mjs';

const pages = pagesOf(readGroups());

test('every page of docs/ stands in the menu of the manual, once', () => {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file));
  const listed = pages.map(({ path }) => path);
  expect(docs.filter((file) => !listed.includes(file))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
  expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length);
  expect(Object.keys(boards).filter((path) => !listed.includes(path))).toEqual([]);
});

test('links lead to files and headings that are there', () => {
  const anchors = new Map<string, readonly string[]>();
  const dead: string[] = [];
  let found = 0;
  for (const path of ['README.md', ...pages.map(({ path }) => path)]) {
    for (const link of linksIn(readFileSync(join(root, path), 'utf8'))) {
      found++;
      const { file, anchor } = targetOf(path, link);
      if (!existsSync(join(root, file))) dead.push(`${path}: ${link}`);
      if (anchor === undefined || !file.endsWith('.md')) continue;
      const there = anchors.get(file) ?? anchorsIn(readFileSync(join(root, file), 'utf8'));
      anchors.set(file, there);
      if (!there.includes(anchor)) dead.push(`${path}: ${link}`);
    }
  }
  expect(found).toBeGreaterThan(400);
  expect(dead).toEqual([]);
});

test('a link that leads nowhere in the manual is only its words', () => {
  const text = 'See [`a` and [b]](x.ts), [c](d.md#e), `[not](this)`, [f](https://g.test).';
  const changed = withLinks(text, (target) => (target === 'x.ts' ? undefined : `new/${target}`));
  expect(changed).toBe('See `a` and [b], [c](new/d.md#e), `[not](this)`, [f](https://g.test).');
  expect(anchorsIn('# One, two!\n## `a` b\n```\n# no\n```\n## A b')).toEqual(['one-two', 'a-b', 'a-b-1']);
});
