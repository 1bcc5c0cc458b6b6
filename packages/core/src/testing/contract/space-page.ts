import { expect, test } from 'vitest';
import type { Space } from '../../contract/engine/space.js';
import type { Family } from '../../contract/family.js';
import { identityOf } from '../../contract/same.js';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { newSuccessors } from '../../search/counts.js';
import { explore, goalDistances } from '../../search/explore.js';
import { expectSame } from '../expect-same.js';
import { keysOf, startKey } from './keys.js';
import type { Subject } from './subject.js';

/** The promises of `contract/engine/space.ts`: a space does what the rules do. */
export function checkSpacePage({ family, positions, metrics, sample }: Subject): void {
  test('the packed space and the rules agree on random walks', () => {
    for (const metric of metrics) {
      for (const [i, position] of positions().entries()) walk(family, position, metric, i);
    }
  });

  test('the lists of successors of a large board are together what the rules allow', () => {
    const metric = metrics[0]!;
    for (const side of [30, 60]) {
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

  test('what a heuristic looks up is made in slices, once, and changes no estimate', () => {
    for (const metric of metrics) {
      for (const position of sample('small', 6, 8)) {
        for (const { id, metrics: own, unfit } of family.heuristics) {
          if (!own.includes(metric) || unfit?.(position) !== undefined) continue;
          const fresh = () =>
            family.space(unwrap(family.check(structuredClone(position))), metric, new MemoryTableCache());
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
    await family.loadCompiledSearch?.();
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
