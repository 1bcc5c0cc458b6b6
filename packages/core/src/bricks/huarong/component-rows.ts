import type { AtlasRow } from '../../contract/facets/enumerating.js';
import type { PieceSet } from '../atlas/pieces.js';
import { componentsOf, type LayoutSet } from './components.js';
import { idOfLayout } from './layout-id.js';
import { HEIGHT, LEAST_FREE, WIDTH } from './numbering.js';

/** The cells that the 2×2 leaves. */
const CELLS = WIDTH * HEIGHT - 4;

/** All sets of pieces of Huarong Dao: those with many 1×2 first, then those with many upright ones, then those with many 1×1. */
export function layoutSets(): LayoutSet[] {
  const sets: LayoutSet[] = [];
  for (let dominoes = (CELLS - LEAST_FREE) / 2; dominoes >= 0; dominoes--) {
    for (let standing = dominoes; standing >= 0; standing--) {
      for (let free = LEAST_FREE; free <= CELLS - 2 * dominoes; free++)
        sets.push({ standing, lying: dominoes - standing, free });
    }
  }
  return sets;
}

/** A set as one of Huarong Dao; undefined if it is none. */
export function layoutSetOf([master, ...others]: PieceSet): LayoutSet | undefined {
  if (master!.width !== 2 || master!.height !== 2) return undefined;
  let [standing, lying, singles] = [0, 0, 0];
  for (const { width, height, count } of others) {
    if (width * height > 2) return undefined;
    if (height === 2) standing = count;
    else if (width === 2) lying = count;
    else singles = count;
  }
  const free = CELLS - 2 * (standing + lying) - singles;
  return free < LEAST_FREE ? undefined : { standing, lying, free };
}

/** A row for each component of a set. */
export function componentRows(set: LayoutSet, metric: string, diameters: boolean): AtlasRow[] {
  return componentsOf(set, metric, { diameters }).map(({ layout, positions, distances, diameter }) => ({
    text: `huarong:${idOfLayout(layout)}`,
    metric,
    ...(distances.length === 0 ? {} : { length: distances.length - 1 }),
    positions,
    distances,
    ...(diameter === undefined ? {} : { diameter }),
  }));
}
