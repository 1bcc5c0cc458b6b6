import type { Space } from '../../contract/engine/space.js';
import type { RushHourPosition } from '../position.js';
import type { Slide } from '../rules.js';
import { LineSpace } from './line-space.js';
import { WideSpace } from './wide-space.js';

/** The spaces of boards of up to 8×8 cells: plain ones until others have been loaded. */
let lineSpaces: Pick<typeof LineSpace, 'create'> = LineSpace;

export function createSpace(position: RushHourPosition, metric: string): Space<Slide, RushHourPosition> {
  return lineSpaces.create(position, metric) ?? new WideSpace(position, metric);
}

/** Loads the compiled search, once: callers ask before every board. */
export async function loadCompiledSearch(): Promise<void> {
  if (lineSpaces === LineSpace) lineSpaces = (await import('../compiled/compiled-space.js')).CompiledSpace;
}
