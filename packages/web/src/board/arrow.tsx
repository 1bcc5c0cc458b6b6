import type { Scene } from '@slidewise/core/contract';
import type { Shift } from '@slidewise/core/draw';
import { createMemo } from 'solid-js';
import { CELL, labelSpot, piecePath, spanOf } from './shapes.js';

/** Where a move takes a piece: a dashed outline there, and an arrow that its front will have followed. */
export function Arrow(props: { readonly scene: Scene; readonly shift: Shift }) {
  const cells = createMemo(() => props.scene.pieces[props.shift.piece]!.cells);
  const path = (): string => {
    const { rows, columns } = props.shift;
    const { x, y } = labelSpot(cells());
    const span = spanOf(cells());
    const [right, down] = [columns * CELL, rows * CELL];
    const length = Math.hypot(right, down);
    const [ux, uy] = [right / length, down / length];
    // From the front of the piece where it goes straight, else from its middle.
    const front = rows === 0 ? (span.columns * CELL) / 2 : columns === 0 ? (span.rows * CELL) / 2 : 14;
    const [fromX, fromY] = [x + ux * (front - 16), y + uy * (front - 16)];
    const [tipX, tipY] = [x + right + ux * (front - 14), y + down + uy * (front - 14)];
    const barb = (side: number): string => `${tipX - ux * 13 - side * uy * 12} ${tipY - uy * 13 + side * ux * 12}`;
    return `M${fromX} ${fromY}L${tipX} ${tipY}M${barb(1)}L${tipX} ${tipY}L${barb(-1)}`;
  };
  return (
    <g class="arrow" aria-hidden="true">
      <path
        class="arrow-ghost"
        d={piecePath(cells())}
        transform={`translate(${props.shift.columns * CELL} ${props.shift.rows * CELL})`}
      />
      <path class="arrow-halo" d={path()} />
      <path class="arrow-line" d={path()} />
    </g>
  );
}
