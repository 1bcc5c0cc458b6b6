import { defineBasics } from '../contract/checking/define-basics.js';
import { defineFamily } from '../contract/checking/define-family.js';
import type { IdIn, Metric } from '../contract/ids.js';
import type { Result } from '../result.js';
import { enumerating } from './atlas/enumerating.js';
import { compose, freshLabel, plain } from './compose.js';
import { compareCovered } from './covered-cells.js';
import { explain } from './explain.js';
import { heuristics } from './heuristics/heuristics.js';
import { affinity, formats, parse, print, readOptions } from './notation/notation.js';
import { renamed } from './notation/rename.js';
import { parseSlide, printSlide, slideMessage } from './notation/slide-text.js';
import { plan } from './plan.js';
import { planning } from './planning.js';
import { createPosition as create, positionShape, type RushHourPosition, upsideDown } from './position.js';
import { puzzles } from './puzzles.js';
import { randomPosition, varyPosition } from './random.js';
import { removals } from './removals.js';
import { isSolved, play, playAll, type Slide, slideShape, potentialMoves as slides } from './rules.js';
import { sceneOf } from './scene.js';
import { createSpace, loadCompiledSearch } from './space/space.js';
import { refute } from './tracks.js';

export type { Goal, RushHourPosition, Vehicle } from './position.js';
export type { Slide } from './rules.js';

const metrics = [
  { id: 'moves', title: 'Moves', unit: 'move', summary: 'a slide of any length counts 1', defaultHeuristic: 'forced' },
  {
    id: 'steps',
    title: 'Steps',
    unit: 'step',
    summary: 'each cell that a vehicle slides counts 1',
    defaultHeuristic: 'forced',
  },
] as const satisfies readonly Metric[];

/** The ids of formats, metrics and heuristics of Rush Hour. */
export interface RushHourIds {
  /** `usc`, `sfu`, `line` or `csv`. */
  readonly format: IdIn<typeof formats>;
  /** `moves` or `steps`. */
  readonly metric: IdIn<typeof metrics>;
  /** The ids of its heuristics. */
  readonly heuristic: IdIn<typeof heuristics>;
  /** It has no algorithms of its own. */
  readonly strategy: never;
}

/** What solving needs: for pages that do no more. */
export const rushHourBasics = defineBasics<RushHourPosition, Slide, RushHourIds>({
  shapes: { position: positionShape, move: slideShape },
  createPosition: create,
  id: 'rush-hour',
  title: 'Rush Hour',
  formats,
  metrics,
  finestMetric: 'steps',
  heuristics,
  parse,
  printMove: printSlide,
  // A move's text needs from a position only the direction of the vehicle, which never changes.
  printMoves: (position, moves, style) => moves.map((slide) => printSlide(position, slide, style)),
  moves: slides,
  play,
  playAll,
  isSolved,
  cost: (slide, metric) => (metric === 'steps' ? Math.abs(slide.by) : 1),
  refute,
  space: createSpace,
  plan,
});

/** Rush Hour, the whole family: reading, playing, solving, drawing, making. */
export const rushHour = defineFamily(
  rushHourBasics,
  {
    goals: [
      { id: 'exit', title: 'At the exit', summary: 'the target touches the right edge' },
      { id: 'clear', title: 'Free way out', summary: 'nothing stands between the target and the right edge' },
    ],
    affinity,
    print,
    readOptions,
    renamed,
    moveMessage: slideMessage,
    parseMove: parseSlide,
    scene: sceneOf,
    explain,
    estimateParts: async (position, heuristic, metric) =>
      (await import('./heuristics/parts.js')).partsOf(position, heuristic, metric),
    compareHardest: compareCovered,
    mirrored: upsideDown,
    loadCompiledSearch,
  },
  {
    editing: { editable: ['size', 'pieces', 'walls', 'target'], compose, freshLabel },
    making: {
      sizes: { small: { width: 4, height: 4 }, usual: { width: 6, height: 6 } },
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
export const createPosition: (setup: RushHourPosition) => Result<RushHourPosition> = rushHourBasics.check;
/** The legal slides: in the metric `moves` of any length, in `steps` of one cell. */
export const potentialMoves = rushHourBasics.moves;
