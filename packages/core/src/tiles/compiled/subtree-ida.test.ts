import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../contract/engine/search.js';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { tiles } from '../index.js';
import { loadPatterns } from '../patterns/pattern-set.js';
import { createPosition, namedGoal } from '../position.js';
import { Frame } from '../space/frame.js';
import { type AssistTask, helperFor } from './assist.js';
import { CompiledIda } from './compiled-ida.js';
import { FRAME_BYTES } from './memory.js';
import { compiledPatterns, type PatternMemory } from './pattern-memory.js';
import { type IdaCheckpoint, isCheckpoint, SubtreeIda } from './subtree-ida.js';
import type { SubtreeSearch } from './subtree-search.js';

function finish<T>(generator: Generator<unknown, T>): T {
  let step = generator.next();
  while (!step.done) step = generator.next();
  return step.value;
}

function board(moves: number, seed: number, [width, height] = [4, 4]): Frame {
  const random = seededRandom(seed);
  const goal = namedGoal('blank-last', width! * height!);
  let position = unwrap(createPosition({ width: width!, height: height!, tiles: goal, goal }));
  for (let i = 0; i < moves; i++) position = unwrap(tiles.play(position, random.pick(tiles.moves(position, 'stm'))));
  return new Frame(position);
}

function memoryFor(threads: number, size?: readonly [number, number]): PatternMemory {
  const frame = board(0, 1, size as [number, number]);
  const patterns = finish(loadPatterns(frame, 'pdb-555', new MemoryTableCache()));
  return finish(compiledPatterns(frame, patterns, 2 ** 30, threads))!;
}

/** The bound of the root: where every search begins. */
const nothing = { expanded: 0, generated: 0 };

/** A search with helpers that do their work here, as much at a time as a test says. */
class Together {
  readonly helpers: SubtreeSearch[] = [];
  readonly ida: SubtreeIda;

  constructor(frame: Frame, memory: PatternMemory, checkpoint?: IdaCheckpoint) {
    const { lowerBound } = new CompiledIda(frame, memory);
    const threadsOwner = {
      count: memory.threads - 1,
      help: (_: string, tasks: readonly unknown[]) => {
        this.helpers.splice(0, this.helpers.length, ...tasks.map((task) => helperFor(task as AssistTask)!.begin()));
      },
    };
    this.ida = new SubtreeIda(frame, memory, threadsOwner, checkpoint ?? { ...nothing, lowerBound });
  }
}

function solveAlone(frame: Frame, memory: PatternMemory): { outcome: Outcome<readonly number[]>; expanded: number } {
  const alone = new CompiledIda(frame, memory);
  for (;;) {
    const outcome = alone.step(100_000);
    if (outcome !== undefined) return { outcome, expanded: alone.counts.expanded };
  }
}

