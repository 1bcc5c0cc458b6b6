import { readAddress, writeAddress } from '@slidewise/core/reading';
import { expect, test } from 'vitest';
import { printAddress, readPrintRequest } from './print-address.js';

const read = (hash: string) => readPrintRequest(readAddress(hash));

test('what is to be printed survives its address', () => {
  const of = ['rush-hour/jam-01', 'rush-hour:usc,goal=exit:.bbbcc/....../aa....', 'bricks:grid,goal=B 0 3:AB'];
  const options = { title: 'Six & more', boards: 4, columns: 1, paper: 'letter', answers: true, plain: true } as const;
  const request = read(writeAddress(printAddress(of.slice(0, 2), options)));
  expect(request).toEqual({ of: of.slice(0, 2), ...options });
});

test('what is not said is as usual: as many on a page as there are', () => {
  const usual = { title: '', paper: 'a4', answers: false, plain: false };
  expect(read('#/print/rush-hour/jam-01')).toEqual({ ...usual, of: ['rush-hour/jam-01'], boards: 1, columns: 1 });
  expect(read('#/print?of=a+b+c')).toMatchObject({ boards: 4, columns: 2 });
  expect(read(`#/print?of=${'a+'.repeat(9)}`)).toMatchObject({ boards: 6, columns: 2 });
});

test('what is not understood is as usual, too', () => {
  expect(read('#/print?of=a&boards=5&columns=9&paper=a3&answers=x')).toMatchObject({
    boards: 1,
    columns: 1,
    paper: 'a4',
    answers: false,
  });
});
