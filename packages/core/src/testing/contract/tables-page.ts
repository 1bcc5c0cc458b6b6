import { expect, test } from 'vitest';
import type { LargeTables } from '../../contract/tables.js';
import type { Subject } from './subject.js';

/** What `contract/tables.ts` promises. */
export function checkTablesPage({ family, metrics, sample }: Subject, tables: LargeTables): void {
  test('a table is built in steps from its id alone, within the declared memory', () => {
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
            const building = tables.build(id)!;
            let step = building.next();
            for (; !step.done; step = building.next()) expect(step.value >= 0 && step.value <= 1).toBe(true);
            expect(step.value.length).toBeLessThanOrEqual(bytes);
          }
        }
      }
    }
    expect(built.size).toBeGreaterThan(0);
    expect(tables.build('no-such-table')).toBeUndefined();
  });
}
