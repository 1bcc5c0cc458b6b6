import { message } from '../message.js';

// Motions and trees that are to be drawn.

export const secondsAboveZero = message('seconds-above-zero', () => 'a number of seconds above 0');
export const strayPiece = message(
  'stray-piece',
  ({ name, piece, pieces }: { name: string; piece: number; pieces: number }) =>
    `${name} moves piece ${piece}, but its scene has only ${pieces} pieces`,
);
export const childWithoutList = message(
  'child-without-list',
  ({ node }: { node: number }) => `children must have a list for each node, and has none for node ${node}`,
);
export const twoWaysToNode = message(
  'two-ways-to-node',
  ({ node }: { node: number }) => `children must make a tree, but there are two ways to node ${node}`,
);
