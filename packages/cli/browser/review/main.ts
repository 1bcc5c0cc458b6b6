// The page of `review`: the curve, the list of moves, a slider and the arrow keys go through the positions of the game. Without the script,
// the page shows the start, the curve and the list.
import { byId } from '../elements.js';
import type { Arrow, ReviewSteps } from './review-steps.js';

/** The length of an arrow's head, in cells. */
const HEAD = 0.24;
const { cell, across, points } = JSON.parse(byId('steps').textContent) as ReviewSteps;
const pieces = [...document.querySelectorAll('.review-piece')];
const buttons = [...document.querySelectorAll<HTMLElement>('#moves button')];
const curve = document.querySelector<SVGSVGElement>('#curve')!;
const slider = byId<HTMLInputElement>('slider');
const last = points.length - 1;
let shown = -1;

byId('walk').hidden = false;
slider.addEventListener('input', () => show(Number(slider.value)));
for (const [i, button] of buttons.entries()) button.addEventListener('click', () => show(i));
for (const [id, to] of [
  ['first', () => 0],
  ['back', () => shown - 1],
  ['forward', () => shown + 1],
  ['last', () => last],
] as const) {
  byId(id).addEventListener('click', () => show(to()));
}
curve?.addEventListener('click', ({ clientX }) => {
  const { left, width } = curve.getBoundingClientRect();
  const x = ((clientX - left) / width) * curve.viewBox.baseVal.width;
  show(Math.round(((x - across[0]) / (across[1] - across[0])) * last));
});
document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target === slider) return;
  const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  show(to);
});
show(Number(slider.value));

function show(wanted: number): void {
  const at = Math.max(0, Math.min(last, wanted));
  if (at === shown) return;
  buttons[shown]?.removeAttribute('aria-current');
  buttons[at]?.setAttribute('aria-current', 'step');
  keepInView(buttons[at]);
  shown = at;
  const { offsets, best, played, height, texts } = points[at]!;
  slider.value = String(at);
  slider.setAttribute('aria-valuetext', texts[0]);
  for (const [i, id] of ['head', 'best', 'onward'].entries()) byId(id).textContent = texts[i]!;
  for (const [i, piece] of pieces.entries()) {
    const [rows, columns] = offsets[i]!;
    piece.setAttribute('transform', `translate(${columns * cell} ${rows * cell})`);
  }
  byId('arrows').innerHTML = [...drawn(played, 'played'), ...drawn(best, 'good')].join('');
  const x = across[0] + (last === 0 ? 0 : ((across[1] - across[0]) * at) / last);
  const here = document.getElementById('here');
  here?.setAttribute('transform', `translate(${x} 0)`);
  const dot = document.getElementById('here-dot');
  dot?.setAttribute('cy', String(height ?? 0));
  dot?.toggleAttribute('hidden', height === null);
}

function drawn(arrows: readonly Arrow[], look: string): string[] {
  return arrows.map((arrow) => {
    const [shaft, head] = arrowPaths(arrow, cell);
    return `<g class="${look}"><path class="case" d="${shaft}"/><path class="case" d="${head}"/><path class="shaft" d="${shaft}"/><path class="head" d="${head}"/></g>`;
  });
}

/** Scrolls the list, and never the page. */
function keepInView(button: HTMLElement | undefined): void {
  const list = byId('moves');
  if (button === undefined) return;
  const top = button.offsetTop;
  const bottom = top + button.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top - 8;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight + 8;
}

/** The shapes of an arrow on a board: its shaft, and its head. */
function arrowPaths(arrow: Arrow, cell: number): readonly [shaft: string, head: string] {
  const points = arrow.map(([x, y]) => [x * cell, y * cell] as const);
  const [tip, before] = [points.at(-1)!, points.at(-2)!];
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]);
  const [dx, dy] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
  const size = HEAD * cell;
  const base = [tip[0] - dx * size, tip[1] - dy * size] as const;
  const side = 0.72 * size;
  const text = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const shaft = [...points.slice(0, -1), base].map(([x, y]) => text(x, y)).join('L');
  const head = `M${text(...tip)}L${text(base[0] - dy * side, base[1] + dx * side)}L${text(base[0] + dy * side, base[1] - dx * side)}Z`;
  return [`M${shaft}`, head];
}
