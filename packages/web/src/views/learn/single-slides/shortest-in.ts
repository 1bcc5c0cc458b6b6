import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { motionOf } from '@slidewise/lab/analysis';
import type { LessonBoard } from '../lesson-board.js';

/** The moves and the steps of a solution that is shortest in a metric. */
export function shortestIn({ family, position }: LessonBoard, metric: string): readonly [moves: number, steps: number] {
  const { moves } = unwrap(solve(family, position, { metric, algorithm: 'bfs' }));
  const shifts = motionOf(family, position, moves).moves.flat(2);
  const changes = shifts.filter(({ piece }, i) => piece !== shifts[i - 1]?.piece);
  const steps = shifts.reduce((sum, { rows, columns }) => sum + Math.abs(rows) + Math.abs(columns), 0);
  return [changes.length, steps];
}
