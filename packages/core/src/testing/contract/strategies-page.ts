import { expect, test } from 'vitest';
import type {
  IterationPart,
  Outcome,
  PartOutcome,
  Search,
  Strategy,
  StrategyOptions,
} from '../../contract/engine/search.js';
import type { Heuristic } from '../../contract/heuristics.js';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { unwrap } from '../../result.js';
import { algorithms } from '../../search/algorithms.js';
import { algorithmId } from '../../solving/choice.js';
import { prepare } from '../../solving/prepare.js';
import { replay } from '../../solving/replay.js';
import { solve } from '../../solving/solve.js';
import { HelpingThreads } from '../helping-threads.js';
import { samples } from '../samples.js';
import type { Subject } from './subject.js';

/** More nodes than any search here generates. */
const MANY = 1e6;

type Own = Strategy<unknown, unknown>;

/** What `contract/engine/search.ts` promises of a family's own algorithms, beside shortest solutions. */
export function checkStrategiesPage({ family, positions, metrics, sample }: Subject): void {
  const { strategies } = family;
  /** One for all: tables are built once. */
  const tables = new MemoryTableCache();

  /** The strategy on some small boards that can be solved, in every metric and with every heuristic that it takes there. */
  function* trials(strategy: Own, heuristics = strategy.heuristics, boards = sample('small', 6, 5)): Generator<Trial> {
    for (const metric of metrics) {
      for (const position of boards) {
        if (strategy.unfit?.(position, metric) !== undefined || family.isSolved(position)) continue;
        const { length: expected } = unwrap(solve(family, position, { metric }));
        if (expected === undefined) continue;
        const fitting = family.heuristics.filter(
          ({ id, metrics: own, unfit }) =>
            heuristics.includes(id) && own.includes(metric) && unfit?.(position) === undefined,
        );
        for (const heuristic of strategy.heuristics.length === 0 ? [family.heuristics[0]!] : fitting) {
          yield { metric, position, heuristic, expected };
        }
      }
    }
  }

  test('other names are understood as its id, and belong to it alone', () => {
    const names = [...strategies, ...algorithms].map(({ id }) => id);
    const aliases = strategies.flatMap((strategy) => strategy.aliases ?? []);
    expect(new Set([...names, ...aliases]).size).toBe(names.length + aliases.length);
    for (const { id, aliases: own = [] } of strategies) {
      for (const alias of own) expect(algorithmId(family, alias)).toBe(id);
    }
  });

  test('the heuristic that is usual for a position is one that it can use there, and is used', () => {
    const larger = family.making?.plain({ width: 5, height: 5 });
    const boards = larger?.ok ? [...positions(), larger.value] : positions();
    for (const { id: algorithm, heuristics, usual, unfit } of strategies) {
      for (const { id: metric, defaultHeuristic } of family.metrics) {
        for (const position of boards) {
          if (unfit?.(position, metric) !== undefined) continue;
          const own = usual?.(position);
          if (own !== undefined) expect(heuristics).toContain(own);
          if (family.plan(position, metric, tables).algorithm === algorithm) continue;
          const { heuristic } = unwrap(prepare(family, position, { metric, algorithm, tables }));
          expect(heuristic).toBe(heuristics.length === 0 ? undefined : (own ?? defaultHeuristic));
        }
      }
    }
  });

  test('what improves a solution as it goes has one that the rules allow, and never a longer one later', () => {
    for (const strategy of strategies) {
      for (const { metric, position, heuristic, expected } of trials(strategy)) {
        const search = strategy.start(position, metric, optionsFor(heuristic));
        let best = Number.POSITIVE_INFINITY;
        for (let outcome = search.step(1); outcome === undefined; outcome = search.step(1)) {
          const { incumbent } = search;
          if (incumbent === undefined) continue;
          expect(incumbent.length >= expected && incumbent.length <= best).toBe(true);
          if (incumbent.length < best) expect(replay(family, position, incumbent.path, metric)).toBe(incumbent.length);
          best = incumbent.length;
        }
      }
    }
  });

  test('a search goes on from its checkpoint, which is plain data, and does not do again what is done', () => {
    for (const strategy of strategies) {
      for (const heuristic of strategy.resumable ?? []) {
        expect(strategy.heuristics).toContain(heuristic);
        const hard = [...trials(strategy, [heuristic], taller())].filter(
          ({ position, metric, heuristic: by, expected }) => firstBound(position, metric, by) < expected,
        );
        const saved = hard.map((trial) => stepsSaved(strategy.id, trial));
        if (saved.length > 0) expect(Math.max(...saved), `${strategy.id} by ${heuristic}`).toBeGreaterThan(0);
      }
    }
  });

  /** On the smallest boards, the first bound may be the length already: there is nothing to keep. */
  function taller(): readonly unknown[] {
    const { width, height } = family.making?.sizes.small ?? { width: 0, height: 0 };
    const size = { width, height: height + 1 };
    return family.making?.plain(size).ok ? samples(family, size, 6, 3) : sample('small', 6, 5);
  }

  /** How many steps fewer a search takes from its last checkpoint than from the beginning. */
  function stepsSaved(algorithm: string, { metric, position, heuristic, expected }: Trial): number {
    const solving = (resume: unknown) => {
      const options = { metric, algorithm, heuristic: heuristic.id, tables, resume };
      const search = unwrap(unwrap(prepare(family, position, options)).start());
      let [steps, kept, bound] = [1, resume, 0];
      for (let solution = search.step(1); ; solution = search.step(1), steps++) {
        if (solution !== undefined) {
          expect(solution).toMatchObject({ status: 'solved', length: expected });
          return { steps, kept, bound };
        }
        const { checkpoint } = search;
        if (checkpoint === undefined) continue;
        expect(JSON.parse(JSON.stringify(checkpoint))).toEqual(checkpoint);
        [kept, bound] = [checkpoint, search.progress.ownBound];
      }
    };
    // Tables are built the first time.
    solving(null);
    const whole = solving(null);
    const rest = solving(structuredClone(whole.kept));
    expect(rest.steps).toBeLessThanOrEqual(whole.steps);
    expect(rest.bound === 0 || rest.bound >= whole.bound).toBe(true);
    return whole.steps - rest.steps;
  }

  test('the parts of an iteration find together what the whole search finds', () => {
    for (const { splitting, ...strategy } of strategies) {
      if (splitting === undefined) continue;
      for (const heuristic of splitting.heuristics) expect(strategy.heuristics).toContain(heuristic);
      for (const { position, metric, heuristic, expected } of trials(strategy, splitting.heuristics)) {
        const finish = (part?: IterationPart) => {
          const search = splitting.start(position, optionsFor(heuristic), part);
          let outcome = search.step(10);
          while (outcome === undefined) outcome = search.step(10);
          // What others have generated is not counted again.
          if (part !== undefined) expect(search.counts.generated).toBeLessThan(MANY);
          return outcome;
        };
        const isRight = (outcome: PartOutcome<readonly unknown[]>) =>
          outcome.status === 'solved' && replay(family, position, outcome.path, metric) === expected;
        expect(isRight(finish())).toBe(true);
        const parts = 3;
        for (const generated of [0, MANY]) {
          for (let bound = firstBound(position, metric, heuristic); ; ) {
            const outcomes = Array.from({ length: parts }, (_, part) => finish({ bound, generated, part, parts }));
            const solved = outcomes.filter(({ status }) => status === 'solved');
            expect(solved.every(isRight)).toBe(true);
            if (solved.length > 0) break;
            const next = outcomes.map((each) => (each.status === 'exhausted' ? each.bound : 0));
            expect(Math.min(...next)).toBeGreaterThan(bound);
            bound = Math.min(...next);
            expect(bound).toBeLessThanOrEqual(expected);
          }
        }
      }
    }
  });

  test('a search stops before its tables grow past the memory limit', () => {
    const stopped = new Set<string>();
    const boards = [...sample('small', 2, 5), ...sample('usual', 1, 5)];
    for (const strategy of strategies) {
      for (const { metric, position, heuristic } of fits(strategy, boards)) {
        const { bytes: atStart } = strategy.start(position, metric, optionsFor(heuristic)).counts;
        let least = 0;
        for (const memoryLimit of [0, 1e4, 1e5, 1e6, atStart]) {
          const options = { ...optionsFor(heuristic), tables: new MemoryTableCache(), memoryLimit };
          const search = strategy.start(position, metric, options);
          // Where it takes more before it begins, it is not begun.
          if (search.counts.bytes > memoryLimit) {
            stopped.add(strategy.id);
            continue;
          }
          let outcome = search.step(200);
          for (let steps = 1; outcome === undefined && steps < 100; steps++) outcome = search.step(200);
          search.release?.();
          const what = `${strategy.id} by ${heuristic.id} with ${memoryLimit} bytes`;
          if (memoryLimit === 0 && search.incumbent !== undefined) least = search.counts.bytes;
          expect(search.counts.bytes, what).toBeLessThanOrEqual(Math.max(memoryLimit, least));
          if (outcome?.status === 'stopped') stopped.add(strategy.id);
        }
      }
    }
    expect([...stopped].sort()).toEqual(strategies.map(({ id }) => id).sort());
  });

  test('where a limit will end the search, one that improves its solution goes on for as long', () => {
    for (const strategy of strategies) {
      for (const { metric, position, heuristic, expected } of trials(strategy)) {
        const run = (untilLimit: boolean) => {
          const search = strategy.start(position, metric, { ...optionsFor(heuristic), untilLimit });
          let [steps, outcome] = [1, search.step(10)];
          for (; outcome === undefined && steps < 200; steps++) outcome = search.step(10);
          search.release?.();
          const path = outcome?.status === 'solved' ? outcome.path : search.incumbent?.path;
          return { steps, outcome, length: path && replay(family, position, path, metric) };
        };
        const [quick, long] = [run(false), run(true)];
        expect(long.steps).toBeGreaterThanOrEqual(quick.steps);
        if (quick.length !== undefined) expect(long.length).toBeLessThanOrEqual(quick.length);
        // It ends by itself with a proof only.
        if (long.outcome?.status === 'solved') expect([long.outcome.optimal, long.length]).toEqual([true, expected]);
      }
    }
  });

  /** The strategy on boards, solvable or not, in every metric and with every heuristic that it takes there. */
  function* fits(strategy: Own, boards: readonly unknown[]): Generator<Omit<Trial, 'expected'>> {
    for (const metric of metrics) {
      for (const position of boards) {
        if (strategy.unfit?.(position, metric) !== undefined || family.refute(position) !== undefined) continue;
        const usable = family.heuristics.filter(
          ({ id, metrics: own, unfit }) =>
            strategy.heuristics.includes(id) && own.includes(metric) && unfit?.(position) === undefined,
        );
        for (const heuristic of strategy.heuristics.length === 0 ? [family.heuristics[0]!] : usable) {
          yield { metric, position, heuristic };
        }
      }
    }
  }

  test('threads that could take part and never come change nothing', () => {
    for (const strategy of strategies) {
      for (const { metric, position, heuristic, expected } of trials(strategy)) {
        const tasks: unknown[] = [];
        const helpers = { count: 1, help: (_: string, given: readonly unknown[]) => void tasks.push(...given) };
        const search = strategy.start(position, metric, { ...optionsFor(heuristic), helpers });
        let outcome = search.step(100);
        while (outcome === undefined) outcome = search.step(100);
        search.release?.();
        // One that improves its answer as long as there is memory is stopped with the best one.
        const path = outcome.status === 'solved' ? outcome.path : search.incumbent!.path;
        const length = replay(family, position, path, metric);
        if (strategy.optimal) expect([outcome.status, length]).toEqual(['solved', expected]);
        else expect(length).toBeGreaterThanOrEqual(expected);
        // What is handed to them after the end is over at once.
        for (const task of tasks) family.assist!(structuredClone(task));
      }
    }
  });

  test('threads that come do a part of the work, the answer is as good, and they are free when it is over', async () => {
    if (family.assist === undefined) return;
    const trials = strategies.flatMap(longTrials);
    expect(trials.length).toBeGreaterThan(0);
    const threads = await HelpingThreads.start(2);
    try {
      for (const { start, position, metric, expected } of trials) {
        const search = start(threads);
        const outcome = (await helped(search, threads)) ?? finish(search);
        expect(outcome).toMatchObject({ status: 'solved', optimal: true });
        const { path } = outcome as { readonly path: readonly unknown[] };
        expect([replay(family, position, path, metric), search.lowerBound]).toEqual([expected, expected]);
        await threads.all('left');
        // A search that is not stepped again lets them go as well.
        const left = start(threads);
        await come(left, threads);
        left.release?.();
        await threads.all('left');
      }
    } finally {
      await threads.end();
    }
  });

  /**
   * The longest search of some boards of the usual size, in its last two iterations. From a checkpoint it asks for
   * help at once, else only after a while.
   */
  function longTrials({ id, resumable = [], start }: Own): LongTrial[] {
    const shared = new MemoryTableCache();
    const found = metrics.flatMap((metric) =>
      sample('usual', 12, 7).flatMap((position) => {
        const plan = family.plan(position, metric, tables);
        const heuristic = family.heuristics.find((each) => each.id === plan.heuristic);
        if (plan.algorithm !== id || heuristic === undefined || !resumable.includes(heuristic.id)) return [];
        const options = optionsFor(heuristic);
        const alone = start(position, metric, { ...options, resume: null });
        let [outcome, bound] = [alone.step(100), alone.lowerBound];
        const kept: unknown[] = [];
        for (; outcome === undefined; outcome = alone.step(100)) {
          if (alone.lowerBound === bound) continue;
          kept.push(alone.checkpoint!());
          bound = alone.lowerBound;
        }
        // From the last bound but one on there is a whole iteration to be done, whoever is quick to find the solution in the next.
        const resume = kept.at(-2);
        if (outcome.status !== 'solved' || resume === undefined) return [];
        return [
          {
            position,
            metric,
            expected: replay(family, position, outcome.path, metric),
            expanded: alone.counts.expanded,
            // In a cache of their own: what was made of tables without helpers may have no place for them.
            start: (helpers: HelpingThreads) =>
              start(position, metric, { ...options, tables: shared, resume, helpers }),
          },
        ];
      }),
    );
    return found.sort((a, b) => b.expanded - a.expanded).slice(0, 1);
  }

  function firstBound(position: unknown, metric: string, { id }: Heuristic): number {
    const space = family.space(position, metric, tables);
    const state = new Int32Array(space.stateWords);
    space.start(state, 0);
    return space.heuristic(id)(state, 0);
  }

  function optionsFor(heuristic: Heuristic): StrategyOptions {
    return { heuristic, weight: 1, memoryLimit: 1e9, tables, untilLimit: false };
  }
}

