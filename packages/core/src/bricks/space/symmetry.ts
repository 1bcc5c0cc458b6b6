import { type Turn, turnsOf } from '../../family-tools/symmetries.js';
import type { Freedom } from '../position.js';
import type { BrickClass, Layout } from './layout.js';

/** A rotation or reflection that maps the state space to itself, and goals to goals. */
export interface Symmetry {
  readonly summary: string;
  /** The class that each class becomes. */
  readonly classes: Int32Array;
  /** By class and place: the cell of the first cell of its image. */
  readonly cells: readonly Int32Array[];
}

/** The symmetries of a board and its goals, without the identity; each is verified. */
export function symmetriesOf(layout: Layout): Symmetry[] {
  return turnsOf(layout.width, layout.height)
    .map((turn) => symmetryBy(layout, turn))
    .filter((symmetry) => symmetry !== undefined);
}

function symmetryBy(layout: Layout, turn: Turn): Symmetry | undefined {
  const { classes } = layout;
  const images = classes.map((brickClass) => imagesOf(layout, brickClass, turn));
  // No two classes share shape, freedom and goal, so that at most one can be the image of a class.
  const partners = classes.map((brickClass, i) =>
    classes.findIndex(
      (other, j) =>
        other.freedom === freedomAfter(turn, brickClass.freedom) &&
        isImage(brickClass, images[i], other) &&
        sameGoal(layout, i, images[i], j) &&
        sameSteps(layout, brickClass, images[i], other, turn),
    ),
  );
  if (partners.includes(-1)) return undefined;
  const symmetry = {
    summary: turn.summary,
    classes: Int32Array.from(partners),
    cells: images.map(({ cells }) => cells),
  };
  return sameGoals(layout, symmetry) ? symmetry : undefined;
}

function freedomAfter(turn: Turn, freedom: Freedom): Freedom {
  if (!turn.swaps) return freedom;
  return freedom === 'horizontal' ? 'vertical' : freedom === 'vertical' ? 'horizontal' : freedom;
}

/** Both are goal bricks, and the image of the one's goal is the other's; or neither is. */
function sameGoal({ classes, goals }: Layout, own: number, { cells }: Images, other: number): boolean {
  if (classes[own].goal < 0 || classes[other].goal < 0) return classes[own].goal < 0 && classes[other].goal < 0;
  const [before, after] = [own, other].map((i) => goals.flat().find(({ brickClass }) => brickClass === i)?.places);
  if (before === undefined || after === undefined) return before === after;
  return before.every((reached, place) => after[classes[other].placeAt[cells[place]]] === reached);
}

interface Images {
  readonly cells: Int32Array;
  /** The shape of the image, as cells seen from its first one. */
  readonly shape: string;
}

function imagesOf({ width, height }: Layout, { places, rows, columns }: BrickClass, turn: Turn): Images {
  const turned = (row: number, column: number): number => {
    const [r, c] = turn.image(row, column, height, width);
    return r * width + c;
  };
  let shape = '';
  const cells = places.map((cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const image = rows.map((r, i) => turned(row + r, column + columns[i])).sort((a, b) => a - b);
    const [first] = image as [number];
    const [top, left] = [Math.floor(first / width), first % width];
    shape = image.map((each) => `${Math.floor(each / width) - top},${(each % width) - left}`).join(' ');
    return first;
  });
  return { cells, shape };
}

function isImage(brickClass: BrickClass, { cells, shape }: Images, other: BrickClass): boolean {
  if (other.starts.length !== brickClass.starts.length || other.places.length !== brickClass.places.length)
    return false;
  return (
    other.rows.map((row, i) => `${row},${other.columns[i]}`).join(' ') === shape &&
    cells.every((cell) => other.placeAt[cell] >= 0)
  );
}

/** A step from a place is a step from its image: walls, goal cells and the freedom to move are the same. */
function sameSteps(
  { deltas, width, height }: Layout,
  own: BrickClass,
  { cells }: Images,
  other: BrickClass,
  turn: Turn,
): boolean {
  const [zero] = [turn.image(0, 0, height, width)];
  const turnedDelta = deltas.map((delta) => {
    const [rows, columns] = Math.abs(delta) === 1 && width > 1 ? [0, delta] : [delta / width, 0];
    const [r, c] = turn.image(rows, columns, height, width);
    return (r - zero[0]) * width + c - zero[1];
  });
  return own.places.every((_, place) =>
    deltas.every((_delta, d) => {
      const to = own.steps[4 * place + d];
      const image = other.steps[4 * other.placeAt[cells[place]] + deltas.indexOf(turnedDelta[d])];
      return to < 0 ? image < 0 : image === other.placeAt[cells[to]];
    }),
  );
}

/** The goals, as sets of what reaches them, are the same after turning. */
function sameGoals({ goals, classes }: Layout, { classes: partners, cells }: Symmetry): boolean {
  const describe = (image: (brickClass: number, place: number) => string): string =>
    goals
      .map((ways) => {
        const reaching = ways.flatMap(({ brickClass, places }) =>
          [...places.keys()].filter((place) => places[place] === 1).map((place) => image(brickClass, place)),
        );
        return reaching.sort().join();
      })
      .sort()
      .join(' ');
  const before = describe((brickClass, place) => `${brickClass}@${classes[brickClass].places[place]}`);
  return before === describe((brickClass, place) => `${partners[brickClass]}@${cells[brickClass][place]}`);
}
