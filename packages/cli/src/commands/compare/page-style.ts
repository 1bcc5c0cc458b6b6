import { PLOT_STYLE } from '../../output/pages/plot-style.js';
import { BAR_STYLE } from '../../output/pages/plots.js';
import { OVERVIEW_STYLE } from './page-overview.js';

/** The look of the page, plots included. */
export const STYLE = `${PLOT_STYLE}
section{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.5rem;margin-top:1.5rem}
.sights{display:grid;grid-template-columns:minmax(12rem,15rem) minmax(0,1fr);gap:2rem;align-items:start;margin-top:1rem}
.board svg{display:block;width:100%;height:auto;max-height:18rem}
dl{margin:0 0 1rem;font-size:.875rem;line-height:1.4}dt{font-weight:600;margin-top:.35rem}dd{margin:0 0 0 1.2rem;color:var(--soft)}
.more{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:2rem;margin-top:1.75rem;align-items:start}
.runs{margin-top:1.25rem}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding-bottom:.5rem;font-size:1rem}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap;font-weight:400}
thead th{color:var(--soft);font-weight:600;border-bottom-width:2px}
th.name,td.name{text-align:left}
tr.best td,tr.best th{font-weight:700}tr.best th:first-child::before{content:"★ ";color:var(--good)}tr.stopped{color:var(--soft)}.yes{color:var(--good)}

.glossary{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:2rem;margin-top:1.75rem}figure.wide+figure.wide,.by+figure.wide{margin-top:1.5rem}
details{margin-top:1.25rem;color:var(--soft);font-size:.875rem}summary{cursor:pointer;color:var(--ink)}
.note{color:var(--soft);font-size:.875rem;margin:.75rem 0 0}
@media (max-width:52rem){.sights,.more,.glossary{grid-template-columns:1fr}.board{max-width:15rem}}
@media print{section{border:0;padding:0;break-before:auto}figure,tr,.sights{break-inside:avoid}.scroll{overflow:visible}}
${BAR_STYLE}${OVERVIEW_STYLE}`;
