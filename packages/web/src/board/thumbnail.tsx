import type { Scene, ScenePiece } from '@slidewise/core/contract';
import { type Tone, toneOf } from '@slidewise/core/draw';
import { For, Show } from 'solid-js';
import './board.css';
import { labelSpot, piecePath, viewBox } from './shapes.js';
import { Tray } from './tray.js';

/** Labels are read on boards up to this many cells wide; on larger ones they would only be dots. */
const WIDEST_LABELLED = 6;

/** A small picture of a board; its pieces are drawn as few shapes, since a page holds a hundred of them. */
export function Thumbnail(props: { readonly scene: Scene }) {
  const tones = (): [Tone, string][] => {
    const groups = grouped(props.scene.pieces);
    return [...groups].map(([tone, pieces]) => [tone, pieces.map(({ cells }) => piecePath(cells)).join('')]);
  };
  return (
    <svg class="board thumbnail" viewBox={viewBox(props.scene)} aria-hidden="true">
      <Tray scene={props.scene} />
      <For each={tones()}>
        {([tone, path]) => (
          <g class="piece" data-tone={tone}>
            <path class="piece-body" d={path} />
          </g>
        )}
      </For>
      <Show when={props.scene.width <= WIDEST_LABELLED}>
        <For each={props.scene.pieces}>
          {({ label, cells, role }) => (
            <text
              class="piece-label"
              classList={{ 'on-target': role === 'target' }}
              x={labelSpot(cells).x}
              y={labelSpot(cells).y}
              dy="0.35em"
              font-size="28"
            >
              {label}
            </text>
          )}
        </For>
      </Show>
    </svg>
  );
}

function grouped(pieces: readonly ScenePiece[]): Map<Tone, ScenePiece[]> {
  const groups = new Map<Tone, ScenePiece[]>();
  for (const piece of pieces) groups.set(toneOf(piece), [...(groups.get(toneOf(piece)) ?? []), piece]);
  return groups;
}
