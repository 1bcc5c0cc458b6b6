import { showAll, showCount } from '../../text/amounts.js';
import { type Message, message } from '../message.js';
import { orList } from './phrases.js';

// How a position can be solved, why that stopped, and what it is doing.

// Limits.

type Limit = 'time' | 'memory' | 'expansions';

export const limitNotANumber = message(
  'limit-not-a-number',
  ({ limit, given }: { limit: string; given: string }) =>
    `the limit on ${limit} must be a number from 0 up, not ${given}`,
);
export const noClock = message('no-clock', () => 'the limit on time needs a clock, "now": this platform has none');
export const clockNotAFunction = message(
  'clock-not-a-function',
  () => 'the clock of the limit on time, "now", must be a function',
);
export const clockNotANumber = message(
  'clock-not-a-number',
  ({ given }: { given: string }) => `the clock of the limit on time must return numbers, not ${given}`,
);

// Why it stopped.

export const limitHit = message('limit-hit', ({ limit }: { limit: Limit }) =>
  limit === 'expansions' ? 'the limit on expansions was hit' : `the ${limit} limit was hit`,
);
/** Of searches that give up paths that are too deep. */
export const depthLimitHit = message(
  'depth-limit-hit',
  () => 'no path within the limit of the depth leads to a solution',
);
export const searchStuck = message('search-stuck', () => 'the search is stuck; another algorithm may find a solution');
export const cancelled = message('cancelled', () => 'it was cancelled');

// Proofs that there is no solution, by search.

/** Among all positions that can be reached; mirror images may count once. */
export const noneSolved = message(
  'none-solved',
  ({ positions, mirrored }: { positions: number; mirrored: boolean }) => {
    const reached = `that can be reached${mirrored ? ', mirror images counted once,' : ''}`;
    if (positions === 1) return `the only position ${reached} was seen, and it is not solved`;
    return `${showAll(positions, 'position')} ${reached} were seen, and ${positions === 2 ? 'neither' : 'none'} is solved`;
  },
);
export const everyPathFollowed = message(
  'every-path-followed',
  () => 'every path that repeats no position was followed, and none leads to a solved one',
);
export const everyPositionSeen = message(
  'every-position-seen',
  ({ positions }: { positions: number }) =>
    `every position that can be reached was seen, ${showCount(positions)} in all, and none is solved`,
);
export const everySolvableListed = message(
  'every-solvable-listed',
  ({ positions }: { positions: number }) =>
    `every position that can be solved was listed, ${showCount(positions)} in all, and this is not one of them`,
);

// What it is doing.

export const buildingTables = message(
  'building-tables',
  ({ percent }: { percent: number }) => `building tables, ${percent} %`,
);
export const buildingPatterns = message(
  'building-patterns',
  ({ percent }: { percent: number }) => `building pattern databases, ${percent} %`,
);
export const waitingForPatterns = message('waiting-for-patterns', () => 'waiting for pattern databases');

// Algorithms and heuristics.

export const usesNoHeuristic = message(
  'uses-no-heuristic',
  ({ algorithm }: { algorithm: string }) => `"${algorithm}" uses no heuristic`,
);
export const heuristicNotInMetric = message(
  'heuristic-not-in-metric',
  ({ heuristic, metric }: { heuristic: string; metric: string }) =>
    `the heuristic "${heuristic}" does not work in ${metric}`,
);
export const heuristicNotUsable = message(
  'heuristic-not-usable',
  ({ algorithm, heuristic, known }: { algorithm: string; heuristic: string; known: readonly string[] }) =>
    `"${algorithm}" cannot use the heuristic "${heuristic}": expected ${known.join(', ')}`,
);
export const takesNoWeight = message(
  'takes-no-weight',
  ({ algorithm }: { algorithm: string }) => `"${algorithm}" takes no weight`,
);
export const weightOutOfRange = message(
  'weight-out-of-range',
  ({ weight }: { weight: string }) => `the weight must be a number from 1 to 1000, not ${weight}`,
);
export const goalsNotListed = message(
  'goals-not-listed',
  ({ algorithm, family }: { algorithm: string; family: string }) =>
    `"${algorithm}" needs a list of all solved positions, and there is none for ${family}`,
);
export const takesNoSetting = message(
  'takes-no-setting',
  ({ algorithm, setting, able }: { algorithm: string; setting: string; able: readonly string[] }) =>
    `"${algorithm}" takes no ${setting}${able.length === 0 ? '' : `: expected ${able.join(', ')}`}`,
);
export const orderNotHeeded = message(
  'order-not-heeded',
  ({ algorithm }: { algorithm: string }) =>
    `"${algorithm}" heeds the order of successors only if ties go first in, first out (fifo) or last in, first out (lifo)`,
);
/** Where a family names its operators, an order can be spelled with their letters. */
export const unknownOrder = message(
  'unknown-order',
  ({ id, known, letters }: { id: string; known: readonly string[]; letters: string | null }) =>
    `there is no order "${id}": expected ${known.join(', ')}${letters === null ? '' : ` or the letters ${letters} in some order`}`,
);
export const noneBreaksTies = message('none-breaks-ties', () => 'none of these algorithms can break ties');
export const breaksNoTies = message(
  'breaks-no-ties',
  ({ algorithm, able }: { algorithm: string; able: readonly string[] }) =>
    `only the algorithm ${orList(able.map((id) => `"${id}"`))} can break ties, not "${algorithm}"`,
);
export const tiesNotBroken = message(
  'ties-not-broken',
  ({ metric, tieBreak, able }: { metric: string; tieBreak: string; able: readonly string[] }) =>
    `ties in ${metric} cannot be broken by "${tieBreak}" (possible: ${able.join(', ') || 'none'})`,
);
export const noCheckpoints = message(
  'no-checkpoints',
  ({ algorithm }: { algorithm: string }) => `"${algorithm}" makes no checkpoints`,
);
export const noCheckpointsWith = message(
  'no-checkpoints-with',
  ({ algorithm, heuristic, able }: { algorithm: string; heuristic: string; able: readonly string[] }) =>
    `"${algorithm}" makes no checkpoints with the heuristic "${heuristic}": expected ${able.join(', ')}`,
);
export const noTrace = message('no-trace', ({ algorithm }: { algorithm: string }) => `"${algorithm}" makes no trace`);
export const nothingToSearch = message(
  'nothing-to-search',
  ({ why }: { why: Message }, tell) => `there is nothing to search: ${tell(why)}`,
);
export const noParts = message(
  'no-parts',
  ({ algorithm }: { algorithm: string }) => `"${algorithm}" cannot be cut into parts`,
);
export const exploredStates = message('explored-states', () => 'the states of an exploration');
export const preparation = message('preparation', () => 'what `prepare` returns');

// Algorithms that are not here.

export const algorithmElsewhere = message(
  'algorithm-elsewhere',
  ({ algorithm, nearest }: { algorithm: string; nearest: Message }, tell) =>
    `there is no algorithm "${algorithm}": ${tell(nearest)}`,
);
export const inLittleMemory = message(
  'in-little-memory',
  () => 'the nearest that needs little memory are idastar and rbfs',
);
