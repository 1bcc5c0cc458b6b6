import { printMoves } from '@slidewise/core/contract';
import { aboutBoard } from '../../output/about-board.js';
import { reasonFields } from '../../output/message-fields.js';
import type { Reviewed } from './reviewed.js';

/** For programs: the game on a line. */
export function jsonLine({ game, review }: Reviewed): string {
  const { family, reading, texts } = game;
  const { metric, status, solved, length, points, turningPoint, finding, reason } = review;
  const style = { format: reading.format, metric };
  const start = points[0]!;
  const isKnown = start.least === start.most && status !== 'unsolvable';
  const line = {
    ...aboutBoard(game),
    metric,
    status,
    solved,
    length,
    optimum: isKnown ? start.least : null,
    moves: texts,
    points: points.map(({ position, played, least, most, best, allBest, continuation, next }, at) => ({
      played,
      least: status === 'unsolvable' ? null : least,
      most,
      best: best.map((move) => family.printMove(position, move, style)),
      allBest,
      continuation: printMoves(family, position, continuation, style),
      move: texts[at] ?? null,
      mark: next?.mark ?? null,
      lost: next?.lost ?? null,
    })),
    turningPoint:
      turningPoint === null
        ? null
        : {
            ...turningPoint,
            better:
              turningPoint.better === null
                ? null
                : family.printMove(points[turningPoint.number - 1]!.position, turningPoint.better, style),
          },
    finding,
    ...reasonFields(reason),
  };
  return `${JSON.stringify(line)}\n`;
}