/** Steps a search until it has asked for help, and helpers have come. */
async function come(search: Search<unknown>, threads: HelpingThreads): Promise<void> {
  const before = threads.asked;
  while (threads.asked === before) expect(search.step(1)).toBeUndefined();
  await threads.all('came');
}

/** The same, and then state by state until others have expanded some, too; the outcome, if there is one by then. */
async function helped<Path>(search: Search<Path>, threads: HelpingThreads): Promise<Outcome<Path> | undefined> {
  await come(search, threads);
  let outcome: Outcome<Path> | undefined;
  let own = search.counts.expanded;
  while (outcome === undefined && search.counts.expanded <= own) {
    outcome = search.step(1);
    own++;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(search.counts.expanded).toBeGreaterThan(own);
  return outcome;
}

function finish<Path>(search: Search<Path>): Outcome<Path> {
  for (;;) {
    const outcome = search.step(10_000);
    if (outcome !== undefined) return outcome;
  }
}

/** A search in which others can take part. */
interface LongTrial {
  readonly position: unknown;
  readonly metric: string;
  /** The length of its shortest solutions. */
  readonly expected: number;
  start(helpers: HelpingThreads): Search<readonly unknown[]>;
}

interface Trial {
  readonly metric: string;
  readonly position: unknown;
  readonly heuristic: Heuristic;
  /** The length of its shortest solutions. */
  readonly expected: number;
}
