/**
 * What the page of `rate` runs: in each section, a slider and the bars of the profile go through the positions of the solution. Pieces are moved
 * by transforms; without the script, the board stands as it starts.
 */
export const PAGE_SCRIPT = `
'use strict';
for (const section of document.querySelectorAll('section[data-way]')) {
  const { cell, offsets, texts } = JSON.parse(section.querySelector('.way').textContent);
  const pieces = [...section.querySelectorAll('.way-piece')];
  const bars = [...section.querySelectorAll('.point-bar')];
  const slider = section.querySelector('input');
  const caption = section.querySelector('.caption');
  section.querySelector('.walk').hidden = false;
  let shown = -1;
  const show = (at) => {
    if (at === shown) return;
    if (bars[shown]) bars[shown].classList.remove('current');
    if (bars[at]) bars[at].classList.add('current');
    shown = at;
    slider.value = String(at);
    slider.setAttribute('aria-valuetext', texts[at]);
    caption.textContent = texts[at];
    pieces.forEach((piece, i) => {
      const [rows, columns] = offsets[at][i];
      piece.setAttribute('transform', 'translate(' + columns * cell + ' ' + rows * cell + ')');
    });
  };
  slider.addEventListener('input', () => show(Number(slider.value)));
  bars.forEach((bar, i) => bar.addEventListener('click', () => show(i)));
  show(0);
}
`;
