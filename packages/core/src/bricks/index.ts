import { checkedStrategies } from '../contract/checking/checked-strategies.js';
import { defineBasics } from '../contract/checking/define-basics.js';
import { defineFamily } from '../contract/checking/define-family.js';
import { positionOf } from '../contract/checking/family-checks.js';
import type { IdIn, Metric } from '../contract/ids.js';
import type { Result } from '../result.js';
import { enumerating } from './atlas/enumerating.js';
import { compose, freshLabel, plain } from './compose.js';
import { explain } from './explain.js';
import { heuristics } from './heuristics/heuristics.js';
import { describesGoal } from './notation/goal-text.js';
import { normalForm as numbered } from './notation/normal-form.js';
import { affinity, formats, goals, parse, print, readOptions } from './notation/notation.js';
import { renamed } from './notation/rename.js';
import { moveMessage, parseMove, printMove } from './notation/step-text.js';
import { plan } from './plan.js';
import { planning } from './planning.js';
import { type BricksPosition, createPosition as create, positionShape } from './position.js';
import { puzzles } from './puzzles.js';
import { randomPosition, varyPosition } from './random.js';
import { removals } from './removals.js';
import { type BrickMove, cost, isSolved, moveShape, potentialMoves as moves, play, straightParts } from './rules.js';
import { sceneOf } from './scene.js';
import { layoutOf, prepareLayout } from './space/layout.js';
import { createSpace } from './space/space.js';
import { strategies } from './strategies.js';

export type { Brick, BricksPosition, Freedom, Goal } from './position.js';
export type { BrickMove } from './rules.js';
export type { Direction } from './shapes.js';

const metrics = [
  {
    id: 'moves',
    title: 'Moves',
    unit: 'move',
    summary: 'one brick along any path counts 1, while nothing else moves',
    defaultHeuristic: 'blockers-admissible',
    tieBreaks: ['steps'],
  },
  {
    id: 'slides',
    title: 'Slides',
    unit: 'slide',
    summary: 'one brick along a straight line counts 1',
    defaultHeuristic: 'blockers-admissible',
    tieBreaks: ['steps'],
  },
  {
    id: 'steps',
    title: 'Steps',
    unit: 'step',
    summary: 'each cell that a brick moves counts 1',
    defaultHeuristic: 'blockers-admissible',
  },
] as const satisfies readonly Metric[];

/** The ids of formats, metrics, heuristics and strategies of sliding bricks. */
export interface BricksIds {
  /** `sbp`, `grid` or `tray` … (`bricks.formats`). */
  readonly format: IdIn<typeof formats>;
  /** `moves`, `slides` or `steps`. */
  readonly metric: IdIn<typeof metrics>;
  /** The ids of its heuristics. */
  readonly heuristic: IdIn<typeof heuristics>;
  /** The ids of its own algorithms. */
  readonly strategy: IdIn<typeof strategies>;
}

/** What solving needs: for pages that do no more. */
export const bricksBasics = defineBasics<BricksPosition, BrickMove, BricksIds>({
  shapes: { position: positionShape, move: moveShape },
  createPosition: create,
  id: 'bricks',
  title: 'Sliding bricks',
  formats,
  metrics,
  finestMetric: 'steps',
  heuristics,
  strategies: checkedStrategies(strategies),
  parse,
  printMove,
  moves,
  play,
  isSolved,
  cost,
  refute: (position) => layoutOf(position).refutation,
  prepare: prepareLayout,
  space: createSpace,
  plan,
});

/** Sliding bricks: Klotski and other sliding-block puzzles, the whole family. */
export const bricks = defineFamily(
  bricksBasics,
  {
    goals,
    describesGoal,
    affinity,
    print,
    readOptions,
    renamed,
    moveMessage,
    parseMove,
    scene: sceneOf,
    explain,
    estimateParts: async (position, heuristic, metric) =>
      (await import('./heuristics/parts.js')).partsOf(position, heuristic, metric),
    straightParts,
  },
  {
    editing: { editable: ['size', 'pieces', 'walls', 'goals', 'reserved', 'target', 'ways'], compose, freshLabel },
    making: {
      sizes: { small: { width: 3, height: 3 }, usual: { width: 4, height: 5 } },
      plain,
      random: randomPosition,
      vary: varyPosition,
      removals,
      puzzles,
    },
    enumerating,
    planning,
  },
);

/** Checks a set-up and makes it a position. */
export const createPosition: (setup: BricksPosition) => Result<BricksPosition> = bricksBasics.check;
/** The legal moves: of one cell in `steps`, along a straight line in `slides`, by any path in `moves`. */
export const potentialMoves = bricksBasics.moves;

/** The position with its bricks numbered in reading order: the same for positions that differ by equal bricks only. */
export function normalForm(position: BricksPosition): BricksPosition {
  return numbered(positionOf(bricksBasics, position));
}