describe('a search in subtrees', () => {
  const memory = memoryFor(3);

  test.each([1, 2, 3, 4])('gives the answer of one thread, whoever is faster: board %i', (seed) => {
    const frame = board(200, seed);
    const { outcome: alone } = solveAlone(frame, memory);
    const random = seededRandom(seed);
    for (const [own, theirs] of [
      [400, 40],
      [40, 400],
      [50, 50],
    ] as const) {
      const { ida, helpers } = new Together(frame, memory);
      let outcome: Outcome<readonly number[]> | undefined;
      for (let before = 0; outcome === undefined; ) {
        outcome = ida.step(1 + random.integer(own));
        expect(ida.lowerBound).toBeGreaterThanOrEqual(before);
        before = ida.lowerBound;
        for (const helper of helpers) helper.go(1 + random.integer(theirs));
      }
      expect(outcome).toEqual(alone);
      expect(ida.lowerBound).toBe((alone as { path: readonly number[] }).path.length);
    }
  });

  test.each([
    [3, 2],
    [2, 4],
    [3, 3],
    [5, 2],
  ] as const)('finds solutions that end where all further moves are pruned: boards of %i×%i', (...size) => {
    const small = memoryFor(1, size);
    for (let seed = 1; seed <= 150; seed++) {
      const frame = board(5 + (seed % 30), seed, [...size]);
      const { outcome: alone } = solveAlone(frame, small);
      if ((alone as { path: readonly number[] }).path.length === 0) continue;
      const { ida } = new Together(frame, small);
      let outcome: Outcome<readonly number[]> | undefined;
      while (outcome === undefined) outcome = ida.step(1000);
      expect(outcome).toEqual(alone);
    }
  });

  test('that is interrupted while it looks for its automaton keeps the root', () => {
    const frame = board(200, 2);
    const other = new CompiledIda(board(200, 3), memory);
    // After so many nodes it is one that takes a while to find.
    const checkpoint = { ...nothing, generated: 50_000_000, lowerBound: other.lowerBound };
    const { ida } = new Together(frame, memory, checkpoint);
    expect(ida.step(1)).toBeUndefined();
    other.step(1);
    expect(ida.kept!.length).toBeGreaterThanOrEqual((memory.plan.frames + FRAME_BYTES) / 4);
  });

  test('expands the nodes of one thread, besides those above the subtrees', () => {
    const frame = board(200, 2);
    const { expanded } = solveAlone(frame, memory);
    const { ida } = new Together(frame, memory);
    while (ida.step(1000) === undefined);
    expect(ida.counts.expanded).toBeGreaterThan(0.8 * expanded - 2000);
    expect(ida.counts.expanded).toBeLessThanOrEqual(expanded);
  });

  test('goes on from a checkpoint, wherever that was made, and does not do again what is done', () => {
    const frame = board(200, 3);
    const { outcome: alone } = solveAlone(frame, memory);
    const random = seededRandom(5);
    const { lowerBound } = new CompiledIda(frame, memory);
    let outcome: Outcome<readonly number[]> | undefined;
    let checkpoint: unknown = { ...nothing, lowerBound };
    let sessions = 0;
    let expanded = 0;
    for (; outcome === undefined; sessions++) {
      expect(isCheckpoint(checkpoint)).toBe(true);
      const { ida, helpers } = new Together(frame, memory, checkpoint as IdaCheckpoint);
      for (let steps = 1 + random.integer(9); steps > 0 && outcome === undefined; steps--) {
        outcome = ida.step(60);
        for (const helper of helpers) helper.go(60);
      }
      expanded = ida.counts.expanded;
      if (random.integer(2) === 0) ida.release();
      checkpoint = JSON.parse(JSON.stringify(ida.checkpoint()));
    }
    expect(outcome).toEqual(alone);
    expect(sessions).toBeGreaterThan(2);
    // Each session begins again only the subtrees that it was in.
    expect(expanded).toBeLessThan(3 * solveAlone(frame, memory).expanded + 10_000 * sessions);
  });

  test.each([
    null,
    7,
    {},
    { lowerBound: -1, expanded: 0, generated: 0 },
    { lowerBound: 1, expanded: 0, generated: 0, round: null },
    { lowerBound: 1, expanded: 0, generated: 0, round: { tried: 0, done: '12', leastExcess: 1 } },
  ])('%j is no checkpoint', (value) => {
    expect(isCheckpoint(value)).toBe(false);
  });

  test('that another one interrupts begins its iteration again', () => {
    const frames = [2, 3].map((seed) => board(200, seed));
    const alone = frames.map((frame) => solveAlone(frame, memory).outcome);
    const searches = frames.map((frame) => new Together(frame, memory).ida);
    searches[0]!.step(500);
    searches[1]!.step(500);
    const outcomes = searches.map((search) => {
      for (;;) {
        const outcome = search.step(500);
        if (outcome !== undefined) return outcome;
      }
    });
    expect(outcomes).toEqual(alone);
  });
});
