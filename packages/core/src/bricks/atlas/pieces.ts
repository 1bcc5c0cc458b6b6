import * as say from '../../messages/en/bricks-making.js';
import { ok, problem, type Result } from '../../result.js';
import { shorten } from '../../text/rows.js';
import { rectangleIn } from '../rectangle-text.js';

/** Equal bricks, all lying the same way. */
interface PieceKind {
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

/** The bricks of a board; the first one is the master, which is there once. */
export type PieceSet = readonly PieceKind[];

/** A list such as `2x2,5*1x2,4*1x1`: all sets that it stands for, since a brick that is no square may stand or lie. */
export function pieceSetsIn(text: string, width: number, height: number): Result<PieceSet[]> {
  const kinds: PieceKind[] = [];
  for (const part of text.split(',')) {
    const rectangle = rectangleIn(part);
    if (rectangle === undefined) return problem(say.shapesForm({ shapes: shorten(text) }));
    const { width: a, height: b, count = 1 } = rectangle;
    const [short, long] = [Math.min(a, b), Math.max(a, b)];
    if (short > Math.min(width, height) || long > Math.max(width, height)) {
      return problem(say.shapeTooLarge({ shape: `${a}x${b}`, width, height }));
    }
    if (kinds.some((kind) => kind.width === short && kind.height === long)) {
      return problem(say.shapeTwice({ shape: `${a}x${b}` }));
    }
    kinds.push({ width: short, height: long, count });
  }
  const [master] = kinds as [PieceKind];
  if (master.count > 1) return problem(say.severalMasters({ count: master.count }));
  const covered = kinds.reduce((sum, kind) => sum + kind.width * kind.height * kind.count, 0);
  if (covered >= width * height) {
    return problem(say.nothingFree({ cells: covered, width, height }));
  }
  return ok(waysToLie(kinds, width, height));
}

/** One 2×2, upright and lying 1×2, and 1×1, with two free cells: those with many 1×2 first, then those with many upright ones. */
export function klotskiSets(width: number, height: number): PieceSet[] {
  const rest = width * height - 6;
  const sets: PieceSet[] = [];
  for (let dominoes = Math.floor(rest / 2); dominoes >= 0; dominoes--) {
    const kinds = [
      { width: 2, height: 2, count: 1 },
      { width: 1, height: 2, count: dominoes },
      { width: 1, height: 1, count: rest - 2 * dominoes },
    ];
    sets.push(
      ...waysToLie(
        kinds.filter(({ count }) => count > 0),
        width,
        height,
      ),
    );
  }
  return sets;
}

/** Every way to say how many of each kind stand and how many lie; of those that stand there are as many as possible first. */
function waysToLie(kinds: readonly PieceKind[], width: number, height: number): PieceSet[] {
  let sets: PieceSet[] = [[]];
  for (const { width: short, height: long, count } of kinds) {
    const ways: PieceKind[][] = [];
    for (let standing = count; standing >= 0; standing--) {
      const both = [
        { width: short, height: long, count: standing },
        { width: long, height: short, count: count - standing },
      ].filter((kind) => kind.count > 0);
      if (both.every((kind) => kind.width <= width && kind.height <= height)) ways.push(both);
      if (short === long) break;
    }
    sets = sets.flatMap((set) => ways.map((way) => [...set, ...way]));
  }
  return sets;
}
