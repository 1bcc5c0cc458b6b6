import { viewBoxOf } from '@slidewise/board';
import type { Scene } from '@slidewise/core/contract';
import { CELL, drawFloor, drawTones, PIECE_STYLE, type PieceOptions, tonesOf } from '@slidewise/core/draw';
import { createMemo, Show } from 'solid-js';
import { mediaMatches } from '../design/media.js';
import { settings } from '../settings.js';
import { placedPieces } from './placed.js';
import { Tray } from './tray.js';

/** The pieces of scenes as pictures: each is drawn once, however often it is shown, and is one element of the page. */
const pictures = new WeakMap<Scene, Map<string, string>>();

/** A small picture of a board as it is played; vehicles and bricks bear their names only where those are asked for. */
export function Picture(props: { readonly scene: Scene; readonly letters?: boolean }) {
  const forced = mediaMatches('(forced-colors: active)');
  const style = (): PieceOptions => ({
    plain: settings.look.value() === 'plain',
    scheme: settings.scheme.value(),
    letters: props.letters === true && settings.letters.value() === 'shown',
  });
  const source = createMemo(() => pictureOf(props.scene, style()));
  return (
    <Tray scene={props.scene} class="thumbnail" mini>
      <svg class="board" viewBox={viewBoxOf(props.scene)} aria-hidden="true">
        <g innerHTML={drawFloor(props.scene)} />
        <Show
          when={forced()}
          fallback={<image href={source()} width={props.scene.width * CELL} height={props.scene.height * CELL} />}
        >
          {/* Forced colours do not reach into pictures. */}
          <g innerHTML={placedPieces(props.scene, { plain: true, letters: style().letters }).join('')} />
        </Show>
      </svg>
    </Tray>
  );
}

function pictureOf(scene: Scene, style: PieceOptions): string {
  const own = pictures.get(scene) ?? new Map<string, string>();
  pictures.set(scene, own);
  const key = JSON.stringify(style);
  const known = own.get(key);
  if (known !== undefined) return known;
  const size = `width="${scene.width * CELL}" height="${scene.height * CELL}"`;
  const tones = drawTones([...new Set(tonesOf(scene, style.scheme))]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${viewBoxOf(scene)}"><style>${PIECE_STYLE}</style>${tones}${placedPieces(scene, style).join('')}</svg>`;
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  own.set(key, url);
  return url;
}
