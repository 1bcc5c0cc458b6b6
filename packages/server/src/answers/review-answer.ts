import { printMoves } from '@slidewise/core/contract';
import type { PlayedGame } from '@slidewise/core/reading';
import type { Review } from '@slidewise/lab/review';
import { aboutBoard } from './about-board.js';
import { reasonFields } from './reason-fields.js';

/** What programs are told of a played game. */
export function reviewAnswer(game: PlayedGame & { readonly label: string }, review: Review) {
  const { family, reading, texts } = game;
  const { metric, status, solved, length, points, turningPoint, finding, reason } = review;
  const style = { format: reading.format, metric };
  const start = points[0]!;
  const isKnown = start.least === start.most && status !== 'unsolvable';
  return {
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
}
