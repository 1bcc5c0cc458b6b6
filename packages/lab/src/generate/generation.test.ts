import { bricks } from '@slidewise/core/bricks';
import { type Family, identityOf, makingOf, type Range } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { type RushHourPosition, rushHour, type Vehicle } from '@slidewise/core/rush-hour';
import { explore, goalDistances } from '@slidewise/core/search';
import { solve } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { describe, expect, test } from 'vitest';
import { plainDistance } from '../../../core/src/testing/contract/plain-search.js';
import { register } from '../../../core/src/testing/register.js';
import { samples } from '../../../core/src/testing/samples.js';
import { frogs } from '../../../core/src/testing/toy/frogs.js';
import { rate } from '../rating/rater.js';
import { Collector } from './collector.js';
import { Generation } from './generation.js';
import { survey } from './hard-positions.js';
import { islandsOf } from './island.js';
import { likenessOf } from './likeness.js';
import { type GenerateOptions, ISLANDS, makeOrder } from './order.js';
import type { Generated } from './workshop.js';

register(frogs);

function generate(family: Family, options: GenerateOptions): Generated[] {
  return [...unwrap(Generation.start(family, options))];
}

function likeness(family: Family, position: unknown): string {
  return likenessOf(makingOf(family).puzzles?.sketch?.(position) ?? family.scene(position));
}

/** Whether there are five different boards to ask for: a poor family need not have them. */
function hasSome(family: Family, { least, most }: Range): boolean {
  const found = new Set<string>();
  for (const position of samples(family, 'small', 200)) {
    const { length = 0 } = unwrap(solve(family, position));
    if (length >= least && length <= most) found.add(likeness(family, position));
    if (found.size === 5) return true;
  }
  return false;
}

const moves = { least: 2, most: 5 };
const rich = families.filter((family) => hasSome(family, moves));
const small = rich.map((family) => {
  const { sizes, removals } = makingOf(family);
  const options: GenerateOptions = { size: sizes.small, moves, count: 5, seed: 3 };
  return [family.id, family, { ...options, minimal: removals !== undefined }] as const;
});

test('the families of this project have boards to ask for', () => {
  expect(rich).toEqual(expect.arrayContaining([rushHour, tiles, bricks]));
});

describe.each(small)('boards of %s', (_, family, options) => {
  const boards = generate(family, options);
  const metric = family.metrics[0]!.id;

  test('are as many as were asked for, of the size, and all different', () => {
    expect(boards.length).toBe(5);
    for (const { position } of boards) expect(family.scene(position)).toMatchObject(options.size!);
    expect(new Set(boards.map(({ position }) => likeness(family, position))).size).toBe(5);
  });

  test('take exactly what was asked for, by a plain search in every metric', () => {
    for (const { position, optimum } of boards) {
      expect(optimum[metric]).toBeGreaterThanOrEqual(2);
      expect(optimum[metric]).toBeLessThanOrEqual(5);
      for (const { id } of family.metrics) expect(plainDistance(family, position, id)).toBe(optimum[id]);
    }
  });

  test('are minimal where something can be taken away', () => {
    for (const { position, optimum } of boards) {
      for (const removal of makingOf(family).removals?.(position) ?? []) {
        expect(plainDistance(family, removal.position, metric)).toBeLessThan(optimum[metric]!);
      }
    }
  });

  test('tell how many positions they have', () => {
    for (const { position, positions } of boards) {
      expect(positions).toBe(explore(family.space(position, metric)).states.size);
    }
  });

  test('are scored as rating scores them', () => {
    for (const { position, rating } of boards) expect(rating).toBe(unwrap(rate(family, position)).score);
  });

  test('are the same in whatever order islands work', () => {
    const order = unwrap(makeOrder(family, options));
    const numbers = Array.from({ length: ISLANDS }, (_, i) => ISLANDS - 1 - i);
    const islands = islandsOf(family, order, numbers);
    const collector = new Collector(order);
    const collected: Generated[] = [];
    // The last island is far ahead of the first.
    for (let round = 0; !collector.done; round++) {
      for (const island of islands) {
        for (let i = 0; i < (round === 0 ? 1 + (island.number % 3) : 1); i++) {
          collected.push(...collector.add(island.number, island.work()));
        }
      }
    }
    expect(collected).toEqual(boards);
  });

  test('in a metric of choice', () => {
    for (const { id } of family.metrics.slice(1)) {
      const [board] = generate(family, { ...options, metric: id, count: 1, details: false });
      const length = board!.optimum[id]!;
      expect(plainDistance(family, board!.position, id)).toBe(length);
      expect([length >= 2, length <= 5]).toEqual([true, true]);
    }
  });

  test('and one as hard as the space is, where nothing is said', () => {
    const [board] = generate(family, { size: options.size!, hardest: true });
    expect(plainDistance(family, board!.position, metric)).toBe(board!.optimum[metric]);
  });
});

