import { describe, expect, test } from 'vitest';
import { unwrap } from '../../result.js';
import { newSuccessors } from '../../search/counts.js';
import { explore, goalDistances } from '../../search/explore.js';
import { solve } from '../../solving/solve.js';
import { type RushHourIds, rushHour } from '../index.js';

function estimate(text: string, heuristic: string, metric: RushHourIds['metric'] = 'moves', options = {}): number {
  const { position } = unwrap(rushHour.parse(text, options));
  const space = rushHour.space(position, metric);
  const state = new Int32Array(space.stateWords);
  space.start(state, 0);
  return space.heuristic(heuristic)(state, 0);
}

describe("the course's examples", () => {
  test.each([
    ['ee.c../...c../aabc../..b.../..b.../.ddd..', 2],
    ['.ddee./.ffc../..bc../aabc.g/..b..g/......', 3],
  ])('direct %s', (text, value) => {
    expect(estimate(text, 'direct')).toBe(value);
  });

  test.each([
    ['...ee./....../aabc../..bc../..d.../..d...', 2],
    ['..d.../..d.../..b.../aabc../...c../...ee.', 2],
    ['ee.c../...c../aabc../..b.../..b.../.ddd..', 3],
    ['.ddee./.ffc../..bc../aabc../..b.../....gg', 5],
    ['.ee.../...c../aabc../..bc../..b.../.dd...', 3],
    ['.ddee./...c../aabc../..b.../..ff../....gg', 2],
    ['.ee.gg/..bc.d/aabc.d/...c.h/..fffh/......', 4],
  ])('indirect %s', (text, value) => {
    expect(estimate(text, 'indirect')).toBe(value);
    // Ours is at least as strong.
    expect(estimate(text, 'forced')).toBeGreaterThanOrEqual(value);
  });
});

describe('walls', () => {
  test('a wall leaves a blocker one way out', () => {
    expect(estimate('..../aab./..b./.cc.', 'indirect')).toBe(2);
    expect(estimate('..#./aab./..b./.cc.', 'indirect')).toBe(2);
    expect(estimate('..../..../aab./..b./..../.cc.'.replace('/..../.cc.', '/.cc.'), 'indirect')).toBe(1);
  });
});

describe('forced', () => {
  const hardest = 'GBB.L./GHI.LM/GHIAAM/CCCK.M/..JKDD/EEJFF.';

  test('pays for itself: far fewer boards than indirect', () => {
    const { position } = unwrap(rushHour.parse(hardest, {}));
    const run = (heuristic: RushHourIds['heuristic']) =>
      unwrap(solve(rushHour, position, { algorithm: 'astar', heuristic }));
    expect(run('forced').length).toBe(51);
    expect(run('forced').counts.expanded).toBeLessThan(0.75 * run('indirect').counts.expanded);
  });

  test('is rightly flagged inconsistent: here is a move that changes it by more than one', () => {
    const { position } = unwrap(rushHour.parse(hardest, {}));
    const space = rushHour.space(position, 'moves');
    const { states } = explore(space);
    const out = newSuccessors(space);
    const [state, next] = [new Int32Array(space.stateWords), new Int32Array(space.stateWords)];
    const h = space.heuristic('forced');
    let largest = 0;
    for (let i = 0; i < states.size; i++) {
      space.load(states.keys, i * space.keyWords, state, 0);
      space.expand(state, 0, -1, out);
      for (let j = 0; j < out.count; j++) {
        space.load(out.keys, j * space.keyWords, next, 0);
        largest = Math.max(largest, Math.abs(h(state, 0) - h(next, 0)));
      }
    }
    expect(largest).toBeGreaterThan(1);
  });

  test.each(['moves', 'steps'] as const)('never exceeds the distance in %s on whole 6×6 spaces', (metric) => {
    for (const text of [
      hardest,
      'BBBKLM/HCCKLM/H.AALM/DDJ.../.IJ.EE/.IFFGG',
      '60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332',
    ]) {
      for (const goal of ['exit', 'clear']) {
        const { position } = unwrap(rushHour.parse(text, { goal }));
        const space = rushHour.space(position, metric);
        const exploration = explore(space);
        const distances = goalDistances(space, exploration);
        const state = new Int32Array(space.stateWords);
        const h = space.heuristic('forced');
        let worst = 0;
        for (let i = 0; i < distances.length; i++) {
          space.load(exploration.states.keys, i * space.keyWords, state, 0);
          if (distances[i]! >= 0) worst = Math.max(worst, h(state, 0) - distances[i]!);
        }
        expect(worst).toBe(0);
      }
    }
  });
});

test('the student solver: its three on the board of its text', () => {
  const text = '...BB./....C./XX..C./....C./....../......';
  expect(['distance', 'distance-blockers', 'blocked-cars'].map((id) => estimate(text, id))).toEqual([4, 5, 5]);
});

test.each([
  ['two cells: one below, two above', '....D./....D./XX..C./....C./....../...EE.', 4 + 1 + 1 + 1],
  ['two cells: one above, two below', '...DD./....C./XX..C./....../...EE./......', 4 + 1 + 1 + 1],
  ['three cells: all that stands below, nothing above', '...DD./....C./XX..C./....C./....../..FFF.', 4 + 1 + 1],
  [
    'then whatever touches what was met, as often as it does',
    '....../....C./XX..C./G...C./G...../GEEEEE',
    4 + 1 + 1 + 1 + 1,
  ],
])('blocked cars, %s', (_, text, value) => {
  expect(estimate(text, 'blocked-cars')).toBe(value);
});

test('blocked-cars is rightly flagged not admissible: here it is too high, and A* with it too long', () => {
  const text = '...b../...b../aa.b.d/..cccd/....../......';
  const { position } = unwrap(rushHour.parse(text, {}));
  expect(estimate(text, 'blocked-cars')).toBeGreaterThan(3);
  const solution = unwrap(solve(rushHour, position, { algorithm: 'astar', heuristic: 'blocked-cars' }));
  expect(solution.length).toBe(4);
  expect(solution.optimal).toBe(false);
});
