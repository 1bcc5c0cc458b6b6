import { describe, expect, test } from 'vitest';
import type { Space } from '../../contract/engine/space.js';
import { identityOf } from '../../contract/same.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { BreadthFirst } from '../../search/breadth-first.js';
import { explore, goalDistances } from '../../search/explore.js';
import { solve } from '../../solving/solve.js';
import { heuristics } from '../heuristics/heuristics.js';
import { createPosition, type RushHourPosition, rushHour } from '../index.js';
import { LineSpace } from './line-space.js';
import { createSpace } from './space.js';
import { WideSpace } from './wide-space.js';

/** How many states there are, how far the start is from a goal, and the worst distance. */
function measure(space: Space): number[] {
  const exploration = explore(space);
  const distances = goalDistances(space, exploration);
  return [exploration.states.size, distances[0]!, Math.max(...distances), Math.max(...exploration.depths)];
}

describe('the three packings', () => {
  test.each([
    [5, 5],
    [6, 6],
    [4, 7],
    [7, 7],
    [8, 8],
  ])('agree on random %d×%d boards, in both metrics and with both goals', (width, height) => {
    const random = seededRandom(width * height);
    for (let i = 0; i < 12; i++) {
      const goal = i % 2 === 0 ? 'exit' : 'clear';
      const position = { ...rushHour.making.random(random, { width, height }), goal } as RushHourPosition;
      for (const metric of ['moves', 'steps']) {
        const line = LineSpace.create(position, metric)!;
        const wide = new WideSpace(position, metric);
        if (!explore(line, 4000).complete) continue;
        expect(measure(line)).toEqual(measure(wide));
      }
    }
  });

  test('all 6×6 boards fit into one word, larger ones into two', () => {
    const random = seededRandom(3);
    const words = (size: number): number[] =>
      Array.from(
        { length: 200 },
        () => createSpace(rushHour.making.random(random, { width: size, height: size }), 'moves').keyWords,
      );
    expect(Math.max(...words(6))).toBe(1);
    expect(Math.max(...words(8))).toBe(2);
    // As many arrangements as a 6×6 board can have: two cars in every line that has room for them.
    const full = unwrap(rushHour.parse('AA..BB/C.DD.E/C.FF.E/G.HH.I/G.JJ.I/KK..LL', {})).position;
    expect(createSpace(full, 'moves').keyWords).toBe(1);
  });

  test('heuristics do not depend on the packing', () => {
    const random = seededRandom(5);
    for (let i = 0; i < 40; i++) {
      const position = rushHour.making.random(random, { width: 6, height: 6 });
      const line = LineSpace.create(position, 'moves')!;
      const wide = new WideSpace(position, 'moves');
      const run = (space: Space, id: string) => {
        const state = new Int32Array(space.stateWords);
        space.start(state, 0);
        return space.heuristic(id)(state, 0);
      };
      for (const { id } of heuristics) expect(run(line, id)).toBe(run(wide, id));
    }
  });
});

test('boards are ordered as their rows read', () => {
  const random = seededRandom(8);
  for (let i = 0; i < 20; i++) {
    const position = rushHour.making.random(random, i % 2 === 0 ? { width: 5, height: 5 } : { width: 8, height: 8 });
    for (const space of [LineSpace.create(position, 'moves')!, new WideSpace(position, 'moves')]) {
      // Keys of reachable positions are the same in their own spaces, so each position knows its key and its text.
      const boards = [
        position,
        ...rushHour.moves(position, 'moves').map((move) => unwrap(rushHour.play(position, move))),
      ];
      const keys = new Int32Array(boards.length * space.keyWords);
      for (const [b, board] of boards.entries()) {
        const own = space instanceof WideSpace ? new WideSpace(board, 'moves') : LineSpace.create(board, 'moves')!;
        const state = new Int32Array(own.stateWords);
        own.start(state, 0);
        own.save(state, 0, keys, b * space.keyWords);
      }
      const texts = boards.map((board) => unwrap(rushHour.print(board, 'usc')));
      for (let a = 0; a < boards.length; a++) {
        for (let b = 0; b < boards.length; b++) {
          const expected = texts[a]! < texts[b]! ? -1 : texts[a] === texts[b] ? 0 : 1;
          expect(Math.sign(space.compare(keys, a * space.keyWords, b * space.keyWords))).toBe(expected);
        }
      }
    }
  }
});

