import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { slug } from '../../scripts/lib/site/links.mjs';
import { mendedTheme } from './mended-theme.mjs';

const site = join(dirname(fileURLToPath(import.meta.url)), '..');
const pages = join(site, 'dist', 'pages');
const menu = JSON.parse(readFileSync(join(pages, 'menu.json'), 'utf8'));

/** Parts of the default theme in whose place a file of ours stands. */
const replaced = ['VPHome', 'VPSidebarItem'];

export default defineConfig({
  title: 'Slidewise',
  description: 'Solves sliding puzzles and proves that its solutions are shortest',
  lang: 'en',
  base: '/manual/',
  srcDir: pages,
  outDir: join(site, 'dist', 'html'),
  cacheDir: join(site, 'dist', 'cache'),
  ignoreDeadLinks: 'localhostLinks',
  head: [['link', { rel: 'icon', href: '/manual/icon.svg', type: 'image/svg+xml' }]],
  markdown: {
    anchor: { slugify: slug },
    toc: { slugify: slug },
    // The themes of the default have comments that are too pale to read.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    languageAlias: { mjs: 'js' },
  },
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide' },
      { text: 'Searches', link: '/searching' },
      { text: 'Library', link: '/library' },
      { text: 'Commands', link: '/commands/' },
    ],
    sidebar: menu,
    outline: { level: [2, 3] },
    search: { provider: 'local' },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'slidewise-board' } } },
  vite: {
    plugins: [mendedTheme()],
    resolve: {
      alias: replaced.map((name) => ({
        find: new RegExp(`^.*/${name}\\.vue$`),
        replacement: join(site, '.vitepress', 'theme', `${name}.vue`),
      })),
    },
    build: { chunkSizeWarningLimit: 5000 },
  },
});
