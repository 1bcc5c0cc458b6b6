/** The look of the page. Red is for ground lost, gold with another shape for no progress, green for what was as good. */
export const STYLE = `
:root{--guide:#1c6f50;--gold:#b97a00;--lost:#b02a14;--sunk:#ebe3d5}
@media (prefers-color-scheme:dark){:root{--guide:#7fd3ac;--gold:#f0bd4b;--lost:#ff8f78;--sunk:#101216}}
.stage{display:grid;grid-template-columns:minmax(0,1fr) minmax(20rem,26rem);gap:2rem;margin-top:1.5rem;align-items:start}
.board{position:relative;margin:0 auto}.board svg{display:block;width:100%;height:auto;max-height:74vh}
#arrows{position:absolute;inset:0;pointer-events:none}
#arrows path{stroke-linecap:round;stroke-linejoin:round;fill:none}
#arrows .case{stroke:#fff;stroke-width:9;fill:#fff}#arrows .shaft{stroke-width:5.5}#arrows .head{stroke-width:2}
#arrows .good .shaft,#arrows .good .head{stroke:#187450}#arrows .good .head{fill:#187450}
#arrows .played{opacity:.9}#arrows .played .shaft{stroke-dasharray:3 9}#arrows .played .shaft,#arrows .played .head{stroke:#b02a14}#arrows .played .head{fill:#b02a14}
.panel{display:grid;gap:1.25rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:1.25rem;padding:1.25rem 1.5rem}
.sum{display:flex;gap:1.75rem;margin:0 0 1rem}.sum b{display:block;font:700 1.75rem/1.1 ui-serif,Georgia,serif;font-variant-numeric:tabular-nums}.sum span{font-size:.8125rem;color:var(--soft)}
#curve{display:block;width:100%;max-width:34rem;overflow:visible;cursor:pointer}
#curve text{font:500 12px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:var(--soft)}
#curve .end{text-anchor:end}#curve .name{font-weight:700;fill:var(--ink);font-size:13px}
#curve path{fill:none}#curve .axis{stroke:var(--soft)}#curve .grid{stroke:var(--line)}#curve .ideal{stroke:var(--soft);stroke-dasharray:3 5}
#curve .area{fill:var(--guide);fill-opacity:.12}#curve .line{stroke:var(--ink);stroke-width:2.4;stroke-linejoin:round}#curve .bound{stroke-dasharray:2 4}
#curve .lost,.key .lost{fill:var(--lost);stroke:var(--card);stroke-width:1.5}#curve .even,.key .even{fill:var(--gold);stroke:var(--card);stroke-width:1.5}#curve .ring{fill:none;stroke:var(--lost);stroke-width:1.5}
#here path{stroke:var(--guide);stroke-width:1.5}#here circle{fill:var(--card);stroke:var(--guide);stroke-width:2.5}#here circle[hidden]{display:none}
.key{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:.25rem 0 0;font-size:.8125rem;color:var(--soft)}.key span{display:flex;align-items:center;gap:.35rem}.key svg{width:14px;height:14px}
.turn{border-left:4px solid var(--gold);padding-left:.75rem;margin:1rem 0 0;font-size:.9375rem}.turn.fine{border-color:var(--guide)}
.note{color:var(--soft);font-size:.875rem;margin:.75rem 0 0}
#walk{margin-top:1rem}#head{font-weight:650;margin:0 0 .25rem;font-variant-numeric:tabular-nums}
#best,#onward{margin:0 0 .25rem;font-size:.9375rem}#best{min-height:1.5em;color:var(--guide)}#onward{color:var(--soft);min-height:3em}
#slider{width:100%;accent-color:var(--accent);margin:.5rem 0;height:1.75rem}
.controls{display:flex;gap:.5rem;justify-content:center}.controls button{width:2.75rem;height:2.75rem;border-radius:50%;border:1px solid var(--line);background:var(--card);color:var(--ink);cursor:pointer;display:grid;place-items:center;padding:0}.controls button:hover{border-color:var(--accent)}.controls svg{width:1.25rem;height:1.25rem;fill:currentColor}
.keys{color:var(--soft);font-size:.875rem;margin:.75rem 0 0;text-align:center}kbd{border:1px solid var(--line);border-radius:.3rem;padding:0 .35em;background:var(--card);font:inherit;font-size:.85em}
#moves{position:relative;margin:0;padding:.4rem;list-style:none;max-height:26rem;overflow-y:auto;background:var(--card);border:1px solid var(--line);border-radius:1rem}
#moves button{display:grid;grid-template-columns:2.5rem minmax(0,1fr) auto 3.5rem;gap:.6rem;align-items:center;width:100%;min-height:2.75rem;text-align:left;font:inherit;font-size:.9375rem;color:inherit;background:none;border:0;border-radius:.5rem;padding:.2rem .6rem;cursor:pointer;font-variant-numeric:tabular-nums}
#moves .number,#moves .go{color:var(--soft);text-align:right}#moves .mark{font-size:.8125rem;font-weight:650}
#moves .even .mark{color:var(--gold)}#moves .lost .mark{color:var(--lost)}#moves .even .mark::before{content:"◆ "}#moves .lost .mark::before{content:"● "}
@media (prefers-color-scheme:light){#moves .even .mark{color:#7a5200}}
#moves button:hover{background:var(--sunk)}#moves [aria-current]{background:var(--sunk);box-shadow:inset 3px 0 var(--guide)}
@media (max-width:56rem){.stage{grid-template-columns:minmax(0,1fr)}.board{max-width:34rem}.card{padding:1rem}}
@media (forced-colors:active){#curve .line,#curve .axis{stroke:CanvasText}#curve .lost{fill:CanvasText}#curve .even{fill:Canvas;stroke:CanvasText}#here path,#here circle{stroke:Highlight}#arrows .good .shaft,#arrows .good .head{stroke:Highlight;fill:Highlight}#arrows .good .shaft{fill:none}#arrows .case{stroke:Canvas;fill:Canvas}#moves [aria-current]{outline:2px solid Highlight;outline-offset:-2px}.card,.controls button,#moves{border-color:CanvasText}}
@media print{#walk .controls,#slider,.keys{display:none}#moves{max-height:none;overflow:visible}}
`;
