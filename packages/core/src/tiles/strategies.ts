import type { Outcome, Search, Strategy, StrategyOptions } from '../contract/engine/search.js';
import * as say from '../messages/en/tiles.js';
import { newTally } from '../search/counts.js';
import { Anytime, FARTHEST_PROOF } from './anytime/anytime.js';
import { plainBound } from './heuristics/heuristics.js';
import { manhattan } from './heuristics/measures.js';
import { Ida, idaHeuristics, patternHeuristics } from './ida/ida.js';
import { PartIda } from './ida/part-ida.js';
import { LabelSearch } from './labels/label-search.js';
import { LABELS, labelsError } from './labels/label-table.js';
import { refute } from './parity.js';
import { CompleteTable, MOST_TABLE_CELLS } from './patterns/complete-table.js';
import { patternError } from './patterns/pattern-set.js';
import type { TilesPosition } from './position.js';
import type { Push } from './rules.js';
import { Frame } from './space/frame.js';

/** The pattern databases for boards of more than 16 cells that can have any. */
const LARGE_BOARDS = 'pdb-663';

export const strategies = [
  {
    id: 'complete-table',
    title: 'Complete table',
    aliases: ['table'],
    summary: `a table of the distances of all boards of the size, up to ${MOST_TABLE_CELLS} cells; shortest`,
    optimal: true,
    heuristics: [],
    unfit: ({ width, height }) =>
      width * height <= MOST_TABLE_CELLS ? undefined : say.tableTooLarge({ width, height, most: MOST_TABLE_CELLS }),
    start: (position, metric, options) => new TableLookUp(position, metric, options),
  },
  {
    id: 'idastar-fsm',
    title: 'IDA* for tiles',
    summary: 'IDA* for tiles with finite-state pruning, by pattern databases or other heuristics; shortest',
    optimal: true,
    heuristics: idaHeuristics,
    resumable: patternHeuristics,
    // On 5×5, groups of six: the 6-6-6-6 of Korf and Felner (2002).
    usual: (position) => {
      const frame = new Frame(position);
      return frame.cells > 16 && patternError(frame, LARGE_BOARDS) === undefined ? LARGE_BOARDS : undefined;
    },
    unfit: (position, metric) => {
      if (metric !== 'stm') return say.singleTilesOnly({ algorithm: 'idastar-fsm', metric: 'stm' });
      const isFar = manhattan(position) > FARTHEST_PROOF;
      return isFar ? say.tooFarToProve({ algorithm: 'idastar-fsm', most: FARTHEST_PROOF }) : undefined;
    },
    start: (position, _, options) => unlessRefuted(position, () => new Ida(position, options)),
    splitting: {
      heuristics: patternHeuristics,
      start: (position, options, part) => new PartIda(position, options, part),
    },
  },
  {
    id: 'idastar-slides',
    title: 'IDA* for slides',
    summary:
      'IDA* for 3×3 and 4×4 tiles that slide in lines, never twice along one line, by a pattern database; shortest',
    optimal: true,
    heuristics: [LABELS],
    usual: () => LABELS,
    unfit: (position, metric) =>
      metric === 'mtm'
        ? labelsError(new Frame(position))
        : say.singleTilesOnly({ algorithm: 'idastar-slides', metric: 'mtm' }),
    start: (position, _, options) => unlessRefuted(position, () => new LabelSearch(position, options)),
  },
  {
    id: 'anytime-beam',
    title: 'Anytime beam search',
    aliases: ['anytime'],
    summary: 'a solution at once, then better ones by beam search until a limit or a proof; for any size',
    optimal: false,
    heuristics: [],
    start: (position, metric, options) => unlessRefuted(position, () => new Anytime(position, metric, options)),
  },
] as const satisfies readonly Strategy<TilesPosition, Push>[];

/** These algorithms assume that a solution exists, so unsolvable boards are refuted first. */
function unlessRefuted(position: TilesPosition, start: () => Search<readonly Push[]>): Search<readonly Push[]> {
  const reason = refute(position);
  if (reason === undefined) return start();
  return { step: () => ({ status: 'unsolvable', reason }), counts: newTally(), lowerBound: 0 };
}

/** Looks the board up in the complete table of its size. */
class TableLookUp implements Search<readonly Push[]> {
  readonly counts = newTally();
  lowerBound: number;

  private readonly frame: Frame;
  private readonly neededBytes: number;
  private readonly making: Generator<void, CompleteTable>;

  constructor(
    position: TilesPosition,
    private readonly metric: string,
    private readonly options: StrategyOptions,
  ) {
    this.lowerBound = plainBound(position, metric);
    this.frame = new Frame(position);
    this.neededBytes = CompleteTable.bytes(this.frame, metric, options.tables);
    this.making = CompleteTable.inSlices(this.frame, metric, options.tables);
  }

  step(): Outcome<readonly Push[]> | undefined {
    if (this.neededBytes > this.options.memoryLimit) return { status: 'stopped', reason: 'memory' };
    const { frame } = this;
    const step = this.making.next();
    if (!step.done) return undefined;
    const table = step.value;
    const positions = table.distances.length / 2;
    this.counts.stored = positions;
    this.counts.bytes = table.distances.length;
    if (!table.isSolvable(frame.board)) {
      return { status: 'unsolvable', reason: say.notInTable({ positions }) };
    }
    const path = frame.pushes(table.solve(frame.board), this.metric);
    this.counts.expanded = path.length;
    this.lowerBound = table.distance(frame.board);
    return { status: 'solved', path, optimal: true };
  }
}
