import { expect, test } from 'vitest';
import type { Family } from '../../contract/family.js';
import { identityOf } from '../../contract/same.js';
import type { Scene } from '../../contract/scene.js';
import type { Layers, Space } from '../../contract/space.js';
import { MemoryShelf } from '../../memory-shelf.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { newSuccessors } from '../../search/counts.js';
import { explore, goalDistances } from '../../search/explore.js';
import { PlainLayers } from '../../search/plain-layers.js';
import { expectSame } from '../expect-same.js';
import { samples } from '../samples.js';
import { isShifted } from './cells.js';
import type { Subject } from './subject.js';

/** What `contract/space.ts` promises. */
export function checkSpacePage({ family, positions, metrics, sample }: Subject): void {
  /** Boards of a size for which a family may have another kind of space. */
  const larger = (count: number): readonly unknown[] => {
    const size = { width: 9, height: 9 };
    return family.making?.plain(size).ok ? samples(family, size, count, 8) : [];
  };

  test('the packed space and the rules agree on random walks', () => {
    for (const metric of metrics) {
      for (const [i, position] of positions().entries()) walk(family, position, metric, i);
    }
  });

  test('the lists of successors of a large board are together what the rules allow', () => {
    const metric = metrics[0]!;
    for (const side of [40, 80]) {
      const { making } = family;
      if (!making?.plain({ width: side, height: side }).ok) continue;
      const position = making.random(seededRandom(1), { width: side, height: side });
      const space = family.space(position, metric);
      const [state, out] = [new Int32Array(space.stateWords), newSuccessors(space)];
      space.start(state, 0);
      const keys = new Set<string>();
      let [generated, from] = [0, 0];
      do {
        space.expand(state, 0, -1, out, from);
        expect(out.count).toBeLessThanOrEqual(space.maxSuccessors);
        if (!space.isLarge) expect(out.next).toBe(0);
        childOf(space, state, out.edges[out.count - 1]!, keysOf(space, out).at(-1)!);
        for (const key of keysOf(space, out)) keys.add(key);
        generated += out.count;
        from = out.next;
      } while (from !== 0);
      const moves = family.moves(position, metric);
      expect([generated, keys.size]).toEqual([moves.length, moves.length]);
      for (let i = 0; i < moves.length; i += 1 + Math.floor(moves.length / 10)) {
        expect(keys).toContain(startKey(family, unwrap(family.play(position, moves[i])), metric));
      }
      if (space.isLarge) break;
    }
  });

  test('what a breadth-first search need not look at costs it no state', () => {
    for (const metric of metrics) {
      for (const position of sample('small', 12, 6)) {
        const space = family.space(position, metric);
        expect([...explore(space).depths]).toEqual(depths(space));
      }
    }
  });

  test('layers of its own are the plain ones in every respect but the bytes', async () => {
    await family.quicken?.();
    for (const metric of metrics) {
      for (const position of sample('small', 12, 6)) {
        const space = family.space(position, metric);
        for (const wanted of ['goal', 'everything'] as const) {
          const own = space.layers?.(1e9, wanted);
          if (own !== undefined) expectSameLayers(space, new PlainLayers(space, { memoryLimit: 1e9 }, wanted), own);
        }
      }
    }
  });

  test('layers stop before they take more than the memory limit', async () => {
    await family.quicken?.();
    const ends = new Set<string>();
    for (const position of sample('usual', 4, 6)) {
      const space = family.space(position, metrics[0]);
      for (const memoryLimit of [1e4, 1e5, 3e5, 1e6, 3e6]) {
        const own = space.layers?.(memoryLimit, 'everything');
        for (const layers of own === undefined ? [] : [own]) ends.add(runWithin(layers, memoryLimit, 30_000));
      }
    }
    if (ends.size > 0) expect(ends).toContain('memory');
  });

  test('what a heuristic looks up is made in slices, once, and changes no estimate', () => {
    for (const metric of metrics) {
      for (const position of sample('small', 6, 8)) {
        for (const { id, metrics: own, unfit } of family.heuristics) {
          if (!own.includes(metric) || unfit?.(position) !== undefined) continue;
          const fresh = () => family.space(unwrap(family.check(structuredClone(position))), metric, new MemoryShelf());
          const [space, other] = [fresh(), fresh()];
          const bytes = [...(space.prepareHeuristic?.(id) ?? [])];
          bytes.forEach((each, i) => void expect(each).toBeGreaterThanOrEqual(i === 0 ? 0 : bytes[i - 1]!));
          const again = [...(space.prepareHeuristic?.(id) ?? [])];
          expect(again.at(-1) ?? 0).toBe(bytes.at(-1) ?? 0);
          expect(again.length).toBeLessThanOrEqual(Math.max(1, bytes.length));
          const state = new Int32Array(space.stateWords);
          space.start(state, 0);
          expect(space.heuristic(id)(state, 0)).toBe(other.heuristic(id)(state, 0));
        }
      }
    }
  });

  test('a survey of its own is what exploring finds, and ends where it has more states than the limit', async () => {
    await family.quicken?.();
    for (const metric of metrics) {
      for (const position of sample('small', 12, 6)) {
        const space = family.space(position, metric);
        const exploration = explore(space);
        const { size, keys } = exploration.states;
        const distances = goalDistances(space, exploration);
        const survey = space.survey?.(size);
        if (survey === undefined) continue;
        const key = new Int32Array(space.keyWords);
        const read = Array.from({ length: size }, (_, state) => {
          survey.read(state, key, 0);
          return key.join();
        });
        expect(survey.size).toBe(size);
        expectSame(read, keysOf(space, { count: size, keys }));
        expectSame(survey.distances.slice(0, size), Int32Array.from(distances));
        expect(survey.hardest).toBe(Math.max(...distances));
        expect(survey.hardestState).toBe(Math.max(0, distances.indexOf(survey.hardest)));
        expect(space.survey!(size - 1)!.size).toBe(size);
      }
    }
  });

  test('boards have an order, which is that of no packing', () => {
    for (const metric of metrics) {
      for (const position of positions()) {
        const space = family.space(position, metric);
        const [state, out] = [new Int32Array(space.stateWords), newSuccessors(space)];
        space.start(state, 0);
        space.expand(state, 0, -1, out);
        const places = Array.from({ length: out.count }, (_, i) => i * space.keyWords);
        places.sort((a, b) => space.compare(out.keys, a, b));
        for (const [i, a] of places.entries()) {
          expect(space.compare(out.keys, a, a)).toBe(0);
          for (const b of places.slice(i + 1)) {
            expect(space.compare(out.keys, a, b)).toBeLessThan(0);
            expect(space.compare(out.keys, b, a)).toBeGreaterThan(0);
          }
        }
      }
    }
  });

  test('the order of boards is that of their cells: first an empty one, then the pieces in one order', () => {
    for (const metric of metrics) {
      for (const position of [...sample('small', 10, 8), ...sample('usual', 4, 8), ...larger(3)]) {
        const space = family.space(position, metric);
        const { states } = explore(space, 60);
        const boards = Array.from({ length: states.size }, (_, i) =>
          contents(family.scene(space.positionAt(states.keys, i * space.keyWords)), space.identicalPieces?.() ?? []),
        );
        // Which of two pieces comes first: never now the one and now the other.
        const order = new Map<string, number>();
        for (let i = 1; i < states.size; i++) {
          for (const j of [i - 1, (i * 7) % states.size, 0]) {
            const cell = boards[i]!.findIndex((content, at) => content !== boards[j]![at]);
            const found = Math.sign(space.compare(states.keys, i * space.keyWords, j * space.keyWords));
            const [a, b] = [boards[i]![cell] ?? '', boards[j]![cell] ?? ''];
            if (cell < 0 || a === '' || b === '') expect(found).toBe(cell < 0 ? 0 : a === '' ? -1 : 1);
            else if (order.has(`${a} ${b}`)) expect(found).toBe(order.get(`${a} ${b}`));
            else order.set(`${a} ${b}`, found).set(`${b} ${a}`, -found);
          }
        }
      }
    }
  });

  test('published lists have an order of their own only among boards that differ', () => {
    for (const position of positions()) {
      const { compareHardest } = family;
      if (compareHardest === undefined) continue;
      const space = family.space(position);
      const [state, out] = [new Int32Array(space.stateWords), newSuccessors(space)];
      space.start(state, 0);
      space.expand(state, 0, -1, out);
      const boards = Array.from({ length: out.count }, (_, i) => space.positionAt(out.keys, i * space.keyWords));
      boards.sort(compareHardest);
      for (const [i, a] of boards.entries()) {
        expect(compareHardest(a, a)).toBe(0);
        for (const b of boards.slice(i + 1)) {
          if (compareHardest(a, b) >= 0) expect.unreachable('two boards are in no order');
          if (compareHardest(b, a) <= 0) expect.unreachable('the order depends on who comes first');
        }
      }
    }
  });

  test('identical pieces look the same, and no piece is identical to two sets of others', () => {
    for (const position of positions()) {
      const { pieces } = family.scene(position);
      const sets = family.space(position).identicalPieces?.() ?? [];
      const labels = sets.flat();
      expect(new Set(labels).size).toBe(labels.length);
      for (const set of sets) {
        expect(set.length).toBeGreaterThan(1);
        const shapes = set.map((label) => {
          const { cells, role, ways } = pieces.find((piece) => piece.label === label)!;
          const [row, column] = [Math.min(...cells.map((c) => c.row)), Math.min(...cells.map((c) => c.column))];
          const shape = cells.map((cell) => `${cell.row - row},${cell.column - column}`).sort();
          return JSON.stringify([role, ways, shape]);
        });
        expect(new Set(shapes).size).toBe(1);
      }
    }
  });

  test('positions of a component are one state if they differ by identical pieces only, and else they are not', () => {
    const metric = metrics[0]!;
    for (const position of sample('small', 12, 8)) {
      const sets = family.space(position, metric).identicalPieces?.() ?? [];
      const boards = reachable(family, position, family.finestMetric, 60);
      const known = new Map<string, string>();
      const alike = new Map<string, string>();
      for (const board of boards) {
        const key = startKey(family, board, metric);
        const picture = contents(family.scene(board), sets).join();
        expect(known.get(key) ?? picture).toBe(picture);
        expect(alike.get(picture) ?? key).toBe(key);
        known.set(key, picture);
        alike.set(picture, key);
      }
    }
  });

  test('two identical pieces in each other’s places make the same state', () => {
    const { editing } = family;
    if (editing === undefined) return;
    for (const position of positions()) {
      const scene = family.scene(position);
      for (const [first, second] of family.space(position).identicalPieces?.() ?? []) {
        const [a, b] = [first, second].map((label) => scene.pieces.find((piece) => piece.label === label)!);
        const pieces = scene.pieces.map((piece) =>
          piece === a ? { ...a, cells: b!.cells } : piece === b ? { ...b, cells: a!.cells } : piece,
        );
        const swapped = unwrap(editing.compose({ ...scene, pieces }, position));
        expect(startKey(family, swapped, metrics[0]!)).toBe(startKey(family, position, metrics[0]!));
      }
    }
  });

  test('in a metric that breaks ties, an edge counts as few as its piece needs to get there', () => {
    for (const { id: metric, tieBreaks = [] } of family.metrics) {
      for (const finer of tieBreaks) {
        expect(metrics.filter((id) => id !== metric)).toContain(finer);
        for (const position of [...sample('small', 20, 1), ...sample('usual', 6, 1), ...larger(1)]) {
          const space = family.space(position, metric);
          const [state, out] = [new Int32Array(space.stateWords), newSuccessors(space)];
          space.start(state, 0);
          space.expand(state, 0, -1, out);
          const least = costsOfOnePiece(family, position, finer);
          for (const edge of out.edges.subarray(0, out.count)) {
            const [move] = space.moves([edge]);
            const cost = space.finerCost!(state, 0, edge, finer);
            expect(cost).toBe(least.get(identityOf(unwrap(family.play(position, move)))));
            expect(cost).toBeLessThanOrEqual(family.cost(move, finer));
          }
        }
      }
    }
  });

  test('symmetries map the neighbours of a state to those of its image, and goals to goals', () => {
    for (const metric of metrics) {
      for (const position of positions()) {
        const space = family.space(position, metric);
        for (const { image } of space.symmetries?.() ?? []) {
          const [state, turned] = [new Int32Array(space.stateWords), new Int32Array(space.stateWords)];
          const [out, beside] = [newSuccessors(space), newSuccessors(space)];
          const keys = new Int32Array(2 * space.keyWords);
          space.start(state, 0);
          space.save(state, 0, keys, 0);
          image(keys, 0, keys, space.keyWords);
          space.load(keys, space.keyWords, turned, 0);
          expect(space.isGoal(turned, 0)).toBe(space.isGoal(state, 0));
          space.expand(state, 0, -1, out);
          space.expand(turned, 0, -1, beside);
          const images = { count: out.count, keys: new Int32Array(out.keys.length) };
          for (let i = 0; i < out.count; i++) image(out.keys, i * space.keyWords, images.keys, i * space.keyWords);
          expect(keysOf(space, images).sort()).toEqual(keysOf(space, beside).sort());
        }
      }
    }
  });

  test('goals are listed where the family says so, all of them and nothing else', () => {
    for (const metric of metrics) {
      for (const position of sample('small', 12, 7)) {
        const space = family.space(position, metric);
        const goals = family.backwards ? space.goals!() : undefined;
        if (goals === undefined) continue;
        const { states } = explore(space);
        const state = new Int32Array(space.stateWords);
        const listed = new Set<string>();
        for (let at = 0; at < goals.length; at += space.keyWords) {
          space.load(goals, at, state, 0);
          expect(space.isGoal(state, 0)).toBe(true);
          listed.add(goals.subarray(at, at + space.keyWords).join());
        }
        for (let i = 0; i < states.size; i++) {
          const key = states.keys.subarray(i * space.keyWords, (i + 1) * space.keyWords);
          space.load(key, 0, state, 0);
          if (space.isGoal(state, 0)) expect(listed).toContain(key.join());
        }
      }
    }
  });
}

