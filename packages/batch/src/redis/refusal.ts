import { RunError } from '../run-error.js';

/** What to do when Redis refuses writes, by the beginning of its message (scripts add words around it). */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [
    /\bOOM command not allowed/,
    'the memory that this Redis may use is full (maxmemory); raise it, in redis.conf or by "redis-cli config set maxmemory 2gb", say, or delete other keys',
  ],
  [/\bMISCONF\b/, 'this Redis takes nothing more because it cannot write to its disk; make room there'],
  [/\bREADONLY\b/, 'this Redis has become a replica, which takes nothing; name the primary one, or make it that again'],
  [/\bNOPERM\b/, 'the user of this Redis has lost rights that are needed; give them back'],
  [/\b(NOAUTH|WRONGPASS)\b/, 'this Redis no longer takes the user or the password; name what it takes'],
];

/** The sentence for a Redis that refuses to write, which its owner can mend; undefined for any other error. */
export function refusalOf(error: unknown, where: string): RunError | undefined {
  const message = error instanceof Error ? error.message : '';
  const advice = REFUSALS.find(([words]) => words.test(message))?.[1];
  return advice === undefined ? undefined : new RunError(`${where}: ${advice}; then the same command goes on`);
}

/** The sentence for anything that Redis answers instead of what was asked for; undefined for errors of other kinds. */
export function answerOf(error: unknown, where: string): RunError | undefined {
  const refusal = refusalOf(error, where);
  if (refusal !== undefined || !(error instanceof Error) || error.name !== 'ReplyError') return refusal;
  return new RunError(`${where}: Redis refuses (${error.message}); when it does not, the same command goes on`);
}
