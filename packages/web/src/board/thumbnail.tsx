import { viewBoxOf } from '@slidewise/board';
import type { Cell, Scene } from '@slidewise/core/contract';
import { CELL, drawFloor, outline, shapeOf, type Tone, tonesOf } from '@slidewise/core/draw';
import { Tray } from './tray.js';

const STYLE = { cell: CELL, inset: 3.5, radius: 10 };

/** A small picture of a board in as few shapes as possible. */
export function Thumbnail(props: { readonly scene: Scene }) {
  return (
    <Tray scene={props.scene} class="thumbnail" mini>
      <svg
        class="board"
        viewBox={viewBoxOf(props.scene)}
        aria-hidden="true"
        innerHTML={drawFloor(props.scene) + flatPieces(props.scene)}
      />
    </Tray>
  );
}

/** The same without a tray around it, for the inside of another drawing. */
export function FlatBoard(props: { readonly scene: Scene }) {
  return (
    <svg class="board flat" viewBox={viewBoxOf(props.scene)} aria-hidden="true">
      <rect class="flat-floor" width={props.scene.width * CELL} height={props.scene.height * CELL} rx="8" />
      <g innerHTML={flatPieces(props.scene)} />
    </svg>
  );
}

/** Labels are read on boards up to this many cells wide; on larger ones they would only be dots. */
const WIDEST_LABELLED = 4;

/** As few shapes as possible, one for each tone, since a page holds a hundred of these pictures. */
function flatPieces(scene: Scene): string {
  const groups = new Map<Tone, Cell[][]>();
  const tones = tonesOf(scene);
  for (const [i, { cells }] of scene.pieces.entries()) {
    const group = groups.get(tones[i]!);
    if (group === undefined) groups.set(tones[i]!, [[...cells]]);
    else group.push([...cells]);
  }
  const shapes = [...groups].map(([{ body, side }, pieces]) => {
    const path = pieces.map((cells) => outline(cells, STYLE)).join('');
    return `<path class="sw-plain" fill="${body}" stroke="${side}" stroke-width="2" fill-rule="evenodd" d="${path}"/>`;
  });
  return shapes.join('') + (scene.width <= WIDEST_LABELLED ? labels(scene, tones) : '');
}

function labels(scene: Scene, tones: readonly Tone[]): string {
  return scene.pieces
    .map(({ label, cells }, i) => {
      const { corner, rows, columns } = shapeOf(cells);
      const [x, y] = [(corner.column + columns / 2) * CELL, (corner.row + rows / 2) * CELL];
      // Only of tiles, whose names are numbers: whatever a player wrote stays text.
      return /^\d+$/.test(label)
        ? `<text class="sw-label" x="${x}" y="${y}" dy=".36em" font-size="30" fill="${tones[i]!.ink}">${label}</text>`
        : '';
    })
    .join('');
}
