import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { describe, expect, test } from 'vitest';
import { preparingSearch } from '../../messages.js';
import { ManualClock } from '../../testing/manual-clock.js';
import type { StudiedBoard, StudyMethod } from './methods.js';
import { raceWords } from './race/race-words.js';
import { Study, type StudyWorld } from './study.js';
import { boardOf, IMPOSSIBLE, JAM, LARGE, laboratory } from './testing/laboratory.js';
import { nodeWords, pathRule, promise, shortMove, standing, verdict } from './words.js';

/** Four moves from home. */
const EASY = boardOf('tiles:rows:0_1_3/4_2_5/7_8_6');
const KLOTSKI = boardOf('bricks:grid:master%3A_X/goal%3A_3_1/AXXB/AXXB/CEED/CFGD/H..I');
const ASTAR = { algorithm: 'astar', heuristic: 'manhattan' };

/** A test world with a manual clock. */
class TestWorld extends ManualClock implements StudyWorld {
  readonly laboratory = laboratory();
  async pass(milliseconds: number): Promise<void> {
    for (const end = this.time + milliseconds; ; ) {
      const [next] = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) {
        this.time = end;
        return;
      }
      this.time = Math.max(this.time, next.at);
      this.timers = this.timers.filter((each) => each !== next);
      next.action();
      await settled();
    }
  }
}

