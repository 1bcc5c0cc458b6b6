import type { Cell, Family, Kit, Puzzles, Scene, Size } from '@slidewise/core/contract';
import { Surveyor } from '@slidewise/core/internals';
import { type Placement, placements } from './assembly.js';
import type { Order } from './order.js';

/** All positions that the boards of an order can be taken from. */
export interface Stock<P> {
  /** The distance of each from the nearest goal; -1 where there is none. */
  readonly distances: ArrayLike<number>;
  at(state: number): P;
  /** Whether it is as far from the goals as any that can be reached from it. */
  isHardest(state: number): boolean;
}

/** Where there are more, they are not tried one by one: this takes two seconds. */
const MOST = 50_000;

/** All positions of the boards that the kits of a family make for an order; undefined where there are too many, or no kits. */
export function stockOfKits<P, M>(family: Family<P, M>, puzzles: Puzzles<P>, order: Order): Stock<P> | undefined {
  const { size, constraints, metric } = order;
  if (puzzles.kits === undefined) return undefined;
  const classes: (readonly [Kit<P>, readonly Placement[]])[] = [];
  let left = MOST;
  for (const kit of puzzles.kits(size, constraints)) {
    const all = placements(kit, size, left);
    if (all === undefined) return undefined;
    left -= all.length;
    classes.push([kit, all]);
  }
  const surveyor = new Surveyor();
  const positions: P[] = [];
  const distances: number[] = [];
  const hardest: number[] = [];
  for (const [kit, all] of classes) {
    const known = new Set<string>();
    for (const placed of all) {
      if (known.has(nameOfPlaced(placed, size))) continue;
      const board = kit.build(placed.pieces, placed.walls);
      if (family.refute(board) !== undefined) continue;
      const space = family.space(board, metric);
      const survey = surveyor.survey(space, Number.POSITIVE_INFINITY)!;
      const key = new Int32Array(space.keyWords);
      for (let state = 0; state < survey.size; state++) {
        survey.read(state, key, 0);
        const position = space.positionAt(key, 0);
        known.add(nameOfScene(family.scene(position)));
        positions.push(position);
        distances.push(survey.distances[state]!);
        hardest.push(survey.hardest);
      }
    }
  }
  return { distances, at: (state) => positions[state]!, isHardest: (state) => distances[state] === hardest[state] };
}

/** The pieces by cells, whatever their names: the same for blocks and for their position. */
function nameOfPlaced({ pieces, walls }: Placement, { width }: Size): string {
  return nameOf(
    pieces.map(({ row, column, width: across, height: down, isTarget }) => {
      const first = row * width + column;
      return `${isTarget ? '*' : ''}${first}-${first + (down - 1) * width + across - 1}`;
    }),
    walls.map((cell) => corners([cell], width)),
  );
}

function nameOfScene({ pieces, walls, width }: Scene): string {
  return nameOf(
    pieces.map(({ cells, role }) => `${role === 'target' ? '*' : ''}${corners(cells, width)}`),
    walls.map((cell) => corners([cell], width)),
  );
}

/** The first and the last cell of a rectangle. */
function corners(cells: readonly Cell[], width: number): string {
  const places = cells.map(({ row, column }) => row * width + column);
  return `${Math.min(...places)}-${Math.max(...places)}`;
}

function nameOf(pieces: string[], walls: string[]): string {
  return `${pieces.sort().join()}#${walls.sort().join()}`;
}
