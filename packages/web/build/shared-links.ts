import type { Plugin } from 'vite';

/** The variable that says where the app will be found: `https://example.org/puzzles/`. */
const SITE = 'SLIDEWISE_SITE';

/** Whoever draws a link does not look where the page is: with the address of the site, the picture has a whole address. */
export function sharedLinks(site = process.env[SITE]): Plugin {
  return {
    name: 'slidewise:shared-links',
    transformIndexHtml(html) {
      if (site === undefined || site === '') return html;
      const home = new URL(site.endsWith('/') ? site : `${site}/`);
      const url = `<meta property="og:url" content="${home.href}" />`;
      return html
        .replace('content="./share.png"', `content="${new URL('share.png', home).href}"`)
        .replace('<meta property="og:type"', `${url}\n    <meta property="og:type"`);
    },
  };
}
