// Builds the manual into site/dist/html: the guides, the reference of commands and of the library, decisions and measurements. The next
// `npm run build` puts it beside the web app, at /manual/. `npm run site` does all of that.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './lib/install-packages.mjs';
import { collect } from './lib/site/collect.mjs';
import { llmsTexts } from './lib/site/llms.mjs';
import { pagesOf, readGroups, root } from './lib/site/sources.mjs';

const site = join(root, 'site');
const [pages, html] = ['pages', 'html'].map((name) => join(site, 'dist', name));

const error = installPackages(site);
if (error !== undefined) fail(error);

const groups = readGroups();
const listed = pagesOf(groups);
const { apiPages } = await import('./lib/site/api-pages.mjs');
const api = await apiPages(join(site, 'dist', 'types'), listed);
collect(pages, listed, api, join(site, 'home.md'));
writeFileSync(join(pages, 'menu.json'), JSON.stringify(menuOf(groups, api)));

const vitepress = join(site, 'node_modules', 'vitepress', 'bin', 'vitepress.js');
const { status } = spawnSync(process.execPath, [vitepress, 'build', site], { stdio: 'inherit' });
if (status !== 0) fail('the manual could not be built.');

const textOf = (address) => readFileSync(join(pages, `${address}.md`), 'utf8');
for (const [name, text] of Object.entries(llmsTexts(groups, api, textOf))) writeFileSync(join(html, name), text);
for (const { address } of [...listed, ...api]) cpSync(join(pages, `${address}.md`), join(html, `${address}.md`));
process.stdout.write(`${listed.length + api.length + 1} pages are in site/dist/html\n`);

/** The menu at the side of every page. */
function menuOf(groups, api) {
  const item = ({ title, address }) => ({ text: title, link: `/${address}` });
  const group = ({ title, pages: inside }, isOpen) => ({
    text: title,
    collapsed: !isOpen,
    items: inside.map((each) => ('pages' in each ? group(each, false) : item(each))),
  });
  const [all, ...entries] = api;
  const packages = [...new Set(entries.map((each) => each.package))].map((name) => ({
    title: name,
    pages: entries.filter((each) => each.package === name),
  }));
  const reference = { title: 'Reference of the library', pages: [all, ...packages] };
  const project = groups.findIndex(({ title }) => title === 'The project');
  return groups.toSpliced(project, 0, reference).map((each, i) => group(each, i < 2));
}

function fail(message) {
  process.stderr.write(`slidewise: ${message}\n`);
  process.exit(1);
}