/** What lies in each cell, in reading order: nothing, or a piece; identical ones are the same. */
function contents({ width, height, pieces }: Scene, sets: readonly (readonly string[])[]): string[] {
  const cells = new Array<string>(width * height).fill('');
  for (const { label, cells: own } of pieces) {
    const name = sets.find((set) => set.includes(label))?.[0] ?? label;
    // Two of a set that touch are told from one that is larger by where they begin.
    own.forEach(({ row, column }, i) => {
      cells[row * width + column] = i === 0 ? name : `${name}+`;
    });
  }
  return cells;
}

/** Positions that can be reached by the rules, up to a number of them. */
function reachable(family: Family, start: unknown, metric: string, most: number): unknown[] {
  const found = new Map([[identityOf(start), start]]);
  for (const position of found.values()) {
    for (const move of family.moves(position, metric)) {
      if (found.size >= most) return [...found.values()];
      const after = unwrap(family.play(position, move));
      if (!found.has(identityOf(after))) found.set(identityOf(after), after);
    }
  }
  return [...found.values()];
}

/** The least costs of all positions that can be reached by moving one piece while nothing else moves: a search by the rules. */
function costsOfOnePiece(family: Family, start: unknown, metric: string): Map<string, number> {
  const scene = family.scene(start);
  const costs = new Map<string, number>();
  const movedIn = (position: unknown) =>
    family.scene(position).pieces.flatMap(({ cells }, i) => (isShifted(scene.pieces[i]!.cells, cells, 0, 0) ? [] : i));
  let layer = [start];
  for (let cost = 1; layer.length > 0; cost++) {
    const next: unknown[] = [];
    for (const position of layer) {
      for (const move of family.moves(position, metric)) {
        const after = unwrap(family.play(position, move));
        if (costs.has(identityOf(after))) continue;
        const [before, moved] = [movedIn(position), movedIn(after)];
        if (moved.length !== 1 || (before.length > 0 && before[0] !== moved[0])) continue;
        costs.set(identityOf(after), cost);
        next.push(after);
      }
    }
    layer = next;
  }
  return costs;
}

