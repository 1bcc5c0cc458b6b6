import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandLine, resumeCommand, shellCommand } from './command-line.js';

test('a command line is quoted for a shell, and begins with its directory where that is another one', () => {
  const words = ['batch', 'solve', 'my boards.txt', '--goal', "it's", '--out', 'run'];
  const command = "slidewise batch solve 'my boards.txt' --goal 'it'\\''s' --out run";
  expect(shellCommand({ folder: process.cwd(), words })).toBe(command);
  expect(shellCommand({ folder: '/else where', words })).toBe(`cd '/else where' && ${command}`);
});

test('a run that was moved is gone on with where it is', () => {
  const begun = (out: readonly string[], folder = process.cwd()) => ({
    folder,
    words: ['batch', 'solve', 'f', ...out],
  });
  expect(resumeCommand(begun(['--out', 'run']), './run')).toBe('slidewise batch solve f --out run');
  expect(resumeCommand(begun(['--out', 'run']), 'moved')).toBe('slidewise batch solve f --out moved');
  expect(resumeCommand(begun(['--out=run']), 'moved')).toBe('slidewise batch solve f --out=moved');
  expect(resumeCommand(begun(['--out', 'run'], '/there'), '/there/run')).toBe(
    'cd /there && slidewise batch solve f --out run',
  );
  const here = join(process.cwd(), 'run');
  expect(resumeCommand(begun(['--out', 'run'], '/there'), 'run')).toBe(
    `cd /there && slidewise batch solve f --out ${here}`,
  );
});

test('the password of Redis is not kept', () => {
  const { argv } = process;
  process.argv = ['node', 'slidewise', 'batch', '--redis', 'rediss://me:secret@queue:6379/1', '--redis=redis://:x@y'];
  expect(commandLine().words).toEqual([
    'batch',
    '--redis',
    'rediss://me:PASSWORD@queue:6379/1',
    '--redis=redis://:PASSWORD@y',
  ]);
  process.argv = argv;
});
