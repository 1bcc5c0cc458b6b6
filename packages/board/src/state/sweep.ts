import type { Cell, Scene } from '@slidewise/core/contract';
import { type SceneMove, slideIntoGap } from '@slidewise/core/session';

/** The part of a board that a sweep uses. */
export interface SweepPorts {
  scene(): Scene;
  slides(): readonly SceneMove[];
  move(slide: SceneMove): void;
}

/**
 * On a board with one gap, a pointer that begins in the gap takes it along: each cell on its way gives its piece to
 * the gap.
 */
export class Sweep {
  private pointer: number | undefined;

  constructor(private readonly ports: SweepPorts) {}

  /** Tells whether the pointer has the gap now. */
  start(pointerId: number, cell: Cell): boolean {
    const gap = gapOf(this.ports.scene());
    if (this.pointer !== undefined || gap?.row !== cell.row || gap.column !== cell.column) return false;
    this.pointer = pointerId;
    return true;
  }

  /** Tells whether the pointer has the gap. */
  has(pointerId: number): boolean {
    return this.pointer === pointerId;
  }

  /** The pointer is in this cell now. */
  move(pointerId: number, to: Cell): void {
    if (!this.has(pointerId)) return;
    const { scene, slides, move } = this.ports;
    for (let gap = gapOf(scene()); gap !== undefined; ) {
      const [down, right] = [to.row - gap.row, to.column - gap.column];
      if (down === 0 && right === 0) return;
      // The piece goes the other way than the gap.
      const isAcross = Math.abs(right) >= Math.abs(down);
      const way = isAcross ? { rows: 0, columns: -Math.sign(right) } : { rows: -Math.sign(down), columns: 0 };
      const slide = slideIntoGap(slides(), way);
      if (slide === undefined) return;
      move(slide);
      const next = gapOf(scene());
      // A page may refuse the move, or make it later.
      if (next === undefined || distance(next, to) >= distance(gap, to)) return;
      gap = next;
    }
  }

  end(pointerId: number): void {
    if (this.has(pointerId)) this.pointer = undefined;
  }
}

/** The free cell, where there is one alone. */
function gapOf({ width, height, walls, pieces }: Scene): Cell | undefined {
  const free = new Set(Array.from({ length: width * height }, (_, i) => i));
  for (const { row, column } of [...walls, ...pieces.flatMap(({ cells }) => cells)]) free.delete(row * width + column);
  const [gap] = free;
  return gap === undefined || free.size > 1 ? undefined : { row: Math.floor(gap / width), column: gap % width };
}

function distance(a: Cell, b: Cell): number {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
}
