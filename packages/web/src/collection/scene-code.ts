import type { Cell, Scene, SceneExit, SceneGoal, ScenePiece } from '@slidewise/core/contract';

/** A scene in few characters: cells are numbered along the rows. The list of the collection holds over a hundred. */
export interface SceneCode {
  readonly size: readonly [width: number, height: number];
  /** The label, 1 for a target, and the cells of each piece. */
  readonly pieces: readonly (readonly [label: string, target: 0 | 1, ...cells: number[]])[];
  readonly walls?: readonly number[];
  readonly exits?: readonly (readonly [cell: number, side: SceneExit['side']])[];
  readonly goals?: readonly number[];
  readonly reserved?: readonly number[];
  /** The labels of goals, or the numbers of their groups, in order; '' for none. */
  readonly owners?: readonly (string | number)[];
  /** The directions of pieces by number, where limited. */
  readonly ways?: Readonly<Record<number, NonNullable<ScenePiece['ways']>>>;
}

export function encodeScene({ width, height, pieces, walls, exits, goals = [], reserved = [] }: Scene): SceneCode {
  const code = ({ row, column }: Cell): number => row * width + column;
  return {
    size: [width, height],
    pieces: pieces.map(({ label, role, cells }) => [label, role === 'target' ? 1 : 0, ...cells.map(code)] as const),
    ...(walls.length === 0 ? {} : { walls: walls.map(code) }),
    ...(exits.length === 0 ? {} : { exits: exits.map((exit) => [code(exit), exit.side] as const) }),
    ...(goals.length === 0 ? {} : { goals: goals.map(code) }),
    ...(reserved.length === 0 ? {} : { reserved: reserved.map(code) }),
    ...(goals.some(({ label, place }) => label !== undefined || place !== undefined)
      ? { owners: goals.map(({ label, place }) => label ?? place ?? '') }
      : {}),
    ...(pieces.some(({ ways }) => ways !== undefined)
      ? { ways: Object.fromEntries(pieces.flatMap(({ ways }, i) => (ways === undefined ? [] : [[i, ways]]))) }
      : {}),
  };
}

export function decodeScene(sceneCode: SceneCode): Scene {
  const { pieces, walls = [], exits = [], goals = [], reserved, owners = [], ways = {} } = sceneCode;
  const [width, height] = sceneCode.size;
  const cell = (code: number): Cell => ({ row: Math.floor(code / width), column: code % width });
  return {
    width,
    height,
    pieces: pieces.map(([label, target, ...cells], i) => ({
      label,
      role: target === 1 ? 'target' : 'piece',
      cells: cells.map(cell),
      ...(ways[i] === undefined ? {} : { ways: ways[i] }),
    })),
    walls: walls.map(cell),
    exits: exits.map(([code, side]) => ({ ...cell(code), side })),
    goals: goals.map((goal, i) => ({ ...cell(goal), ...ownerOf(owners[i] ?? '') })),
    ...(reserved === undefined ? {} : { reserved: reserved.map(cell) }),
  };
}

/** Whether a value that the device has kept may be a scene: it has a size and pieces. */
export function isSceneCode(value: unknown): value is SceneCode {
  const { size, pieces } = (value ?? {}) as Partial<SceneCode>;
  return Array.isArray(size) && size.every((side) => Number.isInteger(side) && side > 0) && Array.isArray(pieces);
}

function ownerOf(owner: string | number): Pick<SceneGoal, 'label' | 'place'> {
  if (typeof owner === 'number') return { place: owner };
  return owner === '' ? {} : { label: owner };
}
