import { GROUPS } from './plots.js';

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

/** How plots look on a page, whatever stands around them. */
export const PLOT_STYLE = `
:root{${LIGHT.map((color, i) => `--g${i}:${color}`).join(';')}}
@media (prefers-color-scheme:dark){:root{${DARK.map((color, i) => `--g${i}:${color}`).join(';')}}}
${Array.from({ length: GROUPS }, (_, i) => `.g${i}{--group:var(--g${i})}`).join('')}
figure{margin:0;overflow-x:auto}figcaption,h3{font-size:1rem;font-weight:600;margin:0 0 .5rem}
.plot{display:block}.scatter .plot{width:100%;height:auto;max-width:34rem}
.plot-text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:var(--ink)}.plot-text.end{text-anchor:end}.plot-text.middle{text-anchor:middle}.plot-text.soft{fill:var(--soft)}
.plot-grid{stroke:var(--line);fill:none}.bar{fill:var(--group)}.bar.unfinished{fill-opacity:.3;stroke:var(--group);stroke-dasharray:4 3}
.point{fill:var(--group);stroke:var(--group);stroke-width:1.5}.point.hollow{fill:var(--card)}
.plot-line{fill:none;stroke:var(--group,var(--soft));stroke-width:1.5}.plot-line.truth{stroke:var(--soft);stroke-dasharray:5 4}.mark{width:.9rem;height:.9rem;vertical-align:-.1rem;margin-right:.3rem}
`;
