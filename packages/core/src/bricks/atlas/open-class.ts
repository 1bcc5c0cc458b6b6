import type { BoardClass } from '../../contract/facets/enumerating.js';
import { inPieces } from '../../family-tools/in-pieces.js';
import { sizeForm } from '../../messages/en/boards.js';
import * as say from '../../messages/en/bricks-making.js';
import { unknownMetric } from '../../messages/en/names.js';
import { ok, problem, type Result } from '../../result.js';
import { shorten } from '../../text/rows.js';
import { componentRows, layoutSetOf, layoutSets } from '../huarong/component-rows.js';
import type { LayoutSet } from '../huarong/components.js';
import { HEIGHT, WIDTH } from '../huarong/numbering.js';
import { type ClassValues, MOST_CELLS } from './class-values.js';
import { hardestStart } from './hardest-start.js';
import { klotskiSets, type PieceSet, pieceSetsIn } from './pieces.js';

const METRICS = [{ id: 'steps' }, { id: 'slides' }, { id: 'moves' }];

/** The class of boards that values describe. */
export function openClass(values: ClassValues): Result<BoardClass> {
  const { size = '', shapes, metric = 'steps', each = 'set', diameters } = values;
  const sides = /^(\d{1,5})x(\d{1,5})$/.exec(size);
  if (sides === null) return problem(sizeForm({ size: shorten(size), example: '4x5' }));
  const [width, height] = sides.slice(1).map(Number) as [number, number];
  if (width * height > MOST_CELLS || Math.min(width, height) < 1 || width * height < 6) {
    return problem(say.cellsNotEnumerated({ width, height, most: MOST_CELLS }));
  }
  if (!METRICS.some(({ id }) => id === metric)) return problem(unknownMetric(metric, METRICS));
  if (each !== 'set' && each !== 'component') return problem(say.eachForm({ each: shorten(each) }));
  if (diameters !== undefined && diameters !== 'yes') return problem(say.diametersForm({ text: shorten(diameters) }));
  if (each === 'component') return openComponents(values, width, height, metric);
  if (diameters !== undefined) return problem(say.diametersOfComponents());
  if (shapes === undefined && Math.min(width, height) < 2) {
    return problem(say.shapeTooLarge({ shape: '2x2', width, height }));
  }
  const sets = shapes === undefined ? ok(klotskiSets(width, height)) : pieceSetsIn(shapes, width, height);
  return sets.ok ? ok(classOf(sets.value, width, height, metric)) : sets;
}

/** The components of the boards of Huarong Dao: of all sets of pieces, or of those that the shapes describe. */
function openComponents(
  { shapes, diameters }: ClassValues,
  width: number,
  height: number,
  metric: string,
): Result<BoardClass> {
  if (width !== WIDTH || height !== HEIGHT) return problem(say.componentsSize({ width: WIDTH, height: HEIGHT }));
  let sets: readonly LayoutSet[] = layoutSets();
  if (shapes !== undefined) {
    const pieces = pieceSetsIn(shapes, width, height);
    if (!pieces.ok) return pieces;
    const layouts = pieces.value.map(layoutSetOf);
    if (layouts.includes(undefined)) return problem(say.componentsShapes({ shapes: shorten(shapes) }));
    sets = layouts as LayoutSet[];
  }
  return ok(
    inPieces({
      shards: sets.length,
      rows: (shard) => componentRows(sets[shard]!, metric, diameters !== undefined),
    }),
  );
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
