import { viewBoxOf } from '@slidewise/board';
import type { Scene } from '@slidewise/core/contract';
import { drawFloor, drawTones, type Look } from '@slidewise/core/draw';
import { createMemo, For } from 'solid-js';
import { placedPieces } from '../../../board/placed.js';
import { Tray } from '../../../board/tray.js';
import { settings } from '../../../settings.js';

/** Milliseconds until so many pieces lie in the tray; the same as in the styles. */
export function dropTime(pieces: number): number {
  return 260 + 22 * pieces;
}

/** A tray into which pieces drop; pieces that were there stay in place. */
export function DroppingBoard(props: {
  readonly width: number;
  readonly height: number;
  readonly look: Look;
  readonly scene: Scene | undefined;
}) {
  const scene = createMemo(
    (): Scene => props.scene ?? { width: props.width, height: props.height, pieces: [], walls: [], exits: [] },
  );
  /** A piece is the same as long as it is drawn alike in the same place. */
  const pieces = createMemo(() =>
    placedPieces(scene(), {
      plain: settings.look.value() === 'plain',
      letters: false,
      scheme: settings.scheme.value(),
    }),
  );
  return (
    <Tray scene={scene()} class="dropping" look={props.scene === undefined ? props.look : undefined}>
      <svg class="board" viewBox={viewBoxOf(scene())} aria-hidden="true">
        <g innerHTML={drawTones() + (props.scene === undefined ? '' : drawFloor(props.scene))} />
        <For each={pieces()}>{(drawn, i) => <g class="dropped" style={{ '--place': i() }} innerHTML={drawn} />}</For>
      </svg>
    </Tray>
  );
}
