import { describe, expect, test } from 'vitest';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { TableMemory, tableAt } from '../../table-memory.js';
import { PatternIda } from '../ida/pattern-ida.js';
import { tiles } from '../index.js';
import { isSolvable } from '../parity.js';
import type { Pattern } from '../patterns/pattern.js';
import { buildPlain } from '../patterns/pattern-build.js';
import { PatternLayout } from '../patterns/pattern-layout.js';
import { loadPatterns, type PatternTable } from '../patterns/pattern-set.js';
import { regionGraph } from '../patterns/region-graph.js';
import { evenUp, regionsOf } from '../patterns/regions.js';
import { createPosition, namedGoal, type TilesPosition } from '../position.js';
import { Frame } from '../space/frame.js';
import { CompiledBuild } from './compiled-build.js';
import { CompiledIda } from './compiled-ida.js';
import { compiledPatterns, PatternMemory } from './pattern-memory.js';

function finish<T>(generator: Generator<unknown, T>): T {
  let step = generator.next();
  while (!step.done) step = generator.next();
  return step.value;
}

const cache = new MemoryTableCache();

/** A board some random moves from a goal, with its patterns. */
function board(width: number, height: number, goal: string, moves: number, seed: number): Frame {
  const random = seededRandom(seed);
  const home = goal.includes('-') ? namedGoal(goal as 'blank-last', width * height) : goal.split(' ').map(Number);
  let position = unwrap(createPosition({ width, height, tiles: home, goal: home }));
  for (let i = 0; i < moves; i++) position = unwrap(tiles.play(position, random.pick(tiles.moves(position, 'stm'))));
  expect(isSolvable(position)).toBe(true);
  return new Frame(position as TilesPosition);
}

function patternsOf(frame: Frame, kind: string): PatternTable[] {
  return finish(loadPatterns(frame, kind, cache));
}

function memoryOf(frame: Frame, patterns: readonly PatternTable[]): PatternMemory {
  return finish(compiledPatterns(frame, patterns, 2 ** 30))!;
}

