import { ringPath } from '@slidewise/board';
import { type Scene, same } from '@slidewise/core/contract';
import { CELL, drawPiece, shapeOf } from '@slidewise/core/draw';
import { createMemo } from 'solid-js';

/** One piece of a drawing that is edited. */
export function Piece(props: { readonly scene: Scene; readonly piece: number; readonly held: boolean }) {
  const shape = createMemo(() => shapeOf(props.scene.pieces[props.piece]!.cells));
  const cells = createMemo(() => shape().cells, undefined, { equals: same });
  return (
    <g
      class="piece"
      classList={{ held: props.held }}
      data-piece={props.piece}
      transform={`translate(${shape().corner.column * CELL} ${shape().corner.row * CELL})`}
    >
      <g innerHTML={drawPiece(props.scene, props.piece)} />
      <path class="piece-case" d={ringPath(cells())} />
      <path class="piece-ring" d={ringPath(cells())} />
    </g>
  );
}
