import type { Family, Scene } from '@slidewise/core/contract';
import { positionId } from '@slidewise/core/session';

/** The cells of a drawing, row by row. */
type Grid = readonly (readonly string[])[];

/** How the boards of one puzzle are written on one line, without blanks: as the format of the start draws them, with `/` between rows. */
export class BoardLine {
  /** The board of the start without its pieces; undefined where the format draws no rows of cells. */
  private readonly floor: Grid | undefined;
  private readonly separator: string;
  /** What stands for each piece, by its number in the scene. */
  private readonly signs: readonly string[] = [];
  private readonly empty: string = '';
  /** The pieces that stand for others of their shape: their signs tell nothing. */
  private readonly alike: ReadonlySet<string>;
  private renamable: ReadonlySet<number> | undefined;

  constructor(
    private readonly family: Family,
    position: unknown,
    private readonly format: string,
  ) {
    const scene = family.scene(position);
    this.alike = new Set((family.space(position).identicalPieces?.() ?? []).flat());
    const printed = family.print(position, format);
    const drawn = printed.ok ? gridIn(printed.value, scene) : undefined;
    this.separator = drawn?.separator ?? '';
    if (drawn === undefined) return;
    this.signs = scene.pieces.map(({ cells: [first] }) => drawn.grid[first!.row]![first!.column]!);
    this.empty = emptySign(drawn.grid, scene);
    const signs = new Set(this.signs);
    this.floor = drawn.grid.map((row) => row.map((sign) => (signs.has(sign) ? this.empty : sign)));
  }

  /** A board on one line; its id, where the format draws no rows of cells. */
  text(position: unknown): string {
    const { family, floor, signs, separator } = this;
    if (floor === undefined) return positionId(family, position, this.format);
    const { pieces } = family.scene(position);
    const rows = floor.map((row) => [...row]);
    for (const [i, { cells }] of pieces.entries()) for (const { row, column } of cells) rows[row]![column] = signs[i]!;
    return rows.map((row) => row.join(separator)).join('/');
  }

  /**
   * Whether somebody else's line is this board. Blanks count as commas, and pieces that are identical, or the only one of their shape, may have
   * other names: some programs number them anew.
   */
  isSame(line: string, position: unknown): boolean {
    const own = this.text(position);
    if (line === own) return true;
    if (this.floor === undefined) return false;
    const { width, height, pieces } = this.family.scene(position);
    const theirs = rowsOf(line.split('/'), width, height);
    if (theirs === undefined) return false;
    const covered = new Set<string>();
    const renamed = new Map<string, string>();
    for (const [i, { cells, role }] of pieces.entries()) {
      const signs = new Set(cells.map(({ row, column }) => theirs[row]![column]!));
      const [sign] = [...signs] as [string];
      if (signs.size !== 1 || covered.has(sign) || this.isNothing(sign)) return false;
      covered.add(sign);
      renamed.set(this.signs[i]!, sign);
      if (sign !== this.signs[i] && (role === 'target' || !this.mayBeCalled(pieces).has(i))) return false;
    }
    const cells = new Set(pieces.flatMap((piece) => piece.cells.map(({ row, column }) => row * width + column)));
    return theirs.every((row, r) => row.every((sign, c) => cells.has(r * width + c) || !covered.has(sign)));
  }

  private isNothing(sign: string): boolean {
    return sign === this.empty || sign === '.' || sign === '';
  }

  /** The pieces that are known without their names, by shape or because they are identical. */
  private mayBeCalled(pieces: Scene['pieces']): ReadonlySet<number> {
    this.renamable ??= new Set(
      [...piecesByShape(pieces).values()].flatMap((numbers) => {
        const others = numbers.filter((i) => pieces[i]!.role !== 'target');
        const areAlike = others.every((i) => this.alike.has(pieces[i]!.label));
        return others.length === 1 || areAlike ? others : [];
      }),
    );
    return this.renamable;
  }
}

/** The rows of cells at the end of a text; undefined if there are none, or pieces cannot be told apart in them. */
function gridIn(text: string, scene: Scene): { readonly grid: Grid; readonly separator: string } | undefined {
  const grid = rowsOf(text.trimEnd().split(/[\r\n/]+/), scene.width, scene.height);
  if (grid === undefined) return undefined;
  const signs = scene.pieces.map(({ cells }) => new Set(cells.map(({ row, column }) => grid[row]![column]!)));
  const all = new Set(signs.flatMap((each) => [...each]));
  if (signs.some(({ size }) => size !== 1) || all.size !== signs.length) return undefined;
  const isWide = grid.some((row) => row.some((sign) => sign.length > 1)) || !/^[^\s,]*$/m.test(text.trim());
  return { grid, separator: isWide ? ',' : '' };
}

/** The last lines as rows of so many cells: separated by commas or blanks, or a character each. */
function rowsOf(lines: readonly string[], width: number, height: number): Grid | undefined {
  if (lines.length < height) return undefined;
  const rows = lines.slice(lines.length - height).map((line) => {
    const words = line.split(/[\s,]+/).filter((word) => word !== '');
    return words.length === width ? words : [...line.trim()];
  });
  return rows.every((row) => row.length === width) ? rows : undefined;
}

/** What stands on a cell that holds nothing: no piece, no wall, no goal. */
function emptySign(grid: Grid, { width, walls, goals = [], reserved = [], pieces }: Scene): string {
  const taken = new Set(
    [...walls, ...goals, ...reserved, ...pieces.flatMap(({ cells }) => cells)].map(
      ({ row, column }) => row * width + column,
    ),
  );
  const free = grid.flatMap((row, r) => row.filter((_, c) => !taken.has(r * width + c)));
  return free[0] ?? '.';
}

/** The numbers of the pieces of each shape. */
function piecesByShape(pieces: Scene['pieces']): ReadonlyMap<string, readonly number[]> {
  const byShape = new Map<string, number[]>();
  for (const [i, piece] of pieces.entries()) {
    const shape = shapeOf(piece);
    const known = byShape.get(shape);
    if (known === undefined) byShape.set(shape, [i]);
    else known.push(i);
  }
  return byShape;
}

function shapeOf({ cells }: Scene['pieces'][number]): string {
  const [first] = cells;
  return cells.map(({ row, column }) => `${row - first!.row},${column - first!.column}`).join(' ');
}