test('as hard as it gets, and no harder than was asked: nothing in the component is farther from the goals', () => {
  const boards = generate(rushHour, { moves: 8, hardest: true, count: 2, details: false });
  expect(boards).toHaveLength(2);
  for (const { position } of boards) expect(survey(rushHour, position as RushHourPosition)?.hardest).toBe(8);
});

test('boards of one component come only where there is nothing else', () => {
  const order = unwrap(makeOrder(rushHour, { moves: 3, count: 3 }));
  const board = { position: 'a', optimum: { moves: 3 }, rating: null, level: 'easy', positions: 9 } as const;
  const made = [
    { ...board, likeness: 'a', component: 'one' },
    { ...board, position: 'b', likeness: 'b', component: 'one' },
    { ...board, position: 'c', likeness: 'c', component: 'two' },
  ];
  const positions = (boards: readonly Generated[]): unknown[] => boards.map(({ position }) => position);
  const ended = new Collector(order);
  expect(positions(ended.add(0, { made, last: true }))).toEqual(['a']);
  for (let island = 2; island < ISLANDS; island++) {
    expect(ended.add(island, { made, last: true })).toEqual([]);
  }
  expect([positions(ended.add(1, { made, last: true })), ended.done]).toEqual([['c', 'b'], true]);
  // They gave up: nobody says that there are no others.
  expect(ended.isExhausted).toBe(false);
  // Without an end, after many rounds.
  const waiting = new Collector(order);
  const rounds: unknown[] = [];
  for (let round = 0; !waiting.done; round++) {
    rounds.push(...positions(waiting.add(round % ISLANDS, { made: round === 0 ? made : [], last: false })));
  }
  expect(rounds).toEqual(['a', 'c', 'b']);
});

test('no two boards of Rush Hour lie in one component', () => {
  const boards = generate(rushHour, { moves: { least: 6, most: 12 }, count: 6, details: false });
  const components = new Set<string>();
  for (const { position } of boards) {
    const space = rushHour.space(position as RushHourPosition);
    const { states } = explore(space);
    const lines = Array.from({ length: states.size }, (_, i) =>
      identityOf(space.positionAt(states.keys, i * space.keyWords)),
    );
    components.add(lines.sort()[0]!);
  }
  expect(components.size).toBe(6);
});

const lines = (boards: readonly Generated[]): string[] =>
  boards.map(({ position }) => unwrap(rushHour.print(position as never, 'line')));

test('the boards of a seed are the same everywhere', () => {
  const boards = generate(rushHour, { moves: { least: 12, most: 20 }, count: 3, seed: 7, details: false });
  expect(boards.map(({ optimum }) => optimum)).toMatchInlineSnapshot(`
    [
      {
        "moves": 15,
      },
      {
        "moves": 15,
      },
      {
        "moves": 15,
      },
    ]
  `);
  expect(lines(boards)).toMatchInlineSnapshot(`
    [
      "B.CCDDB...EFGAA.EFGHHIIFJJJK.....KLL",
      ".B.....BCCCD.AA.EDFGH.EDFGHIIIFJJJKK",
      ".BCCDD.BEEEF.BGAAFHHGI..J..I.KJLLL.K",
    ]
  `);
});

