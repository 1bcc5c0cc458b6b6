// The page of `animate`. One clock says everything: 2.5 is in the middle of the third move. Pieces follow the straight parts of
// each move, so that they go round corners and never through one another.
import { byId } from '../elements.js';
import type { PlayedMotion, Shift } from './motion.js';

const { cell, secondsPerMove, moves, texts } = JSON.parse(byId('motion').textContent) as PlayedMotion;
const pieces = [...document.querySelectorAll('.player-piece')];
const items = [...document.querySelectorAll<HTMLElement>('#moves button')];
const play = byId('play');
const scrubber = byId<HTMLInputElement>('scrubber');
const caption = byId('caption');
const speed = byId<HTMLSelectElement>('speed');
const list = byId('moves');
const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const last = moves.length;
/** Where pieces are after whole moves. */
const rows = pieces.map(() => 0);
const columns = pieces.map(() => 0);
/** The moves that rows and columns hold. */
let done = 0;
let clock = 0;
let target = 0;
let playing = false;
let frameAt: number | undefined;
let announced = -1;

const lengthOf = (part: readonly Shift[]): number =>
  Math.max(0, ...part.map(([, down, right]) => Math.abs(down) + Math.abs(right)));
const pixels = (cells: number): number => Math.round(cells * cell * 100) / 100;
const ease = (t: number): number => t * t * (3 - 2 * t);

function add(part: readonly Shift[], share: number, toRows: number[], toColumns: number[]): void {
  for (const [piece, down, right] of part) {
    toRows[piece] += share * down;
    toColumns[piece] += share * right;
  }
}

function draw(): void {
  const whole = Math.floor(clock);
  while (done < whole) for (const part of moves[done++]) add(part, 1, rows, columns);
  while (done > whole) for (const part of moves[--done]) add(part, -1, rows, columns);
  const [down, right] = [rows.slice(), columns.slice()];
  const parts = whole < last && !still.matches ? moves[whole] : [];
  let left = ease(clock - whole) * parts.reduce((sum, part) => sum + lengthOf(part), 0);
  for (const part of parts) {
    const length = lengthOf(part);
    if (left <= 0) break;
    add(part, Math.min(1, left / length), down, right);
    left -= length;
  }
  for (const [i, piece] of pieces.entries()) {
    piece.setAttribute('transform', `translate(${pixels(right[i])} ${pixels(down[i])})`);
  }
  announce(Math.min(last, Math.ceil(clock)));
}

function announce(move: number): void {
  if (move === announced) return;
  if (announced > 0) items[announced - 1].removeAttribute('aria-current');
  announced = move;
  scrubber.value = String(move);
  const words = move === 0 ? 'Start' : `Move ${move} of ${last}: ${texts[move - 1]}`;
  caption.textContent = words;
  scrubber.setAttribute('aria-valuetext', words);
  if (move === 0) {
    list.scrollTop = 0;
    return;
  }
  const item = items[move - 1];
  item.setAttribute('aria-current', 'step');
  // Only the list scrolls, never the page.
  list.scrollTop = item.offsetTop - list.clientHeight / 2;
}

function frame(now: number): void {
  const seconds = (now - (frameAt ?? now)) / 1000;
  frameAt = now;
  const away = target - clock;
  // Steps faster than the animation shorten it.
  const hurry = playing ? 1 : Math.max(1, Math.abs(away));
  const by = (seconds / secondsPerMove) * Number(speed.value) * hurry;
  clock = Math.abs(away) <= by ? target : clock + Math.sign(away) * by;
  draw();
  if (clock !== target) requestAnimationFrame(frame);
  else {
    frameAt = undefined;
    setPlaying(false);
  }
}

function goTo(move: number): void {
  target = Math.max(0, Math.min(last, move));
  if (frameAt !== undefined || clock === target) return;
  frameAt = performance.now();
  requestAnimationFrame(frame);
}

function jumpTo(move: number): void {
  setPlaying(false);
  target = Math.max(0, Math.min(last, move));
  clock = target;
  draw();
}

function setPlaying(now: boolean): void {
  playing = now;
  play.setAttribute('aria-label', now ? 'Pause' : 'Play');
  play.classList.toggle('playing', now);
  // While it plays, a screen reader would fall behind.
  caption.setAttribute('aria-live', now ? 'off' : 'polite');
}

function toggle(): void {
  if (playing) {
    setPlaying(false);
    goTo(Math.ceil(clock));
    return;
  }
  if (clock === last) jumpTo(0);
  setPlaying(true);
  goTo(last);
  if (last === 0) setPlaying(false);
}

function step(by: 1 | -1): void {
  const from = !playing ? target : by > 0 ? Math.floor(clock) : Math.ceil(clock);
  setPlaying(false);
  goTo(from + by);
}

const actions = {
  first: () => jumpTo(0),
  back: () => step(-1),
  play: toggle,
  forward: () => step(1),
  last: () => jumpTo(last),
};
for (const [id, action] of Object.entries(actions)) byId(id).addEventListener('click', action);
scrubber.addEventListener('input', () => jumpTo(Number(scrubber.value)));
for (const [i, item] of items.entries()) item.addEventListener('click', () => jumpTo(i + 1));

const keys: Record<string, () => void> = {
  ' ': toggle,
  k: toggle,
  ArrowRight: actions.forward,
  ArrowLeft: actions.back,
  Home: actions.first,
  End: actions.last,
};
document.addEventListener('keydown', (event) => {
  const action = keys[event.key];
  if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  // What has the focus knows what its own keys mean.
  const { tagName } = event.target as Element;
  if (tagName === 'SELECT' || tagName === 'INPUT' || (tagName === 'BUTTON' && event.key === ' ')) return;
  event.preventDefault();
  action();
});
draw();
