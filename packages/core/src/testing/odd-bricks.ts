import type { BricksPosition } from '../bricks/position.js';
import { createPosition } from '../bricks/position.js';
import type { Random } from '../random.js';
import { unwrap } from '../result.js';

/** Names that are hard to write down: long ones, and signs that mean something in one notation or another. */
const NAMES = [
  '10',
  '123',
  'on',
  'any',
  'goal',
  'a-b',
  'Ⅷ',
  'é',
  ',',
  ';',
  ':',
  '(',
  ')',
  '"',
  '*',
  '+',
  '_',
  '%',
  '~',
  'X',
  '2',
  'z',
];

/** The same board with names that are hard to write down, and perhaps a goal that any brick of its shape may reach. */
export function withOddNames(random: Random, position: BricksPosition): BricksPosition {
  const fresh = random.shuffle(NAMES);
  const names = new Map(position.bricks.map(({ name }, i) => [name, fresh[i] ?? `n${i}`]));
  const anyone = random.integer(3) === 0 && position.reserved.length === 0;
  return unwrap(
    createPosition({
      ...position,
      bricks: position.bricks.map((brick) => ({ ...brick, name: names.get(brick.name)! })),
      goals: position.goals.map(({ brick, cells }, i) =>
        brick === undefined || (anyone && i > 0) ? { cells } : { brick: names.get(brick)!, cells },
      ),
    }),
  );
}