/** Expands layer by layer, up to so many states, and says how that ends. */
function runWithin(layers: Layers, memoryLimit: number, most: number): 'memory' | 'all' | 'enough' {
  for (let [before, here] = [0, 0]; layers.waiting > 0; ) {
    if (layers.size > most) return 'enough';
    const forgotten = before;
    [before, here] = [here, layers.size];
    layers.startLayer(forgotten);
    for (let left = layers.waiting; left > 0; ) {
      const expanded = layers.expand(left);
      expect(layers.bytes).toBeLessThanOrEqual(memoryLimit);
      if (expanded === 0) return 'memory';
      left -= expanded;
    }
  }
  return 'all';
}

function walk(family: Family, start: unknown, metric: string, seed: number): void {
  const random = seededRandom(seed);
  const space = family.space(start, metric);
  const out = newSuccessors(space);
  const path: number[] = [];
  let state = new Int32Array(space.stateWords);
  let position: unknown = start;
  let beside: unknown = start;
  space.start(state, 0);
  for (let step = 0; step < 5; step++) {
    expect(space.isGoal(state, 0)).toBe(family.isSolved(position));
    space.expand(state, 0, -1, out);
    expect(out.count).toBeLessThanOrEqual(space.maxSuccessors);
    if (!space.isLarge) expect(out.next).toBe(0);
    const keys = keysOf(space, out);
    expectSame(new Set(keys).size, keys.length);
    const byRules = family
      .moves(position, metric)
      .map((move) => startKey(family, unwrap(family.play(position, move)), metric));
    expectSame(keys.toSorted(), [...new Set(byRules)].sort());
    if (out.count === 0) return;
    const children = keys.map((key, i) => childOf(space, state, out.edges[i]!, key));
    const chosen = random.integer(out.count);
    path.push(out.edges[chosen]!);
    state = children[chosen]!;
    position = start;
    for (const move of space.moves(path)) position = unwrap(family.play(position, move));
    expect(startKey(family, position, metric)).toBe(keys[chosen]);
    const key = new Int32Array(space.keyWords);
    space.save(state, 0, key, 0);
    const before = unwrap(family.check(beside));
    const made = unwrap(family.check(space.positionAt(key, 0, before)));
    // One move away from the position beside it, even where pieces are identical.
    expectSame(identityOf(made), identityOf(position));
    expect(startKey(family, unwrap(family.check(space.positionAt(key, 0))), metric)).toBe(keys[chosen]);
    beside = position;
  }
}

