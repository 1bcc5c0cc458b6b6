import { expect, test } from 'vitest';
import { answerOf, refusalOf } from './refusal.js';

const said = (message: string) => refusalOf(new Error(message), 'redis://here:6379')?.message;

test('a Redis that takes nothing more is told from other errors', () => {
  const full = "OOM command not allowed when used memory > 'maxmemory'.";
  const sentence = /^redis:\/\/here:6379: the memory that this Redis may use is full \(maxmemory\); raise it/;
  expect(said(full)).toMatch(sentence);
  expect(said(`ERR Error running script (call to f_1): @user_script:7: -${full}`)).toMatch(sentence);
  expect(said('MISCONF Errors writing to the AOF file: No space left on device')).toMatch(/cannot write to its disk/);
  expect(said("READONLY You can't write against a read only replica.")).toMatch(/has become a replica/);
  expect(said("NOPERM User w has no permissions to run the 'evalsha' command")).toMatch(/has lost rights/);
  expect(said('NOAUTH Authentication required.')).toMatch(/no longer takes the user or the password/);
  expect(said('ERR unknown command')).toBeUndefined();
  expect(refusalOf(undefined, '')).toBeUndefined();
});

test('whatever else Redis answers is one sentence, too, where nothing goes on', () => {
  const reply = Object.assign(new Error('ERR unknown command'), { name: 'ReplyError' });
  expect(answerOf(reply, 'redis://here:6379')?.message).toBe(
    'redis://here:6379: Redis refuses (ERR unknown command); when it does not, the same command goes on',
  );
  expect(answerOf(new Error('MISCONF'), '')?.message).toContain('cannot write to its disk');
  expect(answerOf(new Error('ERR unknown command'), '')).toBeUndefined();
});
