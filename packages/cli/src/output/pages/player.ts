import type { Motion } from '@slidewise/core/draw';
import { CELL, drawSvg } from '@slidewise/core/draw';
import { escapeText } from '@slidewise/core/text';
import playerScript from '../../../browser/player/main.ts?script';
import type { PlayedMotion } from '../../../browser/player/motion.js';
import { htmlPage } from './page.js';

export interface Player {
  readonly title: string;
  /** Under the title: what there is to know. */
  readonly facts: string;
  readonly motion: Motion;
  /** The moves as text. */
  readonly texts: readonly string[];
  readonly secondsPerMove: number;
}

/** In pixels: a board of few cells need not fill the page. */
const LARGEST_CELL = 110;

const STYLE = `
.stage{display:grid;grid-template-columns:minmax(0,34rem) minmax(12rem,1fr);gap:2rem;margin-top:1.5rem;align-items:start}
.board{margin:0 auto}.board svg{display:block;width:100%;height:auto;max-height:70vh}
#caption{min-height:1.5em;margin:.75rem 0 .5rem;font-weight:600;text-align:center;font-variant-numeric:tabular-nums}
#scrubber{width:100%;accent-color:var(--accent);margin:0 0 .75rem}
.controls{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;justify-content:center}
.controls button{width:2.75rem;height:2.75rem;border-radius:50%;border:1px solid var(--line);background:var(--card);color:var(--ink);cursor:pointer;display:grid;place-items:center;padding:0}
.controls button:hover{border-color:var(--accent)}
.controls svg{width:1.25rem;height:1.25rem;fill:currentColor}
#play{width:3.5rem;height:3.5rem;background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
#play .pause,#play.playing .go{display:none}#play.playing .pause{display:block}
.controls label{color:var(--soft);font-size:.9rem;margin-left:.75rem}
.controls select{font:inherit;color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:.4rem;padding:.25rem .4rem}
#moves{position:relative;margin:0;padding:.4rem;list-style:none;max-height:70vh;overflow-y:auto;background:var(--card);border:1px solid var(--line);border-radius:.75rem}
#moves button{display:flex;gap:.75rem;width:100%;text-align:left;font:inherit;color:inherit;background:none;border:0;border-radius:.4rem;padding:.2rem .6rem;cursor:pointer}
#moves button span{color:var(--soft);min-width:2.5em;text-align:right;font-variant-numeric:tabular-nums}
#moves button:hover{background:color-mix(in srgb,var(--accent) 12%,transparent)}
#moves [aria-current]{background:var(--accent);color:var(--on-accent)}#moves [aria-current] span{color:inherit}
.keys{color:var(--soft);font-size:.9rem;margin-top:1.25rem;text-align:center}kbd{border:1px solid var(--line);border-radius:.3rem;padding:0 .35em;background:var(--card);font:inherit;font-size:.85em}
@media (max-width:48rem){.stage{grid-template-columns:1fr}#moves{max-height:16rem}}
@media print{.controls,#scrubber,#caption,.keys{display:none}#moves{max-height:none;overflow:visible;border:0}#moves [aria-current]{background:none;color:inherit}}
`;

/** Pictures on buttons, drawn in 24 by 24. */
const ICONS = {
  first: '<path d="M6 5h2.5v14H6zM19 5v14l-9.5-7z"/>',
  back: '<path d="M16 5v14L6.5 12z"/>',
  go: '<path d="M7 4.5v15l12.5-7.5z"/>',
  pause: '<path d="M7 5h3.6v14H7zM13.4 5H17v14h-3.6z"/>',
  forward: '<path d="M8 5v14l9.5-7z"/>',
  last: '<path d="M15.5 5H18v14h-2.5zM5 5v14l9.5-7z"/>',
};

/** A page that plays moves: forwards, backwards, at any speed, by mouse and keyboard. */
export function playerPage({ title, facts, motion, texts, secondsPerMove }: Player): string {
  const moves = motion.moves.map((parts) =>
    parts.map((part) => part.map(({ piece, rows, columns }) => [piece, rows, columns] as const)),
  );
  // A script ends at the first `</`, wherever that stands.
  const played: PlayedMotion = { cell: CELL, secondsPerMove, moves, texts };
  const data = JSON.stringify(played).replaceAll('<', '\\u003c');
  const speeds = [0.25, 0.5, 1, 2, 4];
  return htmlPage({
    title,
    style: STYLE,
    body: [
      `<h1>${escapeText(title)}</h1>`,
      `<p class="facts">${escapeText(facts)}</p>`,
      '<div class="stage">',
      '<div>',
      `<div class="board" style="max-width:${LARGEST_CELL * (motion.start.width + 0.5)}px">${drawSvg(motion.start, { title, pieceClass: () => 'player-piece' })}</div>`,
      '<p id="caption" aria-live="polite">Start</p>',
      `<input id="scrubber" type="range" min="0" max="${texts.length}" step="1" value="0" aria-label="Move">`,
      '<div class="controls">',
      button('first', 'To the start', icon('first')),
      button('back', 'One move back', icon('back')),
      button('play', 'Play', icon('go', 'go') + icon('pause', 'pause')),
      button('forward', 'One move forward', icon('forward')),
      button('last', 'To the end', icon('last')),
      `<label>Speed <select id="speed">${speeds.map((speed) => `<option value="${speed}"${speed === 1 ? ' selected' : ''}>${speed}×</option>`).join('')}</select></label>`,
      '</div>',
      '<p class="keys"><kbd>Space</kbd> plays and pauses, <kbd>←</kbd> <kbd>→</kbd> step, <kbd>Home</kbd> <kbd>End</kbd> jump.</p>',
      '<noscript><p class="keys">To see the moves played, allow this page to run its script.</p></noscript>',
      '</div>',
      '<ol id="moves" aria-label="Moves">',
      ...texts.map((text, i) => `<li><button type="button"><span>${i + 1}</span>${escapeText(text)}</button></li>`),
      '</ol>',
      '</div>',
      `<script type="application/json" id="motion">${data}</script>`,
    ],
    script: playerScript,
  });
}

function button(id: string, label: string, content: string): string {
  return `<button type="button" id="${id}" aria-label="${label}">${content}</button>`;
}

function icon(name: keyof typeof ICONS, look?: string): string {
  return `<svg${look === undefined ? '' : ` class="${look}"`} viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`;
}
