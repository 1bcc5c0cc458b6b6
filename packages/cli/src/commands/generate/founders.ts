import type { Family, Size } from '@slidewise/core/contract';
import { defined } from '@slidewise/server/answers';
import { readBoards } from '../../input/boards.js';
import { collectionFiles } from '../../input/collection.js';

/** The boards of the collection's atlas of a size, if there is one: what an enumeration has found. */
export async function foundersFor(
  family: Family,
  { width, height }: Size,
  goal: string | undefined,
): Promise<readonly unknown[]> {
  const name = `${family.id}/atlas-${width}x${height}`;
  const file = (await collectionFiles()).find((each) => each.name === name);
  const positions: unknown[] = [];
  const read = family.goals.some(({ id }) => id === goal) ? defined({ goal }) : {};
  if (file === undefined) return positions;
  for await (const { reading } of readBoards([file.path], family.id, read)) {
    if (reading !== undefined) positions.push(reading.position);
  }
  return positions;
}
