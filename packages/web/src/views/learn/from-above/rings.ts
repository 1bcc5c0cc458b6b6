import { unwrap } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import type { LessonBoard } from '../lesson-board.js';

/** A board of the map: where its dot is, and how far it is from a solved one. */
interface Dot {
  readonly position: unknown;
  readonly distance: number;
  readonly x: number;
  readonly y: number;
}

/** All boards that can be reached, in rings around the solved ones. */
export interface Rings {
  readonly dots: readonly Dot[];
  /** The numbers of two dots between which a move leads. */
  readonly lines: readonly (readonly [from: number, to: number])[];
  readonly farthest: number;
}

/** The map of a small puzzle: the outermost ring has the radius 1. */
export function ringsOf({ family, position, format }: LessonBoard): Rings {
  const positions: unknown[] = [position];
  const numbers = new Map([[positionId(family, position, format), 0]]);
  const next: number[][] = [];
  for (const [at, board] of positions.entries()) {
    next[at] = family.moves(board, family.finestMetric).map((move) => {
      const after = unwrap(family.play(board, move));
      const id = positionId(family, after, format);
      const known = numbers.get(id);
      if (known !== undefined) return known;
      numbers.set(id, positions.length);
      return positions.push(after) - 1;
    });
  }
  const layers = layersOf(positions.map(family.isSolved), next);
  const angles: number[] = [];
  const distances: number[] = [];
  for (const [distance, layer] of layers.entries()) {
    // A dot stands near its next dots on the way home, so that lines are short.
    const wanted = (at: number): number => {
      const inner = next[at]!.filter((to) => distances[to] === distance - 1).map((to) => angles[to]!);
      return inner.length === 0 ? 0 : meanAngle(inner);
    };
    const order = layer.map((at) => [wanted(at), at] as const).sort(([a, one], [b, other]) => a - b || one - other);
    // The ring is turned to where its dots want to be on the whole.
    const turn = meanAngle(order.map(([angle], i) => angle - (2 * Math.PI * i) / order.length));
    for (const [i, [, at]] of order.entries()) {
      angles[at] = turn + (2 * Math.PI * i) / order.length;
      distances[at] = distance;
    }
  }
  const farthest = layers.length - 1;
  const dots = positions.map((board, at): Dot => {
    const radius = distances[at]! / Math.max(1, farthest);
    const [x, y] = [radius * Math.cos(angles[at]!), radius * Math.sin(angles[at]!)];
    return { position: board, distance: distances[at]!, x, y };
  });
  const lines = next.flatMap((all, from) => all.filter((to) => to > from).map((to) => [from, to] as const));
  return { dots, lines, farthest };
}

/** The numbers of the boards at each distance from a solved one. */
function layersOf(solved: readonly boolean[], next: readonly (readonly number[])[]): number[][] {
  const known = new Set(solved.flatMap((isSolved, at) => (isSolved ? [at] : [])));
  const layers = [[...known]];
  for (let last = layers[0]!; last.length > 0; last = layers.at(-1)!) {
    const found = [...new Set(last.flatMap((at) => next[at]!))].filter((at) => !known.has(at));
    if (found.length === 0) break;
    for (const at of found) known.add(at);
    layers.push(found);
  }
  return layers;
}

function meanAngle(angles: readonly number[]): number {
  const [x, y] = [angles.map(Math.cos), angles.map(Math.sin)].map((parts) =>
    parts.reduce((sum, part) => sum + part, 0),
  );
  const angle = Math.atan2(y!, x!);
  return angle < 0 ? angle + 2 * Math.PI : angle;
}