/** Everything that waits for nothing but its turn has had it. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

async function studying(
  board: StudiedBoard,
  methods: readonly StudyMethod[],
  step = 0,
): Promise<{ study: Study; world: TestWorld }> {
  const world = new TestWorld();
  const study = new Study(board, methods, step, world);
  await until(() => study.runs.every((run) => run.replay !== undefined || run.error !== undefined));
  await until(() => !study.behind);
  return { study, world };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 0));
}

const countsOf = (study: Study): number[] => study.runs.map((run) => run.replay!.counts.expanded);

test('news that come at once find the study', async () => {
  const lab = laboratory();
  const record: typeof lab.record = (task, onNews) => {
    onNews({ activity: preparingSearch({ percent: 0 }) });
    return lab.record(task, onNews);
  };
  const study = new Study(EASY, [ASTAR], 0, { ...new TestWorld(), laboratory: { ...lab, record } });
  await expect.poll(() => study.runs[0]!.replay).toBeDefined();
  expect(study.runs[0]!.error).toBeUndefined();
});

describe('one search', () => {
  test('steps forwards and backwards', async () => {
    const { study } = await studying(EASY, [ASTAR]);
    const { replay } = study.runs[0]!;
    expect([study.step, countsOf(study), replay!.nodes.length]).toEqual([0, [0], 1]);
    study.move(1);
    study.move(1);
    expect([study.step, countsOf(study)]).toEqual([2, [2]]);
    expect(replay!.counts).toMatchObject({ generated: 5, stored: replay!.nodes.length });
    study.move(-1);
    expect([study.step, countsOf(study), replay!.nodes.length]).toEqual([1, [1], 3]);
    study.move(-5);
    study.move(-1);
    expect(study.step).toBe(0);
  });

  test('ends where the search ends', async () => {
    const { study } = await studying(EASY, [ASTAR]);
    study.toEnd();
    await until(() => study.atEnd);
    const solution = unwrap(solve(EASY.family, EASY.position, ASTAR));
    expect(study.runs[0]!.replay!.solution).toEqual(solution);
    expect(countsOf(study)).toEqual([solution.counts.expanded]);
    // The goal is taken in a step of its own, and not expanded.
    expect([study.step, study.last]).toEqual([5, 5]);
    study.move(1);
    expect(study.step).toBe(5);
    study.move(-1);
    expect([study.step, study.atEnd, countsOf(study)]).toEqual([4, false, [4]]);
  });

  test('runs at its speed, pauses, and stops at the end', async () => {
    const { study, world } = await studying(EASY, [ASTAR]);
    study.speed = 1;
    study.play();
    await world.pass(2100);
    expect([study.playing, study.step]).toEqual([true, 2]);
    study.pause();
    await world.pass(5000);
    expect([study.playing, study.step]).toEqual([false, 2]);
    study.speed = 60;
    study.play();
    await world.pass(1000);
    expect([study.playing, study.step, study.atEnd]).toEqual([false, 5, true]);
    // Once more from the start.
    study.speed = 1;
    study.play();
    expect(study.step).toBe(0);
    await world.pass(1000);
    expect(study.step).toBe(1);
  });

  test('a fast clock takes several steps at a time, and never more than a second of them', async () => {
    const { study, world } = await studying(JAM, [{ algorithm: 'bfs' }]);
    study.speed = 500;
    study.play();
    await world.pass(160);
    expect(study.step).toBeGreaterThan(70);
    expect(study.step).toBeLessThan(81);
    const before = study.step;
    // A page that was hidden for an hour goes on where it was.
    world.time += 3_600_000;
    await world.pass(17);
    expect(study.step).toBeLessThanOrEqual(before + 510);
  });

  test('opens at any step', async () => {
    const { study } = await studying(JAM, [{ algorithm: 'bfs' }], 300);
    expect([study.step, countsOf(study)]).toEqual([300, [300]]);
  });

  test('another way starts again, and the one before is ended', async () => {
    const { study, world } = await studying(EASY, [ASTAR], 3);
    study.setMethod(0, { algorithm: 'greedy', heuristic: 'hamming' });
    await until(() => study.runs[0]!.replay !== undefined && !study.behind);
    expect([study.step, study.runs[0]!.method.algorithm, world.laboratory.ended.length]).toEqual([0, 'greedy', 1]);
    let changes = 0;
    study.onChange(() => changes++);
    study.leave();
    expect(world.laboratory.ended).toHaveLength(2);
    await settled();
    expect(changes).toBe(0);
  });

  test('what needs no search shows its verdict at once', async () => {
    const { study } = await studying(IMPOSSIBLE, [ASTAR]);
    expect([study.atEnd, study.runs[0]!.replay!.nodes.length]).toEqual([true, 0]);
    expect(standing(IMPOSSIBLE, study.runs[0]!)).toMatch(/^Proved impossible: .*\.$/);
    // There is no step to take, in whichever method one tries.
    expect([study.unsearched, study.stepless, study.step, study.last]).toEqual([true, true, 0, 0]);
    study.move(1);
    expect(study.step).toBe(0);
    const linked = await studying(IMPOSSIBLE, [ASTAR, { algorithm: 'idastar', heuristic: 'manhattan' }], 5);
    expect([linked.study.stepless, linked.study.step, linked.study.last]).toEqual([true, 0, 0]);
  });

  test('a search has steps from its beginning on, however short it is', async () => {
    const { study } = await studying(boardOf('tiles:rows:1_2_3/4_5_6/7_8_0'), [ASTAR]);
    expect([study.stepless, study.step]).toEqual([false, 0]);
    study.toEnd();
    await until(() => study.atEnd);
    expect([study.stepless, study.last]).toEqual([false, 1]);
  });

  test('tables that are too large for a page are refused in a sentence', async () => {
    const board = boardOf('tiles:rows:6_5_4_7/1_3_2_8/9_10_0_11/13_14_15_12');
    const { study } = await studying(board, [{ algorithm: 'astar', heuristic: 'pdb-78' }]);
    expect(standing(board, study.runs[0]!)).toMatch(
      /^This search cannot be watched: its tables would take [\d,]+ MiB, which is too much for a page\.$/,
    );
    expect([study.atEnd, study.stepless, study.unsearched]).toEqual([true, true, false]);
  });

  test('Klotski is watched to its end', async () => {
    const { study } = await studying(KLOTSKI, [{ algorithm: 'astar', heuristic: 'manhattan' }]);
    study.toEnd();
    await until(() => study.atEnd);
    expect(standing(KLOTSKI, study.runs[0]!)).toBe('Solved in 81 moves, proved shortest.');
  });

  test('a tree is not grown for ever', async () => {
    const { study } = await studying(LARGE, [{ algorithm: 'bfs' }]);
    study.toEnd();
    await until(() => study.atEnd);
    expect(study.runs[0]!.cutShort).toBe(true);
    expect(countsOf(study)).toEqual([100_000]);
    expect(study.runs[0]!.finished).toBe(false);
    expect(standing(LARGE, study.runs[0]!)).toContain('does not grow past 100,000 expansions');
  });
});

describe('a race', () => {
  const methods = [{ algorithm: 'astar', heuristic: 'forced' }, { algorithm: 'bfs' }];

  test('both are in step until one is done', async () => {
    const { study, world } = await studying(JAM, methods);
    expect(raceWords(study.board.family, study.runs)).toBe('Both expand one node per step. Which finishes first?');
    study.speed = 60;
    study.play();
    await world.pass(84);
    expect(countsOf(study)).toEqual([5, 5]);
    await world.pass(250);
    expect(study.runs.map((run) => run.atEnd)).toEqual([true, false]);
    expect(raceWords(study.board.family, study.runs)).toMatch(
      /^A\* \(Forced vehicles\) is done after \d+ expansions; the other goes on\.$/,
    );
    study.toEnd();
    await until(() => study.atEnd);
    expect(study.runs.map((run) => run.finished)).toEqual([true, true]);
    const [fast, slow] = countsOf(study);
    expect(slow).toBeGreaterThan(fast!);
    expect(raceWords(study.board.family, study.runs)).toBe(
      `A* (Forced vehicles) wins with ${fast} expansions; Breadth first needs ${slow} expansions, ${Math.round(slow! / fast!)} times as many.`,
    );
  });

  test('equals are equal', async () => {
    const { study } = await studying(EASY, [ASTAR, ASTAR]);
    study.toEnd();
    await until(() => study.atEnd);
    expect(raceWords(study.board.family, study.runs)).toBe('Both are done after 4 expansions.');
  });
});

test('what is proved, in sentences', async () => {
  const said = async (board: StudiedBoard, method: StudyMethod): Promise<string[]> => {
    const { study } = await studying(board, [method]);
    const [run] = study.runs;
    const before = promise(board, method, run!.replay!.search);
    study.toEnd();
    await until(() => study.atEnd);
    return [before, verdict(run!.replay!.solution!, 'move')];
  };
  expect(await said(EASY, ASTAR)).toEqual([
    'The heuristic “Manhattan distance” is admissible, so the solution is shortest.',
    'Solved in 4 moves, proved shortest.',
  ]);
  expect(await said(JAM, { algorithm: 'bfs' })).toEqual([
    'It looks at all boards of one distance before the next, so its solution is shortest.',
    'Solved in 8 moves, proved shortest.',
  ]);
  const [blockedCars] = await said(JAM, { algorithm: 'astar', heuristic: 'blocked-cars' });
  expect(blockedCars).toContain('“Blocked vehicles” may overestimate: it is not admissible');
  const [early] = await said(JAM, { algorithm: 'astar-early-closing', heuristic: 'direct' });
  expect(early).toContain('a board is closed as soon as it is generated');
  const [notReopened] = await said(JAM, { algorithm: 'astar-no-reopening', heuristic: 'forced' });
  expect(notReopened).toContain('finished boards are never opened again: a solution need not be shortest');
  const [weighted] = await said(JAM, { algorithm: 'weighted-astar', heuristic: 'direct', weight: 2 });
  expect(weighted).toContain('a solution is at most 2 times as long as the shortest');
  const [greedy, found] = await said(JAM, { algorithm: 'greedy', heuristic: 'direct' });
  expect(greedy).toContain('need not be shortest');
  expect(found).toMatch(
    /^Solved in \d+ moves, not proved shortest: all that is known is that at least 8 are needed\.$/,
  );
});

test('searches that may fail promise no more than they keep, and do not win by giving up', async () => {
  const deep: StudyMethod = { algorithm: 'depth-limited', settings: { depth: 2 } };
  const { study } = await studying(EASY, [deep, ASTAR]);
  const [first] = study.runs;
  expect(promise(EASY, deep, first!.replay!.search)).toMatch(/often far from shortest, and it may find none\.$/);
  const iterative: StudyMethod = { algorithm: 'iddfs' };
  expect(promise(EASY, iterative, first!.replay!.search)).toBe(
    'It tries all paths of one length before longer ones, so its solution is shortest.',
  );
  expect(pathRule('iddfs', 3)).toBe('No open list: iteration 3 goes depth-first, and turns back at depth 2.');
  expect(pathRule('dfs', 1)).not.toContain('threshold');
  study.toEnd();
  await until(() => study.atEnd);
  expect(raceWords(EASY.family, study.runs)).toMatch(
    /^Depth limited, depth 2 has given up after \d+ expansions; A\* \(Manhattan distance\) is done after 4 expansions\.$/,
  );
  expect(verdict(first!.replay!.solution!, 'move')).toContain('no path within the limit of the depth');
});

test('nodes, in words', async () => {
  const { study } = await studying(EASY, [ASTAR], 1);
  const { nodes, search } = study.runs[0]!.replay!;
  expect(nodes.map((node) => nodeWords(node, search))).toEqual([
    'Node 0: f 4, g 0, h 4, expanded as number 1',
    'Node 1: f 4, g 1, h 3, open',
    'Node 2: f 6, g 1, h 5, open',
  ]);
});

test('moves over a node of the tree are no longer than the node', () => {
  expect(shortMove('B down 1', 13)).toBe('B down 1');
  expect(shortMove('3 down,right,down', 13)).toBe('3 ↓→↓');
  expect(shortMove('10 left,up,left 2', 13)).toBe('10 ←↑← 2');
  expect(shortMove('a-very-long-name up 2', 13)).toBe('a-very-long-…');
});
