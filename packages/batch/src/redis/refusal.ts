import { RunTrouble } from '../trouble.js';

/** What to do about a Redis that takes nothing more, by the beginning of what it says (scripts put words of their own around it). */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [
    /\bOOM command not allowed/,
    'the memory that this Redis may use is full (maxmemory); raise it, in redis.conf or by "redis-cli config set maxmemory 2gb", say, or delete other keys',
  ],
  [/\bMISCONF\b/, 'this Redis takes nothing more because it cannot write to its disk; make room there'],
];

/** The sentence for a Redis that refuses to write, which its owner can mend; undefined for any other error. */
export function refusalOf(error: unknown, where: string): RunTrouble | undefined {
  const message = error instanceof Error ? error.message : '';
  const advice = REFUSALS.find(([words]) => words.test(message))?.[1];
  return advice === undefined ? undefined : new RunTrouble(`${where}: ${advice}; then the same command goes on`);
}
