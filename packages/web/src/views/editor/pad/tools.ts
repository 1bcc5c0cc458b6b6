import type { Cell, Editable, Scene } from '@slidewise/core/contract';
import type { Label } from '../../../texts/index.js';
import {
  addPiece,
  erase,
  isGoal,
  isReserved,
  isWall,
  makeTarget,
  movePiece,
  paintGoal,
  paintReserved,
  paintWall,
  pieceAt,
  rectangle,
  type Side,
  stretch,
  swapInto,
  withPiece,
} from './drawing.js';

export type ToolId = 'move' | 'piece' | 'wall' | 'goal' | 'reserved' | 'target' | 'erase';

export interface Tool {
  readonly id: ToolId;
  readonly title: Label;
  readonly icon: 'hand' | 'piece' | 'wall' | 'flag' | 'hatching' | 'star' | 'eraser';
  /** The key that takes it up. */
  readonly key: string;
  readonly help: Label;
  /** It is there if the family lets one of these be changed. */
  readonly changes: readonly Editable[];
}

export const TOOLS: readonly Tool[] = [
  {
    id: 'move',
    title: 'Move',
    icon: 'hand',
    key: 'm',
    help: 'Drag a piece to where it should be; tap it to choose it.',
    changes: ['pieces', 'labels'],
  },
  {
    id: 'piece',
    title: 'Piece',
    icon: 'piece',
    key: 'p',
    help: 'Drag over empty cells to draw a piece; start on a piece to make it longer.',
    changes: ['pieces'],
  },
  { id: 'wall', title: 'Wall', icon: 'wall', key: 'w', help: 'Tap or drag over cells.', changes: ['walls'] },
  {
    id: 'goal',
    title: 'Goal',
    icon: 'flag',
    key: 'g',
    help: 'Tap or drag over the cells that the target has to cover.',
    changes: ['goals'],
  },
  {
    id: 'reserved',
    title: 'Reserve',
    icon: 'hatching',
    key: 'r',
    help: 'Tap or drag over the cells that only targets may enter.',
    changes: ['reserved'],
  },
  {
    id: 'target',
    title: 'Target',
    icon: 'star',
    key: 't',
    help: 'Tap the piece that has to reach the goal.',
    changes: ['target'],
  },
  {
    id: 'erase',
    title: 'Erase',
    icon: 'eraser',
    key: 'e',
    help: 'Tap what to erase.',
    changes: ['pieces', 'walls', 'goals'],
  },
];

/** The tools for what a family lets be changed. */
export function toolsFor(editable: readonly Editable[]): readonly Tool[] {
  return TOOLS.filter(({ changes }) => changes.some((change) => editable.includes(change)));
}

/** What a tool does, where so much may be changed. */
export function toolHelp(tool: ToolId, editable: readonly Editable[]): Label {
  if (tool === 'move' && editable.includes('labels')) {
    return 'Tap a cell and type; drag to swap. The space bar goes to the next cell.';
  }
  return TOOLS.find(({ id }) => id === tool)!.help;
}

/** What a tool needs to know of the board. */
export interface Ground {
  readonly scene: Scene;
  readonly editable: readonly Editable[];
  freshLabel(scene: Scene): string;
  /** The target to which new goals belong. */
  readonly goalOwner: string | undefined;
}

/** One stroke of a tool: begun in a cell, led over others. Each step gives the scene as it would be now. */
export interface Stroke {
  /** The piece that it is about. */
  readonly piece?: number | undefined;
  over(cell: Cell): Scene;
}

/** Begins a stroke; none if the tool does nothing there. */
export function beginStroke(tool: ToolId, ground: Ground, from: Cell): Stroke | undefined {
  const { scene } = ground;
  const piece = pieceAt(scene, from);
  switch (tool) {
    case 'move':
      return piece === undefined ? undefined : moving(ground, piece, from);
    case 'piece':
      return piece === undefined ? drawing(ground, from) : lengthening(scene, piece);
    case 'wall': {
      const on = !isWall(scene, from);
      return painting(scene, (now, cell) => paintWall(now, cell, on));
    }
    case 'goal': {
      const on = !isGoal(scene, from);
      return painting(scene, (now, cell) => paintGoal(now, cell, on, ground.goalOwner));
    }
    case 'reserved': {
      const on = !isReserved(scene, from);
      return painting(scene, (now, cell) => paintReserved(now, cell, on));
    }
    case 'target':
      return piece === undefined ? undefined : { piece, over: () => makeTarget(scene, piece, false) };
    case 'erase':
      return painting(scene, erase);
  }
}

/** Begins to drag an edge of a piece. */
export function beginStretch(scene: Scene, piece: number, side: Side, from: Cell): Stroke {
  const across = side === 'left' || side === 'right';
  return {
    piece,
    over: ({ row, column }) => stretch(scene, piece, side, across ? column - from.column : row - from.row),
  };
}

function moving({ scene, editable }: Ground, piece: number, from: Cell): Stroke {
  if (!editable.includes('pieces')) return { piece, over: (cell) => swapInto(scene, piece, cell) };
  return { piece, over: ({ row, column }) => movePiece(scene, piece, row - from.row, column - from.column) };
}

function drawing({ scene, freshLabel }: Ground, from: Cell): Stroke {
  const label = freshLabel(scene);
  return { piece: scene.pieces.length, over: (cell) => addPiece(scene, label, rectangle(from, cell)) };
}

function lengthening(scene: Scene, piece: number): Stroke {
  let now = scene;
  return {
    piece,
    over(cell) {
      const own = pieceAt(now, cell) === piece;
      if (!own) now = withPiece(now, piece, (old) => ({ ...old, cells: [...old.cells, cell] }));
      return now;
    },
  };
}

function painting(scene: Scene, paint: (scene: Scene, cell: Cell) => Scene): Stroke {
  let now = scene;
  return {
    over(cell) {
      now = paint(now, cell);
      return now;
    },
  };
}
