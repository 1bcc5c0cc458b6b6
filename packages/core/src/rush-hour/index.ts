import type { Family } from '../family.js';
import { compose, freshLabel, plain } from './compose.js';
import { explain } from './explain.js';
import { heuristics } from './heuristics.js';
import { affinity, formats, parse, print, readOptions, split } from './notation.js';
import type { RushHourPosition } from './position.js';
import { randomPosition, varyPosition } from './random.js';
import { isSolved, play, potentialMoves, type Slide } from './rules.js';
import { sceneOf } from './scene.js';
import { parseSlide, printSlide } from './slide-text.js';
import { createSpace, plan } from './space.js';
import { refute } from './tracks.js';

export type { Goal, RushHourPosition, Vehicle } from './position.js';
export { createPosition } from './position.js';
export { potentialMoves, type Slide } from './rules.js';

export const rushHour: Family<RushHourPosition, Slide> = {
  id: 'rush-hour',
  title: 'Rush Hour',
  formats,
  goals: [
    { id: 'exit', summary: 'the target touches the right edge' },
    { id: 'clear', summary: 'nothing stands between the target and the right edge' },
  ],
  metrics: [
    { id: 'moves', unit: 'move', summary: 'a slide of any length counts 1' },
    { id: 'steps', unit: 'step', summary: 'each cell that a vehicle slides counts 1' },
  ],
  heuristics,
  strategies: [],
  sizes: { small: { width: 4, height: 4 }, usual: { width: 6, height: 6 } },
  affinity,
  split,
  parse,
  print,
  readOptions,
  printMove: printSlide,
  parseMove: parseSlide,
  moves: potentialMoves,
  play,
  isSolved,
  cost: (slide, metric) => (metric === 'steps' ? Math.abs(slide.by) : 1),
  refute,
  explain,
  space: createSpace,
  plan,
  scene: sceneOf,
  editable: ['size', 'pieces', 'walls', 'target'],
  compose,
  plain,
  freshLabel,
  random: randomPosition,
  vary: varyPosition,
};
