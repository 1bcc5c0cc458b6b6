import { aScene, assertArguments } from '@slidewise/core/checking';
import type { Cell, Scene } from '@slidewise/core/contract';

/** A way to mirror or turn a board. */
interface Symmetry {
  /** Rows become columns. */
  readonly turned: boolean;
  place(cell: Cell, width: number, height: number): Cell;
}

const SYMMETRIES: readonly Symmetry[] = [false, true].flatMap((turned) =>
  [false, true].flatMap((upsideDown) =>
    [false, true].map((mirrored) => ({
      turned,
      place: (cell: Cell, width: number, height: number) => {
        const row = upsideDown ? height - 1 - cell.row : cell.row;
        const column = mirrored ? width - 1 - cell.column : cell.column;
        return turned ? { row: column, column: row } : { row, column };
      },
    })),
  ),
);

/**
 * The same text for boards that differ only by names of pieces, or by turning and mirroring. Goals stand in the place
 * of names, and of all views the text that sorts first is taken.
 */
export function likenessOf(scene: Scene): string {
  assertArguments(['scene', scene, aScene]);
  return symmetriesOf(scene)
    .map((symmetry) => describe(scene, symmetry))
    .sort()[0]!;
}

/** Where nothing but its name says where a piece belongs, the name counts, and the board cannot be turned. */
function namesCount({ exits, goals = [] }: Scene): boolean {
  return exits.length === 0 && goals.length === 0;
}

function symmetriesOf(scene: Scene): readonly Symmetry[] {
  return namesCount(scene) ? SYMMETRIES.slice(0, 1) : SYMMETRIES;
}

function describe(scene: Scene, symmetry: Symmetry): string {
  const { width, height, pieces, walls, exits, goals = [], reserved = [] } = scene;
  const { turned } = symmetry;
  const across = turned ? height : width;
  const place = (cell: Cell): number => {
    const { row, column } = symmetry.place(cell, width, height);
    return row * across + column;
  };
  const places = (cells: readonly Cell[]): string =>
    cells
      .map(place)
      .sort((a, b) => a - b)
      .join();
  const ways = (way: string | undefined): string =>
    way === undefined || way === 'none' ? (way ?? '') : (way === 'horizontal') !== turned ? 'h' : 'v';
  const owned = pieces.map(({ label, role, cells, ways: way }) => {
    const own = goals.filter((goal) => goal.label === label);
    const name = namesCount(scene) ? label : '';
    return `${role === 'target' ? '*' : ''}${places(cells)}:${ways(way)}:${places(own)}${name}`;
  });
  // An exit is known by the cell outside the frame.
  const outside = exits.map(({ row, column, side }) => {
    const aside = { left: [0, -1], right: [0, 1], top: [-1, 0], bottom: [1, 0] }[side] as [number, number];
    return `${place({ row, column })}>${place({ row: row + aside[0], column: column + aside[1] })}`;
  });
  const unlabelled = goals.filter(({ label }) => label === undefined);
  return [
    `${across}x${turned ? width : height}`,
    ...owned.sort(),
    `#${places(walls)}`,
    `-${places(reserved)}`,
    `?${places(unlabelled)}`,
    `>${outside.sort().join()}`,
  ].join('|');
}
