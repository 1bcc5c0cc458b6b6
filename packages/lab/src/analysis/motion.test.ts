import { bricks } from '@slidewise/core/bricks';
import type { Family } from '@slidewise/core/contract';
import { drawAnimatedSvg, type KeyFrame, keyFrames, type Motion } from '@slidewise/core/draw';
import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { solve } from '@slidewise/core/solving';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../core/src/testing/samples.js';
import { elementsOf } from '../../../core/src/testing/svg-elements.js';
import { motionOf } from './motion.js';

/** Where a piece is at a time, as a viewer computes it. */
function placeAt(frames: readonly KeyFrame[], seconds: number): { rows: number; columns: number } {
  const next = frames.findIndex((frame) => frame.seconds >= seconds);
  if (next < 0) return frames.at(-1) ?? { rows: 0, columns: 0 };
  const [a, b] = [frames[next - 1] ?? { seconds: 0, rows: 0, columns: 0 }, frames[next]!];
  const part = b.seconds === a.seconds ? 1 : (seconds - a.seconds) / (b.seconds - a.seconds);
  return { rows: a.rows + part * (b.rows - a.rows), columns: a.columns + part * (b.columns - a.columns) };
}

/** What overlaps at many times: pieces with pieces, with walls, with what is outside. */
function collisions(motion: Motion): string[] {
  const { start } = motion;
  const { pieces, seconds } = keyFrames(motion, 1);
  const found: string[] = [];
  const [lastRow, lastColumn] = [start.height - 1 + 1e-9, start.width - 1 + 1e-9];
  for (let time = 0; time <= seconds; time += 0.09) {
    const squares = start.pieces.flatMap(({ cells }, piece) => {
      const { rows, columns } = placeAt(pieces[piece]!, time);
      return cells.map(({ row, column }) => ({ piece, row: row + rows, column: column + columns }));
    });
    const walls = start.walls.map((wall) => ({ piece: -1, ...wall }));
    for (const { piece, row, column } of squares) {
      if (row < -1e-9 || column < -1e-9 || row > lastRow || column > lastColumn)
        found.push(`${piece} leaves at ${time}`);
      for (const other of [...squares, ...walls]) {
        const apart = Math.max(Math.abs(other.row - row), Math.abs(other.column - column));
        if (other.piece !== piece && apart < 1 - 1e-6) found.push(`${piece} meets ${other.piece} at ${time}`);
      }
    }
  }
  return found;
}

/** Some legal moves in a row. */
function randomWalk<P, M>(family: Family<P, M>, start: P, metric: string, length: number): M[] {
  const random = seededRandom(3);
  let position = start;
  return Array.from({ length }, () => {
    const moves = family.moves(position, metric);
    if (moves.length === 0) return [];
    const move = random.pick(moves);
    position = unwrap(family.play(position, move));
    return [move];
  }).flat();
}

describe.each(families.map((family) => [family.id, family] as const))('%s', (_, family) => {
  test('pieces never pass through one another, and end where the rules say', () => {
    let parts = 0;
    for (const metric of family.metrics.map(({ id }) => id)) {
      for (const position of samples(family, 'usual', 8)) {
        const moves = randomWalk(family, position, metric, 25);
        const motion = motionOf(family, position, moves);
        parts += motion.moves.flat().length;
        expect(collisions(motion)).toEqual([]);
        const end = moves.reduce((at, move) => unwrap(family.play(at, move)), position);
        const { pieces, seconds } = keyFrames(motion, 0.5);
        for (const [i, { cells }] of family.scene(end).pieces.entries()) {
          const { rows, columns } = placeAt(pieces[i]!, seconds);
          const [first] = motion.start.pieces[i]!.cells;
          expect(cells[0]).toEqual({ row: first!.row + rows, column: first!.column + columns });
        }
      }
    }
    expect(parts).toBeGreaterThan(100);
  });

  test('the straight parts of a move are the move', () => {
    for (const metric of family.metrics.map(({ id }) => id)) {
      for (const position of samples(family, 'usual', 20)) {
        for (const move of family.moves(position, metric)) {
          const parts = family.straightParts?.(move) ?? [move];
          const after = parts.reduce((at, part) => unwrap(family.play(at, part)), position);
          expect(after).toEqual(unwrap(family.play(position, move)));
        }
      }
    }
  });
});

test('collisions would be seen: a way across a corner is one', () => {
  const { position } = unwrap(bricks.parse('AB\n.C\n..\n', { goal: 'A 2 1' }));
  const across = [[[{ piece: 0, rows: 2, columns: 1 }]]];
  expect(collisions({ start: bricks.scene(position), moves: across })).not.toEqual([]);
});

test('a brick goes round a corner in two parts', () => {
  const { position } = unwrap(bricks.parse('AB\n..\n', { goal: 'A 1 1' }));
  const [move] = unwrap(solve(bricks, position)).moves;
  const motion = motionOf(bricks, position, [move!]);
  expect(motion.moves).toEqual([[[{ piece: 0, rows: 1, columns: 0 }], [{ piece: 0, rows: 0, columns: 1 }]]]);
  expect(keyFrames(motion, 2).pieces[0]).toEqual([
    { seconds: 1, rows: 0, columns: 0 },
    { seconds: 1.75, rows: 1, columns: 0 },
    { seconds: 2.5, rows: 1, columns: 1 },
  ]);
});

test('the picture plays on its own, and keeps still for who asks', () => {
  const { position } = unwrap(rushHour.parse('...b../...b../aa.b.d/..cccd/....../......', {}));
  const motion = motionOf(rushHour, position, unwrap(solve(rushHour, position)).moves);
  const svg = drawAnimatedSvg(motion, { title: 'x', secondsPerMove: 1 });
  elementsOf(svg);
  expect(svg.match(/@keyframes/g)).toHaveLength(3);
  expect(svg).toContain('animation:sw-p1 6s ease-in-out infinite');
  expect(svg).toContain('prefers-reduced-motion:reduce');
  expect(svg.match(/class="sw-moves sw-p\d"/g)).toHaveLength(3);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|url\((?!#)|<script|@import|NaN/);
  expect(drawAnimatedSvg({ ...motion, moves: [] })).not.toContain('@keyframes');
});
