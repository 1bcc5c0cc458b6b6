import { aNumber, assertArguments, aText, listOf, objectWith } from '../check.js';
import { aScene, aWholeCell } from '../contract/checking/family-checks.js';
import type { Cell, Scene, SceneExit } from '../contract/scene.js';
import { CELL } from './cell.js';
import { goalGroups } from './goal-groups.js';
import { outline } from './outline.js';
import { HUES, lookOf, TARGET, TONES, type Tone } from './tones.js';

// In core and not in the command line, because a browser draws the same pictures. It depends on `Scene` alone.

const FRAME = 16;
const MARGIN = 2;
/** How far the picture of a board goes beyond its cells, on all sides. */
export const EDGE = FRAME + MARGIN;

/** What pictures of boards have in common, wherever they stand. */
export const PIECE_STYLE = `
.sw-shade{fill:#3a2608;fill-opacity:.3}.sw-far-shade{fill:#3a2608;fill-opacity:.13}
.sw-label{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;font-weight:750;text-anchor:middle}
.sw-number{font-family:ui-serif,"Iowan Old Style",Palatino,"Noto Serif",Georgia,serif;letter-spacing:-.02em}
.sw-grid{fill:none;stroke-width:1.5}.sw-lanes{stroke-dasharray:9 13}
.sw-goal{stroke-width:3;stroke-dasharray:9 8;stroke-linecap:round}.sw-reserved{fill:none;stroke-width:2.5;stroke-linecap:round}
.sw-wall-joints{fill:none;stroke-width:1.6}.sw-beams{display:none}
`;

/** Boards on paper: always light. */
export const PAPER_STYLE = `${PIECE_STYLE}
.sw-vehicles{fill:#d6cfc3}.sw-wood{fill:#e9dfcc}.sw-numbers{fill:#cdbd9f}.sw-frame{fill:none;stroke:#c0a473;stroke-width:${FRAME}}.sw-edge{fill:none;stroke:#8f7446;stroke-width:1.5}
.sw-grid{stroke:#f3eee4}.sw-felt{stroke:#bfb39b}.sw-wall{fill:#a99b86;stroke:#857760;stroke-width:1.5}.sw-wall-joints{stroke:#8a7c66}
.sw-goal{fill:#b92f18;fill-opacity:.13;stroke:#b92f18}.sw-reserved{stroke:#b92f18;stroke-opacity:.45}.sw-exit{fill:none;stroke:#b92f18;stroke-width:3.5;stroke-linecap:round;stroke-linejoin:round}
`;

/** Legible on light and dark backgrounds; the pieces have the same colours on both. */
export const BOARD_STYLE = `${PAPER_STYLE}@media (prefers-color-scheme:dark){.sw-vehicles{fill:#363a42}.sw-wood{fill:#26221d}.sw-numbers{fill:#1d1a16}.sw-frame{stroke:#5b4b36}.sw-edge{stroke:#2a2219}.sw-grid{stroke:#5d636e}.sw-felt{stroke:#4d463c}.sw-wall{fill:#4b4a48;stroke:#2d2c2b}.sw-wall-joints{stroke:#333231}.sw-goal{fill:#ff7a60;stroke:#ff7a60}.sw-reserved{stroke:#ff7a60}.sw-exit{stroke:#ff7a60}.sw-shade{fill:#000;fill-opacity:.5}}
`;

const someTones = listOf(objectWith({ id: aText, light: aText, body: aText, side: aText }));