test('leaving out moves that lead nowhere new loses nothing: every layer is complete', () => {
  const random = seededRandom(11);
  for (let i = 0; i < 60; i++) {
    const position = rushHour.making.random(random, i % 3 === 0 ? { width: 6, height: 6 } : { width: 5, height: 6 });
    for (const metric of ['moves', 'steps']) {
      const space = createSpace(position, metric);
      const pruned = explore(space, 20_000);
      if (!pruned.complete) continue;
      const full = explore(withoutPruning(space));
      expect(pruned.states.size).toBe(full.states.size);
      expect(countByDepth(pruned.depths)).toEqual(countByDepth(full.depths));
    }
  }
});

function withoutPruning(space: Space): Space {
  const plain = Object.create(space) as Space;
  plain.expand = (state, at, _cameBy, out) => space.expand(state, at, -1, out);
  return plain;
}

function countByDepth(depths: Int32Array): number[] {
  const counts: number[] = [];
  for (const depth of depths) counts[depth] = (counts[depth] ?? 0) + 1;
  return counts;
}

describe('known figures', () => {
  test.each([
    ['GBB.L./GHI.LM/GHIAAM/CCCK.M/..JKDD/EEJFF.', 'moves', 51],
    ['BBBKLM/HCCKLM/H.AALM/DDJ.../.IJ.EE/.IFFGG', 'moves', 49],
    ['BBBKLM/HCCKLM/H.AALM/DDJ.../.IJ.EE/.IFFGG', 'steps', 93],
    ['60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332', 'moves', 60],
  ] as const)('%s in %s', (text, metric, length) => {
    const { position } = unwrap(rushHour.parse(text, {}));
    expect(unwrap(solve(rushHour, position, { metric }))).toMatchObject({ status: 'solved', optimal: true, length });
  });

  test('24,132 boards can be reached from the board with the most steps, 2,332 from the hardest with walls', () => {
    const size = (text: string): number =>
      explore(createSpace(unwrap(rushHour.parse(text, {})).position, 'moves')).states.size;
    expect(size('BBBKLM/HCCKLM/H.AALM/DDJ.../.IJ.EE/.IFFGG')).toBe(24_132);
    expect(size('60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332')).toBe(2332);
  });

  test('the exit goal takes one move more than the clear goal, unless the target is at the edge already', () => {
    const random = seededRandom(21);
    let seen = 0;
    for (let i = 0; i < 200; i++) {
      const position = rushHour.making.random(random, { width: 5, height: 5 });
      const length = (goal: string) => unwrap(solve(rushHour, { ...position, goal } as RushHourPosition)).length;
      const exit = length('exit');
      if (exit === undefined || exit === 0) continue;
      expect(length('clear')).toBe(exit - 1);
      seen++;
    }
    expect(seen).toBeGreaterThan(50);
  });
});

test('a 12×12 board with 40 vehicles is solved, and shortest by two algorithms', () => {
  const position = largeBoard();
  expect(position.vehicles).toHaveLength(40);
  const space = createSpace(position, 'moves');
  expect(space).toBeInstanceOf(WideSpace);
  const limits = { expansions: 60_000 };
  const bfs = unwrap(solve(rushHour, position, { limits }));
  const astar = unwrap(solve(rushHour, position, { algorithm: 'astar', heuristic: 'forced', limits }));
  expect(bfs.status).toBe('solved');
  expect(astar).toMatchObject({ status: 'solved', length: bfs.length, optimal: true });
});

