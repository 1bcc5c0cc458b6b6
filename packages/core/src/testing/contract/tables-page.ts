import { expect, test } from 'vitest';
import type { LargeTables, TableCache } from '../../contract/engine/tables.js';
import type { Family } from '../../contract/family.js';
import { ZERO_HEURISTIC } from '../../contract/heuristics.js';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { unwrap } from '../../result.js';
import { algorithms } from '../../search/algorithms.js';
import { prepare } from '../../solving/prepare.js';
import type { Subject } from './subject.js';

/** What `contract/engine/tables.ts` promises. */
export function checkTablesPage({ family, metrics, sample }: Subject, tables: LargeTables): void {
  test('a table is built in steps from its id alone, the same each time, and is no larger than it says', () => {
    const built = new Set<string>();
    for (const position of sample('small', 3, 9)) {
      for (const { id: heuristic, metrics: own, unfit } of family.heuristics) {
        if (unfit?.(position) !== undefined) continue;
        for (const metric of metrics.filter((id) => own.includes(id))) {
          for (const { id, bytes, buildBytes } of tables.needed(position, metric, { algorithm: 'astar', heuristic })) {
            if (built.has(id)) continue;
            built.add(id);
            expect(id).toMatch(/^[\w.-]+$/);
            expect(bytes).toBeLessThanOrEqual(buildBytes);
            const [table, again] = [buildWhole(tables, id), buildWhole(tables, id)];
            expect(table.length).toBeLessThanOrEqual(bytes);
            expect(again.length).toBe(table.length);
            expect(again.every((byte, i) => byte === table[i])).toBe(true);
          }
        }
      }
    }
    expect(built.size).toBeGreaterThan(0);
    expect(tables.build('no-such-table')).toBeUndefined();
  });

  test('whatever way a position is solved, the tables that it looks for are those that it needs, and no others', () => {
    const shared = new MemoryTableCache();
    const byStrategies = new Set<string>();
    for (const position of sample('small', 3, 9)) {
      if (family.isSolved(position) || family.refute(position) !== undefined) continue;
      for (const metric of metrics) {
        for (const { algorithm, heuristic } of methodsFor(family, position, metric)) {
          const cache = new WatchedTableCache(shared);
          const options = { metric, algorithm, tables: cache, proveFirst: false };
          const prepared = prepare(family, position, heuristic === undefined ? options : { ...options, heuristic });
          if (!prepared.ok) continue;
          const requests = prepared.value.tables;
          cache.asked.clear();
          const solving = unwrap(prepared.value.start({ limits: { expansions: 500 } }));
          while (solving.step(100) === undefined);
          const what = `${algorithm} by ${heuristic} in ${metric}`;
          // Small tables may lie in the cache, too; those that can be built elsewhere are large.
          const large = [...cache.asked].filter((id) => tables.build(id) !== undefined);
          const ids = requests.map(({ id }) => id);
          for (const id of large) expect(ids, what).toContain(id);
          for (const { id, optional } of requests) if (!optional) expect(large, what).toContain(id);
          if (family.strategies.some(({ id }) => id === algorithm)) for (const id of large) byStrategies.add(id);
          else
            expect(tables.needed(position, metric, { heuristic: heuristic ?? ZERO_HEURISTIC }), what).toEqual(requests);
        }
      }
    }
    expect(byStrategies.size > 0).toBe(family.strategies.some(({ heuristics }) => heuristics.length > 0));
  });

  test('a search does without what is optional, and looks for it', () => {
    for (const metric of metrics) {
      for (const position of sample('usual', 2, 9).filter((each) => family.refute(each) === undefined)) {
        for (const { algorithm, heuristic } of methodsFor(family, position, metric)) {
          const plan = { algorithm, heuristic: heuristic ?? ZERO_HEURISTIC };
          const optional = tables.needed(position, metric, plan).filter((request) => request.optional);
          if (optional.length === 0) continue;
          const cache = new WatchedTableCache(new MemoryTableCache());
          const options = { metric, algorithm, tables: cache };
          const solving = unwrap(unwrap(prepare(family, position, options)).start({ limits: { expansions: 1e6 } }));
          // Another thread is building them.
          for (const { id } of optional) cache.expected.add(id);
          while (solving.bestMoves === undefined) expect(solving.step(10)).toBeUndefined();
          for (let steps = 0; steps < 1000 && optional.some(({ id }) => !cache.asked.has(id)); steps++)
            solving.step(100);
          for (const { id } of optional) expect([cache.asked.has(id), cache.has(id)]).toEqual([true, false]);
        }
      }
    }
  });
}

/** Every algorithm, with each heuristic that it and the position can use. */
function methodsFor(
  family: Family,
  position: unknown,
  metric: string,
): readonly { algorithm: string; heuristic?: string }[] {
  const usable = family.heuristics
    .filter(({ metrics, unfit }) => metrics.includes(metric) && unfit?.(position) === undefined)
    .map(({ id }) => id);
  const generic = algorithms.map(({ id, informed }) => ({ id, heuristics: informed ? usable : [], informed }));
  const own = family.strategies.map(({ id, heuristics }) => ({
    id,
    heuristics: usable.filter((heuristic) => heuristics.includes(heuristic)),
    informed: heuristics.length > 0,
  }));
  return [...generic, ...own].flatMap(({ id: algorithm, heuristics, informed }) =>
    informed ? heuristics.map((heuristic) => ({ algorithm, heuristic })) : [{ algorithm }],
  );
}

/** A cache that remembers which tables were looked for or left there. */
class WatchedTableCache implements TableCache {
  readonly asked = new Set<string>();
  readonly expected = new Set<string>();

  constructor(private readonly cache: TableCache) {}

  get(id: string): Uint8Array | undefined {
    this.asked.add(id);
    return this.cache.get(id);
  }

  put(id: string, table: Uint8Array): void {
    this.asked.add(id);
    this.cache.put(id, table);
  }

  has(id: string): boolean {
    return this.cache.has(id);
  }

  expects(id: string): boolean {
    this.asked.add(id);
    return this.expected.has(id);
  }
}

/** The part that is done grows up to 1. */
function buildWhole(tables: LargeTables, id: string): Uint8Array {
  const building = tables.build(id)!;
  let done = 0;
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
    expect(step.value >= done && step.value <= 1).toBe(true);
    done = step.value;
  }
}