/** The gradients of the bodies, which lie across a vehicle: darker at both sides. */
export function drawTones(tones: readonly Tone[] = TONES): string {
  assertArguments(['tones', tones, someTones]);
  const stop = (offset: number, color: string): string => `<stop offset="${offset}" stop-color="${color}"/>`;
  const gradients = tones.map((tone) => {
    const { id, light, body, side } = tone;
    const isRound = tone === TARGET || HUES.includes(tone);
    const stops = isRound
      ? [stop(0, side), stop(0.16, body), stop(0.5, light), stop(0.84, body), stop(1, side)]
      : [stop(0, light), stop(0.6, body), stop(1, body)];
    return `<linearGradient id="sw-${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;
  });
  return `<defs>${gradients.join('')}</defs>`;
}

/** What never moves inside the frame: lines, walls and goals; the first cell is at 0, 0. */
export function drawFloor(scene: Scene): string {
  assertArguments(['scene', scene, aScene]);
  const look = lookOf(scene);
  const lines = look === 'vehicles' ? lanes(scene) : look === 'wood' ? crosses(scene) : '';
  return [
    lines === '' ? '' : `<path class="sw-grid ${look === 'vehicles' ? 'sw-lanes' : 'sw-felt'}" d="${lines}"/>`,
    ...drawWalls(scene.walls),
    ...drawReserved(scene.reserved ?? []),
    ...drawGoals(scene),
  ].join('');
}

/** What never moves: the floor and the frame with its gaps, too. */
export function drawGround(scene: Scene): string[] {
  const half = FRAME / 2;
  const box = (out: number): string =>
    `x="${-out}" y="${-out}" width="${scene.width * CELL + 2 * out}" height="${scene.height * CELL + 2 * out}"`;
  return [
    `<rect class="sw-${lookOf(scene)}" ${box(half)} rx="${half + 4}"/>`,
    `<rect class="sw-frame" ${box(half)} rx="${half + 4}"/>`,
    `<rect class="sw-edge" ${box(FRAME)} rx="${FRAME + 4}"/><rect class="sw-edge" ${box(0)} rx="4"/>`,
    ...scene.exits.map((exit) => drawExit(exit, lookOf(scene))),
    drawFloor(scene),
  ];
}

/** Dashes between the parking bays. */
function lanes({ width, height }: Scene): string {
  const across = Array.from({ length: height - 1 }, (_, i) => `M5 ${(i + 1) * CELL}H${width * CELL}`);
  const down = Array.from({ length: width - 1 }, (_, i) => `M${(i + 1) * CELL} 5V${height * CELL}`);
  return [...across, ...down].join('');
}

/** A small cross where four cells meet. */
function crosses({ width, height }: Scene): string {
  return Array.from({ length: (height - 1) * (width - 1) }, (_, i) => {
    const [x, y] = [(1 + (i % (width - 1))) * CELL, (1 + Math.floor(i / (width - 1))) * CELL];
    return `M${x - 4} ${y}h8M${x} ${y - 4}v8`;
  }).join('');
}

/** The floor runs on through the frame, and an arrow points out. */
function drawExit({ row, column, side }: SceneExit, look: string): string {
  const turns = { right: 0, bottom: 90, left: 180, top: 270 };
  const place = `translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL}) rotate(${turns[side]})`;
  const half = CELL / 2;
  const gap = `<rect class="sw-${look}" x="${half - 1}" y="${-half}" width="${FRAME + 2}" height="${CELL}"/>`;
  const arrow = `<path class="sw-exit" d="M${half + 5} -8L${half + FRAME - 4} 0L${half + 5} 8"/>`;
  return `<g transform="${place}">${gap}${arrow}</g>`;
}

/** Walls are laid of stones. */
function drawWalls(walls: readonly Cell[]): string[] {
  if (walls.length === 0) return [];
  const body = outline(walls, { cell: CELL, inset: 2, radius: 7 });
  const joints = walls
    .map(({ row, column }) => {
      const [x, y] = [column * CELL, row * CELL];
      return `M${x + 4} ${y + 22}h56M${x + 4} ${y + 42}h56M${x + 32} ${y + 4}v18M${x + 17} ${y + 22}v20M${x + 47} ${y + 22}v20M${x + 32} ${y + 42}v18`;
    })
    .join('');
  return [`<path class="sw-wall" fill-rule="evenodd" d="${body}"/>`, `<path class="sw-wall-joints" d="${joints}"/>`];
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
  assertArguments(['cells', cells, anyCells], ['width', width, aNumber]);
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
  const paths = goalGroups(scene).map(({ cells }) => outline(cells, { cell: CELL, inset: 5, radius: 9 }));
  return paths.length === 0 ? [] : [`<path class="sw-goal" d="${paths.join('')}"/>`];
}
