import type { Family } from '../contract/family.js';
import { shiftsBetween } from '../draw/motion.js';
import * as say from '../messages/en/session.js';
import type { Message } from '../messages/message.js';
import { unwrap } from '../result.js';

/** So many moves are looked ahead: on the largest boards, each takes a millisecond. */
const FAR = 200;

/** Why a move is played. */
export interface MoveReason {
  /** A whole sentence. */
  readonly why: Message;
  /** The numbers of the pieces in the scene that it speaks of. */
  readonly pieces: readonly number[];
  /** After so many moves it is reached. */
  readonly after: number;
}

/** A position on a solution, after so many moves. */
interface Stop<P> {
  readonly before: P;
  readonly after: P;
  readonly bound: number;
  /** What is still to be done, by the sentences for when it is. */
  readonly open: ReadonlySet<string>;
}

/**
 * The purpose of a solution's first move: the first goal that is reached for good, else the next move with less to
 * do behind it. Undefined if that is too far away.
 */
export function whyMove<P, M>(
  family: Family<P, M>,
  position: P,
  metric: string,
  moves: readonly M[],
): MoveReason | undefined {
  const { bound, reasons } = family.explain(position, metric);
  const stops = stopsOf(family, position, metric, moves.slice(0, FAR));
  const solved = moves.length <= FAR ? moves.length : Number.POSITIVE_INFINITY;
  if (solved === 1) return { why: say.solvesTheBoard(), pieces: [], after: 1 };
  const aims = reasons
    .map((reason) => ({ ...reason, after: stops.findLastIndex(({ open }) => open.has(reason.done.message)) + 2 }))
    .filter(({ after }) => after <= stops.length && after < solved)
    .sort((a, b) => a.after - b.after);
  const [aim] = aims;
  if (aim !== undefined) {
    const { done, after, pieces } = aim;
    return { why: say.getsDone({ moves: after, done }), pieces, after };
  }
  const next = stops.findIndex((stop) => stop.bound < bound);
  const stop = stops[next];
  if (stop === undefined) return undefined;
  const { before, after } = stop;
  const pieces = shiftsBetween(family.scene(before), family.scene(after)).map(({ piece }) => piece);
  const { unit } = family.metrics.find(({ id }) => id === metric)!;
  const why =
    next === 0
      ? say.leavesLess({ bound: stop.bound, before: bound, unit })
      : say.makesWay({ move: family.moveMessage(before, moves[next]!), moves: next });
  return { why, pieces, after: next + 1 };
}

function stopsOf<P, M>(family: Family<P, M>, start: P, metric: string, moves: readonly M[]): Stop<P>[] {
  let before = start;
  return moves.map((move) => {
    const after = unwrap(family.play(before, move));
    const { bound, reasons } = family.explain(after, metric);
    const stop = { before, after, bound, open: new Set(reasons.map(({ done }) => done.message)) };
    before = after;
    return stop;
  });
}