function largeBoard(): RushHourPosition {
  const rows = [
    'A.BB.CC.DDEE',
    'A.FF.GG.HH..',
    'IIJ.KK.LL.MM',
    '..J.NN.OO.PP',
    'QQ.RR.SS.TTU',
    'XX...VW....U',
    'YY.ZZVW11.22',
    '33.44.55.66.',
    '77.88.99.bb.',
    'cc.dd.ee.ff.',
    '............',
    '............',
  ];
  const { position } = unwrap(rushHour.parse(rows.join('\n'), {}));
  return unwrap(createPosition(position));
}

test('a board with a hundred vehicles in long lines packs into several words', () => {
  const row = 'ABCDEFGHIJKLMNOPQRSTUVWYZ';
  const grid = [...row].map((name, i) => `${'.'.repeat(i)}${name}${name}${'.'.repeat(40 - i)}`);
  const { position } = unwrap(rushHour.parse([`${'.'.repeat(5)}XX${'.'.repeat(35)}`, ...grid].join('\n'), {}));
  const space = createSpace(position, 'moves');
  expect(space.keyWords).toBeGreaterThan(3);
  expect(unwrap(solve(rushHour, position)).length).toBe(1);
});

// The plain space, whatever has been loaded besides it. The second and third boards have small spaces of which a large part waits to be expanded when
// they are solved.
test.each([
  'BBBKLM/HCCKLM/H.AALM/DDJ.../.IJ.EE/.IFFGG',
  '..ABBB/..ACDD/.XXCE./FFGGE./.H.II./.H....',
  'A..BB./ACCC.D/XX.E.D/FF.E.G/...H.G/...H..',
])('breadth-first search stores at most 16 bytes for a board: %s', (text) => {
  const { position } = unwrap(rushHour.parse(text, {}));
  const space = LineSpace.create(position, 'moves')!;
  const search = new BreadthFirst(space, { memoryLimit: Number.POSITIVE_INFINITY });
  search.step(Number.POSITIVE_INFINITY);
  expect(search.counts.stored).toBeGreaterThan(1000);
  expect(search.counts.bytes / search.counts.stored).toBeLessThanOrEqual(16);
});

test('vehicles of one cell: the shortest solutions are those that the rules allow, and heuristics keep their word', () => {
  const random = seededRandom(12);
  for (let i = 0; i < 60; i++) {
    const long = rushHour.making.random(random, { width: 4 + (i % 2), height: 4 });
    const position = unwrap(
      createPosition({
        ...long,
        goal: i % 3 === 0 ? 'clear' : 'exit',
        vehicles: long.vehicles.map((each) =>
          each.horizontal || random.integer(2) === 0 ? each : { ...each, length: 1 },
        ),
      }),
    );
    for (const metric of ['moves', 'steps'] as const) {
      const space = createSpace(position, metric);
      const exploration = explore(space);
      const distances = goalDistances(space, exploration);
      const length = distances[0]!;
      expect(plainDistance(position, metric)).toBe(length);
      expect(unwrap(solve(rushHour, position, { metric })).length ?? -1).toBe(length);
      for (const { id, admissible } of heuristics) {
        const estimate = space.heuristic(id);
        const state = new Int32Array(space.stateWords);
        distances.forEach((distance, at) => {
          space.load(exploration.states.keys, at * space.keyWords, state, 0);
          if (admissible && distance >= 0) expect(estimate(state, 0)).toBeLessThanOrEqual(distance);
        });
      }
    }
  }
});

/** Breadth-first search by the rules alone. */
function plainDistance(start: RushHourPosition, metric: 'moves' | 'steps'): number {
  const seen = new Set([identityOf(start)]);
  let layer = [start];
  for (let distance = 0; layer.length > 0; distance++) {
    if (layer.some((position) => rushHour.isSolved(position))) return distance;
    const next = layer.flatMap((position) =>
      rushHour.moves(position, metric).map((move) => unwrap(rushHour.play(position, move))),
    );
    layer = next.filter((position) => {
      const text = identityOf(position);
      const fresh = !seen.has(text);
      seen.add(text);
      return fresh;
    });
  }
  return -1;
}
