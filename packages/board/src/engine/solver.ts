import type { Family } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import { drive, type FetchTables, MemoryTableCache, type Solution, solveWithTables } from '@slidewise/core/solving';

/** Milliseconds after which it gives up: whoever waits for a hint does not wait longer. */
const PATIENCE = 15_000;
/** Bytes that a search may take: phones end pages that take much more. */
const MEMORY = 256 * 2 ** 20;

/** Shared by all boards of a page. */
const tables = new MemoryTableCache();

/** Solves a position in slices, so that other boards of the page are answered meanwhile. */
export async function solvePosition(family: Family, position: unknown, metric: string): Promise<Solution> {
  const limits = { memory: MEMORY, time: PATIENCE };
  const solved = await solveWithTables(
    family,
    position,
    { metric, tables, limits },
    {
      fetchTables: buildTables(family),
      run: (solving) => drive(solving, { yield: nextTurn }),
    },
  );
  return unwrap(solved);
}

/** Builds what a search cannot begin without. */
function buildTables(family: Family): FetchTables {
  return async (_, wanted) => {
    const needed = wanted().filter(({ id, optional }) => !optional && !tables.has(id));
    for (const { id } of needed) {
      const building = family.tables?.build(id);
      if (building === undefined) continue;
      let step = building.next();
      for (; !step.done; step = building.next()) await nextTurn();
      tables.put(id, step.value);
    }
    return needed.length > 0;
  };
}

/** Lets messages in before the work goes on. */
function nextTurn(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}
