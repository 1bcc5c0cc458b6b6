import type { BoardClass } from '../../contract/facets/enumerating.js';
import { inPieces } from '../../family-tools/in-pieces.js';
import { ok, problem, type Result } from '../../result.js';
import { unknownId } from '../../text/nearest.js';
import { showText } from '../../text/rows.js';
import { type ClassValues, MOST_CELLS } from './class-values.js';
import { hardestStart } from './hardest-start.js';
import { klotskiSets, type PieceSet, pieceSetsIn } from './pieces.js';

const METRICS = [{ id: 'steps' }, { id: 'slides' }, { id: 'moves' }];

/** The class of boards that values describe. */
export function openClass({ size = '', shapes, metric = 'steps' }: ClassValues): Result<BoardClass> {
  const sides = /^(\d{1,5})x(\d{1,5})$/.exec(size);
  if (sides === null) return problem(`the size ${showText(size)} is not of the form 4x5`);
  const [width, height] = sides.slice(1).map(Number) as [number, number];
  if (width * height > MOST_CELLS || Math.min(width, height) < 1 || width * height < 6) {
    return problem(`boards of 6 to ${MOST_CELLS} cells can be enumerated, not of ${width}×${height}`);
  }
  if (!METRICS.some(({ id }) => id === metric)) return problem(unknownId('metric', metric, METRICS));
  if (shapes === undefined && Math.min(width, height) < 2) {
    return problem(`a piece of 2x2 does not fit on a board of ${width}×${height}`);
  }
  const sets = shapes === undefined ? ok(klotskiSets(width, height)) : pieceSetsIn(shapes, width, height);
  return sets.ok ? ok(classOf(sets.value, width, height, metric)) : sets;
}

function classOf(sets: readonly PieceSet[], width: number, height: number, metric: string): BoardClass {
  return inPieces({
    shards: sets.length,
    rows(shard) {
      const row = hardestStart(sets[shard]!, width, height, metric);
      return row === undefined ? [] : [row];
    },
  });
}
