import type { Scene } from '@slidewise/core/contract';
import { hatching, outline } from '@slidewise/core/draw';
import { For, Show } from 'solid-js';
import { CELL, exitShapes, goalPath, RIM } from './shapes.js';

/** What the pieces stand in: the rim, the floor, walls, exits, goals and cells that only targets may enter. */
export function Tray(props: { readonly scene: Scene }) {
  const width = (): number => props.scene.width * CELL;
  const height = (): number => props.scene.height * CELL;
  const grid = (): string =>
    [
      ...Array.from({ length: props.scene.height - 1 }, (_, i) => `M0 ${(i + 1) * CELL}H${width()}`),
      ...Array.from({ length: props.scene.width - 1 }, (_, i) => `M${(i + 1) * CELL} 0V${height()}`),
    ].join('');
  return (
    <g class="tray" aria-hidden="true">
      <rect class="tray-rim" x={-RIM} y={-RIM} width={width() + 2 * RIM} height={height() + 2 * RIM} rx="24" />
      <rect class="tray-floor" x="-4" y="-4" width={width() + 8} height={height() + 8} rx="14" />
      <path class="tray-grid" d={grid()} />
      <Show when={props.scene.walls.length > 0}>
        <path class="tray-wall" d={outline(props.scene.walls, { cell: CELL, inset: 0, radius: 6 })} />
      </Show>
      <For each={props.scene.exits}>
        {(exit) => (
          <>
            <path class="tray-gap" d={exitShapes(exit).gap} />
            <path class="tray-exit" d={exitShapes(exit).arrow} />
          </>
        )}
      </For>
      <Show when={props.scene.reserved}>{(cells) => <path class="tray-reserved" d={hatching(cells(), CELL)} />}</Show>
      <path class="tray-goal" d={goalPath(props.scene)} />
    </g>
  );
}
