/** What stands below the board. */
export const CONTROLS_STYLE = `
.panel { display: grid; gap: 8px; margin-top: 10px; font: 15px/1.4 system-ui, sans-serif; }
.panel:not(:has(> :not([hidden]))) { display: none; }
.panel [hidden] { display: none; }
.buttons { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
button { display: grid; place-items: center; box-sizing: border-box; min-width: 44px; height: 44px; padding: 0 10px; border: 1px solid light-dark(#8b8577, #777d89); border-radius: 10px; background: var(--board-paper, light-dark(#fffdf8, #1f2227)); color: var(--board-ink, light-dark(#22252c, #f1ece2)); font: inherit; cursor: pointer; }
button svg { width: 22px; height: 22px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
button:hover:not([aria-disabled=true]) { border-color: currentColor; }
button[aria-disabled=true] { opacity: .45; cursor: default; }
:is(button, input):focus-visible { outline: 3px solid var(--board-focus, light-dark(#1c58a8, #8fc0ff)); outline-offset: 2px; }
input { flex: 1 1 120px; min-width: 80px; height: 44px; margin: 0; accent-color: var(--board-guide, light-dark(#1c6f50, #7fd3ac)); }
.status { margin: 0; min-height: 1.4em; }
.status.wrong { color: light-dark(#a3270f, #ff8f78); }
.status.good { color: var(--board-guide, light-dark(#1c6f50, #7fd3ac)); }
.tree { overflow: auto; max-height: 420px; border: 1px solid light-dark(#c9c2b3, #4b505a); border-radius: 10px; background: var(--board-paper, light-dark(#fffdf8, #1f2227)); }
.tree img { display: block; max-width: max(100%, 420px); height: auto; }
@media (forced-colors: active) { button[aria-disabled=true] { color: GrayText; } }
`;
