import { makingOf } from '@slidewise/core/contract';
import { families, familyById } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { LEVELS } from '@slidewise/lab/collection';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { KNOWN_SOLUTIONS, PUZZLES } from '../../build/collection-plugin.js';
import { listPuzzles, solutionOf } from '../../build/list-puzzles.js';
import { readHistory } from './history.js';
import { readMoves, writeMoves } from './move-texts.js';
import { noteOf, offerOf, progressOf, rowsByLevel, verdict } from './overview.js';
import { nextPuzzle, playlistOf } from './playlist.js';
import { type Collection, canBeSolved, type Puzzle } from './puzzle.js';
import { type BestResult, isBetter, isFullStar, noteResult as noteFor, readResults, starCount } from './results.js';
import { decodeScene, encodeScene } from './scene-code.js';

const { puzzles: listed, solutions } = listPuzzles(PUZZLES, KNOWN_SOLUTIONS);

describe('the list that the build makes', () => {
  test('every board has its place, and its picture is the family’s', () => {
    expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
    for (const { family: id, text, scene, level } of listed) {
      const family = familyById(id)!;
      const { goals = [], ...rest } = family.scene(unwrap(family.parse(text, {})).position);
      expect(decodeScene(scene)).toEqual({ ...rest, goals });
      expect(LEVELS.map((each) => each.id)).toContain(level);
    }
  });

  test('titles tell the boards of a family apart, and one in the index goes before the file’s name', () => {
    const shown = listed.map(({ family, title }) => `${family} ${title}`);
    expect(new Set(shown).size).toBe(listed.length);
    const titleFor = (name: string) => listed.find((puzzle) => puzzle.name === name)?.title;
    expect(titleFor('rush-hour/jam-02')).toBe('School Run');
    expect(titleFor('tiles/4x3-easy')).toBe('4×3 Easy');
  });

  test('no title is a word and the number of a file: that is no name', () => {
    expect(listed.map(({ title }) => title).filter((title) => /^\D+ \d+$/.test(title))).toEqual([]);
  });

  test('the first board of Rush Hour is one whose car drives out', () => {
    const [first] = listed.filter(({ family }) => family === 'rush-hour');
    const { goal } = unwrap(familyById('rush-hour')!.parse(first!.text, {}));
    expect([first!.title, goal]).toEqual(['First Steps', 'exit']);
  });

  test('what it remembers are solutions, of the lengths that were proved', () => {
    for (const { name, family: id, text, shortest } of listed) {
      expect(solutions[name] === undefined).toBe(shortest === undefined);
      if (shortest === undefined) continue;
      const family = familyById(id)!;
      const { position } = unwrap(family.parse(text, {}));
      const { moves, end } = unwrap(readMoves(family, position, solutions[name]!));
      expect(family.isSolved(end)).toBe(true);
      expect(moves.reduce<number>((sum, move) => sum + family.cost(move, family.metrics[0]!.id), 0)).toBe(shortest);
    }
  });

  test('it remembers what the solver would find', () => {
    for (const id of new Set(listed.map(({ family }) => family))) {
      const family = familyById(id)!;
      const puzzle = listed.find((each) => each.family === id && each.shortest !== undefined)!;
      expect(solutions[puzzle.name]).toBe(solutionOf({ family, text: puzzle.text }));
    }
  });
});

test('scenes survive being written in few characters', () => {
  const random = seededRandom(3);
  for (const family of families) {
    for (let i = 0; i < 30; i++) {
      const making = makingOf(family);
      const { goals = [], walls, ...others } = family.scene(making.random(random, making.sizes.usual));
      // A family may tell more of a wall, which nobody draws.
      const scene = { ...others, goals, walls: walls.map(({ row, column }) => ({ row, column })) };
      expect(decodeScene(JSON.parse(JSON.stringify(encodeScene(scene))))).toEqual(scene);
    }
  }
});

test('moves that cannot be played are not read', () => {
  const family = familyById('tiles')!;
  const { position, format } = unwrap(family.parse('1 2 3\n4 5 6\n7 0 8', {}));
  expect(writeMoves(family, position, [], { format })).toBe('');
  for (const text of ['L;L', 'x', ';', 'L;']) expect(readMoves(family, position, text).ok).toBe(false);
});

