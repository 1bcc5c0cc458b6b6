import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderOf, jsonLines, shell, slidewise } from '../support/run-cli.js';

const ID = 'rush-hour:usc:...b../...b../aa.b.d/..cccd/....../......';
const GAME = `[Family "rush-hour"]\n[Board "${ID}"]\n\n1. d 1\n2. c -2\n`;
const folder = folderOf({
  'tiles:a-file': '1 2 3\n4 5 6\n7 0 8\n',
  'left.game': GAME,
  'undone.game': GAME.replace('\n\n', '\n[Played "0"]\n\n'),
  'illegal.game': GAME.replace('d 1', 'd 4'),
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('ids of positions', () => {
  test.each([
    'rush-hour/jam-12',
    'rush-hour/course-1',
    'tiles/3x2-medium',
    'bricks/klotski',
    'bricks/century-and-a-half',
  ])('%s: the id is the same board, in every command', (name) => {
    const id = slidewise(['convert', name, '--to', 'id']).stdout.trimEnd();
    expect(id).not.toContain('\n');
    const [byName] = jsonLines(slidewise(['show', '--json', name]).stdout);
    const [byId] = jsonLines(slidewise(['show', '--json', id]).stdout);
    expect(byName.id).toBe(id);
    expect(byId).toEqual({ ...byName, board: id });
  });

  test('they can be solved, verified and asked about', () => {
    expect(slidewise(['solve', '--quiet', ID]).stdout).toBe('d 1, c -2, b 3\n');
    expect(slidewise(['verify', ID, 'd 1, c -2, b 3']).code).toBe(0);
    expect(slidewise(['hint', ID]).stdout).toMatch(/^d 1\n/);
  });

  test('a file of that name wins', () => {
    expect(shell(`cd '${folder}' && $SLIDEWISE solve --quiet tiles:a-file`).stdout).toBe('L\n');
    expect(slidewise(['solve', join(folder, 'tiles:a-file')]).code).toBe(0);
  });

  test.each([
    [['solve', 'tiles:rows:1_2/3_3'], 'tiles:rows:1_2/3_3: '],
    [['solve', 'tiles:1_2'], 'expected FAMILY:FORMAT:BOARD'],
    [['solve', '--goal', 'exit', ID], 'is complete in itself, so leave out the goal that was given'],
    [['solve', '--family', 'tiles', ID], 'this is a board of rush-hour, not of tiles'],
    [['convert', 'rush-hour/jam-12', '--to', 'idd'], 'did you mean id?'],
  ])('%j: one sentence, exit code 2', (args, words) => {
    const { stderr, code } = slidewise(args);
    expect(stderr).toContain(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });
});

describe('saved games', () => {
  const game = (name: string): string => join(folder, `${name}.game`);

  test('stand for the position in which they were left, in every command', () => {
    expect(slidewise(['solve', '--quiet', game('left')]).stdout).toBe('b 3\n');
    expect(slidewise(['hint', game('left')]).stdout).toMatch(/^b 3\n/);
    expect(slidewise(['verify', game('left'), 'b 3']).code).toBe(0);
    expect(slidewise(['convert', game('undone'), '--to', 'id']).stdout).toBe(`${ID}\n`);
    expect(slidewise(['solve', '--quiet', '-'], GAME).stdout).toBe('b 3\n');
  });

  test.each([
    [['solve', game('illegal')], `${game('illegal')}:4:4: move 1, "d 4": `],
    [['show', '--family', 'tiles', game('left')], 'this is a board of rush-hour, not of tiles'],
  ])('%j: one sentence, exit code 2', (args, words) => {
    const { stderr, code } = slidewise(args);
    expect(stderr).toContain(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });
});
