// The page of `rate`: in each section, a slider and the bars of the profile go through the positions of the solution.
// Without the script, the board stands as it starts.
import type { SolutionSteps } from './solution-steps.js';

for (const section of document.querySelectorAll('section[data-way]')) {
  const find = <E extends HTMLElement>(selector: string): E => section.querySelector(selector) as E;
  const { cell, offsets, texts } = JSON.parse(find('.way').textContent) as SolutionSteps;
  const pieces = [...section.querySelectorAll('.way-piece')];
  const bars = [...section.querySelectorAll('.point-bar')];
  const slider = find<HTMLInputElement>('input');
  const caption = find('.caption');
  find('.walk').hidden = false;
  let shown = -1;
  const show = (at: number): void => {
    if (at === shown) return;
    bars[shown]?.classList.remove('current');
    bars[at]?.classList.add('current');
    shown = at;
    slider.value = String(at);
    slider.setAttribute('aria-valuetext', texts[at]);
    caption.textContent = texts[at];
    for (const [i, piece] of pieces.entries()) {
      const [rows, columns] = offsets[at][i];
      piece.setAttribute('transform', `translate(${columns * cell} ${rows * cell})`);
    }
  };
  slider.addEventListener('input', () => show(Number(slider.value)));
  for (const [i, bar] of bars.entries()) bar.addEventListener('click', () => show(i));
  show(0);
}
