import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedLinks } from './shared-links.js';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const html = read('index.html');
const page = (site: string | undefined): string =>
  (sharedLinks(site).transformIndexHtml as (text: string) => string)(html);

test('with the address of a site, shared links have a whole address for their picture', () => {
  expect(page('')).toBe(html);
  const made = page('https://example.org/puzzles');
  expect(made).toContain('<meta property="og:image" content="https://example.org/puzzles/share.png" />');
  expect(made).toContain('<meta property="og:url" content="https://example.org/puzzles/" />');
  expect(() => page('nowhere')).toThrow();
});

test('what the manifest and the page name is there, and as large as they say', () => {
  const { icons, screenshots, shortcuts } = JSON.parse(read('public/manifest.webmanifest'));
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut: { icons: unknown[] }) => shortcut.icons)];
  for (const { src, sizes, type } of [...pictures, { src: './share.png', sizes: '1200x630', type: 'image/png' }]) {
    const file = new URL(`../public/${src}`, import.meta.url);
    expect([src, existsSync(file)]).toEqual([src, true]);
    if (type !== 'image/png') continue;
    const header = readFileSync(file);
    expect([src, `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});
