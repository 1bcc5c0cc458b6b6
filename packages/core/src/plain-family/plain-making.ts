import type { Making } from '../contract/facets/making.js';
import type { Size } from '../contract/scene.js';
import { noBoardOfSize } from '../messages/en/plain-families.js';
import type { Random } from '../random.js';
import { ok, problem, type Result } from '../result.js';
import type { PlainRules } from './plain-rules.js';

/** A random board is up to so many moves away from a given one … */
const LONGEST_WALK = 200;
/** … and one that differs a little, up to so many. */
const SHORT_WALK = 3;

/** Boards are made by random moves from the boards that the author gives, in their sizes. */
export function plainMaking<P extends object, M>({ boards, moves, play, scene }: PlainRules<P, M>): Making<P> {
  const sizeOf = (position: P): Size => {
    const { width, height } = scene(position);
    return { width, height };
  };
  const walk = (random: Random, start: P, steps: number): P => {
    let position = start;
    for (let i = 0; i < steps; i++) {
      const legal = moves(position);
      if (legal.length === 0) break;
      position = play(position, random.pick(legal));
    }
    return position;
  };
  const plain = (size: Size): Result<P> => {
    const board = boards.find((each) => isSame(sizeOf(each), size));
    if (board !== undefined) return ok(board);
    const known = new Set(boards.map((each) => textOf(sizeOf(each))));
    return problem(noBoardOfSize({ size: textOf(size), known: [...known] }));
  };
  return {
    sizes: { small: sizeOf(boards[0]!), usual: sizeOf(boards.at(-1)!) },
    plain,
    random(random, size) {
      const fitting = boards.filter((each) => isSame(sizeOf(each), size));
      return walk(random, random.pick(fitting), random.integer(LONGEST_WALK));
    },
    vary: (random, position) => walk(random, position, 1 + random.integer(SHORT_WALK)),
  };
}

function isSame(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height;
}

function textOf({ width, height }: Size): string {
  return `${width}x${height}`;
}