test('what seeds make is spread over the lengths as it always was', () => {
  const spread = (family: Family, options: GenerateOptions): string => {
    const counts: number[] = [];
    for (let seed = 1; seed <= 2; seed++) {
      for (const { optimum } of generate(family, { ...options, count: 5, seed, details: false })) {
        const length = Object.values(optimum)[0]!;
        counts[length] = (counts[length] ?? 0) + 1;
      }
    }
    return counts
      .map((count, length) => `${length}: ${count}`)
      .join(' ')
      .trim();
  };
  const moves = { least: 3, most: 6 };
  expect(spread(rushHour, { moves, size: { width: 5, height: 5 } })).toMatchInlineSnapshot(`"3: 2 4: 2 5: 3 6: 3"`);
  expect(spread(rushHour, { moves, size: { width: 4, height: 4 } })).toMatchInlineSnapshot(`"3: 3 4: 4 5: 1 6: 2"`);
  expect(spread(bricks, { moves, size: { width: 3, height: 3 } })).toMatchInlineSnapshot(`"3: 2 4: 4 5: 3 6: 1"`);
  expect(spread(tiles, { moves: { least: 8, most: 11 } })).toMatchInlineSnapshot(`"8: 4 9: 2 10: 3 11: 1"`);
  expect(spread(tiles, { moves: { least: 8, most: 11 }, size: { width: 3, height: 2 } })).toMatchInlineSnapshot(
    `"8: 3 9: 2 10: 2 11: 3"`,
  );
});

test('loose boards are made, too, where nothing else is asked for: spaces of 52,416 positions', () => {
  const options = { moves: 8, metric: 'steps' as const, size: { width: 5, height: 4 }, details: false };
  const order = unwrap(makeOrder(bricks, { ...options, constraints: { shapes: ['2x2', '5*1x1'] } }));
  const [island] = islandsOf(bricks, order, [0]);
  let { made } = island!.work();
  while (made.length === 0) made = island!.work().made;
  const space = bricks.space(made[0]!.position, 'steps');
  expect(goalDistances(space, explore(space))[0]).toBe(8);
});

test('a 6×6 board is minimal, by a search without each piece', () => {
  const [board] = generate(rushHour, { moves: 14, seed: 2, details: false });
  for (const removal of rushHour.making.removals!(board!.position as never)) {
    const space = rushHour.space(removal.position, 'moves');
    expect(goalDistances(space, explore(space))[0]).toBeLessThan(14);
  }
});

test('constraints are met', () => {
  const constraints = { pieces: { least: 5, most: 6 }, walls: { least: 1, most: 2 }, lengths: [2] };
  const size = { width: 5, height: 5 };
  for (const { position } of generate(rushHour, { size, constraints, moves: { least: 4, most: 9 }, count: 4 })) {
    const { vehicles, walls } = position as { vehicles: { length: number }[]; walls: unknown[] };
    expect(vehicles.length).toBeGreaterThanOrEqual(5);
    expect(vehicles.length).toBeLessThanOrEqual(6);
    expect([1, 2]).toContain(walls.length);
    expect(new Set(vehicles.map(({ length }) => length))).toEqual(new Set([2]));
  }
});

test('where all boards lie in one space, every one is made once, and then there is an end', () => {
  const size = { width: 3, height: 2 };
  const generation = unwrap(Generation.start(tiles, { size, moves: { least: 20, most: 21 }, count: 1000 }));
  const boards = [...generation];
  expect(generation.done).toBe(true);
  // The plain count: all positions so far from the goal; no two of them are alike.
  const start = unwrap(tiles.making.plain(size));
  const distances = new Map<string, number>([[identityOf(start), 0]]);
  const queue = [start];
  for (const at of queue) {
    for (const move of tiles.moves(at)) {
      const next = unwrap(tiles.play(at, move));
      if (distances.has(identityOf(next))) continue;
      distances.set(identityOf(next), distances.get(identityOf(at))! + 1);
      queue.push(next);
    }
  }
  const far = queue.filter((position) => distances.get(identityOf(position))! >= 20);
  const likenesses = new Set(far.map((position) => likeness(tiles, position)));
  expect(boards.length).toBe(likenesses.size);
});

