import { dressTray } from '@slidewise/board';
import type { Scene } from '@slidewise/core/contract';
import { createRenderEffect, type JSX } from 'solid-js';
import './picture-style.js';

/** What a board stands in: the rim with its gaps, and the floor. Its child is the drawing. */
export function Tray(props: {
  readonly scene: Scene;
  readonly mini?: boolean;
  readonly class?: string;
  readonly children: JSX.Element;
}) {
  const floor = (<div class="floor">{props.children}</div>) as HTMLElement;
  const tray = (
    <div class={`tray ${props.class ?? ''}`} classList={{ mini: props.mini === true }}>
      {floor}
    </div>
  ) as HTMLElement;
  createRenderEffect(() => dressTray(tray, floor, props.scene));
  return tray;
}
