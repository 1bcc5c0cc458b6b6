import { type DiskTableCache, fetchTables } from '@slidewise/node/tables';
import type { OneBoard } from '../../input/boards.js';
import { usualMemory } from '../../solving/solve-in-slices.js';

/**
 * Reads the tables of all heuristics from the disk, and builds the others if that is allowed. Returns the heuristics whose tables
 * were not to be built.
 */
export async function bringTables(
  { family, reading: { position } }: OneBoard,
  metric: string,
  build: boolean,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<readonly string[]> {
  const unbuilt: string[] = [];
  for (const { id: heuristic, metrics, unfit } of family.heuristics) {
    if (!metrics.includes(metric) || unfit?.(position) !== undefined) continue;
    const wanted = () => family.tables?.needed(position, metric, { heuristic }) ?? [];
    if (wanted().length === 0) continue;
    if (!build && wanted().some(({ id }) => !tables.has(id))) unbuilt.push(heuristic);
    else await fetchTables(tables, family.id, wanted, { memoryLimit: usualMemory(), signal, onActivity: () => {} });
  }
  return unbuilt;
}
