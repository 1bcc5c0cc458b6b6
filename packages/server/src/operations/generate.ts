import { familyById } from '@slidewise/core/families';
import { english, message } from '@slidewise/core/messages';
import { ok, problem, unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { type Generated, Generation, madeLevels } from '@slidewise/lab/generate';
import { clock } from '@slidewise/node/clock';
import Type from 'typebox';
import { aboutBoard } from '../answers/about-board.js';
import { BoardTexts } from '../answers/board-texts.js';
import { defined } from '../answers/defined.js';
import { boardTooLarge, familyError } from './given-board.js';
import { defineOperation } from './operation.js';
import { aboutBoardParts, closed, count, limitParts, metric, oneOf, orNull, text } from './schemas.js';

const rangeEmpty = message(
  'range-empty',
  ({ name }: { name: string }) => `${name} has a "least" that is more than its "most"`,
);

const range = (description: string, minimum: number) =>
  Type.Union(
    [
      count('exactly', minimum, 10_000),
      closed({ least: count('from', minimum, 10_000), most: count('to', minimum, 10_000) }),
    ],
    {
      description,
    },
  );

type Range = number | { least: number; most: number };

export const generate = defineOperation({
  name: 'generate',
  summary: 'Makes boards whose shortest solutions have a wanted length',
  runs: 'long',
  input: closed({
    family: text('the family of the boards'),
    moves: Type.Optional(range('the length of the shortest solution', 1)),
    metric,
    count: Type.Optional(count('how many boards, 1 by default; no two are alike', 1, 100)),
    seed: Type.Optional(count('the same seed makes the same boards; 1 by default')),
    size: Type.Optional(closed({ width: count('cells in a row', 1, 100), height: count('cells in a column', 1, 100) })),
    pieces: Type.Optional(range('how many pieces', 0)),
    walls: Type.Optional(range('how many walls', 0)),
    lengths: Type.Optional(
      Type.Array(count('a length', 1, 100), { minItems: 1, maxItems: 20, description: 'of pieces' }),
    ),
    shapes: Type.Optional(
      Type.Array(text('a shape: 2x2', 40), { minItems: 1, maxItems: 40, description: 'of pieces' }),
    ),
    goal: Type.Optional(text('what counts as solved')),
    minimal: Type.Optional(Type.Boolean({ description: 'nothing can be taken away without a shorter solution' })),
    hardest: Type.Optional(
      Type.Boolean({ description: 'of each set of pieces the position with the longest solution' }),
    ),
    level: Type.Optional(oneOf(madeLevels, 'only boards of this level')),
    format: Type.Optional(text('the format of their texts')),
    timeLimit: limitParts.timeLimit,
  }),
  output: closed({
    boards: Type.Array(
      closed({
        ...aboutBoardParts,
        metric: Type.String(),
        optimum: Type.Number(),
        optima: Type.Record(Type.String(), Type.Number()),
        score: orNull(Type.Number()),
        level: Type.String(),
        positions: orNull(Type.Number()),
      }),
    ),
    complete: Type.Boolean({ description: 'there are as many boards as were asked for' }),
    exhausted: Type.Boolean({ description: 'every board like this has been tried' }),
    seed: Type.Number(),
  }),
  async run(input, work) {
    const unknown = familyError(input.family);
    if (unknown !== undefined) return problem(unknown);
    const family = familyById(input.family)!;
    const { size, format, moves, goal, minimal, hardest, seed } = input;
    if (format !== undefined && !family.formats.some(({ id }) => id === format)) {
      return problem(english.unknownFormat(format, family.formats));
    }
    if (size !== undefined && size.width * size.height > work.limits.cells) {
      return problem(boardTooLarge({ cells: size.width * size.height, most: work.limits.cells }));
    }
    for (const [name, given] of Object.entries({ moves, pieces: input.pieces, walls: input.walls })) {
      if (typeof given === 'object' && given.least > given.most) return problem(rangeEmpty({ name }));
    }
    const [pieces, walls] = [rangeOf(input.pieces), rangeOf(input.walls)];
    const constraints = defined({ pieces, walls, lengths: input.lengths, shapes: input.shapes, goal });
    await family.loadCompiledSearch?.();
    const options = defined({
      moves,
      metric: input.metric,
      size,
      minimal,
      hardest,
      level: input.level,
      count: input.count,
      seed,
    });
    const started = Generation.start(family, { ...options, constraints } as Parameters<typeof Generation.start>[1]);
    if (!started.ok) return started;
    const generation = started.value;
    const { order } = generation;
    const until = clock.now() + Math.min(input.timeLimit ?? work.limits.milliseconds, work.limits.milliseconds);
    const made: Generated[] = [];
    await work.drive({
      work() {
        made.push(...generation.step());
        return generation.done || clock.now() >= until ? true : undefined;
      },
      cancel: () => true,
    });
    const texts = new BoardTexts(family, format);
    return ok({
      boards: made.slice(0, order.count).map(({ position, optimum, rating: score, level, positions }, i) => {
        const { id } = texts.file(unwrap(family.check(position)));
        const { reading } = unwrap(readPositionId(id, [family]));
        const about = aboutBoard({ label: `${family.id} ${i + 1}`, family, reading });
        return {
          ...about,
          metric: order.metric,
          optimum: optimum[order.metric],
          optima: optimum,
          score,
          level,
          positions,
        };
      }),
      complete: made.length >= order.count,
      exhausted: generation.isExhausted,
      seed: order.seed,
    });
  },
});

function rangeOf(given: Range | undefined) {
  return typeof given === 'number' ? { least: given, most: given } : given;
}
