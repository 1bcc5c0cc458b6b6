import { expect, test } from 'vitest';
import type { Trace } from '../../contract/engine/search.js';
import type { Space } from '../../contract/engine/space.js';
import { ZERO_HEURISTIC, zeroHeuristic } from '../../contract/heuristics.js';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { unwrap } from '../../result.js';
import { algorithms } from '../../search/algorithms.js';
import { newSuccessors } from '../../search/counts.js';
import { explore, goalDistances } from '../../search/explore.js';
import { prepare } from '../../solving/prepare.js';
import { solve } from '../../solving/solve.js';
import { plainDistance } from './plain-search.js';
import { type Subject, withGoals } from './subject.js';

/** What `contract/searching.ts` and `contract/heuristics.ts` promises. */
export function checkSearchPage({ family, positions, metrics, sample }: Subject): void {
  test('the heuristic that says nothing is the same everywhere, and understood by its old name', () => {
    const [first] = family.heuristics;
    expect(first).toEqual({ ...zeroHeuristic, metrics });
    expect(family.heuristics.map(({ id }) => id)).not.toContain('bfs');
    const position = positions().find((each) => !family.isSolved(each) && family.refute(each) === undefined)!;
    const limits = { expansions: 10 };
    const [asked, meant] = ['bfs', ZERO_HEURISTIC].map((heuristic) =>
      unwrap(solve(family, position, { algorithm: 'astar', heuristic, limits })),
    );
    expect(asked).toEqual(meant);
    expect(asked!.heuristic).toBe(ZERO_HEURISTIC);
  });

  test("each metric's own heuristic is admissible, fits every position and needs no large table", () => {
    for (const { id: metric, defaultHeuristic } of family.metrics) {
      const own = family.heuristics.find(({ id }) => id === defaultHeuristic)!;
      expect(own.admissible && own.metrics.includes(metric)).toBe(true);
      for (const position of positions()) {
        expect(own.unfit?.(position)).toBeUndefined();
        expect(family.tables?.needed(position, metric, { heuristic: own.id }) ?? []).toEqual([]);
        if (family.isSolved(position) || family.refute(position) !== undefined) continue;
        const options = { metric, algorithm: 'greedy', limits: { expansions: 1 } } as const;
        expect(unwrap(solve(family, position, options)).heuristic).toBe(own.id);
      }
    }
  });

  test('heuristics are as admissible and consistent as they say, over whole spaces', () => {
    const boards = [...sample('small', 50, 2), ...sample('usual', 6, 3)].flatMap((p) => withGoals(family, p));
    for (const metric of metrics) {
      const tooHigh = new Set<string>();
      const jumps = new Set<string>();
      for (const board of boards) {
        const space = family.space(board, metric);
        const exploration = explore(space, 3000);
        if (!exploration.complete) continue;
        const distances = goalDistances(space, exploration);
        for (const { id, metrics: own, unfit } of family.heuristics) {
          if (!own.includes(metric) || unfit?.(board) !== undefined) continue;
          const estimates = estimateAll(space, exploration.states.keys, exploration.states.size, id);
          distances.forEach((distance, state) => {
            if (distance >= 0 && estimates[state]! > distance) tooHigh.add(id);
          });
          if (hasJump(space, exploration.states, estimates)) jumps.add(id);
        }
      }
      for (const { id, admissible, consistent, metrics: own } of family.heuristics) {
        if (!own.includes(metric)) continue;
        if (admissible) expect(tooHigh, `${id} is too high in ${metric}`).not.toContain(id);
        if (consistent) expect(jumps, `${id} jumps in ${metric}`).not.toContain(id);
        expect(admissible || !consistent, `${id} cannot be consistent without being admissible`).toBe(true);
      }
    }
  });

  test('a plan names what there is and fits the position, whatever the memory', () => {
    for (const metric of metrics) {
      for (const [position, limit] of positions().flatMap((each) =>
        [undefined, 1e6, 0].map((bytes) => [each, bytes]),
      )) {
        const plan = family.plan(position, metric, new MemoryTableCache(), limit as number | undefined);
        const strategy = family.strategies.find(({ id }) => id === plan.algorithm);
        expect(strategy ?? algorithms.find(({ id }) => id === plan.algorithm)).toBeDefined();
        expect(strategy?.unfit?.(position, metric)).toBeUndefined();
        const heuristic = family.heuristics.find(({ id }) => id === plan.heuristic)!;
        expect(heuristic.metrics).toContain(metric);
        expect(heuristic.unfit?.(position)).toBeUndefined();
      }
    }
  });

  test('the plan gives shortest solutions, as a plain breadth-first search by the rules finds them', () => {
    for (const metric of metrics) {
      for (const position of sample('small', 15, 5).flatMap((p) => withGoals(family, p))) {
        const expected = plainDistance(family, position, metric);
        const solution = unwrap(solve(family, position, { metric }));
        expect(solution.length).toBe(expected);
        expect(solution.status).toBe(expected === undefined ? 'unsolvable' : 'solved');
        if (expected !== undefined) expect(solution.optimal).toBe(true);
      }
    }
  });

  test('strategies that say so give shortest solutions, and no bound on the way is too high', () => {
    for (const { id: algorithm, optimal, heuristics, unfit } of family.strategies) {
      const known = family.heuristics.map(({ id }) => id);
      for (const heuristic of heuristics) expect(known).toContain(heuristic);
      for (const metric of metrics) {
        for (const position of sample('small', 6, 5)) {
          if (unfit?.(position, metric) !== undefined) continue;
          const expected = plainDistance(family, position, metric);
          const solving = unwrap(unwrap(prepare(family, position, { metric, algorithm })).start());
          let highest = 0;
          for (let solution = solving.step(1); ; solution = solving.step(1)) {
            highest = Math.max(highest, solving.progress.lowerBound);
            if (solution === undefined) continue;
            if (expected !== undefined) expect(highest).toBeLessThanOrEqual(expected);
            expect(solution.status).toBe(expected === undefined ? 'unsolvable' : 'solved');
            if (optimal) expect(solution).toMatchObject({ optimal: expected !== undefined });
            if (optimal || solution.optimal) expect(solution.length).toBe(expected);
            break;
          }
        }
      }
    }
  });

  test('a trace hears of every node, or is refused in a sentence where the search makes none', () => {
    for (const metric of metrics) {
      const position = sample('small', 20, 5).find((each) => !family.isSolved(each) && solvable(each))!;
      const { tieBreaks = [] } = family.metrics.find(({ id }) => id === metric)!;
      const ways = [
        // Incomplete ones may be stuck.
        ...[...algorithms.filter(({ complete }) => complete), ...family.strategies].map(({ id: algorithm }) => ({
          algorithm,
        })),
        ...tieBreaks.map((tieBreak) => ({ algorithm: 'bfs', tieBreak })),
      ];
      for (const { algorithm, ...more } of ways) {
        const [known, expanded] = [new Set<number>(), [] as number[]];
        let goal: number | undefined;
        const trace: Trace = {
          enter(node, parent, _, g, h) {
            if (!(parent === -1 ? g === 0 : known.has(parent) && g > 0))
              expect.unreachable(`${parent} came to ${node}`);
            if (h < 0) expect.unreachable(`the estimate of ${node} is ${h}`);
            known.add(node);
          },
          expand(node) {
            if (!known.has(node)) expect.unreachable(`${node} was never generated`);
            expanded.push(node);
          },
          goal(node) {
            goal = node;
          },
        };
        const prepared = prepare(family, position, { metric, algorithm, ...more });
        if (!prepared.ok) continue;
        const strategy = family.strategies.find(({ id }) => id === algorithm);
        const traced = strategy === undefined ? algorithm !== 'bidirectional' : strategy.traceable === true;
        expect(prepared.value.isTraceable).toBe(traced);
        const started = prepared.value.start({ trace });
        if (!traced) {
          expect(started.ok ? '' : started.problem.message).toBe(`"${algorithm}" makes no trace`);
          const options = { heuristic: family.heuristics[0]!, weight: 1, memoryLimit: 1e9, untilLimit: false };
          const start = () => strategy?.start(position, metric, { ...options, tables: new MemoryTableCache(), trace });
          if (strategy !== undefined) expect(start).toThrow(TypeError);
          continue;
        }
        const solving = unwrap(started).begin();
        expect([known.size, expanded.length], algorithm).toEqual([1, 0]);
        let solution = solving.step(100);
        while (solution === undefined) solution = solving.step(100);
        expect(expanded.length, algorithm).toBe(solution.counts.expanded);
        expect(known, algorithm).toContain(goal);
      }
    }
  });

  function solvable(position: unknown): boolean {
    return unwrap(solve(family, position)).status === 'solved';
  }

  test('preparing tells how many bytes are taken, which never get fewer, and is done once', () => {
    if (family.prepare === undefined) return;
    for (const known of positions()) {
      // Nothing is cached with a position that is new.
      const position = unwrap(family.check(structuredClone(known)));
      const bytes = [...family.prepare(position)];
      bytes.forEach((each, i) => void expect(each).toBeGreaterThan(i === 0 ? 0 : bytes[i - 1]!));
      expect(bytes.length).toBeGreaterThan(0);
      expect([...family.prepare(position)]).toEqual(bytes.slice(-1));
    }
  });

  test('an explanation is the account of an admissible heuristic', () => {
    for (const metric of metrics) {
      for (const position of positions()) {
        const { heuristic: id, bound, reasons } = family.explain(position, metric);
        const heuristic = family.heuristics.find((own) => own.id === id)!;
        expect(heuristic.admissible && heuristic.metrics.includes(metric)).toBe(true);
        const space = family.space(position, metric);
        const state = new Int32Array(space.stateWords);
        space.start(state, 0);
        expect(bound).toBe(space.heuristic(id)(state, 0));
        if (family.isSolved(position)) expect(reasons).toEqual([]);
        else if (family.refute(position) === undefined) expect(reasons.length).toBeGreaterThan(0);
        const { pieces } = family.scene(position);
        expect(new Set(reasons.map(({ done }) => done.message)).size).toBe(reasons.length);
        for (const reason of reasons) {
          const text = reason.why.message;
          expect(text).toMatch(/[^.]$/);
          expect(reason.done.message).toMatch(/[^.]$/);
          if (bound > 0) expect(reason.pieces, text).not.toEqual([]);
          const labels = reason.pieces.map((piece) => pieces[piece]!.label);
          if (bound > 0)
            expect(
              labels.some((label) => text.includes(label)),
              `${text}: ${labels}`,
            ).toBe(true);
          for (const piece of reason.pieces) expect(pieces[piece]).toBeDefined();
        }
      }
    }
  });

  test('the same question gets the same answer', () => {
    for (const position of sample('usual', 3, 4)) {
      const ask = () => solve(family, position, { limits: { expansions: 2000 } });
      expect(ask()).toEqual(ask());
    }
  });

  test('what makes searches faster changes nothing but time and bytes', async () => {
    const ask = () =>
      [...sample('small', 6, 5), ...sample('usual', 3, 4)].flatMap((position) =>
        metrics.map((metric) => {
          const { counts, ...solution } = unwrap(solve(family, position, { metric, limits: { expansions: 2000 } }));
          return { ...solution, counts: { ...counts, bytes: 0 } };
        }),
      );
    const before = ask();
    await family.loadCompiledSearch?.();
    expect(ask()).toEqual(before);
  });

  test('wherever a search pauses, it counts the same, bytes included', () => {
    for (const position of sample('usual', 2, 4)) {
      for (const { id: algorithm } of [...algorithms, ...family.strategies]) {
        const solveBy = (step: number) => {
          const prepared = prepare(family, position, { algorithm });
          if (!prepared.ok) return prepared.problem;
          const solving = unwrap(prepared.value.start({ limits: { expansions: 400 } }));
          let solution = solving.step(step);
          while (solution === undefined) solution = solving.step(step);
          return solution;
        };
        const expected = solveBy(400);
        for (const step of [1, 7]) expect(solveBy(step), `${algorithm} by ${step}`).toEqual(expected);
      }
    }
  });
}

function estimateAll(space: Space, keys: Int32Array, size: number, heuristic: string): number[] {
  const estimate = space.heuristic(heuristic);
  const state = new Int32Array(space.stateWords);
  return Array.from({ length: size }, (_, i) => {
    space.load(keys, i * space.keyWords, state, 0);
    return estimate(state, 0);
  });
}

function hasJump(
  space: Space,
  states: { keys: Int32Array; size: number; find(keys: Int32Array, at: number): number },
  estimates: number[],
): boolean {
  const out = newSuccessors(space);
  const state = new Int32Array(space.stateWords);
  for (let i = 0; i < states.size; i++) {
    space.load(states.keys, i * space.keyWords, state, 0);
    space.expand(state, 0, -1, out);
    for (let j = 0; j < out.count; j++) {
      if (Math.abs(estimates[states.find(out.keys, j * space.keyWords)]! - estimates[i]!) > 1) return true;
    }
  }
  return false;
}
