import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrap } from '../../result.js';
import { bricks } from '../index.js';

/** Texts that look a little like boards: enough to get past the first checks. */
const boardLike = fc
  .array(
    fc.constantFrom(
      'X',
      'A',
      '.',
      '#',
      '-',
      '\n',
      '2,',
      '0,',
      '-1,',
      '1,',
      ' 3 ',
      '0 ',
      'goal: ',
      'master: X\n',
      'goal\n',
      '/',
      ',',
      '5,4,\n',
      '3 3\n',
    ),
  )
  .map((parts) => parts.join(''));

test('no text is an exception, and every problem with a text has a sentence', () => {
  const check = (text: string): void => {
    for (const format of [undefined, 'sbp', 'grid', 'tray'] as const) {
      const reading = bricks.parse(text, format === undefined ? {} : { format });
      if (reading.ok) {
        const { position } = reading.value;
        for (const move of bricks.moves(position, 'moves')) expect(bricks.play(position, move).ok).toBe(true);
        continue;
      }
      expect(reading.problem.message).toMatch(/\S/);
      expect(reading.problem.line).toBeGreaterThan(0);
      expect(reading.problem.column).toBeGreaterThan(0);
    }
    expect(bricks.affinity(text)).toBeGreaterThanOrEqual(0);
  };
  fc.assert(fc.property(fc.oneof(boardLike, fc.string(), fc.string({ unit: 'binary' })), check), {
    numRuns: 600,
    seed: 1,
  });
});

test('no text is an exception as a move or a goal', () => {
  const { position } = unwrap(bricks.parse('goal: 1 1\nXA\n..', {}));
  const successors = bricks.moves(position, 'moves').map((move) => unwrap(bricks.play(position, move)));
  const word = fc.constantFrom('X', 'A', ' ', ',', 'left', 'down', '2', '0', '(', ')', ';', 'on', '-1');
  const text = fc.oneof(
    fc.string(),
    fc.array(word).map((words) => words.join('')),
    fc.array(word).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, (words) => {
      const move = bricks.parseMove(position, words);
      // What was read as a move is one of the legal ones, or refused with a sentence.
      const played = move.ok ? bricks.play(position, move.value) : move;
      if (played.ok) expect(successors).toContainEqual(played.value);
      else expect(played.problem.message).toMatch(/\S/);
      const withGoal = bricks.parse('XA/..', { goal: words });
      if (withGoal.ok) expect(withGoal.value.position.goals).not.toEqual([]);
      else expect(withGoal.problem.message).toMatch(/\S/);
    }),
    { numRuns: 1500, seed: 2 },
  );
});
