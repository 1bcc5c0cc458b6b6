import { distanceText, markText } from '@slidewise/lab/review';
import { colors } from '../../terminal/colors.js';
import { fitTable } from '../../terminal/narrow-table.js';
import type { Column } from '../../terminal/table.js';
import { showCount } from '../../terminal/units.js';
import { capital, lineWidth, wrapSentence } from '../../terminal/wrap.js';
import { curveLines } from './curve.js';
import { bestInWords, lengthsOf, onwardInWords, playedInWords, type Reviewed, unitOf } from './reviewed.js';

/** More moves that are as good are only counted. */
const MOST_NAMED = 3;

/** Human-readable: the curve, what there is to say, and every move. */
export function humanReport(reviewed: Reviewed): string {
  const { game, review } = reviewed;
  const width = lineWidth();
  const wrap = (text: string): string[] => wrapSentence(text, width, '');
  const { points, turningPoint, finding, reason, status } = review;
  const curve =
    status === 'unsolvable' || points.every(({ most }) => most === null)
      ? []
      : [colors.dim(`${unitOf(reviewed)}s to go`), ...curveLines(points, turningPoint?.number, width), ''];
  const lines = [
    colors.bold(game.label),
    ...wrap(lengthsOf(reviewed)).map((line) => colors.dim(line)),
    '',
    ...curve,
    ...wrap(finding.message).map((line) => (turningPoint === null ? colors.green(line) : colors.bold(line))),
    ...(reason === undefined ? [] : wrap(`${capital(reason.message)}.`)),
    ...betterWay(reviewed).flatMap(wrap),
  ];
  if (game.moves.length > 0 && status !== 'unsolvable') lines.push('', ...tableLines(reviewed, width));
  return `${lines.join('\n')}\n`;
}

/** How the game could have gone on at its turning point; or how it can, where it is not finished. */
function betterWay(reviewed: Reviewed): string[] {
  const { points, turningPoint, solved, status } = reviewed.review;
  if (status === 'unsolvable') return [];
  const last = points.length - 1;
  const places = [...(turningPoint === null ? [] : [turningPoint.number - 1]), ...(solved ? [] : [last])];
  return [...new Set(places)].flatMap((at) => {
    const onward = onwardInWords(reviewed, points[at]!);
    if (onward.length === 0) return [];
    const where = at === last ? 'From the end on' : `Instead of move ${at + 1}`;
    return [`${where}: ${onward.join(', ')}`];
  });
}

function tableLines(reviewed: Reviewed, width: number): string[] {
  const { points } = reviewed.review;
  const played = points.slice(0, -1);
  const words = playedInWords(reviewed);
  const columns: Column[] = [
    { title: 'move', align: 'right', cells: played.map((_, i) => showCount(i + 1)) },
    { title: 'played', align: 'left', cells: words },
    { title: 'to go', align: 'right', cells: played.map((_, i) => distanceText(points[i + 1]!)) },
    { title: 'mark', align: 'left', cells: played.map((point) => markText(point.next) || '–') },
    { title: 'shortest ways', align: 'left', cells: played.map((point) => waysText(reviewed, point)), dispensable: 1 },
  ];
  const { header, lines } = fitTable(columns, width);
  const paints = { best: String, even: colors.yellow, lost: colors.red };
  const unknown = played.some(({ next }) => next!.mark === null);
  return [
    colors.dim(header),
    ...lines.map((line, i) => {
      const { mark } = played[i]!.next!;
      return mark === null ? colors.dim(line) : paints[mark](line);
    }),
    ...(unknown
      ? wrapSentence('– is not proved · ≤ is a solution that may not be shortest', width, '').map((line) =>
          colors.dim(line),
        )
      : []),
  ];
}

/** `C right 1, X left 1, 3 more`. */
function waysText(reviewed: Reviewed, point: Parameters<typeof bestInWords>[1]): string {
  const words = bestInWords(reviewed, point);
  const more = words.length - MOST_NAMED;
  const named = more > 1 ? [...words.slice(0, MOST_NAMED), `${showCount(more)} more`] : words;
  return point.allBest || words.length === 0 ? named.join(', ') : `${named.join(', ')} …`;
}
