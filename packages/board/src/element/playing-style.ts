// Apart from the style of trays, which pages have for pictures before they load a board.

/** What a board has that can be played. */
export const ELEMENT_STYLE = `
:host { display: block; --_ease: cubic-bezier(.22, .9, .3, 1.04); }
:host([hidden]) { display: none; }
.interactive .board { touch-action: none; }
.view.zoomed { overflow: auto; overscroll-behavior: contain; } .view.zoomed .board { width: calc(var(--zoom) * 100%); touch-action: pan-x pan-y; }
.floor:has(> .zoomed) > .exit { visibility: hidden; }
.piece { outline: none; }
.moving .piece { transition: transform var(--move, 135ms) var(--_ease); }
.interactive .piece { cursor: grab; } .interactive .piece.stuck { cursor: default; }
.interactive .piece.lifted { transition: none; cursor: grabbing; }
.drawn { transform-box: fill-box; transform-origin: center; transition: transform 90ms ease-out; }
.lifted .drawn { transform: scale(1.02); } .lifted :is(.sw-shade, .sw-far-shade) { translate: 0 4px; }
.piece:focus-visible .piece-ring { stroke: var(--_focus); stroke-width: 3; }
.piece.held:focus-visible .piece-ring { stroke: var(--_ink); stroke-width: 4; }
.piece.marked .piece-ring { stroke: var(--_guide); stroke-width: 4; stroke-dasharray: 3 7; stroke-linecap: round; }
.piece.hinted .piece-ring { stroke: var(--_guide); stroke-width: 4; }
.piece.hinted:focus-visible .piece-case, .piece.marked:focus-visible .piece-case { stroke: var(--_focus); stroke-width: 9; }
.sw-label { pointer-events: none; }
.arrow { pointer-events: none; --_g: var(--board-arrow, #187450); }
.arrow-ghost { fill: #1c8a5e33; stroke: light-dark(#187450, #7fd3ac); stroke-width: 2.4; stroke-dasharray: 7 6; stroke-linecap: round; }
.arrow-halo { fill: #fff; stroke: #fff; stroke-width: 14; stroke-linecap: round; stroke-linejoin: round; } .arrow-halo.head { stroke-width: 8; }
.arrow-line { fill: none; stroke: var(--_g); stroke-width: 8; stroke-linecap: round; } .arrow-line.head { fill: var(--_g); stroke-width: 2; stroke-linejoin: round; }
.arrow.later { opacity: .8; } .way :is(.arrow-line, .arrow-halo) { stroke-width: 6; } .way .arrow-halo { stroke-width: 11; } .way .arrow-line.head { stroke-width: 2; } .way.bad { --_g: #b02a14; } .way.bad .arrow-line:not(.head) { stroke-dasharray: 2 10; } .arrow-number { fill: var(--_g); stroke: #fff; stroke-width: 2.6; } .arrow .sw-label { fill: #fff; }
.place { cursor: pointer; } .place rect { fill: transparent; } .place circle { fill: var(--_ink); fill-opacity: .45; } .place:hover circle { fill: var(--_guide); fill-opacity: 1; }
.drive { transition: transform 600ms cubic-bezier(.55, 0, .8, .35); } .tray:not(.solved) .drive, .tray:not(.moving) .drive { transition: none; }
.solved .sw-beams { display: inline; pointer-events: none; } .solved .sw-lamp { fill: #fffbe0; }
.wood.solved .target .drawn { transform: translateY(4px); transition-duration: 200ms; }
.tray.moving { transition: box-shadow 160ms; } .tray.moving.solved { transition-delay: 600ms; } .moving.solved .exit::after { transition: border-color 160ms 300ms; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (prefers-reduced-motion: no-preference) {
  .arrow { animation: board-fade 160ms calc(120ms * var(--turn, 0)) backwards; } .piece.hinted .piece-ring { animation: board-glow 1.4s ease-in-out infinite alternate; }
}
@media (prefers-reduced-motion: reduce) { .moving .piece, .drive, .drawn, .tray.moving, .exit::after { transition: none !important; } .lifted .drawn { transform: none; } }
:host([still]) :is(.moving .piece, .drive, .drawn, .tray.moving, .exit::after, .arrow, .piece-ring) { transition: none !important; animation: none !important; } :host([still]) .lifted .drawn { transform: none; }
@media (forced-colors: active) { .arrow-line, .arrow-line.head, .piece.hinted .piece-ring, .piece.marked .piece-ring, .piece.held .piece-ring { stroke: Highlight; } .arrow-ghost { fill: none; stroke: Highlight; } .arrow-line.head { fill: Highlight; } .arrow-halo { stroke: Canvas; fill: Canvas; } .arrow-number { fill: Highlight; stroke: Canvas; } .arrow .sw-label { fill: HighlightText; } }
@keyframes board-fade { from { opacity: 0; } }
@keyframes board-glow { to { stroke-opacity: .45; } }
`;
