// Writes the pages of the manual from the files of the repository, with the links that the manual has.
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { withLinks } from './links.mjs';
import { root, targetOf } from './sources.mjs';

/** Files that a page may offer: whoever reads a source reads it in the repository. */
const OFFERED = /\.(ya?ml|json|service|py|ipynb|html|jsx)$/;

/** Puts all pages into `folder`: `pages` are found by file, `made` are generated. */
export function collect(folder, pages, made, home) {
  rmSync(folder, { recursive: true, force: true });
  const addresses = new Map([['README.md', '/'], ...pages.map(({ path, address }) => [path, `/${address}.md`])]);
  for (const page of pages) {
    const text = withLinks(page.text, (link) => linkFrom(page.path, link, addresses, folder));
    write(folder, page.address, page.board === undefined ? text : withBoard(text, page.board));
  }
  for (const { address, text } of made) write(folder, address, text);
  writeFileSync(join(folder, 'index.md'), readFileSync(home, 'utf8'));
  cpSync(join(root, 'docs/images'), join(folder, 'images'), { recursive: true });
  cpSync(join(root, 'packages/board/bundle'), join(folder, 'public/board'), { recursive: true });
  copyFileSync(join(root, 'packages/web/public/icon.svg'), join(folder, 'public/icon.svg'));
}

function write(folder, address, text) {
  const path = join(folder, `${address}.md`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Where a link leads in the manual; undefined where only the repository has the file. */
function linkFrom(path, link, addresses, folder) {
  const { file, anchor } = targetOf(path, link);
  const end = anchor === undefined ? '' : `#${anchor}`;
  if (file === path && anchor !== undefined) return end;
  const address = addresses.get(file);
  if (address !== undefined) return address + end;
  if (file.startsWith('docs/images/')) return `/images/${posix.relative('docs/images', file)}`;
  const full = join(root, file);
  if (!OFFERED.test(file) || !existsSync(full) || !statSync(full).isFile()) return undefined;
  // As text, so that every server and browser shows it.
  const name = `files/${file}${file.endsWith('.json') ? '' : '.txt'}`;
  mkdirSync(dirname(join(folder, 'public', name)), { recursive: true });
  copyFileSync(full, join(folder, 'public', name));
  return `/${name}`;
}

/** The board stands after the first paragraph. */
function withBoard(text, board) {
  const attributes = Object.entries(board).map(([name, value]) => (value === true ? name : `${name}="${value}"`));
  const element = `<slidewise-board ${attributes.join(' ')}>This board needs JavaScript.</slidewise-board>`;
  return text.replace(/^(# .+\n\n(?:[^\n#|`][^\n]*\n)+)/m, (start) => `${start}\n${element}\n`);
}
