import type { SearchSettings } from '@slidewise/core/contract';
import { message } from '@slidewise/core/messages';
import { ok, problem, type Result } from '@slidewise/core/result';
import Type, { type Static } from 'typebox';
import { defined } from '../answers/defined.js';
import { runOptions } from '../answers/run-options.js';
import type { RequestLimits } from '../operations/operation-work.js';
import { boardParts, closed, count, letters, limitParts, oneOf, searchParts } from '../operations/schemas.js';

const { board: _, ...readParts } = boardParts;

/** What a batch takes. */
export const batchInput = closed({
  kind: oneOf(['solve', 'rate', 'verify'], 'what is done with each board'),
  boards: Type.String({
    minLength: 1,
    description: 'any number of boards in any notation; for verify, moves behind tabulators',
  }),
  unique: Type.Optional(Type.Boolean({ description: 'work once on boards whose texts are the same' })),
  ...readParts,
  ...searchParts,
  letters,
  ...limitParts,
  positions: Type.Optional(count('for rate: explore components of up to this many positions', 1)),
  scoreOnly: Type.Optional(Type.Boolean({ description: 'for rate: find out only what the score needs' })),
  optimum: Type.Optional(Type.Boolean({ description: 'for verify: whether to look for shortest solutions' })),
});

export type BatchInput = Static<typeof batchInput>;

/** Options that only one kind of batch takes. */
const KINDS_OF = {
  algorithm: ['solve'],
  heuristic: ['solve'],
  tieBreak: ['solve'],
  weight: ['solve'],
  depth: ['solve'],
  width: ['solve'],
  duplicates: ['solve'],
  order: ['solve'],
  ties: ['solve'],
  seed: ['solve'],
  searchAnyway: ['solve'],
  letters: ['solve'],
  positions: ['rate'],
  scoreOnly: ['rate'],
  optimum: ['verify'],
} as const;

const otherKind = message(
  'other-kind',
  ({ name, kind }: { name: string; kind: string }) => `"${name}" means nothing for ${kind}`,
);
const badOptions = message('bad-options', ({ why }: { why: string }) => why);

/** The options of a run as its manifest has them. */
export function optionsOf(input: BatchInput, limits: RequestLimits): Result<object & { readonly read: object }> {
  for (const [name, kinds] of Object.entries(KINDS_OF)) {
    if (input[name as keyof BatchInput] !== undefined && !kinds.some((kind) => kind === input.kind)) {
      return problem(otherKind({ name, kind: input.kind }));
    }
  }
  const { kind, boards: _boards, unique: _unique, positions, scoreOnly = false, optimum = true, ...rest } = input;
  const { depth, width, duplicates, order, ties, seed, ...given } = rest;
  const settings = defined({ depth, width, duplicates, order, ties, seed }) as SearchSettings;
  const options = runOptions({
    ...given,
    ...(Object.keys(settings).length === 0 ? {} : { settings }),
    timeLimit: Math.min(input.timeLimit ?? limits.milliseconds, limits.milliseconds),
    memoryLimit: Math.min(input.memoryLimit ?? limits.bytes, limits.bytes),
  });
  if ('error' in options) return problem(badOptions({ why: options.error }));
  if (kind === 'rate') return ok({ ...options, ...defined({ positions }), scoreOnly });
  if (kind === 'verify') return ok({ ...options, optimum });
  return ok({ ...options, ...defined({ letters: input.letters }) });
}