test('where there are few boards, every one is made once, and then there is an end', () => {
  const size = { width: 3, height: 4 };
  const generation = unwrap(Generation.start(rushHour, { size, moves: { least: 1, most: 99 }, count: 1000 }));
  const made = [...generation].map(({ position }) => likeness(rushHour, position));
  expect(generation.isExhausted).toBe(true);
  // The plain way: every set of vehicles, one after another, solved with each vehicle taken away.
  const places = [2, 3].flatMap((length) =>
    [true, false].flatMap((horizontal) =>
      [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => ({ name: '', horizontal, row, column, length }))),
    ),
  );
  const minimal = new Set<string>();
  const add = (vehicles: readonly Vehicle[], next: number): void => {
    const named = vehicles.map((vehicle, i) => ({ ...vehicle, name: 'ABCDEFG'[i]! }));
    const board = rushHour.check({ ...size, walls: [], vehicles: named, target: 'A', goal: 'exit' });
    if (!board.ok) return;
    const length = plainDistance(rushHour, board.value, 'moves');
    const shorter = rushHour.making.removals!(board.value).every(
      ({ position }) => plainDistance(rushHour, position, 'moves')! < length!,
    );
    if (length !== undefined && length > 0 && shorter) minimal.add(likeness(rushHour, board.value));
    for (let i = next; i < places.length; i++) {
      if (!places[i]!.horizontal || places[i]!.row !== 1) add([...vehicles, places[i]!], i + 1);
    }
  };
  for (const column of [0, 1]) add([{ name: '', horizontal: true, row: 1, column, length: 2 }], 0);
  expect(minimal.size).toBeGreaterThan(3);
  expect(new Set(made)).toEqual(minimal);
  expect(made.length).toBe(minimal.size);
});

test.each<[Family, GenerateOptions, number | undefined]>([
  [rushHour, { size: { width: 3, height: 2 }, moves: { least: 2, most: 9 } }, 1],
  [rushHour, { constraints: { pieces: { least: 1, most: 2 } }, moves: 9 }, 2],
  [rushHour, { size: { width: 3, height: 3 }, constraints: { pieces: { least: 4, most: 4 } }, moves: 1 }, undefined],
  [rushHour, { constraints: { walls: { least: 29, most: 36 } }, moves: 2, minimal: false }, 1],
  [bricks, { size: { width: 1, height: 2 }, moves: 5 }, 1],
  [bricks, { size: { width: 2, height: 2 }, moves: 9, hardest: true }, 5],
  [tiles, { size: { width: 3, height: 2 }, moves: 10, hardest: true }, 21],
])('what few boards do not have ends at once, with the nearest that there is: %#', (family, options, nearest) => {
  const generation = unwrap(Generation.start(family, options));
  expect([...generation]).toEqual([]);
  expect([generation.isExhausted, generation.nearest?.length]).toEqual([true, nearest]);
  if (nearest === undefined) return;
  const { position } = generation.nearest!;
  expect(plainDistance(family, position, family.metrics[0]!.id)).toBe(nearest);
  expect(makingOf(family).puzzles!.fits(position, options.constraints ?? {})).toBe(true);
});

test('of few boards, the hardest come first', () => {
  const boards = generate(rushHour, { size: { width: 3, height: 5 }, count: 8, seed: 5 });
  const lengths = boards.map(({ optimum }) => optimum.moves!);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  expect(lengths[0]).toBe(4);
});

test('longer boards than there are in one space: the farthest is the nearest', () => {
  const generation = unwrap(Generation.start(tiles, { size: { width: 3, height: 2 }, moves: 22 }));
  expect([...generation]).toEqual([]);
  expect(generation.nearest).toMatchObject({ length: 21 });
});

test('spaces that are too large to explore: positions on shortest solutions', () => {
  for (const { position, optimum } of generate(tiles, { moves: { least: 8, most: 9 }, count: 3, details: false })) {
    expect(plainDistance(tiles, position, 'stm')).toBe(optimum.stm);
  }
});

test('spaces that are too large to explore: without a length boards are hard, and with one none is longer', () => {
  const [board] = generate(tiles, { size: { width: 4, height: 3 }, details: false });
  expect(board!.optimum.stm).toBeGreaterThan(20);
  const options = { moves: { least: 8, most: 9 }, hardest: true, count: 3, details: false };
  for (const { position, optimum } of generate(tiles, options)) {
    expect([8, 9]).toContain(optimum.stm);
    expect(plainDistance(tiles, position, 'stm')).toBe(optimum.stm);
  }
});

