// The files of the repository that are pages of the manual, in the order of its menu, and the addresses that they have there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boards, groups } from '../../../site/pages.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** A page: its file, its address in the manual without ending, its title, its text, and the board that it shows. */
function page(path) {
  const text = readFileSync(join(root, path), 'utf8');
  return {
    path,
    address: addressOf(path),
    title: /^# (.+)$/m.exec(text)?.[1].replace(/`/g, '') ?? path,
    text,
    board: boards[path],
  };
}

/** `docs/web.md` is `web`, `packages/core/src/search/README.md` is `packages/core/search`. */
function addressOf(path) {
  return path
    .replace(/\.md$/, '')
    .replace(/^docs\/README$/, 'guides')
    .replace(/^docs\//, '')
    .replace(/^(commands|decisions|measurements|packages)\/README$/, '$1/index')
    .replace(/\/README$/, '')
    .replace('/src/', '/')
    .toLowerCase();
}

/** The groups of the menu with their pages. */
export function readGroups(listed = groups) {
  return listed.map(({ title, folder, pages = [] }) => ({
    title,
    pages: [...pages, ...(folder === undefined || pages.length > 0 ? [] : filesOf(folder))].map((each) =>
      typeof each === 'string' ? page(each) : readGroups([each])[0],
    ),
  }));
}

/** All pages, in the order of the menu. */
export function pagesOf(read) {
  return read.flatMap(({ pages }) => pages.flatMap((each) => ('pages' in each ? pagesOf([each]) : [each])));
}

function filesOf(folder) {
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'));
  const order = (name) => (name === 'README.md' ? '' : name);
  return files.sort((a, b) => (order(a) < order(b) ? -1 : 1)).map((name) => `${folder}/${name}`);
}

/** The file and the heading that a link on a page leads to. */
export function targetOf(from, link) {
  const [path, anchor] = link.split('#');
  const file = path === '' ? from : posix.normalize(posix.join(posix.dirname(from), path)).replace(/\/$/, '');
  const readme = existsSync(join(root, file, 'README.md')) ? `${file}/README.md` : undefined;
  return { file: readme ?? file, anchor };
}
