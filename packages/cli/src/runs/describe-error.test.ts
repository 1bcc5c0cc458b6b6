import { RunError } from '@slidewise/batch';
import { expect, test } from 'vitest';
import { describeReadError, describeRunError } from './describe-error.js';

const denied = (more: object): Error => Object.assign(new Error('EACCES'), { code: 'EACCES', ...more });

test.each([
  ['a folder of the input', { syscall: 'scandir', path: 'in' }, 'in: it may not be read: permission denied'],
  ['a file of the input', { syscall: 'open', path: 'in/b.txt' }, 'in/b.txt: it may not be read: permission denied'],
  ['input without a name', { syscall: 'read' }, 'the input: it may not be read: permission denied'],
  [
    'a file of the run that is read',
    { syscall: 'open', path: 'run/manifest.json', done: 'read' },
    'run/manifest.json: it may not be read: permission denied',
  ],
  [
    'a file of the run',
    { syscall: 'open', path: 'run/lock.1-a.unfinished' },
    'run: it may not be written: permission denied',
  ],
  [
    'a file of a run with a name that begins in the same way',
    { syscall: 'open', path: 'runs/x' },
    'runs/x: it may not be read: permission denied',
  ],
  ['a directory that cannot be made', { syscall: 'mkdir', path: '/' }, 'run: it may not be written: permission denied'],
  ['a file without a name', { syscall: 'write' }, 'run: it may not be written: permission denied'],
])('a run is told of %s', (_, error, sentence) => {
  expect(describeRunError(denied(error), 'run')).toBe(sentence);
});

test('what is read is named, and what is no error of the system is left to others', () => {
  expect(describeReadError(denied({ path: 'run/lock' }), 'run')).toBe(
    'run/lock: it may not be read: permission denied',
  );
  expect(describeReadError(denied({}), 'run')).toBe('run: it may not be read: permission denied');
  expect(describeReadError(new RunError('run: there is none'), 'run')).toBe('run: there is none');
  expect([describeReadError(new Error('x'), 'run'), describeRunError(new Error('x'), 'run')]).toEqual([
    undefined,
    undefined,
  ]);
});
