import { type ScenePiece, same } from '@slidewise/core/contract';
import { type Shift, toneOf } from '@slidewise/core/draw';
import { createMemo, Show } from 'solid-js';
import { CELL, cornerOf, edgePath, labelSpot, piecePath, shapeOf } from './shapes.js';
import { pieceWords, waysOf } from './words.js';

interface PieceProps {
  readonly piece: ScenePiece;
  readonly index: number;
  /** How far moves can take it; undefined on a picture. */
  readonly shifts: readonly Shift[] | undefined;
  /** Its offset while it is dragged. */
  readonly offset: Shift | undefined;
  readonly focusable: boolean;
  readonly held: boolean;
  readonly hinted: boolean;
  readonly marked: boolean;
  onGrab(event: PointerEvent): void;
  onFocus(): void;
  onLeave(): void;
}

/** One piece: drawn once where it begins, then only moved. */
export function Piece(props: PieceProps) {
  // The shape and the label stay the same wherever the piece goes; only the place changes.
  const shape = createMemo(() => shapeOf(props.piece.cells), undefined, {
    equals: same,
  });
  const body = createMemo(() => piecePath(shape()));
  const edge = createMemo(() => edgePath(shape()));
  const spot = createMemo(() => labelSpot(shape()));
  const corner = createMemo(() => cornerOf(props.piece.cells));
  // For most pieces it stays undefined while another one is dragged.
  const offset = createMemo(() => props.offset);
  const transform = (): string => {
    const { row, column } = corner();
    const x = (column + (offset()?.columns ?? 0)) * CELL;
    const y = (row + (offset()?.rows ?? 0)) * CELL;
    return `translate(${x}px, ${y}px)`;
  };
  const size = (): number => Math.min(26, (CELL - 18) / (0.62 * Math.max(1, [...props.piece.label].length)));
  const words = createMemo(() => {
    if (props.shifts === undefined) return undefined;
    return pieceWords(props.piece, waysOf(props.shifts));
  });
  return (
    <g
      class="piece"
      classList={{
        stuck: props.shifts?.length === 0,
        held: props.held,
        hinted: props.hinted,
        marked: props.marked,
        lifted: offset() !== undefined,
      }}
      data-piece={props.index}
      data-tone={toneOf(props.piece)}
      style={{ transform: transform() }}
      role={props.shifts === undefined ? undefined : 'button'}
      tabindex={props.shifts === undefined ? undefined : props.focusable ? 0 : -1}
      aria-label={words()}
      aria-pressed={props.shifts === undefined ? undefined : props.held}
      onPointerDown={(event) => props.onGrab(event)}
      // Heard at the document: a listener for focus on the element itself would make the piece of a picture a stop of Tab.
      onFocusIn={() => props.onFocus()}
      onFocusOut={() => props.onLeave()}
    >
      <path class="piece-shade" d={body()} />
      <path class="piece-body" d={body()} />
      <path class="piece-edge" d={edge()} />
      <Show when={props.piece.role === 'target'}>
        <path class="piece-flag" d={`M${spot().x - 9} ${spot().y + 17}h18`} />
      </Show>
      <text class="piece-label" x={spot().x} y={spot().y} dy="0.35em" font-size={String(size())} aria-hidden="true">
        {props.piece.label}
      </text>
      <path class="piece-ring" d={body()} />
    </g>
  );
}
