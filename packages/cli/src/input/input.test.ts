import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { expect, test } from 'vitest';
import { readSources, type Source } from './input.js';

async function sourcesOf(...given: string[]): Promise<Source[]> {
  const sources: Source[] = [];
  for await (const source of readSources(given)) sources.push(source);
  return sources;
}

test('a link of the web app is a text, called by the board or the puzzle that it names', async () => {
  for (const [link, name] of [
    ['http://127.0.0.1:8080/#/play?board=tiles:rows:1_2/0_3&moves=R', 'tiles:rows:1_2/0_3'],
    ['http://127.0.0.1:8080/#/play/tiles/3x3-easy', 'tiles/3x3-easy'],
  ] as const) {
    expect(await sourcesOf(link)).toEqual([{ name, text: link, isArgument: true }]);
  }
});

test.each(['AAB\n..B', 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM', '1 2 3/4 5 6/7 0 8', 'AAB/..B/CC.'])(
  '%j is a board, and no name of one',
  async (board) => {
    const expected = expect.stringContaining('; a board is read from a file, or from standard input with -');
    expect(await sourcesOf(board)).toMatchObject([{ name: board, error: expected }]);
  },
);

test.each(['bricks/foo', 'x.txt', 'course', 'rush-hour/jim', ''])('%j is a name, and no board', async (name) => {
  expect(await sourcesOf(name)).toMatchObject([{ error: expect.not.stringContaining('a board is read') }]);
});

test('where the current directory may not be searched, that is what is said', async () => {
  // Root may search every directory.
  const { statSync } = fs;
  const forbidden = Object.assign(new Error('forbidden'), { code: 'EACCES' });
  const refuse = (): never => {
    throw forbidden;
  };
  Object.assign(fs, { statSync: refuse });
  syncBuiltinESMExports();
  try {
    expect(await sourcesOf('nothing')).toMatchObject([
      { error: 'the current directory may not be searched: permission denied' },
    ]);
  } finally {
    Object.assign(fs, { statSync });
    syncBuiltinESMExports();
  }
});
