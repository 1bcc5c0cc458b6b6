/** The look of the page, plots included. */
export const STYLE = `
:root{--help:#2f8f5b;--keep:#d9a53a;--hurt:#c04a3a}
@media (prefers-color-scheme:dark){:root{--help:#5fc48c;--keep:#d8b153;--hurt:#e5786a}}
section{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.5rem;margin-top:1.5rem}
.verdict{margin:.75rem 0 0;font-size:1.125rem}
.level{display:inline-block;border:1px solid currentColor;border-radius:1rem;padding:0 .7em;font-size:.875rem;line-height:1.6;color:var(--soft)}
.level.beginner,.level.easy{color:var(--good)}.level.medium{color:var(--accent)}.level.hard,.level.expert,.level.master{color:var(--bad)}
.sights{display:grid;grid-template-columns:minmax(12rem,20rem) minmax(0,1fr);gap:2rem;align-items:start;margin-top:1rem}
.board svg{display:block;width:100%;height:auto;max-height:24rem}
.caption{min-height:3em;margin:.75rem 0 .25rem;font-size:.875rem;text-align:center;font-variant-numeric:tabular-nums}
.walk input{width:100%;accent-color:var(--accent)}
.figures{margin:0;font-size:.9375rem;line-height:1.45}.figures div{display:grid;grid-template-columns:7.5rem minmax(0,1fr);gap:.25rem 1rem;padding:.4rem 0;border-bottom:1px solid var(--line)}
.figures div:last-child{border-bottom:0}.figures dt{color:var(--soft)}.figures dd{margin:0;overflow-wrap:anywhere}
figure{margin:1.5rem 0 0}figcaption{font-weight:600;margin:0 0 .25rem}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0 0 .5rem;font-size:.875rem;color:var(--soft)}
.legend i{display:inline-block;width:.8rem;height:.8rem;border-radius:.2rem;margin-right:.4rem;vertical-align:-.05rem}
.legend .help{background:var(--help)}.legend .keep{background:var(--keep)}.legend .hurt{background:var(--hurt)}.legend .unrated{background:var(--soft)}
.plot{display:block;padding:0 8px 0 32px;overflow:visible}.scroll{overflow-x:auto}
.plot-text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:var(--ink)}.plot-text.end{text-anchor:end}.plot-text.middle{text-anchor:middle}.plot-text.soft{fill:var(--soft)}
.plot-grid{stroke:var(--line);fill:none}.plot .help{fill:var(--help)}.plot .keep{fill:var(--keep)}.plot .hurt{fill:var(--hurt)}.plot .unrated{fill:var(--soft);fill-opacity:.6}
.slot{fill:transparent}.point-bar{cursor:pointer}.point-bar:hover .slot,.point-bar.current .slot{fill:var(--ink);fill-opacity:.12}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap;font-weight:400}
thead th{color:var(--soft);font-weight:600;border-bottom-width:2px}th.name,td.name{text-align:left}a{color:var(--accent)}
details{margin-top:1.5rem;font-size:.9375rem}summary{cursor:pointer}details dt{font-weight:600;margin-top:.5rem}details dd{margin:0 0 0 1.2rem;color:var(--soft)}
.note{color:var(--soft);font-size:.875rem;margin:.75rem 0 0}
@media (max-width:52rem){section{padding:1.1rem}.sights{grid-template-columns:1fr}.board{max-width:20rem;margin:0 auto;width:100%}.figures div{grid-template-columns:6.5rem minmax(0,1fr)}.plot .spare{display:none}}
@media print{section{border:0;padding:0}.walk{display:none}figure,.sights{break-inside:avoid}.scroll{overflow:visible}}
`;
