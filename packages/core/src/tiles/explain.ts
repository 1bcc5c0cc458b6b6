import type { EstimatePart, Explanation, Reason } from '../contract/heuristics.js';
import * as say from '../messages/en/tiles.js';
import { createEstimate } from './heuristics/heuristics.js';
import { tilesToLift } from './heuristics/linear-conflict.js';
import { cellDistance } from './heuristics/measures.js';
import type { TilesPosition } from './position.js';

/** How far the tiles are from their places, the farthest first, and where they stand in one another's way. */
export function explain(position: TilesPosition, metric: string): Explanation {
  const heuristic = metric === 'stm' ? 'linear-conflict' : 'lines';
  const bound = createEstimate(heuristic, position)(Int32Array.from(position.tiles), 0);
  const terms = metric === 'stm' ? [...distanceTerms(position), ...conflictTerms(position)] : distanceTerms(position);
  return { heuristic, bound, reasons: terms.map(({ why, done, pieces }) => ({ why, done, pieces })) };
}

/** What a heuristic counts, and when it no longer does. */
type Term = EstimatePart & Reason;

/** How far each tile is from its place, the farthest first. */
export function distanceTerms({ width, tiles, goal }: TilesPosition): Term[] {
  const home = new Int32Array(goal.length);
  for (const [cell, tile] of goal.entries()) home[tile] = cell;
  return tiles
    .map((tile, cell) => ({ tile, distance: tile === 0 ? 0 : cellDistance(cell, home[tile]!, width) }))
    .filter(({ distance }) => distance > 0)
    .sort((a, b) => b.distance - a.distance || a.tile - b.tile)
    .map(({ tile, distance }) => ({
      count: distance,
      why: say.tileFarFromPlace({ tile, cells: distance }),
      done: say.tileInPlace({ tile }),
      pieces: [tile - 1],
    }));
}

/** The lines in which tiles that belong there stand in the wrong order. */
export function conflictTerms({ width, height, tiles, goal }: TilesPosition): Term[] {
  const home = new Int32Array(goal.length);
  for (const [cell, tile] of goal.entries()) home[tile] = cell;
  const reasons: Term[] = [];
  const look = (name: 'row' | 'column', cells: number[], lineOf: (cell: number) => number): void => {
    const line = lineOf(cells[0]!);
    const own = cells.map((cell) => tiles[cell]!).filter((tile) => tile !== 0 && lineOf(home[tile]!) === line);
    // Along a line, cells grow with the place in it.
    const lifted = tilesToLift(
      own.map((tile) => home[tile]!),
      own.length,
    );
    if (lifted === 0) return;
    const place = { line: name, number: line + 1 };
    reasons.push({
      count: 2 * lifted,
      why: say.linearConflict({ ...place, tiles: own, aside: lifted, moves: 2 * lifted }),
      done: say.lineInOrder(place),
      pieces: own.map((tile) => tile - 1),
    });
  };
  for (let row = 0; row < height; row++) {
    const cells = Array.from({ length: width }, (_, column) => row * width + column);
    look('row', cells, (cell) => Math.floor(cell / width));
  }
  for (let column = 0; column < width; column++) {
    const cells = Array.from({ length: height }, (_, row) => row * width + column);
    look('column', cells, (cell) => cell % width);
  }
  return reasons;
}
