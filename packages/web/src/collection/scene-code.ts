import type { Cell, Scene, SceneExit } from '@slidewise/core/family';

/** A scene in few characters: cells are numbered along the rows. The list of the collection holds over a hundred. */
export interface SceneCode {
  readonly size: readonly [width: number, height: number];
  /** The label, 1 for a target, and the cells of each piece. */
  readonly pieces: readonly (readonly [label: string, target: 0 | 1, ...cells: number[]])[];
  readonly walls?: readonly number[];
  readonly exits?: readonly (readonly [cell: number, side: SceneExit['side']])[];
  readonly goals?: readonly number[];
}

export function encodeScene({ width, height, pieces, walls, exits, goals = [] }: Scene): SceneCode {
  const code = ({ row, column }: Cell): number => row * width + column;
  return {
    size: [width, height],
    pieces: pieces.map(({ label, role, cells }) => [label, role === 'target' ? 1 : 0, ...cells.map(code)] as const),
    ...(walls.length === 0 ? {} : { walls: walls.map(code) }),
    ...(exits.length === 0 ? {} : { exits: exits.map((exit) => [code(exit), exit.side] as const) }),
    ...(goals.length === 0 ? {} : { goals: goals.map(code) }),
  };
}

export function decodeScene({ size: [width, height], pieces, walls = [], exits = [], goals = [] }: SceneCode): Scene {
  const cell = (code: number): Cell => ({ row: Math.floor(code / width), column: code % width });
  return {
    width,
    height,
    pieces: pieces.map(([label, target, ...cells]) => ({
      label,
      role: target === 1 ? 'target' : 'piece',
      cells: cells.map(cell),
    })),
    walls: walls.map(cell),
    exits: exits.map(([code, side]) => ({ ...cell(code), side })),
    goals: goals.map(cell),
  };
}
