import { describe, expect, test } from 'vitest';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { newTally } from '../../search/counts.js';
import { prepare } from '../../solving/prepare.js';
import { replay } from '../../solving/replay.js';
import { solve } from '../../solving/solve.js';
import { isSolvable, manhattan, tiles } from '../index.js';
import { CompleteTable } from '../patterns/complete-table.js';
import { loadPatterns } from '../patterns/pattern-set.js';
import { createPosition, namedGoal, type TilesPosition } from '../position.js';
import { Frame } from '../space/frame.js';
import { BeamSearch, slotsFor } from './beam.js';
import { BeamRoom } from './beam-room.js';
import { construct } from './constructive.js';
import { ConflictEvaluator, PatternEvaluator } from './evaluators.js';
import { improvePath } from './path-improvement.js';
import { PlainBeam } from './plain-beam.js';

const cache = new MemoryTableCache();

function finish<T>(generator: Generator<unknown, T>): T {
  let step = generator.next();
  while (!step.done) step = generator.next();
  return step.value;
}

/** A solvable board; the goal is any if `anyGoal`. */
function randomBoard(width: number, height: number, seed: number, anyGoal = false): TilesPosition {
  const random = seededRandom(seed);
  const first = namedGoal('blank-last', width * height);
  for (;;) {
    const goal = anyGoal ? random.shuffle(first) : first;
    const position = unwrap(createPosition({ width, height, tiles: random.shuffle(first), goal }));
    if (isSolvable(position)) return position;
  }
}

describe('the constructive method', () => {
  test.each([
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
    [4, 4],
    [2, 9],
    [9, 2],
    [3, 7],
    [7, 3],
    [5, 5],
    [4, 6],
    [11, 8],
  ])('%i×%i, with any goal, with and without a beam', (width, height) => {
    for (let seed = 1; seed <= 6; seed++) {
      const position = randomBoard(width, height, seed, seed % 2 === 0);
      const frame = new Frame(position);
      for (const beamWidth of seed <= 2 ? [0, 10] : [0]) {
        const beams = { width: beamWidth, room: new BeamRoom(), known: 1000, mostBytes: Number.POSITIVE_INFINITY };
        const path = finish(construct(frame, cache, beamWidth === 0 ? undefined : beams, newTally()));
        expect(replay(tiles, position, frame.pushes(path, 'stm'), 'stm')).toBe(path.length);
      }
    }
  });
});

describe('going over a solution', () => {
  test('never makes it wrong or longer, and finds a detour', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const position = randomBoard(6, 5, seed);
      const frame = new Frame(position);
      const path = finish(construct(frame, cache, undefined, newTally()));
      const shorter = finish(improvePath(frame, path, { length: 24, tries: 1000 }, newTally()));
      expect(replay(tiles, position, frame.pushes(shorter, 'stm'), 'stm')).toBe(shorter.length);
      expect(shorter.length).toBeLessThan(path.length);
    }
    // Round a square and a half the long way, which is nearer the other way round.
    const goal = namedGoal('blank-last', 9);
    let position = unwrap(createPosition({ width: 3, height: 3, tiles: goal, goal }));
    for (const letter of [...'RDLURDLU'].reverse()) {
      const opposite = { L: 'R', R: 'L', U: 'D', D: 'U' }[letter]!;
      position = unwrap(tiles.play(position, unwrap(tiles.parseMove(position, opposite))));
    }
    const path = [...'RDLURDLU'].map((letter) => 'LRUD'.indexOf(letter));
    expect(finish(improvePath(new Frame(position), path, { length: 20, tries: 1000 }, newTally()))).toHaveLength(4);
  });
});

describe('evaluators', () => {
  test('what they say along a beam is what they say afresh', () => {
    const position = randomBoard(5, 4, 3);
    const frame = new Frame(position);
    const patterns = finish(loadPatterns(frame, 'pdb-555', cache));
    for (const evaluator of [new ConflictEvaluator(frame), new PatternEvaluator(frame, patterns)]) {
      const beam = new BeamSearch(new PlainBeam(frame, evaluator, 50, slotsFor(50, 1000)), 50, 1000);
      for (let i = 0; i < 40 && beam.advance(newTally()); i++);
      const moves = frame.pushes(beam.pathToBest(), 'stm');
      const there = new Frame(unwrap(tiles.playAll!(position, moves)));
      expect(evaluator.first(there.board, new Int32Array(evaluator.words))).toBe(beam.best);
    }
  });
});

