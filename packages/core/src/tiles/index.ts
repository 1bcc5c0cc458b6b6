import type { Family } from '../family.js';
import { compose, freshLabel, plain } from './compose.js';
import { explain } from './explain.js';
import { heuristics } from './heuristics.js';
import { affinity, formats, parse, print, readOptions, split } from './notation.js';
import { refute } from './parity.js';
import { buildPatternTable } from './pattern-set.js';
import { plan, tablesFor } from './plan.js';
import type { TilesPosition } from './position.js';
import { letters, parsePush, printPush } from './push-text.js';
import { randomPosition, varyPosition } from './random.js';
import { cost, isSolved, moves, type Push, play, playAll } from './rules.js';
import { sceneOf } from './scene.js';
import { TilesSpace } from './space.js';
import { strategies } from './strategies.js';

export { hamming, manhattan, neighbours, type SearchNode } from './measures.js';
export { inversions, isSolvable } from './parity.js';
export { createPosition, namedGoal, type TilesPosition } from './position.js';
export { type Direction, isSolved, moves, type Push, play } from './rules.js';

export const tiles: Family<TilesPosition, Push> = {
  id: 'tiles',
  title: 'Tiles',
  formats,
  goals: [
    { id: 'blank-last', summary: '1 2 3 … and the blank in the last cell' },
    { id: 'blank-first', summary: 'the blank in the first cell, then 1 2 3 …' },
    { id: 'BOARD', summary: 'any board of the same size, such as "1 2 3/8 0 4/7 6 5"' },
  ],
  metrics: [
    { id: 'stm', unit: 'move', summary: 'each tile that moves counts 1' },
    { id: 'mtm', unit: 'slide', summary: 'a line of tiles pushed at once counts 1' },
  ],
  heuristics,
  strategies,
  letters,
  moveSeparator: '',
  sizes: { small: { width: 3, height: 2 }, usual: { width: 4, height: 4 } },
  affinity,
  split,
  parse,
  print,
  readOptions,
  printMove: printPush,
  parseMove: parsePush,
  moves,
  play,
  playAll,
  isSolved,
  cost,
  refute,
  explain,
  space: (position, metric, tables) => new TilesSpace(position, metric, tables),
  backwards: true,
  plan,
  tables: (position, _, chosen) => tablesFor(position, chosen),
  buildTable: buildPatternTable,
  scene: sceneOf,
  editable: ['size', 'labels'],
  compose,
  plain,
  freshLabel,
  random: randomPosition,
  vary: varyPosition,
};
