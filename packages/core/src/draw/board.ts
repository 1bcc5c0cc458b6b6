import { aNumber, demand, listOf } from '../check.js';
import { aWholeCell, someCells } from '../contract/checking/family-kinds.js';
import type { Cell, Scene, SceneExit, ScenePiece } from '../contract/scene.js';
import { escapeText } from '../text/xml.js';
import { goalGroups } from './goal-groups.js';
import { outline } from './outline.js';
import { TARGET_TONE, TONES, toneOf } from './tones.js';

// In core and not in the command line, because a browser draws the same pictures. It depends on `Scene` alone.

/** The width of a cell. */
export const CELL = 48;
const FRAME = 10;
const MARGIN = 2;
/** How far the picture of a board goes beyond its cells, on all sides. */
export const EDGE = FRAME + MARGIN;

/** Legible on light and dark backgrounds; the pieces have the same colours on both. */
export const BOARD_STYLE = `
.sw-floor{fill:#e6dccb}.sw-frame{fill:none;stroke:#b9af9c;stroke-width:${FRAME}}.sw-grid{fill:none;stroke:#d8ccb7}
.sw-wall{fill:#8c8373}.sw-goal{fill:#c8321f;fill-opacity:.12;stroke:#c8321f;stroke-width:2;stroke-dasharray:5 4}.sw-reserved{fill:none;stroke:#c8321f;stroke-opacity:.45;stroke-width:2;stroke-linecap:round}.sw-exit{fill:none;stroke:#c8321f;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.sw-piece{stroke:#000;stroke-opacity:.22;stroke-width:1.5}.sw-target{stroke:#7d1408;stroke-opacity:1;stroke-width:2.5}
.sw-label{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;font-weight:600;text-anchor:middle;fill:#1c1c22}
.sw-target-label{fill:#fff;font-weight:700}
@media (prefers-color-scheme:dark){.sw-floor{fill:#22252c}.sw-frame{stroke:#545b69}.sw-grid{stroke:#2e323b}.sw-wall{fill:#6b7282}.sw-goal{fill:#ff7a66;stroke:#ff7a66}.sw-reserved{stroke:#ff7a66}.sw-exit{stroke:#ff7a66}}
`;

/** What never moves: the floor, the frame with its gaps, walls and goals; the first cell is at 0, 0. */
export function drawGround(scene: Scene): string[] {
  const half = FRAME / 2;
  const [width, height] = [scene.width * CELL + FRAME, scene.height * CELL + FRAME];
  const frame = `x="${-half}" y="${-half}" width="${width}" height="${height}" rx="${half + 4}"`;
  return [
    `<rect class="sw-floor" ${frame}/>`,
    `<path class="sw-grid" d="${grid(scene)}"/>`,
    `<rect class="sw-frame" ${frame}/>`,
    ...scene.exits.map(drawExit),
    ...(scene.walls.length === 0 ? [] : [`<path class="sw-wall" fill-rule="evenodd" d="${wallPath(scene.walls)}"/>`]),
    ...drawReserved(scene.reserved ?? []),
    ...drawGoals(scene),
  ];
}

function grid({ width, height }: Scene): string {
  const across = Array.from({ length: height - 1 }, (_, i) => `M0 ${(i + 1) * CELL}H${width * CELL}`);
  const down = Array.from({ length: width - 1 }, (_, i) => `M${(i + 1) * CELL} 0V${height * CELL}`);
  return [...across, ...down].join('');
}

/** The floor runs on through the frame, and an arrow points out. */
function drawExit({ row, column, side }: SceneExit): string {
  const turns = { right: 0, bottom: 90, left: 180, top: 270 };
  const place = `translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL}) rotate(${turns[side]})`;
  const [x, half] = [CELL / 2, CELL / 2];
  const gap = `<rect class="sw-floor" x="${x}" y="${-half}" width="${FRAME + 0.5}" height="${CELL}"/>`;
  const arrow = `<path class="sw-exit" d="M${x + 1} -8L${x + FRAME - 1} 0L${x + 1} 8"/>`;
  return `<g transform="${place}">${gap}${arrow}</g>`;
}

function wallPath(walls: readonly Cell[]): string {
  return outline(walls, { cell: CELL, inset: 0, radius: 4 });
}

/** Cells that only goal pieces may enter are hatched. */
function drawReserved(cells: readonly Cell[]): string[] {
  return cells.length === 0 ? [] : [`<path class="sw-reserved" d="${hatching(cells, CELL)}"/>`];
}

const anyCells = listOf(aWholeCell);

/** The ends of three strokes across a cell, as parts of its width. */
const STROKES = [
  [0.2, 0.5],
  [0.2, 0.8],
  [0.5, 0.8],
] as const;

/** Strokes that shade cells of a width. */
export function hatching(cells: readonly Cell[], width: number): string {
  demand(['cells', cells, anyCells], ['width', width, aNumber]);
  const round = (length: number): number => Math.round(length * 100) / 100;
  return cells
    .flatMap(({ row, column }) =>
      STROKES.map(([near, far]) => {
        const [left, right] = [round((column + near) * width), round((column + far) * width)];
        const [top, bottom] = [round((row + near) * width), round((row + far) * width)];
        return `M${left} ${bottom}L${right} ${top}`;
      }),
    )
    .join('');
}

/** The goal cells; pieces on them cover the marks. */
function drawGoals(scene: Scene): string[] {
  const paths = goalGroups(scene).map(({ cells }) => outline(cells, { cell: CELL, inset: 3, radius: 6 }));
  return paths.length === 0 ? [] : [`<path class="sw-goal" d="${paths.join('')}"/>`];
}

/** The pieces, in their order. */
export function drawPieces(pieces: readonly ScenePiece[]): string[] {
  return pieces.map(drawPiece);
}

function drawPiece(piece: ScenePiece): string {
  const { label, cells } = piece;
  const tone = toneOf(piece);
  const target = tone === 'target';
  const color = target ? TARGET_TONE : TONES[tone]!;
  const path = outline(cells, { cell: CELL, inset: 3.5, radius: 9 });
  const shape = `<path class="sw-piece${target ? ' sw-target' : ''}" fill="${color}" fill-rule="evenodd" d="${path}"/>`;
  if (label === '' || cells.length === 0) return shape;
  const [x, y] = labelPlace(cells);
  // Wide letters take about three quarters of the size of the font each.
  const size = Math.min(22, Math.floor((CELL - 12) / (0.75 * [...label].length)));
  const text = `<text class="sw-label${target ? ' sw-target-label' : ''}" x="${x * CELL}" y="${y * CELL}" dy=".36em" font-size="${size}">${escapeText(label)}</text>`;
  return `${shape}${text}`;
}

/** The middle of a piece where that is well inside it, else the middle of the cell that is nearest to it. */
export function labelPlace(cells: readonly Cell[]): readonly [x: number, y: number] {
  demand(['cells', cells, someCells]);
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(cells.map(({ column }) => column)) + 0.5;
  const y = mean(cells.map(({ row }) => row)) + 0.5;
  const holds = (px: number, py: number): boolean =>
    cells.some(({ row, column }) => column === Math.floor(px) && row === Math.floor(py));
  const around = [-0.25, 0.25].flatMap((dx) => [-0.25, 0.25].map((dy) => holds(x + dx, y + dy)));
  if (around.every(Boolean)) return [x, y];
  const distance = ({ row, column }: Cell): number => (column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2;
  const nearest = cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
  return [nearest.column + 0.5, nearest.row + 0.5];
}
