import type { Scene } from '@slidewise/core/contract';
import { CELL, lookOf } from '@slidewise/core/draw';

const SVG = 'http://www.w3.org/2000/svg';

/** An element of a drawing, with its attributes. */
export function svgElement<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

/** The part of the drawing that is seen: the cells. The rim lies outside, in pixels of the page. */
export function viewBoxOf({ width, height }: Scene): string {
  return `0 0 ${width * CELL} ${height * CELL}`;
}

/** Puts the gaps of a scene into the rim, and gives the tray the ground that its pieces stand on. */
export function dressTray(tray: HTMLElement, floor: HTMLElement, scene: Scene): void {
  const look = lookOf(scene);
  for (const each of ['vehicles', 'wood', 'numbers'] as const) tray.classList.toggle(each, each === look);
  tray.style.setProperty('--ratio', String(scene.width / scene.height));
  for (const old of floor.querySelectorAll(':scope > .exit')) old.remove();
  for (const { row, column, side } of scene.exits) {
    const gap = document.createElement('i');
    gap.className = `exit ${side}`;
    gap.setAttribute('part', 'exit');
    gap.setAttribute('aria-hidden', 'true');
    const [at, of] = side === 'left' || side === 'right' ? [row, scene.height] : [column, scene.width];
    gap.style.setProperty('--at', String(at / of));
    gap.style.setProperty('--part', String(1 / of));
    floor.prepend(gap);
  }
}