/** The state at the other end of an edge; it must keep its key through `child`, `save` and `load`. */
function childOf(space: Space, state: Int32Array, edge: number, expected: string): Int32Array<ArrayBuffer> {
  const child = new Int32Array(space.stateWords);
  const loaded = new Int32Array(space.stateWords);
  const key = new Int32Array(space.keyWords);
  space.child(state, 0, edge, child, 0);
  space.save(child, 0, key, 0);
  expectSame(key.join(), expected);
  space.load(key, 0, loaded, 0);
  expectSame(loaded, child);
  return child;
}

function startKey(family: Family, position: unknown, metric: string): string {
  const space = family.space(position, metric);
  const state = new Int32Array(space.stateWords);
  const key = new Int32Array(space.keyWords);
  space.start(state, 0);
  space.save(state, 0, key, 0);
  return key.join();
}

function keysOf(space: Space, out: { count: number; keys: Int32Array }): string[] {
  return Array.from({ length: out.count }, (_, i) =>
    out.keys.subarray(i * space.keyWords, (i + 1) * space.keyWords).join(),
  );
}

/** The distances of all states from the start, when every successor is looked at. */
function depths(space: Space): number[] {
  const out = newSuccessors(space);
  const state = new Int32Array(space.stateWords);
  const key = new Int32Array(space.keyWords);
  space.start(state, 0);
  space.save(state, 0, key, 0);
  const seen = new Set([key.join()]);
  const found = [0];
  let layer = [key];
  for (let depth = 1; layer.length > 0; depth++) {
    const next: Int32Array<ArrayBuffer>[] = [];
    for (const each of layer) {
      space.load(each, 0, state, 0);
      space.expand(state, 0, -1, out);
      for (let i = 0; i < out.count; i++) {
        const after = out.keys.slice(i * space.keyWords, (i + 1) * space.keyWords);
        if (seen.has(after.join())) continue;
        seen.add(after.join());
        found.push(depth);
        next.push(after);
      }
    }
    layer = next;
  }
  return found;
}

