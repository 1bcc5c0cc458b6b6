import { expect, test } from 'vitest';
import { refusalOf } from './refusal.js';

const said = (message: string) => refusalOf(new Error(message), 'redis://here:6379')?.message;

test('a Redis that takes nothing more is told from other errors', () => {
  const full = "OOM command not allowed when used memory > 'maxmemory'.";
  const sentence = /^redis:\/\/here:6379: the memory that this Redis may use is full \(maxmemory\); raise it/;
  expect(said(full)).toMatch(sentence);
  expect(said(`ERR Error running script (call to f_1): @user_script:7: -${full}`)).toMatch(sentence);
  expect(said('MISCONF Errors writing to the AOF file: No space left on device')).toMatch(/cannot write to its disk/);
  expect(said('ERR unknown command')).toBeUndefined();
  expect(refusalOf(undefined, '')).toBeUndefined();
});
