import type { Family } from '../contract/family.js';
import { identityOf } from '../contract/same.js';
import type { Scene, ScenePiece } from '../contract/scene.js';
import { shiftsBetween } from '../draw/motion.js';
import { unwrap } from '../result.js';
import { newSuccessors } from '../search/counts.js';
import { quotient, type ShortestPaths } from '../search/shortest-paths.js';
import type { StateGraph } from '../search/state-graph.js';
import type { Features } from './features.js';

type Pieces = Pick<Features, 'targetRetreats' | 'returningPieces' | 'movingPieces' | 'pieces'>;

/** The shortest solutions of a position, in its own terms. */
export interface Ways<P, M> {
  readonly family: Family<P, M>;
  readonly position: P;
  readonly metric: string;
  readonly graph: StateGraph;
  readonly paths: ShortestPaths;
}

/** On more positions than this, pieces are not followed. */
export const MOST_FOLLOWED = 20_000;

/**
 * A position on shortest solutions. States do not tell identical pieces apart, positions do: pieces are followed through positions, of which
 * several may be one state.
 */
interface Stop<P> {
  readonly state: number;
  readonly position: P;
  readonly scene: Scene;
  /** The part of all shortest solutions that pass it. */
  share: number;
  /** By piece: how often it has moved on the way here, at least and at most; and the part of the solutions that come here without moving it. */
  readonly least: number[];
  readonly most: number[];
  readonly still: number[];
}

/** What pieces do on the shortest solutions. Yields after each position; undefined if there are too many. */
export function* followPieces<P, M>(ways: Ways<P, M>): Generator<void, Pieces | undefined> {
  const { family, position, paths } = ways;
  const start = stopAt(family, position, 0);
  const count = start.scene.pieces.length;
  const means = new Array<number>(count).fill(0);
  let retreats = 0;
  let followed = 0;
  start.share = 1;
  start.still.fill(1);
  start.least.fill(0);
  let layer: readonly Stop<P>[] = [start];
  for (let depth = 0; depth < paths.length; depth++) {
    const next = new Map<string, Stop<P>>();
    for (const stop of layer) {
      if (++followed > MOST_FOLLOWED) return undefined;
      for (const { state, position: after } of helpfulMoves(ways, stop)) {
        const identity = identityOf(after);
        const child = next.get(identity) ?? stopAt(family, after, state);
        next.set(identity, child);
        const chance = quotient(paths.onward.get(state)!, paths.onward.get(stop.state)!);
        const share = stop.share * chance;
        const moved = new Set(shiftsBetween(stop.scene, child.scene).map(({ piece }) => piece));
        child.share += share;
        for (let piece = 0; piece < count; piece++) {
          const moves = moved.has(piece) ? 1 : 0;
          means[piece]! += share * moves;
          child.least[piece] = Math.min(child.least[piece]!, stop.least[piece]! + moves);
          child.most[piece] = Math.max(child.most[piece]!, stop.most[piece]! + moves);
          if (moves === 0) child.still[piece]! += stop.still[piece]! * chance;
        }
        if ([...moved].some((piece) => isRetreat(stop.scene, child.scene, piece))) retreats += share;
      }
      yield;
    }
    layer = [...next.values()];
  }
  const pieces = start.scene.pieces.map(({ label, role }, piece) => ({
    label,
    role,
    least: Math.min(...layer.map(({ least }) => least[piece]!)),
    mean: means[piece]!,
    most: Math.max(...layer.map(({ most }) => most[piece]!)),
  }));
  return {
    pieces,
    movingPieces: pieces.filter(({ least }) => least > 0).length,
    targetRetreats: retreats,
    returningPieces: returning(start, layer),
  };
}

function stopAt<P, M>(family: Family<P, M>, position: P, state: number): Stop<P> {
  const scene = family.scene(position);
  const each = (value: number) => new Array<number>(scene.pieces.length).fill(value);
  return { state, position, scene, share: 0, least: each(Number.POSITIVE_INFINITY), most: each(0), still: each(0) };
}

/** Pieces that have moved, and stand in the end where they stood at the start. */
function returning<P>(start: Stop<P>, solved: readonly Stop<P>[]): number {
  let sum = 0;
  for (const { share, scene, still } of solved) {
    for (const [piece, { cells }] of scene.pieces.entries()) {
      const [from, to] = [start.scene.pieces[piece]!.cells[0], cells[0]];
      if (from?.row === to?.row && from?.column === to?.column) sum += share - still[piece]!;
    }
  }
  return sum;
}

/** A helpful move, and what it leads to. */
interface Way<P, M> {
  readonly state: number;
  readonly move: M;
  readonly position: P;
}

/** The moves at a position that are on a shortest solution, in the order of its space. */
export function* helpfulMoves<P, M>(
  { family, metric, graph }: Ways<P, M>,
  { state: here, position }: Pick<Stop<P>, 'state' | 'position'>,
): Generator<Way<P, M>> {
  // Its own space says which moves its edges are; the keys of states are the same in all spaces of a component.
  const space = family.space(position, metric);
  const state = new Int32Array(space.stateWords);
  const out = newSuccessors(space);
  space.start(state, 0);
  out.next = 0;
  do {
    space.expand(state, 0, -1, out, out.next);
    for (let i = 0; i < out.count; i++) {
      const there = graph.states.find(out.keys, i * space.keyWords);
      if (there < 0 || graph.toGoal[there] !== graph.toGoal[here]! - 1) continue;
      const move = space.moves([out.edges[i]!])[0]!;
      yield { state: there, move, position: unwrap(family.play(position, move)) };
    }
  } while (out.next !== 0);
}

/** Whether a target goes away from where it has to go. */
function isRetreat(before: Scene, after: Scene, piece: number): boolean {
  const [from, to] = [before.pieces[piece]!, after.pieces[piece]!];
  return from.role === 'target' && distanceToGoal(after, to) > distanceToGoal(before, from) + 1e-9;
}

/** How far the middle of a target is from the middle of its goal, or from an exit, by rows and columns. */
function distanceToGoal({ goals = [], exits }: Scene, { label, cells }: ScenePiece): number {
  const own = goals.filter((goal) => goal.label === label);
  const [row, column] = middleOf(cells);
  const away = ([y, x]: readonly [number, number]) => Math.abs(y - row) + Math.abs(x - column);
  if (own.length > 0) return away(middleOf(own));
  return exits.length === 0 ? 0 : Math.min(...exits.map((exit) => away([exit.row, exit.column])));
}

function middleOf(cells: readonly { readonly row: number; readonly column: number }[]): readonly [number, number] {
  const sum = (of: (cell: { row: number; column: number }) => number) =>
    cells.reduce((total, cell) => total + of(cell), 0);
  return [sum(({ row }) => row) / cells.length, sum(({ column }) => column) / cells.length];
}