test('a wide layer of a beam is expanded in pieces, which are as much work as the width in all', () => {
  const frame = new Frame(randomBoard(5, 5, 3));
  const width = 5000;
  const beam = new BeamSearch(
    new PlainBeam(frame, new ConflictEvaluator(frame), width, slotsFor(width, 1000)),
    width,
    1000,
  );
  const counts = newTally();
  let pieces: number[] = [];
  // The layers of a tree of boards are narrow at first.
  for (let depth = 0; depth < 25; depth++) {
    const layer = beam.expandLayer(counts);
    const before = counts.expanded;
    pieces = [];
    let mostAtOnce = 0;
    for (let step = layer.next(), seen = before; !step.done; step = layer.next()) {
      pieces.push(step.value);
      mostAtOnce = Math.max(mostAtOnce, counts.expanded - seen);
      seen = counts.expanded;
    }
    expect(mostAtOnce).toBeLessThanOrEqual(1000);
    expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(width);
  }
  expect(pieces.length).toBeGreaterThan(8);
});

test('the table of the last cells is made in slices', () => {
  const making = CompleteTable.inSlices({ width: 3, height: 3, cells: 9, blankGoal: 8 }, 'stm', new MemoryTableCache());
  let slices = 0;
  while (!making.next().done) slices++;
  expect(slices).toBeGreaterThan(10);
});

describe('anytime', () => {
  test('a board of a few moves is proved at any size', () => {
    for (const side of [5, 6, 10, 30]) {
      const random = seededRandom(side);
      const goal = namedGoal('blank-last', side * side);
      let position = unwrap(createPosition({ width: side, height: side, tiles: goal, goal }));
      for (let i = 0; i < 14; i++) position = unwrap(tiles.play(position, random.pick(tiles.moves(position, 'stm'))));
      const solution = unwrap(solve(tiles, position, { tables: cache }));
      expect(solution).toMatchObject({ status: 'solved', optimal: true, algorithm: 'anytime-beam' });
      expect(solution.length).toBe(solution.lowerBound);
      expect(solution.length).toBeLessThanOrEqual(14);
    }
  });

  test('a limit leaves the best solution so far, with its bound and the reason', () => {
    const position = randomBoard(6, 6, 1);
    const solution = unwrap(solve(tiles, position, { tables: cache, limits: { expansions: 50_000 } }));
    expect(solution).toMatchObject({
      status: 'solved',
      optimal: false,
      stopReason: 'expansions',
      reason: { message: 'the limit on expansions was hit' },
    });
    expect(solution.lowerBound).toBeGreaterThanOrEqual(manhattan(position));
    expect(solution.length).toBeGreaterThan(solution.lowerBound);
    expect(replay(tiles, position, solution.moves, 'stm')).toBe(solution.length);
  });

  test('length and bound only get better, and are reported as they change', () => {
    const position = randomBoard(6, 6, 2);
    const prepared = unwrap(prepare(tiles, position, { tables: cache }));
    const solving = unwrap(prepared.start({ limits: { expansions: 400_000 } }));
    let [length, bound] = [Number.POSITIVE_INFINITY, 0];
    const lengths = new Set<number>();
    while (solving.step(2000) === undefined) {
      const { progress } = solving;
      expect(progress.length ?? length).toBeLessThanOrEqual(length);
      expect(progress.lowerBound).toBeGreaterThanOrEqual(bound);
      length = progress.length ?? length;
      bound = progress.lowerBound;
      lengths.add(length);
    }
    expect(lengths.size).toBeGreaterThan(2);
    expect(length).toBeLessThan(0.8 * finish(construct(new Frame(position), cache, undefined, newTally())).length);
  });

  test.each([
    [3, 3],
    [4, 4],
    [6, 6],
    [9, 9],
  ])('%i×%i: what it counts was really done: no board without a successor on average', (width, height) => {
    const position = randomBoard(width, height, 1);
    const { counts } = unwrap(solve(tiles, position, { algorithm: 'anytime-beam', limits: { expansions: 300_000 } }));
    expect(counts.expanded).toBeGreaterThan(0);
    expect(counts.generated).toBeGreaterThan(counts.expanded);
    expect(counts.generated).toBeLessThan(4 * counts.expanded);
  });

  test('it ends by itself, the same way each time', () => {
    const position = randomBoard(5, 4, 4);
    const ask = () => unwrap(solve(tiles, position, { tables: cache }));
    const solution = ask();
    expect(solution.status).toBe('solved');
    expect(ask()).toEqual(solution);
  });

  test('lines on 4×4: the count is of lines, the bound is honest', () => {
    const position = randomBoard(4, 4, 5);
    const solution = unwrap(solve(tiles, position, { metric: 'mtm', tables: cache, limits: { expansions: 100_000 } }));
    expect(solution.status).toBe('solved');
    expect(replay(tiles, position, solution.moves, 'mtm')).toBe(solution.length);
    expect(solution.moves).toHaveLength(solution.length!);
  });
});
