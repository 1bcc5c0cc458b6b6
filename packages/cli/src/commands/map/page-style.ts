/**
 * The look of the page: the graph fills it, with the legend below, where it covers no positions. Facts stand beside
 * it, or below it on a phone.
 */
export const PAGE_STYLE = `
:root{--stage:#f4f1ea}
@media (prefers-color-scheme:dark){:root{--stage:#0d0f14}}
html,body{height:100%}
main{max-width:none;padding:0;height:100%;display:grid;grid-template-columns:minmax(0,1fr) 23rem}
.stage{display:flex;flex-direction:column;min-height:0}
.sight{position:relative;flex:1;min-height:0;background:var(--stage);overflow:hidden}
#graph,#over{position:absolute;inset:0;width:100%;height:100%;touch-action:none}
#graph{cursor:grab}#graph:active{cursor:grabbing}#graph:focus-visible{outline-offset:-4px}#over{pointer-events:none}
#tip{position:absolute;pointer-events:none;padding:.15rem .5rem;border-radius:.4rem;background:var(--ink);color:var(--paper);font-size:.8rem;white-space:nowrap;transform:translate(-50%,-2.2rem)}
button{font:inherit;color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:.5rem;cursor:pointer}
button:hover{border-color:var(--accent)}button:disabled,button[aria-disabled=true]{opacity:.4;cursor:default;border-color:var(--line)}
.legend{display:grid;grid-template-columns:minmax(0,16rem) minmax(0,1fr) auto;align-items:center;gap:.4rem 1.25rem;padding:.6rem 1rem;border-top:1px solid var(--line)}
.choices{display:grid;gap:.4rem}
.scale canvas{display:block;width:100%;height:2.6rem}
.zoom{display:flex;gap:.4rem}.zoom button{width:2.75rem;height:2.75rem;font-size:1.15rem;line-height:1}
.choice{display:flex;border:1px solid var(--line);border-radius:.6rem;overflow:hidden}
.choice button{flex:1;border:0;border-radius:0;background:none;padding:.3rem .5rem;font-size:.85rem;color:var(--soft);white-space:nowrap}
.choice button[aria-pressed=true]{background:var(--accent);color:var(--on-accent);font-weight:600}
.ends{display:flex;justify-content:space-between;gap:.5rem;margin:.2rem 0 0;font-size:.78rem;color:var(--soft);font-variant-numeric:tabular-nums}
aside{overflow-y:auto;padding:1.5rem 1.4rem 2.5rem;background:var(--paper);border-left:1px solid var(--line)}
aside h1{font-size:1.4rem}aside h2{font-size:.8rem;text-transform:uppercase;letter-spacing:.06em;color:var(--soft);margin:1.3rem 0 .45rem}
.facts{font-size:.875rem}
.part{margin:.9rem 0 0;padding:.6rem .8rem;border-radius:.6rem;font-size:.875rem;line-height:1.4;background:color-mix(in srgb,#e8a317 16%,transparent);border:1px solid color-mix(in srgb,#e8a317 50%,transparent)}
.board{margin:1.1rem auto .7rem;max-width:17rem}.board svg{display:block;width:100%;height:auto;max-height:19rem}
.map-piece{transition:transform .22s ease}@media (prefers-reduced-motion:reduce){.map-piece{transition:none}}
.steps{display:flex;justify-content:center;gap:.5rem}.steps button{width:2.75rem;height:2.75rem;border-radius:50%}
#play{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
#description{margin:.7rem 0 .6rem;text-align:center;font-size:.95rem;min-height:3em;font-variant-numeric:tabular-nums}#description b{font-weight:700}
.places{display:flex;flex-wrap:wrap;gap:.4rem;justify-content:center}.places button{padding:.3rem .7rem;font-size:.85rem}
.beside{display:flex;flex-wrap:wrap;gap:.35rem}.beside button{display:flex;align-items:center;gap:.4rem;padding:.2rem .6rem;font-size:.85rem;font-variant-numeric:tabular-nums}
.beside i{width:.7rem;height:.7rem;border-radius:50%;background:var(--dot)}.beside button.helps{border-color:var(--good)}
.naming{display:flex;gap:.5rem;align-items:start;margin:0}.naming code{flex:1;min-width:0;overflow-wrap:anywhere;font-size:.78rem;line-height:1.4;padding:.4rem .55rem;background:var(--card);border:1px solid var(--line);border-radius:.5rem}
.naming button{padding:.3rem .6rem;font-size:.8rem}
dl{margin:0;font-size:.875rem}dl div{display:flex;justify-content:space-between;gap:1rem;padding:.22rem 0;border-bottom:1px solid var(--line)}dt{color:var(--soft)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.keys{color:var(--soft);font-size:.8rem;margin:1.2rem 0 0}kbd{border:1px solid var(--line);border-radius:.3rem;padding:0 .35em;background:var(--card);font:inherit}
@media (max-width:52rem){html,body{height:auto}main{display:block;height:auto}.stage{height:62vh;height:62svh;min-height:20rem}aside{border-left:0;border-top:1px solid var(--line)}.legend{grid-template-columns:minmax(0,1fr) auto;column-gap:.75rem}.scale{grid-row:2;grid-column:1/-1}.scale canvas{height:2rem}.choice button{font-size:.78rem;padding:.3rem .2rem}}
@media print{main{display:block;height:auto}.stage{height:60vh}.zoom,.choice,.steps,.places,.keys,.beside{display:none}}
`;