const puzzle = (name: string, level: Puzzle['level'], shortest?: number): Puzzle => ({
  name,
  family: name.split('/')[0]!,
  title: name,
  text: '',
  ...{ width: 1, height: 1 },
  level,
  unit: 'move',
  ...(shortest === undefined ? {} : { shortest }),
});
const collection: Collection = {
  families: [{ id: 'a', title: 'A', unit: 'move', look: 'wood', sizes: [] }],
  puzzles: [puzzle('a/1', 'beginner', 3), puzzle('a/2', 'easy', 9), puzzle('a/3', 'unsolvable'), puzzle('b/1', 'open')],
};

test('rows hold the puzzles of a family by level', () => {
  expect(rowsByLevel(collection, 'a').map(({ title, puzzles }) => [title, puzzles.length])).toEqual([
    ['Beginner', 1],
    ['Easy', 1],
    ['Proved impossible', 1],
  ]);
});

test('what to play next: the first that is not solved, and never what cannot be', () => {
  const done = { length: 9, seconds: 1 };
  expect(nextPuzzle(collection, {}, 'a')?.name).toBe('a/1');
  expect(nextPuzzle(collection, { 'a/1': done }, 'a', 'a/1')?.name).toBe('a/2');
  expect(nextPuzzle(collection, { 'a/2': done }, 'a', 'a/2')?.name).toBe('a/1');
  expect(nextPuzzle(collection, { 'a/1': done, 'a/2': done }, 'a', 'a/2')).toBeUndefined();
  expect(progressOf(collection, { 'a/1': done }, 'a')).toEqual({ solved: 1, all: 2 });
  expect(canBeSolved(collection.puzzles[2]!)).toBe(false);
});

test('what is offered fits what was solved, and what was begun', () => {
  const done = { length: 9, seconds: 1 };
  const offer = (results: Record<string, BestResult>, last?: string, begun?: string) => {
    const { puzzle: offered, kind } = offerOf(collection, results, 'a', last, (name) => name === begun)!;
    return `${kind}: ${offered.name}`;
  };
  expect(offer({})).toBe('begin: a/1');
  // A puzzle that was only opened does not count as played.
  expect(offer({}, 'a/1')).toBe('begin: a/1');
  expect(offer({ 'a/1': { ...done, help: 'shown' } }, 'a/1')).toBe('begin: a/1');
  expect(offer({}, 'a/2', 'a/2')).toBe('go on: a/2');
  expect(offer({ 'a/1': done }, 'a/1')).toBe('next: a/2');
  expect(offer({ 'a/2': done }, 'b/1', 'b/1')).toBe('next: a/1');
  expect(offerOf(collection, { 'a/1': done, 'a/2': done }, 'a', 'a/2', () => false)).toBeUndefined();
});

test('a full star is for those who needed neither help nor a move too many', () => {
  const result = { length: 3, seconds: 1 };
  expect(isFullStar({ ...result, help: 'clean' }, 3)).toBe(true);
  for (const help of ['hinted', 'shown'] as const) expect(isFullStar({ ...result, help }, 3)).toBe(false);
  expect([isFullStar(result, 2), isFullStar(result, undefined)]).toEqual([false, false]);
  // What was shown was not solved.
  expect(progressOf(collection, { 'a/1': { ...result, help: 'shown' } }, 'a').solved).toBe(0);
  expect(progressOf(collection, { 'a/1': { ...result, help: 'hinted' } }, 'a').solved).toBe(1);
});

test('a puzzle without a result has no stars, and none where the shortest solution is not known', () => {
  const result = { length: 12, seconds: 1 };
  expect(starCount(result, 12)).toBe(3);
  expect([starCount(result, undefined), starCount(undefined, 12), starCount(result, 0)]).toEqual([0, 0, 0]);
});

test('a playlist of what was not solved, or not in the fewest moves', () => {
  const results = { 'a/1': { length: 4, seconds: 1 }, 'a/2': { length: 9, seconds: 1 } };
  const names = (list: 'unsolved' | 'improve') => playlistOf(collection, results, 'a', list).map(({ name }) => name);
  expect([names('unsolved'), names('improve')]).toEqual([[], ['a/1']]);
  expect(nextPuzzle(collection, results, 'a', 'a/2', 'improve')?.name).toBe('a/1');
  expect(nextPuzzle(collection, results, 'a', 'a/1', 'improve')).toBeUndefined();
});