describe('the compiled search does what the plain one does', () => {
  test.each([
    ['3×3', 3, 3, 'blank-last', 'pdb-555', 400],
    ['3×3, blank in the middle of the goal', 3, 3, '1 2 3 8 0 4 7 6 5', 'pdb-663', 400],
    ['4×3', 4, 3, 'blank-first', 'pdb-555', 400],
    ['2×6, where sets have many regions', 2, 6, 'blank-last', 'pdb-555', 400],
    ['4×4', 4, 4, 'blank-last', 'pdb-555', 150],
    ['4×4, by larger patterns', 4, 4, 'blank-first', 'pdb-663', 150],
    ['3×4, by several partitions', 3, 4, 'blank-last', 'pdb-663-max', 300],
    ['4×3 with the blank elsewhere, by several partitions', 4, 3, '1 2 3 4 5 0 6 7 8 9 10 11', 'pdb-663-max', 300],
    ['3×3, by several partitions and reflections', 3, 3, 'blank-first', 'pdb-663-max', 400],
    ['3×7: the most cells whose regions fit a long', 3, 7, 'blank-last', 'pdb-555', 60],
    ['4×6', 4, 6, 'blank-first', 'pdb-555', 40],
    ['5×5', 5, 5, 'blank-last', 'pdb-555', 50],
  ])('%s: the same bounds, counts and path, whatever the steps', (_, width, height, goal, kind, moves) => {
    const pieces = seededRandom(7);
    for (let seed = 1; seed <= 2; seed++) {
      const frame = board(width, height, goal, moves, seed);
      const patterns = patternsOf(frame, kind);
      const plain = new PatternIda(frame, patterns);
      const compiled = new CompiledIda(frame, memoryOf(frame, patterns));
      for (let outcome: ReturnType<PatternIda['step']>; outcome === undefined; ) {
        const expansions = 1 + pieces.integer(3000);
        outcome = plain.step(expansions);
        expect(compiled.step(expansions)).toEqual(outcome);
        expect(compiled.counts).toEqual(plain.counts);
        expect(compiled.lowerBound).toBe(plain.lowerBound);
      }
    }
  });

  test('searches that take turns do not disturb one another', () => {
    const frames = [1, 2, 3].map((seed) => board(4, 4, 'blank-last', 120, seed));
    const patterns = patternsOf(frames[0]!, 'pdb-555');
    const memory = memoryOf(frames[0]!, patterns);
    const alone = frames.map((frame) => finishSearch(new CompiledIda(frame, memory)));
    const searches = frames.map((frame) => new CompiledIda(frame, memory));
    const together = searches.map(() => undefined as unknown);
    while (together.includes(undefined)) {
      for (const [i, search] of searches.entries()) together[i] ??= search.step(50);
    }
    expect(together).toEqual(alone);
  });

  test('one memory serves all boards of a kind, and those who have its tables', () => {
    const frame = board(4, 4, 'blank-last', 10, 1);
    const patterns = patternsOf(frame, 'pdb-555');
    const memory = memoryOf(frame, patterns);
    expect(memoryOf(board(4, 4, 'blank-last', 10, 2), patterns)).toBe(memory);
    expect(memoryOf(frame, memory.patterns)).toBe(memory);
    for (const [i, { table }] of memory.patterns.entries()) expect(Buffer.compare(table, patterns[i]!.table)).toBe(0);
  });

  test('tables that threads share are read where they are, each thread with room of its own beside them', () => {
    const frames = [1, 2].map((seed) => board(4, 4, 'blank-last', 120, seed));
    const alone = frames.map((frame) => finishSearch(new PatternIda(frame, patternsOf(frame, 'pdb-555'))));
    const tables = new TableMemory();
    const places = patternsOf(frames[0]!, 'pdb-555').map(({ table }) => tables.place(table)!);
    const patterns = patternsOf(frames[0]!, 'pdb-555').map((pattern, i) => ({
      ...pattern,
      table: tableAt(places[i]!),
    }));
    const [{ memory }] = places as [(typeof places)[0]];
    const [placed, tableBytes] = [memory.buffer.byteLength, places.reduce((sum, { length }) => sum + length, 0)];
    // As in two threads: each opens the memory for itself.
    const searches = frames.map((frame) => new CompiledIda(frame, finish(PatternMemory.open(frame, patterns, 1))!));
    const beside = PatternMemory.bytes(frames[0]!, patterns, 1) - tableBytes;
    expect((memory.buffer.byteLength - placed) / 2).toBeLessThan(beside + 65_536);
    const together = searches.map(() => undefined as unknown);
    while (together.includes(undefined)) {
      for (const [i, search] of searches.entries()) together[i] ??= search.step(50);
    }
    expect(together).toEqual(alone);
    for (const [i, { table }] of patternsOf(frames[0]!, 'pdb-555').entries()) {
      expect(Buffer.compare(table, tableAt(places[i]!))).toBe(0);
    }
  });

  test('a memory is made once, and again for more threads, if the limit allows it', () => {
    const frame = board(3, 4, 'blank-last', 10, 1);
    const patterns = finish(loadPatterns(frame, 'pdb-555', new MemoryTableCache()));
    const memoryFor = (threads: number, limit = 2 ** 30) => finish(compiledPatterns(frame, patterns, limit, threads))!;
    const one = memoryFor(1);
    for (const same of [memoryFor(1), memoryFor(3, 1000)]) expect(same).toBe(one);
    const three = memoryFor(3);
    expect([one.threads, three.threads]).toEqual([1, 3]);
    for (const threads of [1, 2, 3]) expect(memoryFor(threads)).toBe(three);
    expect(finish(compiledPatterns(frame, three.patterns, 1000))).toBe(three);
  });

  test('no memory is taken that the limit does not allow', () => {
    const frame = board(3, 4, 'blank-last', 10, 1);
    const patterns = finish(loadPatterns(frame, 'pdb-555', new MemoryTableCache()));
    expect(finish(compiledPatterns(frame, patterns, 1000))).toBeUndefined();
  });
});

function finishSearch(search: CompiledIda | PatternIda): unknown {
  for (;;) {
    const outcome = search.step(10_000);
    if (outcome !== undefined) return outcome;
  }
}

describe('compiled code builds the tables that plain code builds', () => {
  test.each<[string, Pattern]>([
    ['3×3, four tiles', { width: 3, height: 3, blankGoal: 8, goals: [0, 1, 4, 7] }],
    ['4×4, five tiles, blank in the middle', { width: 4, height: 4, blankGoal: 10, goals: [3, 6, 7, 9, 11] }],
    ['2×6, six tiles', { width: 2, height: 6, blankGoal: 11, goals: [0, 3, 5, 8, 9, 10] }],
    ['2×4, four tiles: an odd number of regions', { width: 2, height: 4, blankGoal: 7, goals: [0, 1, 4, 5] }],
    ['3×5, five tiles: an odd number of sets, too', { width: 3, height: 5, blankGoal: 14, goals: [0, 1, 3, 4, 6] }],
  ])('%s', (_, pattern) => {
    const layout = PatternLayout.for(pattern.width, pattern.height, pattern.goals.length);
    for (const each of [regionsOf(layout), bySet(layout)]) {
      const regions = finish(regionGraph(layout, each));
      const plain = finish(buildPlain(pattern, layout, regions));
      for (const vectors of [false, true]) {
        const building = CompiledBuild.for(layout, regions, vectors)!;
        // One table after another with the same memory.
        for (let i = 0; i < 2; i++) expect(Buffer.compare(finish(building.build(pattern)), plain)).toBe(0);
      }
    }
  });

  /** The regions as if there were too many for columns of their own. */
  function bySet(layout: PatternLayout): ReturnType<typeof regionsOf> {
    const { regionOf, setOf } = regionsOf(layout);
    const columnOf = regionOf.map((region) => (region < 0 ? -1 : setOf[region]!));
    return { ...regionsOf(layout), byRegion: false, columnOf, columns: evenUp(layout.sets) };
  }
});
