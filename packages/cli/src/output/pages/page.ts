import { escapeText } from '@slidewise/core/text';

/** A page that stands alone: it fetches nothing, and runs nothing but its own script. */
export interface Page {
  readonly title: string;
  /** More rules for the style sheet. */
  readonly style: string;
  readonly body: readonly string[];
  readonly script?: string;
}

const BASE_STYLE = `
:root{color-scheme:light dark;--paper:#faf8f3;--card:#fff;--ink:#1c1c22;--soft:#5d5a52;--line:#e2dccf;--accent:#2b5fa8;--on-accent:#fff;--good:#2f7d4f;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--paper:#16181d;--card:#1e2128;--ink:#eceef2;--soft:#a9afbc;--line:#333843;--accent:#7aaef5;--on-accent:#10131a;--good:#6fce97;--bad:#ff8a7a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
main{max-width:72rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .25rem;letter-spacing:-.01em;overflow-wrap:anywhere}
h2{font-size:1.25rem;margin:0 0 .5rem;overflow-wrap:anywhere}
.facts{color:var(--soft);margin:0}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media print{:root{color-scheme:light;--paper:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--accent:#2b5fa8;--on-accent:#fff;--good:#2f7d4f;--bad:#b3261e}main{padding:0;max-width:none}}
`;

export function htmlPage({ title, style, body, script }: Page): string {
  const sources = `default-src 'none'; style-src 'unsafe-inline'${script === undefined ? '' : "; script-src 'unsafe-inline'"}`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${sources}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="generator" content="Slidewise">',
    `<title>${escapeText(title)}</title>`,
    `<style>${BASE_STYLE}${style.trimStart()}</style>`,
    '</head>',
    '<body>',
    '<main>',
    ...body,
    '</main>',
    ...(script === undefined ? [] : [`<script>${script}</script>`]),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
