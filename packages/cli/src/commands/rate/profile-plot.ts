import { escapeText } from '@slidewise/core/text';
import type { ProfilePoint } from '@slidewise/lab/rating';
import { showAmount, showCount } from '../../terminal/units.js';

const [HEIGHT, TOP, BOTTOM] = [230, 10, 44];
const FLOOR = HEIGHT - BOTTOM;

/** The most marks along an axis. */
const MARKS = 8;
/** The most between two bars, in parts of a hundred of the width. */
const MOST_GAP = 0.45;

/**
 * The distance profile: a bar for each position of a solution, made of the moves that help, keep the distance and
 * hurt. Widths are in parts of the whole, so the plot fits its place and texts keep their size on a phone. The style
 * sheet leaves room for the numbers of the axis.
 */
export function profilePlot(title: string, points: readonly ProfilePoint[], unit: string): string {
  const most = Math.max(1, ...points.map(({ legal }) => legal));
  const slot = 100 / points.length;
  const gap = Math.min(MOST_GAP, slot / 4);
  const up = (count: number): number => (count / most) * (FLOOR - TOP);
  const bars = points.map((point, i) => {
    const x = round(i * slot + gap / 2);
    const width = round(slot - gap);
    let floor = FLOOR;
    const parts = partsOf(point).map(([look, count]) => {
      const height = up(count);
      floor -= height;
      return count === 0
        ? ''
        : `<rect class="${look}" x="${x}%" y="${round(floor)}" width="${width}%" height="${round(height)}"/>`;
    });
    const whole = `<rect class="slot" x="${round(i * slot)}%" y="${TOP}" width="${round(slot)}%" height="${FLOOR - TOP}"/>`;
    return `<g class="point-bar" data-at="${i}"><title>${escapeText(pointText(point, unit))}</title>${whole}${parts.join('')}</g>`;
  });
  const step = stepFor(most);
  const grid = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => {
    const y = round(FLOOR - up(i * step));
    return `<line class="plot-grid" x1="0" x2="100%" y1="${y}" y2="${y}"/><text class="plot-text soft end" x="-6" y="${y + 4}">${i * step}</text>`;
  });
  const every = Math.max(1, Math.ceil(points.length / (MARKS * 2)));
  const marks = points.map(({ distance }, i) => {
    if (i % every !== 0) return '';
    // Where there is little room, every other mark is enough.
    const look = points.length > MARKS && (i / every) % 2 === 1 ? ' spare' : '';
    return `<text class="plot-text soft middle${look}" x="${round((i + 0.5) * slot)}%" y="${FLOOR + 16}">${distance}</text>`;
  });
  return [
    `<svg class="plot" width="100%" height="${HEIGHT}" role="img">`,
    `<title>${escapeText(title)}</title>`,
    ...grid,
    ...marks,
    `<text class="plot-text soft middle" x="50%" y="${HEIGHT - 8}">${unit}s to go</text>`,
    ...bars,
    '</svg>',
  ].join('\n');
}

function partsOf({ legal, helps, keeps, hurts }: ProfilePoint): (readonly [look: string, count: number])[] {
  if (helps === null) return [['unrated', legal]];
  return [
    ['help', helps],
    ['keep', keeps!],
    ['hurt', hurts!],
  ];
}

/** `23 moves to go: 2 moves help, 1 keeps the distance, none hurts`. */
export function pointText({ distance, legal, helps, keeps, hurts }: ProfilePoint, unit: string): string {
  const left = distance === 0 ? 'solved' : `${showAmount(distance, unit)} to go`;
  if (helps === null) return `${left}: ${showAmount(legal, 'legal move')}`;
  const count = (amount: number, one: string, many: string): string =>
    `${amount === 0 ? 'none' : showCount(amount)} ${amount === 1 || amount === 0 ? one : many}`;
  return `${left}: ${count(helps, 'helps', 'help')}, ${count(keeps!, 'keeps the distance', 'keep the distance')}, ${count(hurts!, 'hurts', 'hurt')}`;
}

/** Round numbers between the lines of the grid. */
function stepFor(most: number): number {
  return [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((step) => most / step <= MARKS) ?? most;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
