import type { Scene } from '@slidewise/core/family';
import type { Shift } from '@slidewise/core/session';
import { CELL, labelSpot } from './shapes.js';

/** From the middle of a piece to where its middle will be. */
export function Arrow(props: { readonly scene: Scene; readonly shift: Shift }) {
  const path = (): string => {
    const { piece, rows, columns } = props.shift;
    const { x, y } = labelSpot(props.scene.pieces[piece]!.cells);
    const [right, down] = [columns * CELL, rows * CELL];
    const length = Math.hypot(right, down);
    const [ux, uy] = [right / length, down / length];
    // The tip stays a little inside the cell, so that arrows of a pushed line do not run into one another.
    const [tipX, tipY] = [x + right - ux * 6, y + down - uy * 6];
    const barb = (side: number): string => `${tipX - ux * 14 - side * uy * 10} ${tipY - uy * 14 + side * ux * 10}`;
    return `M${x + ux * 14} ${y + uy * 14}L${tipX} ${tipY}M${barb(1)}L${tipX} ${tipY}L${barb(-1)}`;
  };
  return (
    <g class="arrow" aria-hidden="true">
      <path class="arrow-halo" d={path()} />
      <path class="arrow-line" d={path()} />
    </g>
  );
}
