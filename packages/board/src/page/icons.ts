import type { ButtonName } from './page-words.js';

/** Drawn in a square of 24, as strokes. */
const PATHS: Readonly<Record<ButtonName, string>> = {
  undo: 'M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  redo: 'm15 5 5 5-5 5M20 10H10a5 5 0 0 0 0 10h3',
  restart: 'M4 4v6h6M4.5 10a8 8 0 1 1 0 5',
  hint: 'M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0l-1 2H9Z',
  first: 'M6 5v14M18 5l-8 7 8 7Z',
  back: 'm15 5-8 7 8 7',
  play: 'm7 4 12 8-12 8Z',
  pause: 'M8 5v14M16 5v14',
  forward: 'm9 5 8 7-8 7',
  last: 'M18 5v14M6 5l8 7-8 7Z',
  step: 'M5 6h6M11 6v12M11 12h8M11 18h8',
};

export function icon(name: ButtonName): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`;
}
