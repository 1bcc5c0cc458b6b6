import type { TableCache } from '../../contract/engine/tables.js';
import type { EstimatePart } from '../../contract/heuristics.js';
import * as say from '../../messages/en/tiles.js';
import type { Message } from '../../messages/message.js';
import { conflictTerms, distanceTerms } from '../explain.js';
import { labelEstimate } from '../labels/label-estimate.js';
import { LABELS } from '../labels/label-table.js';
import { GROUP_SIZES } from '../patterns/partitions.js';
import { patternShares } from '../patterns/pattern-estimate.js';
import type { TilesPosition } from '../position.js';
import { lineTerms } from './heuristics.js';

/** The terms of a heuristic's value. */
export function partsOf(position: TilesPosition, heuristic: string, tables?: TableCache): readonly EstimatePart[] {
  const conflicts = (): EstimatePart[] => [...distanceTerms(position), ...conflictTerms(position)].map(part);
  switch (heuristic) {
    case 'hamming':
      return distanceTerms(position).map(({ pieces }) => ({
        count: 1,
        why: say.tileOutOfPlace({ tile: pieces[0]! + 1 }),
        pieces,
      }));
    case 'manhattan':
      return distanceTerms(position).map(part);
    case 'linear-conflict':
      return conflicts();
    case 'walking-distance':
      return walkingParts(position);
    case 'max': {
      const [walking, lines] = [walkingParts(position), conflicts()];
      return sumOf(walking) > sumOf(lines) ? walking : lines;
    }
    case 'lines':
      return linePartsOf(position, 'lines', (line, count, cells) => say.linesToPush({ line, cells, lines: count }));
    default:
      if (heuristic === LABELS) return labelParts(position, tables);
      if (GROUP_SIZES[heuristic] === undefined) return [];
      return patternShares(heuristic, position, tables)
        .filter(({ moves }) => moves > 0)
        .map(({ tiles, moves }) => ({
          count: moves,
          why: say.patternShare({ tiles, moves }),
          pieces: tiles.map((tile) => tile - 1),
        }));
  }
}

/** Labels are looked up for all tiles at once: there is one term. */
function labelParts(position: TilesPosition, tables?: TableCache): EstimatePart[] {
  const { tiles, goal } = position;
  const slides = labelEstimate(position, tables)(Int32Array.from(tiles), 0);
  const pieces = tiles.flatMap((tile, cell) => (tile === 0 || tile === goal[cell] ? [] : [tile - 1]));
  return slides === 0 ? [] : [{ count: slides, why: say.labelsToPlace({ slides }), pieces }];
}

function walkingParts(position: TilesPosition): EstimatePart[] {
  return linePartsOf(position, 'walking-distance', (line, moves) => say.tilesToLines({ line, moves }));
}

/** The parts of rows and of columns, each with the tiles that are not in their line. */
function linePartsOf(
  position: TilesPosition,
  heuristic: 'lines' | 'walking-distance',
  why: (line: 'row' | 'column', count: number, cells: number) => Message,
): EstimatePart[] {
  const { width, tiles, goal } = position;
  const { rows, columns } = lineTerms(position, heuristic);
  const away = (lineOf: (cell: number) => number): { pieces: number[]; cells: number } => {
    const far = tiles.map((tile, cell) => (tile === 0 ? 0 : Math.abs(lineOf(goal.indexOf(tile)) - lineOf(cell))));
    return {
      pieces: tiles.flatMap((tile, cell) => (far[cell]! > 0 ? [tile - 1] : [])),
      cells: far.reduce((sum, each) => sum + each, 0),
    };
  };
  const inRows = away((cell) => Math.floor(cell / width));
  const inColumns = away((cell) => cell % width);
  return [
    { count: rows, why: why('row', rows, inRows.cells), pieces: inRows.pieces },
    { count: columns, why: why('column', columns, inColumns.cells), pieces: inColumns.pieces },
  ].filter(({ count }) => count > 0);
}

function part({ count, why, pieces }: EstimatePart): EstimatePart {
  return { count, why, pieces };
}

function sumOf(parts: readonly EstimatePart[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}
