import { expect, test } from 'vitest';
import type { LargeTables } from '../../contract/tables.js';
import type { Subject } from './subject.js';

/** What `contract/tables.ts` promises. */
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
