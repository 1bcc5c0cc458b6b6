import { seededRandom } from '../random.js';
import { CELL } from './cell.js';
import { outline } from './outline.js';
import type { Shape } from './shape.js';
import { hashOf, type Tone } from './tones.js';

const BRASS = '#e9c46a';
/** How far grain stays away from the edges. */
const EDGE = 8;

/** A wooden brick of any shape, with the top left of its box at 0, 0. */
export function drawBrick(shape: Shape, label: string, tone: Tone, isTarget: boolean): string {
  const body = outline(shape.cells, { cell: CELL, inset: 2.6, radius: 9 });
  const light = outline(shape.cells, { cell: CELL, inset: 4.4, radius: 7.4 });
  const parts = [
    `<path class="sw-far-shade" transform="translate(0 7)" d="${body}"/>`,
    `<path transform="translate(0 4.5)" fill="${tone.side}" d="${body}"/>`,
    `<path fill="url(#sw-${tone.id})" stroke="${tone.side}" fill-rule="evenodd" d="${body}"/>`,
    ...grain(shape, label, tone),
    `<path fill="none" stroke="#ffffff" stroke-opacity=".3" stroke-width="1.3" d="${light}"/>`,
  ];
  return [...parts, ...(isTarget ? brass(shape) : [])].join('');
}

/** Lines along the brick: for each row of cells, or column of a brick that stands, through as many cells as there are in a line. */
function grain({ cells, rows, columns }: Shape, label: string, tone: Tone): string[] {
  const lies = columns >= rows;
  const source = seededRandom(hashOf(label));
  const random = (): number => source.integer(1024) / 1024;
  const has = new Set(cells.map(({ row, column }) => `${lies ? row : column},${lies ? column : row}`));
  const [lanes, long] = lies ? [rows, columns] : [columns, rows];
  const lines: [string, string] = ['', ''];
  for (let lane = 0; lane < lanes; lane++) {
    for (let start = 0; start < long; start++) {
      if (!has.has(`${lane},${start}`) || has.has(`${lane},${start - 1}`)) continue;
      let end = start;
      while (has.has(`${lane},${end}`)) end++;
      const [from, to] = [start * CELL + EDGE, end * CELL - EDGE];
      for (let across = EDGE + 4 * random(); across < CELL - EDGE; across += 5 + 8 * random()) {
        const bend = (): number => Math.min(CELL - EDGE, Math.max(EDGE, across + 7 * (random() - 0.5)));
        const at = (part: number, off: number): string => {
          const [along, aside] = [round(from + part * (to - from)), round(lane * CELL + off)];
          return lies ? `${along} ${aside}` : `${aside} ${along}`;
        };
        const line = `M${at(0, across)}C${at(0.3, bend())} ${at(0.65, bend())} ${at(1, bend())}`;
        lines[random() < 0.5 ? 0 : 1] += line;
      }
    }
  }
  return lines.map(
    (line, i) =>
      `<path fill="none" stroke="${tone.side}" stroke-opacity="${[0.3, 0.42][i]}" stroke-width="${[0.9, 1.7][i]}" stroke-linecap="round" d="${line}"/>`,
  );
}

/** The corners of a master of brass, or a stud in each cell of another shape. */
function brass({ cells, rows, columns, isRectangle }: Shape): string[] {
  const [width, height] = [columns * CELL, rows * CELL];
  if (!isRectangle) {
    return cells.map(({ row, column }) => circle((column + 0.5) * CELL, (row + 0.5) * CELL, 21, 2));
  }
  const far = 9;
  const corners = [
    [far, far, 1, 1],
    [width - far, far, -1, 1],
    [far, height - far, 1, -1],
    [width - far, height - far, -1, -1],
  ] as const;
  const drawn = corners
    .map(
      ([x, y, right, down]) =>
        `M${x + right * 15} ${y}H${x + right * 5}Q${x} ${y} ${x} ${y + down * 5}V${y + down * 15}`,
    )
    .join('');
  const frame = `<path fill="none" stroke="${BRASS}" stroke-width="4.4" stroke-linecap="round" d="${drawn}"/>`;
  if (rows < 2 || columns < 2) return [frame];
  return [frame, circle(width / 2, height / 2, 25, 2.6), circle(width / 2, height / 2, 20.5, 1)];
}

function circle(x: number, y: number, radius: number, stroke: number): string {
  return `<rect x="${x - radius}" y="${y - radius}" width="${2 * radius}" height="${2 * radius}" rx="${radius}" fill="none" stroke="${BRASS}" stroke-width="${stroke}"/>`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
