import { dressTray, TRAY_STYLE } from '@slidewise/board';
import type { Scene } from '@slidewise/core/contract';
import type { Look } from '@slidewise/core/draw';
import { createRenderEffect, type JSX } from 'solid-js';

// Boards that are played have the style inside. Small pictures and the pad of the editor stand in the page itself, as many as there may be.
const sheet = new CSSStyleSheet();
sheet.replaceSync(TRAY_STYLE);
document.adoptedStyleSheets.push(sheet);

/** What a board stands in: the rim with its gaps, and the floor. Its child is the drawing. */
export function Tray(props: {
  readonly scene: Scene;
  readonly mini?: boolean;
  /** What the ground looks like while there is nothing on it that tells. */
  readonly look?: Look | undefined;
  readonly class?: string;
  readonly children: JSX.Element;
}) {
  const floor = (<div class="floor">{props.children}</div>) as HTMLElement;
  const tray = (
    <div class={`tray ${props.class ?? ''}`} classList={{ mini: props.mini === true }}>
      {floor}
    </div>
  ) as HTMLElement;
  createRenderEffect(() => {
    dressTray(tray, floor, props.scene);
    if (props.look === undefined) return;
    tray.classList.remove('vehicles', 'wood', 'numbers');
    tray.classList.add(props.look);
  });
  return tray;
}
