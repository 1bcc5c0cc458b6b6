import type { ReviewPoint } from '@slidewise/lab/review';
import { colors } from '../../terminal/colors.js';
import { showCount } from '../../terminal/units.js';

const EIGHTHS = [...' ▁▂▃▄▅▆▇█'];
const ROWS = 5;
/** No point is wider. */
const WIDEST = 3;

/** What a column of the curve stands for: a point, or several where there are more than fit. */
interface Column {
  readonly value: number | undefined;
  readonly isExact: boolean;
  /** The worst of the marks of the moves that led here. */
  readonly mark: string;
}

/** The moves to go after every move, as bars; below them what lost ground or made no progress. */
export function curveLines(points: readonly ReviewPoint[], turn: number | undefined, width: number): string[] {
  const most = Math.max(1, ...points.map((point) => heightOf(point) ?? 0));
  const gutter = showCount(most).length + 1;
  const room = Math.max(8, width - gutter);
  const each = Math.max(1, Math.min(WIDEST, Math.floor(room / points.length)));
  const columns = columnsOf(points, turn, Math.min(points.length, room));
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const floor = (ROWS - 1 - row) / ROWS;
    const cells = columns.map(({ value, isExact }) => {
      const eighths = value === undefined ? 0 : Math.round(8 * ROWS * (value / most - floor));
      const sign = EIGHTHS[Math.max(0, Math.min(8, eighths))]!.repeat(each);
      return isExact ? sign : colors.dim(sign.replaceAll('█', '░'));
    });
    const label = row === 0 ? showCount(most) : row === ROWS - 1 ? '0' : '';
    return `${colors.dim(label.padStart(gutter - 1))} ${cells.join('').trimEnd()}`;
  });
  const marks = columns.map(({ mark }) => painted(mark) + ' '.repeat(each - 1));
  const used = Object.entries(MEANINGS).filter(([sign]) => columns.some(({ mark }) => mark === sign));
  const last = showCount(points.length - 1);
  const start = 'start'.padEnd(Math.max(6, columns.length * each - last.length));
  return [
    ...lines,
    ...(used.length > 0 ? [`${' '.repeat(gutter)}${marks.join('').trimEnd()}`] : []),
    colors.dim(`${' '.repeat(gutter)}${start}${last}`),
    ...used.map(([sign, meaning]) => `${' '.repeat(gutter)}${painted(sign)} ${colors.dim(meaning)}`),
  ];
}

function painted(mark: string): string {
  if (mark === '◆') return colors.yellow(mark);
  return mark === ' ' ? mark : colors.red(mark);
}

/** The height of a point: what is known, or the shortest solution that is. */
function heightOf({ least, most }: ReviewPoint): number | undefined {
  return most ?? (least > 0 ? undefined : 0);
}

/** From nothing to the turning point. */
const MARKS = ' ◆●▲';
const MEANINGS = { '◆': 'no progress', '●': 'lost ground', '▲': 'the turning point' };

function columnsOf(points: readonly ReviewPoint[], turn: number | undefined, count: number): Column[] {
  const columns: Column[] = [];
  for (let i = 0; i < count; i++) {
    const [from, to] = [Math.floor((i * points.length) / count), Math.floor(((i + 1) * points.length) / count)];
    const some = points.slice(from, to);
    const worst = some.reduce((worst, _, k) => {
      const at = from + k;
      const mark = points[at - 1]?.next?.mark;
      return Math.max(worst, at === turn ? 3 : mark === 'lost' ? 2 : mark === 'even' ? 1 : 0);
    }, 0);
    const highest = some.reduce((a, b) => ((heightOf(b) ?? -1) > (heightOf(a) ?? -1) ? b : a));
    columns.push({
      value: heightOf(highest),
      isExact: highest.least === highest.most,
      mark: MARKS[worst]!,
    });
  }
  return columns;
}
