import { fullPoints, type Part, type Rubric, sum } from '@slidewise/classroom/grading';
import type { Reading } from '@slidewise/core/contract';
import { ok, problem, type Result } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import type { Solution } from '@slidewise/core/solving';
import Type from 'typebox';
import { aboutBoard, type NamedBoard } from '../answers/about-board.js';
import { defined } from '../answers/defined.js';
import { firstBad } from '../answers/first-bad.js';
import { reasonFields } from '../answers/reason-fields.js';
import { type Verified, verifyMoves, verifyOptionsError } from '../answers/verify-moves.js';
import { boardOf, movesText } from './given-board.js';
import { defineOperation } from './operation.js';
import {
  aboutBoardParts,
  boardParts,
  closed,
  letters,
  limitParts,
  metric,
  orNull,
  reasonParts,
  text,
} from './schemas.js';
import { search } from './search.js';
import { firstBadSchema, movesSchema } from './verify.js';

/** The parts with points. Counts and time belong to programs, and those are not sent here. */
const GRADED = ['legal', 'solved', 'shortest'] as const satisfies readonly Part[];

const worth = Type.Optional(Type.Number({ minimum: 0, maximum: 1e6 }));
const ofParts = { legal: worth, solved: worth, shortest: worth };

export const grade = defineOperation({
  name: 'grade',
  summary: 'Grades solutions of a board: which are legal, solve it and are shortest, and what points they earn',
  runs: 'thread',
  input: closed({
    ...boardParts,
    solutions: Type.Array(closed({ student: Type.Optional(text('whose it is')), moves: movesSchema }), {
      minItems: 1,
      maxItems: 500,
    }),
    points: Type.Optional(closed(ofParts, 'what each part is worth; legal 1, solved 2 and shortest 3 for example')),
    optimal: Type.Optional(Type.Boolean({ description: 'only what is shortest is right' })),
    metric,
    letters,
    ...limitParts,
  }),
  output: closed({
    ...aboutBoardParts,
    metric: Type.String(),
    maxPoints: orNull(Type.Number()),
    grades: Type.Array(
      closed({
        student: orNull(Type.String()),
        right: Type.Boolean(),
        legal: orNull(Type.Boolean()),
        solved: orNull(Type.Boolean()),
        length: orNull(Type.Number()),
        shortest: orNull(Type.Boolean()),
        optimum: orNull(Type.Number()),
        lowerBound: orNull(Type.Number()),
        excess: orNull(Type.Number({ description: 'how much longer than the shortest' })),
        firstBad: firstBadSchema,
        ...reasonParts,
        points: orNull(Type.Number()),
        parts: orNull(closed(ofParts)),
      }),
    ),
  }),
  async run(input, work) {
    const board = boardOf(input, work);
    if (!board.ok) return board;
    const counted = input.metric ?? board.value.family.metrics[0]!.id;
    const options = { metric: counted, ...defined({ letters: input.letters }), optimum: true };
    const wrong = verifyOptionsError(board.value.family, options);
    if (wrong !== undefined) return problem(wrong);
    const solve = solvedOnce(board.value, { ...defined(limitsIn(input)), metric: counted }, work);
    const { points: given, optimal = false } = input;
    const rubric = given === undefined ? undefined : { points: given as Rubric['points'] };
    const grades: object[] = [];
    for (const { student = null, moves } of input.solutions) {
      const verified = await verifyMoves(board.value, movesText(moves), options, solve);
      if (!verified.ok) return verified;
      const facts = factsOf(verified.value);
      const right = facts.solved === true && (!optimal || facts.shortest === true);
      grades.push({ student, right, ...facts, ...pointsOf(facts, rubric) });
    }
    const maxPoints = rubric === undefined ? null : fullPoints(rubric);
    return ok({ ...aboutBoard(board.value), metric: counted, maxPoints, grades });
  },
});

function limitsIn({ timeLimit, memoryLimit }: { timeLimit?: number; memoryLimit?: number }) {
  return { timeLimit, memoryLimit };
}

/** Solves each position once: texts of courses may have another goal for the same board. */
function solvedOnce({ family }: NamedBoard, request: Parameters<typeof search>[1], work: Parameters<typeof search>[2]) {
  const known = new Map<string, Result<Solution>>();
  return async (reading: Reading<unknown>): Promise<Result<Solution>> => {
    const key = positionId(family, reading.position, reading.format);
    const solution = known.get(key) ?? (await search({ family, reading }, request, work));
    known.set(key, solution);
    return solution;
  };
}

const NOTHING = {
  legal: null,
  solved: null,
  length: null,
  shortest: null,
  optimum: null,
  lowerBound: null,
  excess: null,
};

/** What came of a solution, with null for what is not known. */
function factsOf(verified: Verified) {
  if ('unchecked' in verified) return { ...NOTHING, firstBad: null };
  if ('unreadable' in verified)
    return { ...NOTHING, legal: false, solved: false, firstBad: firstBad(verified.unreadable) };
  if ('claim' in verified) {
    const { right = null, optimum = null, reason } = verified.judged;
    return { ...NOTHING, solved: right, shortest: right, optimum, firstBad: null, ...reasonFields(reason) };
  }
  const { replay, legal, solved, lengths } = verified;
  const { length, shortest = null, optimum = null, atLeast = null, reason } = lengths[0]!;
  return {
    legal,
    solved,
    length: legal ? length : null,
    shortest,
    optimum,
    lowerBound: atLeast,
    excess: optimum === null ? null : length - optimum,
    firstBad: replay.bad === undefined ? null : firstBad(replay.bad),
    ...reasonFields(reason),
  };
}

function pointsOf(
  facts: Readonly<Record<(typeof GRADED)[number], boolean | null>>,
  rubric: Pick<Rubric, 'points'> | undefined,
) {
  if (rubric === undefined) return { points: null, parts: null };
  const parts = Object.fromEntries(
    GRADED.flatMap((part) => {
      const full = rubric.points[part];
      return full === undefined ? [] : [[part, facts[part] === true ? full : 0]];
    }),
  );
  return { points: sum(Object.values(parts)), parts };
}