/** Goes through both, layer by layer. */
function expectSameLayers(space: Space, plain: Layers, own: Layers): void {
  const keysOf = (layers: Layers) =>
    Array.from({ length: layers.size }, (_, i) => {
      const key = new Int32Array(space.keyWords);
      layers.read(i, key, 0);
      return key.join(' ');
    });
  const account = ({ size, waiting, peakWaiting, generated, solved }: Layers) =>
    solved < 0 ? { size, waiting, peakWaiting, generated, solved } : { size, generated, solved };
  for (let [before, here] = [0, 0]; plain.waiting > 0 && plain.solved < 0; ) {
    const states = plain.waiting;
    const forgotten = before;
    [before, here] = [here, plain.size];
    for (const layers of [plain, own]) {
      layers.startLayer(forgotten);
      for (let left = states; left > 0 && layers.solved < 0; ) left -= layers.expand(left);
    }
    expect(account(own)).toEqual(account(plain));
  }
  const keys = keysOf(plain);
  expect(keysOf(own)).toEqual(keys);
  if (own.before === undefined) return;
  const places = new Map(keys.map((key, i) => [key, i]));
  const [state, out] = [new Int32Array(space.stateWords), newSuccessors(space)];
  for (let i = 1; i < keys.length; i++) {
    space.load(Int32Array.from(keys[i]!.split(' '), Number), 0, state, 0);
    space.expand(state, 0, -1, out);
    const neighbours = Array.from({ length: out.count }, (_, n) =>
      places.get(out.keys.subarray(n * space.keyWords, (n + 1) * space.keyWords).join(' ')),
    );
    expect(own.before(i)).toBe(Math.min(...neighbours.flatMap((place) => place ?? [])));
  }
}
