import { type Family, identityOf, type Scene, type ScenePiece, type Space } from '@slidewise/core/contract';
import { quotient, type ShortestPaths, type StateGraph, shiftsBetween } from '@slidewise/core/internals';
import type { Features } from './features.js';

type Pieces = Pick<Features, 'targetRetreats' | 'returningPieces' | 'movingPieces' | 'pieces'>;

/** The shortest solutions of a position, in its own terms. */
export interface PieceMotions<P, M> {
  readonly family: Family<P, M>;
  readonly position: P;
  readonly metric: string;
  readonly space: Space<M, P>;
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
export function* followPieces<P, M>(motions: PieceMotions<P, M>): Generator<void, Pieces | undefined> {
  const { family, position, paths } = motions;
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
      for (const { state, position: after } of helpfulMoves(motions, stop)) {
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

/** What the moves at a position that are on a shortest solution lead to. */
export function* helpfulMoves<P, M>(
  { space, graph }: PieceMotions<P, M>,
  { state: here, position }: Pick<Stop<P>, 'state' | 'position'>,
): Generator<Pick<Stop<P>, 'state' | 'position'>> {
  const { states, offsets, neighbours, toGoal } = graph;
  for (let i = offsets[here]!; i < offsets[here + 1]!; i++) {
    const state = neighbours[i]!;
    if (toGoal[state] !== toGoal[here]! - 1) continue;
    yield { state, position: space.positionAt(states.keys, state * space.keyWords, position) };
  }
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