test('results against the shortest', () => {
  const [first, , , open] = collection.puzzles as [Puzzle, Puzzle, Puzzle, Puzzle];
  expect(verdict(first, { length: 3, seconds: 1 })).toBe('3 moves, the fewest');
  expect(verdict(first, { length: 5, seconds: 1 })).toBe('5 moves, 2 more than needed');
  expect(verdict(open, { length: 1, seconds: 1 })).toBe('1 move');
  expect(verdict(first, { length: 3, seconds: 1, help: 'hinted' })).toBe('3 moves, the fewest, with hints');
  expect(verdict(first, { length: 5, seconds: 1, help: 'shown' })).toBe('5 moves, 2 more than needed, shown');
});

test('what a file says of its puzzle is a sentence, and not its length again', () => {
  const [first] = collection.puzzles as [Puzzle];
  expect(noteOf(first)).toBeUndefined();
  expect(noteOf({ ...first, note: '3 moves, proved shortest' })).toBeUndefined();
  expect(noteOf({ ...first, level: 'unsolvable', note: 'no solution exists' })).toBeUndefined();
  expect(noteOf({ ...first, note: 'a random board' })).toBe('A random board.');
  expect(noteOf({ ...first, note: 'X to the corner.' })).toBe('X to the corner.');
});

describe('what is kept on the device', () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, text: string) => store.set(name, text),
      removeItem: (name: string) => store.delete(name),
    });
  });

  const noteResult = (name: string, result: BestResult): boolean => noteFor(puzzle(name, 'beginner', 5), result);

  test('the best result of each puzzle', () => {
    // A first result is the best, which need not be said.
    expect(noteResult('a/1', { length: 5, seconds: 9 })).toBe(false);
    expect(noteResult('a/1', { length: 6, seconds: 2 })).toBe(false);
    expect(noteResult('a/1', { length: 5, seconds: 8 })).toBe(true);
    expect(readResults()).toEqual({ 'a/1': { length: 5, seconds: 8 } });
    expect(isBetter({ length: 5, seconds: 8 }, { length: 5, seconds: 8 })).toBe(false);
    // A longer way of one's own is better than a short one that was shown.
    expect(noteResult('a/1', { length: 3, seconds: 1, help: 'shown' })).toBe(false);
    expect(noteResult('a/2', { length: 9, seconds: 1, help: 'shown' })).toBe(false);
    expect(noteResult('a/2', { length: 11, seconds: 9, help: 'hinted' })).toBe(false);
    expect(noteResult('a/2', { length: 12, seconds: 9, help: 'clean' })).toBe(true);
    expect(readResults()['a/2']).toEqual({ length: 12, seconds: 9, help: 'clean' });
    expect(readHistory().map(({ name, length, help }) => `${name} ${length} ${help}`)).toEqual([
      ...['a/1 5 clean', 'a/1 6 clean', 'a/1 5 clean', 'a/1 3 shown'],
      ...['a/2 9 shown', 'a/2 11 hinted', 'a/2 12 clean'],
    ]);
    expect(readHistory()[0]).toMatchObject({ family: 'a', title: 'a/1', shortest: 5, seconds: 9 });
  });

  test('at the first star the device is asked to keep what was won, once', () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { storage: { persist } });
    noteResult('a/1', { length: 5, seconds: 9, help: 'shown' });
    expect(persist).not.toHaveBeenCalled();
    noteResult('a/1', { length: 5, seconds: 9 });
    noteResult('a/2', { length: 5, seconds: 9 });
    expect(persist).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('what others wrote there is no result', () => {
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '7',
      '{"a/1":null}',
      '{"a/1":{"length":-1,"seconds":0}}',
      '{"a/1":{"length":1,"seconds":0,"help":"toString"}}',
    ]) {
      store.set('slidewise.results', text);
      expect(readResults()).toEqual({});
    }
    vi.stubGlobal('localStorage', undefined);
    expect(readResults()).toEqual({});
  });
});
