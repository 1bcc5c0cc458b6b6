import { showAmount } from '../../text/amounts.js';
import { message } from '../message.js';

// Boards of bricks that are to be made, and classes of them that are to be enumerated.

type Size = { width: number; height: number };

export const shapeForm = message(
  'shape-form',
  ({ shape }: { shape: string }) =>
    `"${shape}" is no shape: expected a rectangle such as 2x1, or 4*2x1 for four of them`,
);
export const brickTooLarge = message(
  'brick-too-large',
  ({ shape, width, height }: { shape: string } & Size) =>
    `a brick of ${shape} is larger than the ${width}×${height} board`,
);
export const masterNeeded = message(
  'master-needed',
  () => 'there is no board without the master, so at least 1 piece is needed',
);
export const tooManyShapes = message(
  'too-many-shapes',
  ({ pieces, most }: { pieces: number; most: number }) =>
    `the shapes make ${showAmount(pieces, 'piece')}, but at most ${most} are wanted`,
);
export const tooFewShapes = message(
  'too-few-shapes',
  ({ pieces, least }: { pieces: number; least: number }) =>
    `the shapes make ${showAmount(pieces, 'piece')}, but at least ${least} are wanted`,
);
export const bricksLeaveNothingFree = message(
  'bricks-leave-nothing-free',
  ({ width, height }: Size) => `so many bricks and walls leave nothing free on a ${width}×${height} board`,
);

export const cellsNotEnumerated = message(
  'cells-not-enumerated',
  ({ width, height, most }: Size & { most: number }) =>
    `boards of 6 to ${most} cells can be enumerated, not of ${width}×${height}`,
);
export const shapesForm = message(
  'shapes-form',
  ({ shapes }: { shapes: string }) => `the shapes "${shapes}" are not of the form 2x2,5*1x2,4*1x1`,
);
export const shapeTooLarge = message(
  'shape-too-large',
  ({ shape, width, height }: { shape: string } & Size) =>
    `a piece of ${shape} does not fit on a board of ${width}×${height}`,
);
export const shapeTwice = message(
  'shape-twice',
  ({ shape }: { shape: string }) => `pieces of ${shape} are given twice`,
);
export const severalMasters = message(
  'several-masters',
  ({ count }: { count: number }) =>
    `the first piece is the one to bring to the goal, and must be there once, not ${count} times`,
);
export const nothingFree = message(
  'nothing-free',
  ({ cells, width, height }: { cells: number } & Size) =>
    `pieces of ${cells} cells leave no free cell on a board of ${width}×${height}`,
);
export const eachForm = message(
  'each-form',
  ({ each }: { each: string }) => `there can be a line for each set or each component, not for each "${each}"`,
);
export const diametersForm = message(
  'diameters-form',
  ({ text }: { text: string }) => `diameters can only be "yes", not "${text}"`,
);
export const diametersOfComponents = message(
  'diameters-of-components',
  () => 'diameters are those of components: each must be component',
);
export const componentsSize = message(
  'components-size',
  ({ width, height }: Size) => `components can only be enumerated of boards of ${width}×${height}`,
);
export const componentsShapes = message(
  'components-shapes',
  ({ shapes }: { shapes: string }) =>
    `components can only be enumerated of one 2x2, of 1x2 and 1x1 with two or more free cells, not of ${shapes}`,
);
