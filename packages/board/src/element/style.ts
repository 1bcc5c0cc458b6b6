import { PIECE_STYLE } from '@slidewise/core/draw';

// A page changes colours and measures by the variables `--board-…`, and more by the parts `tray`, `floor` and `board`.

/** The tray and everything in it, for pictures too. */
export const TRAY_STYLE = `
${PIECE_STYLE}
.tray {
  --_rim: var(--board-rim, 16px);
  --_radius: var(--board-radius, 20px);
  --_guide: var(--board-guide, light-dark(#1c6f50, #7fd3ac));
  --_target: var(--board-target, light-dark(#b92f18, #ff7a60));
  --_ink: var(--board-ink, light-dark(#22252c, #f1ece2));
  --_paper: var(--board-paper, light-dark(#fffdf8, #1f2227));
  --_focus: var(--board-focus, light-dark(#1c58a8, #8fc0ff));
  --_edge: light-dark(#8f7446, #2a2219);
  --_shine: light-dark(#f0dfbb, #7b684c);
  --_floor: var(--board-asphalt, light-dark(#d6cfc3, #363a42));
  --_lines: light-dark(#f3eee4, #5d636e);
  box-sizing: border-box; width: 100%; padding: var(--_rim); border-radius: var(--_radius);
  background: linear-gradient(170deg, var(--board-rim-light, light-dark(#d2b98e, #6b5940)), var(--board-rim-dark, light-dark(#b3955f, #4c3e2b)));
  box-shadow: inset 0 1.5px 0 var(--_shine), inset 0 -2px 0 var(--_edge), 0 0 0 1px var(--_edge), var(--board-shadow, 0 2px 3px light-dark(#4a371733, #0008), 0 14px 30px -10px light-dark(#4a371744, #000a));
}
.tray.wood { --_floor: var(--board-felt, light-dark(#e9dfcc, #26221d)); --_lines: light-dark(#bfb39b, #544c41); }
.tray.numbers { --_floor: var(--board-well, light-dark(#cdbd9f, #1d1a16)); }
.floor { position: relative; padding: 3px; border-radius: max(3px, var(--_radius) - var(--_rim) + 5px); background: var(--_floor); box-shadow: inset 0 2px 7px #3a260855, 0 1px 0 var(--_shine), 0 -1px 0 var(--_edge); }
.board { position: relative; display: block; width: 100%; height: auto; overflow: visible; user-select: none; -webkit-user-select: none; }
.exit { position: absolute; background: var(--_floor); --_from: calc(3px + var(--at) * (100% - 6px)); --_size: calc(var(--part) * (100% - 6px)); }
.exit.right, .exit.left { top: var(--_from); height: var(--_size); width: calc(var(--_rim) + 4px); }
.exit.top, .exit.bottom { left: var(--_from); width: var(--_size); height: calc(var(--_rim) + 4px); }
.exit.right { left: calc(100% - 3px); } .exit.left { right: calc(100% - 3px); } .exit.bottom { top: calc(100% - 3px); } .exit.top { bottom: calc(100% - 3px); }
.exit::after { content: ""; position: absolute; inset: 0; margin: auto; width: min(9px, 60%); aspect-ratio: 1; max-height: 60%; box-sizing: border-box; border: solid var(--_target); border-width: 3px 3px 0 0; rotate: 45deg; translate: -2px 0; }
.exit.bottom::after { rotate: 135deg; translate: 0 -2px; } .exit.left::after { rotate: 225deg; translate: 2px 0; } .exit.top::after { rotate: -45deg; translate: 0 2px; }
.sw-shade { fill: light-dark(#3a26084d, #00000080); fill-opacity: 1; } .sw-far-shade { fill: light-dark(#3a260820, #00000050); fill-opacity: 1; }
.sw-grid { stroke: var(--_lines); vector-effect: non-scaling-stroke; }
.sw-wall { fill: light-dark(#a99b86, #4b4a48); stroke: light-dark(#857760, #2d2c2b); stroke-width: 1.5; } .sw-wall-joints { stroke: light-dark(#8a7c66, #333231); }
.sw-goal, .covered-goal { fill: none; stroke: var(--_target); stroke-width: 2.5; stroke-dasharray: 9 8; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.sw-goal { fill: var(--_target); fill-opacity: .13; } .covered-goal { stroke-opacity: .6; pointer-events: none; }
.sw-reserved { stroke: var(--_target); stroke-opacity: .5; }
.solved .covered-goal { display: none; }
.tray.solved { box-shadow: inset 0 1.5px 0 var(--_shine), inset 0 -2px 0 var(--_edge), 0 0 0 4px var(--_guide), var(--board-shadow, 0 2px 3px light-dark(#4a371733, #0008)); }
.tray.solved .exit::after { border-color: var(--_guide); }
.sw-number { font-variant-numeric: tabular-nums; }
.piece-ring { fill: none; pointer-events: none; vector-effect: non-scaling-stroke; }
.piece.held .piece-case, .piece:focus-visible .piece-case, .piece.hinted .piece-case { fill: none; stroke: var(--_paper); stroke-width: 7; }
.piece.held .piece-ring { stroke: var(--_ink); stroke-width: 3; }
.piece-case { fill: none; pointer-events: none; vector-effect: non-scaling-stroke; }
.mini { --_rim: var(--board-rim, 5px); --_radius: var(--board-radius, 9px); box-shadow: inset 0 1px 0 var(--_shine), 0 0 0 1px var(--_edge); } .mini .floor { padding: 1.5px; box-shadow: inset 0 1px 3px #3a260855; } .mini .exit { --_from: calc(1.5px + var(--at) * (100% - 3px)); } .mini .exit::after { width: 5px; border-width: 2px 2px 0 0; }
@media (forced-colors: active) {
  .tray { border: 2px solid CanvasText; box-shadow: none; background: Canvas; } .floor, .exit { background: Canvas; box-shadow: none; }
  .exit::after { border-color: CanvasText; }
  .sw-plain { fill: Canvas; stroke: CanvasText; } .sw-mark { stroke: CanvasText; } .sw-label { fill: CanvasText; } .sw-shade { fill: none; }
  .sw-grid { stroke: GrayText; } .sw-goal, .covered-goal, .sw-reserved { stroke: CanvasText; } .sw-wall { fill: GrayText; }
}
@media print { .tray { box-shadow: none; } }
`;
