import type { Random } from '@slidewise/core/random';
import type { Sight } from '../sight/sight.js';
import { fraction } from './chance.js';
import { PLAYER } from './model.js';

/** The judgement of a solved position. */
export const SOLVED = Number.NEGATIVE_INFINITY;

/** A position that is considered. */
interface Node {
  readonly at: number;
  readonly parent: Node | undefined;
  /** How many moves seem to be left. */
  readonly left: number;
}

/** What a player thinks of before a few moves. */
export interface LookAhead {
  readonly sight: Sight;
  readonly at: number;
  /** Where the player has just come from. */
  readonly before: number;
  /** The most positions to go on from. */
  readonly most: number;
  /** How many moves seem to be left; minus infinity where it is solved. */
  readonly judge: (at: number) => number;
  readonly random: Random;
}

/** Searches best first, and returns the positions up to the one that looks best, and how many were considered. */
export function lookAhead({ sight, at, before, most, judge, random }: LookAhead): {
  readonly path: readonly number[];
  readonly considered: number;
} {
  const open: Node[] = [{ at, parent: undefined, left: 0 }];
  const known = new Set([at, before]);
  let best: Node | undefined;
  let considered = 0;
  while (considered < most && open.length > 0 && best?.left !== SOLVED) {
    const node = takeBest(open);
    considered++;
    const children = candidates(sight, node.at, known, random).map(
      (next): Node => ({ at: next, parent: node, left: judge(next) }),
    );
    const least = Math.min(...children.map(({ left }) => left));
    for (const child of children) {
      known.add(child.at);
      if (child.left <= least + PLAYER.prune) open.push(child);
      if (best === undefined || child.left < best.left) best = child;
    }
  }
  const path: number[] = [];
  for (let node = best; node?.parent !== undefined; node = node.parent) path.unshift(node.at);
  return { path, considered };
}

/** The moves that seem to serve the goal, and now and then another; all if there is none. */
function candidates(sight: Sight, at: number, known: ReadonlySet<number>, random: Random): readonly number[] {
  const open = [...sight.after(at)].filter((next) => !known.has(next));
  if (!open.some((next) => sight.serves(at, next))) return open;
  return open.filter((next) => sight.serves(at, next) || sight.isSolved(next) || fraction(random) < PLAYER.attention);
}

function takeBest(open: Node[]): Node {
  let best = 0;
  for (let i = 1; i < open.length; i++) if (open[i]!.left < open[best]!.left) best = i;
  return open.splice(best, 1)[0]!;
}
