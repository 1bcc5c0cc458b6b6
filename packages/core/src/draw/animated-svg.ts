import { assertArguments, aText, check, objectWith, optional } from '../check.js';
import { secondsAboveZero } from '../messages/en/drawing.js';
import { CELL } from './cell.js';
import { aMotion, lengthOf, type Motion } from './motion.js';
import { drawSvg } from './svg.js';

/** Options for `drawAnimatedSvg`. */
export interface AnimationOptions {
  /** The title of the picture, for screen readers and tooltips. */
  readonly title?: string;
  /** From the start of a move to the start of the next one; 0.6 by default. */
  readonly secondsPerMove?: number;
}

const aPace = check(secondsAboveZero, (value) => Number.isFinite(value) && (value as number) > 0);
const someOptions = objectWith({ title: optional(aText), secondsPerMove: optional(aPace) });

/** The fraction of a move's time in which pieces move; they rest for the remainder. */
const MOVING = 0.75;
const SECONDS_AT_START = 1;
const SECONDS_AT_END = 2;

/** The offset of a piece from its start at a time. */
export interface KeyFrame {
  /** Seconds from the beginning. */
  readonly seconds: number;
  /** Cells down from its start. */
  readonly rows: number;
  /** Cells to the right of its start. */
  readonly columns: number;
}

/** The key frames of each piece, between which it moves linearly or rests; none for pieces that never move. */
export function keyFrames(
  motion: Motion,
  secondsPerMove: number,
): { readonly pieces: readonly (readonly KeyFrame[])[]; readonly seconds: number } {
  assertArguments(['motion', motion, aMotion], ['secondsPerMove', secondsPerMove, aPace]);
  const { start, moves } = motion;
  const pieces: KeyFrame[][] = start.pieces.map(() => []);
  for (const [i, parts] of moves.entries()) {
    const cells = parts.reduce((sum, part) => sum + lengthOf(part), 0);
    let seconds = SECONDS_AT_START + i * secondsPerMove;
    for (const part of parts) {
      const end = seconds + (MOVING * secondsPerMove * lengthOf(part)) / cells;
      for (const { piece, rows, columns } of part) {
        const frames = pieces[piece]!;
        const before = frames.at(-1) ?? { seconds: 0, rows: 0, columns: 0 };
        if (before.seconds < seconds) frames.push({ ...before, seconds });
        frames.push({ seconds: end, rows: before.rows + rows, columns: before.columns + columns });
      }
      seconds = end;
    }
  }
  return { pieces, seconds: SECONDS_AT_START + moves.length * secondsPerMove + SECONDS_AT_END };
}

/**
 * Moves as a self-contained SVG document that plays them in a loop. Shows the first board to users who prefer reduced motion, and in
 * viewers without animation.
 */
export function drawAnimatedSvg(motion: Motion, options: AnimationOptions = {}): string {
  assertArguments(['motion', motion, aMotion], ['options', options, someOptions]);
  const { title, secondsPerMove = 0.6 } = options;
  const { pieces, seconds } = keyFrames(motion, secondsPerMove);
  const rules = pieces.map((frames, piece) => (frames.length === 0 ? '' : rule(piece, frames, seconds)));
  const still = '@media (prefers-reduced-motion:reduce){.sw-moves{animation:none}}\n';
  return drawSvg(motion.start, {
    ...(title === undefined ? {} : { title }),
    style: `${rules.join('')}${still}`,
    pieceClass: (piece) => (pieces[piece]!.length === 0 ? 'sw-rests' : `sw-moves sw-p${piece}`),
  });
}

function rule(piece: number, frames: readonly KeyFrame[], seconds: number): string {
  const name = `sw-p${piece}`;
  const steps = frames.map((frame) => {
    const place = `translate(${frame.columns * CELL}px,${frame.rows * CELL}px)`;
    return `${Math.round((frame.seconds / seconds) * 1e7) / 1e5}%{transform:${place}}`;
  });
  // It rests at its last place until the loop starts again.
  const last = steps.at(-1)!.replace(/^[^{]*/, '100%');
  const first = '0%{transform:translate(0px,0px)}';
  return `@keyframes ${name}{${first}${steps.join('')}${last}}.${name}{animation:${name} ${Math.round(seconds * 1000) / 1000}s ease-in-out infinite}\n`;
}
