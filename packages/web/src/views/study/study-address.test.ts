import { readdirSync, readFileSync } from 'node:fs';
import { readAddress, writeAddress } from '@slidewise/core/reading';
import { unwrap } from '@slidewise/core/result';
import { expect, test } from 'vitest';
import type { Puzzle } from '../../collection/puzzle.js';
import { puzzleNamed as listed, puzzles } from '../../testing/listed-puzzles.js';
import { completeMethod, methodTitle, readMethod, writeMethod } from './methods.js';
import { addressOf, openStudy } from './study-address.js';
import { IMPOSSIBLE, JAM } from './testing/laboratory.js';

const puzzleNamed = (name: string): Puzzle | undefined => listed(name);
const SAVED = `[Family "rush-hour"]
[Board "rush-hour:sfu:A..BB./ACCC.D/XX.E.D/FF.E.G/...H.G/...H.."]

1. XR1`;
const ports = {
  puzzleNamed,
  savedGame: (name: string) => (name === 'rush-hour/jam-05' ? SAVED : undefined),
  usual: () => puzzleNamed('rush-hour/jam-05')!,
};
const open = (hash: string) => openStudy(readAddress(hash), ports);
const error = (hash: string): string => {
  const opened = open(hash);
  return opened.ok ? '' : opened.problem.message;
};

test('a puzzle by name, with A* and the best heuristic', () => {
  const study = unwrap(open('#/study/rush-hour/jam-05'));
  expect(study).toMatchObject({ title: 'Three-Point Turn', mode: 'one', step: 0 });
  expect(study.methods).toEqual([{ algorithm: 'astar', heuristic: 'forced' }, { algorithm: 'bfs' }]);
});

test('what is written is read back', () => {
  for (const hash of [
    '#/study/rush-hour/jam-05',
    '#/study/tiles/3x3-easy?run=weighted-astar:manhattan:2&step=17',
    '#/study/rush-hour/jam-05?metric=steps&mode=race&run=greedy:direct&against=idastar:forced&step=3',
    '#/study/tiles/3x3-easy?run=dfs:::depth=20,order=DULR',
    '#/study?board=tiles:rows:0_1_3/4_2_5/7_8_6&mode=compare',
    '#/study/tiles/3x3-easy?mode=estimates&run=astar:manhattan&against=astar:hamming&present=1',
  ]) {
    const study = unwrap(open(hash));
    const again = unwrap(open(writeAddress(addressOf(study))));
    expect(again).toEqual(study.mode === 'compare' ? { ...study, methods: again.methods } : study);
  }
});

test('the slides of the guides for courses open', () => {
  const guides = new URL('../../../../../docs/classroom/', import.meta.url);
  const links = readdirSync(guides).flatMap((name) => [
    ...readFileSync(new URL(name, guides), 'utf8').matchAll(/\(http:\/\/localhost:8370\/(#\/study\/[^)]+)\)/g),
  ]);
  expect(links.length).toBeGreaterThan(10);
  for (const [, hash] of links) {
    expect([hash, error(hash!)]).toEqual([hash, '']);
    const { step, methods } = unwrap(open(hash!));
    expect([step, methods[0].algorithm]).toEqual([
      Number(/step=(\d+)/.exec(hash!)![1]),
      /run=([\w-]+)/.exec(hash!)![1],
    ]);
  }
});

test('without a board, the one that was played last, as it stands', () => {
  const study = unwrap(open('#/study'));
  expect(study.title).toBe('Three-Point Turn, another position');
  expect(writeAddress(addressOf(study))).toContain('/.XXE.D/');
});

test('a board that nobody has touched has the title of its puzzle, also in its own address', () => {
  for (const { name, title } of puzzles) {
    const study = unwrap(open(`#/study/${name}`));
    expect([study.title, unwrap(open(writeAddress(addressOf(study)))).title]).toEqual([title, title]);
  }
});

test('an address that makes no sense is a problem, in a sentence', () => {
  expect(error('#/study/nothing')).toBe('There is no puzzle "nothing" in the collection.');
  expect(error('#/study?board=tiles:rows:1_1')).toMatch(/^The board in the address cannot be read: /);
  expect(error('#/study/rush-hour/jam-05?mode=x')).toBe(
    'The address asks for "x": expected one, race, compare, estimates.',
  );
  expect(error('#/study/rush-hour/jam-05?metric=x')).toBe(
    'The address asks for the metric "x": expected moves, steps.',
  );
  expect(error('#/study/rush-hour/jam-05?step=-1')).toContain('expected a whole number');
  expect(error('#/study/rush-hour/jam-05?run=bidirectional')).toContain('makes no tree');
  expect(error('#/study/rush-hour/jam-05?run=astar:x')).toContain('there is no heuristic "x"');
  expect(error('#/study/rush-hour/jam-05?run=weighted-astar:direct:0')).toContain('the weight must be');
  expect(error('#/study/rush-hour/jam-05?run=weighted-astar:direct:x')).toContain('the weight must be');
});

test('methods as texts', () => {
  for (const text of ['bfs', 'astar:manhattan', 'weighted-astar:direct:2.5'])
    expect(writeMethod(readMethod(text))).toBe(text);
  expect(methodTitle(JAM.family, readMethod('weighted-astar:direct:2.5'))).toBe(
    'Weighted A* × 2.5 (Vehicles in front)',
  );
  expect(methodTitle(IMPOSSIBLE.family, readMethod('idastar-fsm:pdb-555'))).toBe(
    'IDA* for tiles (Patterns of 5 tiles)',
  );
});

test('what an algorithm does not ask is left out, and what it needs is added', () => {
  const { board } = unwrap(open('#/study/rush-hour/jam-05'));
  const complete = (text: string) => writeMethod(unwrap(completeMethod(board, readMethod(text))).method);
  expect(complete('bfs:direct')).toBe('bfs');
  expect(complete('astar:direct:3')).toBe('astar:direct');
  expect(complete('weighted-astar')).toBe('weighted-astar:forced:1.5');
  expect(complete('dfs:::width=3,depth=20')).toBe('dfs:::depth=20');
  expect(complete('bfs:::depth=20')).toBe('bfs');
});
