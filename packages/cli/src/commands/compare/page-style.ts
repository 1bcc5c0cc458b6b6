import { BAR_STYLE, GROUPS } from '../../output/pages/plots.js';
import { OVERVIEW_STYLE } from './page-overview.js';

/** Colours that are distinct on light and on dark backgrounds. */
const LIGHT = [
  '#2b5fa8',
  '#c96a12',
  '#2f8f5b',
  '#b03a6a',
  '#7253c0',
  '#14808f',
  '#8a6420',
  '#5d6470',
  '#d0342c',
  '#6b7a00',
  '#d055c0',
  '#1d4d40',
];
const DARK = [
  '#7aaef5',
  '#f0a35c',
  '#6fce97',
  '#ee8fb5',
  '#b39df0',
  '#5cc7d6',
  '#d9b26a',
  '#aab2c0',
  '#ff7b6b',
  '#c3d04f',
  '#f5a8ea',
  '#3fa98c',
];

/** The look of the page, plots included. */
export const STYLE = `
:root{${LIGHT.map((color, i) => `--g${i}:${color}`).join(';')}}
@media (prefers-color-scheme:dark){:root{${DARK.map((color, i) => `--g${i}:${color}`).join(';')}}}
${Array.from({ length: GROUPS }, (_, i) => `.g${i}{--group:var(--g${i})}`).join('')}
section{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.5rem;margin-top:1.5rem}
.sights{display:grid;grid-template-columns:minmax(12rem,15rem) minmax(0,1fr);gap:2rem;align-items:start;margin-top:1rem}
.board svg{display:block;width:100%;height:auto;max-height:18rem}
figure{margin:0;overflow-x:auto}figcaption,h3{font-size:1rem;font-weight:600;margin:0 0 .5rem}
.plot{display:block}.scatter .plot{width:100%;height:auto;max-width:34rem}
.plot-text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:var(--ink)}.plot-text.end{text-anchor:end}.plot-text.middle{text-anchor:middle}.plot-text.soft{fill:var(--soft)}
.plot-grid{stroke:var(--line);fill:none}.bar{fill:var(--group)}.bar.unfinished{fill-opacity:.3;stroke:var(--group);stroke-dasharray:4 3}
.point{fill:var(--group);stroke:var(--group);stroke-width:1.5}.point.hollow{fill:var(--card)}
dl{margin:0 0 1rem;font-size:.875rem;line-height:1.4}dt{font-weight:600;margin-top:.35rem}dd{margin:0 0 0 1.2rem;color:var(--soft)}.mark{width:.9rem;height:.9rem;vertical-align:-.1rem;margin-right:.3rem}
.more{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:2rem;margin-top:1.75rem;align-items:start}
.runs{margin-top:1.25rem}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding-bottom:.5rem;font-size:1rem}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap;font-weight:400}
thead th{color:var(--soft);font-weight:600;border-bottom-width:2px}
th.name,td.name{text-align:left}
tr.best td,tr.best th{font-weight:700}tr.best th:first-child::before{content:"★ ";color:var(--good)}tr.stopped{color:var(--soft)}.yes{color:var(--good)}
details{margin-top:1.25rem;color:var(--soft);font-size:.875rem}summary{cursor:pointer;color:var(--ink)}
.note{color:var(--soft);font-size:.875rem;margin:.75rem 0 0}
@media (max-width:52rem){.sights,.more{grid-template-columns:1fr}.board{max-width:15rem}}
@media print{section{border:0;padding:0;break-before:auto}figure,tr,.sights{break-inside:avoid}.scroll{overflow:visible}}
${BAR_STYLE}${OVERVIEW_STYLE}`;
