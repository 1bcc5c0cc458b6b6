import type { Family } from '../family.js';
import { compose, freshLabel, plain } from './compose.js';
import { explain } from './explain.js';
import { heuristics } from './heuristics.js';
import { layoutOf } from './layout.js';
import { mirror } from './mirror.js';
import { affinity, formats, goals, parse, print, readOptions, split } from './notation.js';
import { plan } from './plan.js';
import type { BricksPosition } from './position.js';
import { randomPosition, varyPosition } from './random.js';
import { type BrickMove, cost, isSolved, play, potentialMoves, straightParts } from './rules.js';
import { sceneOf } from './scene.js';
import { createSpace } from './space.js';
import { parseMove, printMove } from './step-text.js';
import { finerMetrics } from './tell-moves.js';

export { normalForm } from './normal-form.js';
export type { Brick, BricksPosition, Freedom, Goal } from './position.js';
export { createPosition } from './position.js';
export { type BrickMove, potentialMoves } from './rules.js';
export type { Direction } from './shapes.js';

export const bricks: Family<BricksPosition, BrickMove> = {
  id: 'bricks',
  title: 'Sliding bricks',
  formats,
  goals,
  metrics: [
    { id: 'moves', unit: 'move', summary: 'one brick, any way while nothing else moves, counts 1' },
    { id: 'slides', unit: 'slide', summary: 'one brick, along a straight line, counts 1' },
    { id: 'steps', unit: 'step', summary: 'each cell that a brick moves counts 1' },
  ],
  heuristics,
  strategies: [mirror],
  sizes: { small: { width: 3, height: 3 }, usual: { width: 4, height: 5 } },
  affinity,
  split,
  parse,
  print,
  readOptions,
  printMove,
  parseMove,
  moves: potentialMoves,
  play,
  isSolved,
  cost,
  straightParts,
  refute: (position) => layoutOf(position).refutation,
  explain,
  space: createSpace,
  finerMetrics,
  plan,
  scene: sceneOf,
  editable: ['size', 'pieces', 'walls', 'goals', 'target', 'ways'],
  compose,
  plain,
  freshLabel,
  random: randomPosition,
  vary: varyPosition,
};
