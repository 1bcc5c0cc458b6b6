import type { Counts, Outcome, Search, StrategyOptions } from '../../contract/engine/search.js';
import type { TableCache, TableRequest } from '../../contract/engine/tables.js';
import { buildingPatterns } from '../../messages/en/solving.js';
import type { Message } from '../../messages/message.js';
import { newTally } from '../../search/counts.js';
import { plainBound } from '../heuristics/heuristics.js';
import type { TilesPosition } from '../position.js';
import type { Push } from '../rules.js';
import { Frame } from '../space/frame.js';
import { type LabelTable, labelRequest, labelsError, loadLabels } from './label-table.js';
import { PushIda } from './push-ida.js';

/** `PushIda` on a position, with its table, which is built first if it is not in the cache. */
export class LabelSearch implements Search<readonly Push[]> {
  activity: Message | undefined;
  private readonly frame: Frame;
  private readonly loading: Generator<number, LabelTable>;
  /** Without end where there are no labels. */
  private readonly neededBytes: number;
  private readonly firstBound: number;
  private engine: PushIda | undefined;

  constructor(
    position: TilesPosition,
    private readonly options: StrategyOptions,
  ) {
    this.frame = new Frame(position);
    this.neededBytes =
      labelsError(this.frame) === undefined
        ? bytesOf(labelRequest(this.frame), options.tables)
        : Number.POSITIVE_INFINITY;
    this.loading = loadLabels(this.frame, options.tables);
    this.firstBound = plainBound(position, 'mtm');
  }

  get counts(): Counts {
    return this.engine?.counts ?? newTally();
  }

  get lowerBound(): number {
    return Math.max(this.firstBound, this.engine?.lowerBound ?? 0);
  }

  step(expansions: number): Outcome<readonly Push[]> | undefined {
    if (this.neededBytes > this.options.memoryLimit) return { status: 'stopped', reason: 'memory' };
    if (this.engine === undefined) {
      const step = this.loading.next();
      this.activity = step.done ? undefined : buildingPatterns({ percent: Math.floor(100 * step.value) });
      if (step.done) this.engine = new PushIda(this.frame, step.value);
      return undefined;
    }
    const outcome = this.engine.step(expansions);
    return outcome?.status === 'solved' ? { ...outcome, path: this.frame.pushes(outcome.path, 'mtm') } : outcome;
  }
}

function bytesOf({ id, bytes, buildBytes }: TableRequest, tables: TableCache): number {
  return tables.get(id) === undefined ? buildBytes : bytes;
}