test('spaces that are too large to explore: the other metric is proved where that is cheap, and no board waits for others', () => {
  const [near] = generate(tiles, { moves: 12 });
  expect(near!.optimum).toEqual({ stm: 12, mtm: plainDistance(tiles, near!.position, 'mtm') });
  const [island] = islandsOf(tiles, unwrap(makeOrder(tiles, { moves: 30 })), [0]);
  const { made } = island!.work();
  expect(made).toMatchObject([{ optimum: { stm: 30 }, level: 'medium' }]);
  expect(made[0]!.optimum).not.toHaveProperty('mtm');
  expect(made[0]!.rating).toBeGreaterThan(30);
});

test.each<[Family, GenerateOptions, string]>([
  [
    rushHour,
    { moves: 500 },
    'no 6×6 board of Rush Hour like this takes more than 51 moves, so that 500 cannot be made',
  ],
  [rushHour, { moves: { least: 25, most: 20 } }, 'no number of moves is at least 25 and at most 20'],
  [rushHour, { moves: 0 }, 'a board that takes 0 moves is solved already: expected 1 or more'],
  [rushHour, { size: { width: 2, height: 3 }, moves: 1 }, 'a target of length 2 cannot move in a row of the 2×3 board'],
  [rushHour, { constraints: { lengths: [9] } }, 'a vehicle of length 9 is longer than the 6×6 board'],
  [rushHour, { constraints: { walls: { least: 31, most: 34 } } }, '1 piece and 31 walls do not fit on a 6×6 board'],
  [rushHour, { constraints: { pieces: { least: 40, most: 50 } } }, '40 pieces and 0 walls do not fit on a 6×6 board'],
  [
    rushHour,
    { constraints: { shapes: ['1x1'] } },
    '"shapes" means nothing for boards of Rush Hour: expected pieces, walls, lengths, goal',
  ],
  [
    rushHour,
    { moves: { least: 40, most: 45 }, level: 'easy' },
    'boards of the level "easy" take 11 to 19 moves, which is not what was asked for',
  ],
  [rushHour, { size: { width: 1, height: 1 } }, 'a board of 1×1 is too small: it needs at least 2×2 cells'],
  [
    tiles,
    { constraints: { walls: { least: 1, most: 1 } } },
    '"walls" means nothing for boards of Tiles: there is nothing to choose but the size',
  ],
  [tiles, { minimal: true }, 'from boards of Tiles nothing can be taken away'],
  [
    tiles,
    { level: 'hard', size: { width: 3, height: 3 } },
    'no 3×3 board of Tiles like this takes more than 31 moves, so that one of the level "hard", which begins at 32, cannot be made',
  ],
  [tiles, { moves: 81 }, 'no 4×4 board of Tiles like this takes more than 80 moves, so that 81 cannot be made'],
])('an impossible request is answered in a sentence: %#', (family, options, sentence) => {
  const order = makeOrder(family, options);
  expect(order.ok ? '' : order.problem.message).toBe(sentence);
});

describe('boards to begin with', () => {
  const hard = 'ABB.C.ADE.CFADEXXFGGGH.F..IHJJKKILL.';
  const founders = [unwrap(rushHour.parse(hard)).position];

  test('make what is rare', () => {
    const order = unwrap(makeOrder(rushHour as Family, { moves: 50, founders, seed: 3, details: false }));
    const island = islandsOf(rushHour as Family, order, [0])[0]!;
    let made: readonly Generated[] = [];
    // From nothing, none comes in so many rounds.
    for (let round = 0; round < 80 && made.length === 0; round++) made = island.work().made;
    expect(made[0]?.optimum.moves).toBe(50);
  });

  test.each([
    [[...founders, 7], 'founder 2: '],
    [[unwrap(rushHour.parse('....\nAA..\n....\n....')).position], 'founder 1 is not a 6×6 board'],
  ])('must be boards of the size', (wrong, words) => {
    const order = makeOrder(rushHour as Family, { founders: wrong });
    expect(order.ok ? '' : order.problem.message).toContain(words);
  });
});
