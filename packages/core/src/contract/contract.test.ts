import { describe, expect, test } from 'vitest';
import { shiftsBetween } from '../draw/motion.js';
import { families } from '../families.js';
import { type Random, seededRandom } from '../random.js';
import { unwrap } from '../result.js';
import { algorithms } from '../search/algorithms.js';
import { newSuccessors } from '../search/counts.js';
import { explore, goalDistances } from '../search/explore.js';
import { positionId, readPositionId } from '../session/position-id.js';
import { prepare } from '../solving/prepare.js';
import { solve } from '../solving/solve.js';
import { expectSame } from '../testing/expect-same.js';
import { samples } from '../testing/samples.js';
import type { Editable } from './editing.js';
import { editingOf, makingOf } from './facets.js';
import type { Family } from './family.js';
import { printMoves } from './print-moves.js';
import { identityOf, same } from './same.js';
import type { Cell, Scene } from './scene.js';
import { ZERO_HEURISTIC, zeroHeuristic } from './search.js';
import type { Space } from './space.js';

/** Every family must keep these promises; a new one is tested as soon as it is in the registry. */
describe.each(families.map((family) => [family.id, family] as const))('the contract: %s', (_, family) => {
  const [editing, making] = [editingOf(family), makingOf(family)];
  const { small, usual } = making.sizes;
  const positions = [...samples(family, 'small', 30), ...samples(family, 'usual', 30)].flatMap((p) =>
    withGoals(family, p),
  );
  const metrics = family.metrics.map((metric) => metric.id);

  test('positions are frozen plain data', () => {
    for (const position of positions) {
      expect(Object.isFrozen(position)).toBe(true);
      expect(JSON.parse(JSON.stringify(position))).toEqual(position);
    }
  });

  test('data with more in it, or in another order, is the same position', () => {
    const strange = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(strange);
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value).map(([name, part]) => [name, strange(part)] as const);
      return Object.fromEntries([['more', 1], ...entries.reverse()]);
    };
    for (const position of positions) {
      const checked = unwrap(family.check(strange(position)));
      expect(same(checked, position)).toBe(true);
    }
  });

  test('what is printed in a format reads back as the same position', () => {
    for (const { id: format } of family.formats) {
      let printed = 0;
      for (const position of positions) {
        const text = family.print(position, format);
        if (!text.ok) continue;
        printed++;
        const back = unwrap(family.parse(text.value, { ...family.readOptions(position), format }));
        expect(back.position).toEqual(position);
        expect(back.format).toBe(format);
        expect(back.goal).not.toBe('');
        expect(family.print(back.position, format)).toEqual(text);
        expect(family.affinity(text.value)).toBeGreaterThan(0);
        expect([...family.split(text.value, { format })]).toHaveLength(1);
      }
      expect(printed, `nothing could be printed as ${format}`).toBeGreaterThan(0);
    }
  });

  test('a piece of text that is no board is a problem, not an exception', () => {
    for (const text of ['', ' \n\n', '\u0000\u0001', '?'.repeat(5000), '1 2 3 4 5 x', 'a\nbb\nccc']) {
      expect(family.parse(text, {}).ok).toBe(false);
    }
  });

  test('moves can be printed, read back, played and taken back', () => {
    for (const metric of metrics) {
      for (const position of positions) {
        const moves = family.moves(position, metric);
        const texts = new Set<string>();
        for (const move of moves) {
          const written = family.formats.map(({ id: format }) => family.printMove(position, move, { format, metric }));
          for (const [i, text] of [...written, family.moveInWords(position, move)].entries()) {
            expect(unwrap(family.parseMove(position, text))).toEqual(move);
            texts.add(`${i} ${text}`);
          }
          expect(family.cost(move, metric)).toBe(1);
          const after = unwrap(family.play(position, move));
          const back = family.moves(after, metric).map((reply) => unwrap(family.play(after, reply)));
          expect(back).toContainEqual(position);
        }
        expect(texts.size).toBe(moves.length * (family.formats.length + 1));
      }
    }
  });

  test('playing or printing many moves at once is doing it one by one, and every convention of letters reads back', () => {
    const random = seededRandom(6);
    const style = { format: family.formats[0]!.id };
    for (const position of positions) {
      const walked: unknown[] = [];
      const texts: string[] = [];
      let at = position;
      for (let i = 0; i < 10; i++) {
        const moves = family.moves(at, metrics[0]!);
        if (moves.length === 0) break;
        const move = random.pick(moves);
        for (const { id } of family.letters ?? []) {
          const text = family.printMove(at, move, { format: family.formats[0]!.id, letters: id });
          expect(unwrap(family.parseMove(at, text, id))).toEqual(move);
        }
        walked.push(move);
        texts.push(family.printMove(at, move, style));
        at = unwrap(family.play(at, move));
      }
      expect(printMoves(family, position, walked, style)).toEqual(texts);
      if (family.playAll === undefined) continue;
      expect(unwrap(family.playAll(position, walked))).toEqual(at);
    }
  });

  test('the packed space and the rules agree on random walks', () => {
    for (const metric of metrics) {
      for (const [i, position] of positions.entries()) walk(family, position, metric, i);
    }
  });

  test('the heuristic that says nothing is the same everywhere, and understood by its old name', () => {
    const [first] = family.heuristics;
    expect(first).toEqual({ ...zeroHeuristic, metrics });
    expect(family.heuristics.map(({ id }) => id)).not.toContain('bfs');
    const position = positions.find((each) => !family.isSolved(each) && family.refute(each) === undefined)!;
    const limits = { expansions: 10 };
    const [asked, meant] = ['bfs', ZERO_HEURISTIC].map((heuristic) =>
      unwrap(solve(family, position, { algorithm: 'astar', heuristic, limits })),
    );
    expect(asked).toEqual(meant);
    expect(asked!.heuristic).toBe(ZERO_HEURISTIC);
  });

  test("each metric's own heuristic is admissible, fits every position and needs no large table", () => {
    for (const { id: metric, defaultHeuristic } of family.metrics) {
      const own = family.heuristics.find(({ id }) => id === defaultHeuristic)!;
      expect(own.admissible && own.metrics.includes(metric)).toBe(true);
      for (const position of positions) {
        expect(own.unfit?.(position)).toBeUndefined();
        const plan = { algorithm: 'astar', heuristic: own.id };
        expect(family.tables?.needed(position, metric, plan) ?? []).toEqual([]);
        if (family.isSolved(position) || family.refute(position) !== undefined) continue;
        const options = { metric, algorithm: 'greedy', limits: { expansions: 1 } } as const;
        expect(unwrap(solve(family, position, options)).heuristic).toBe(own.id);
      }
    }
  });

  test('no move counts more in another metric than in the finest', () => {
    for (const position of positions) {
      for (const move of metrics.flatMap((metric) => family.moves(position, metric))) {
        const most = family.cost(move, family.finestMetric);
        for (const metric of metrics) expect(family.cost(move, metric)).toBeLessThanOrEqual(most);
      }
    }
  });

  test('moves shift several pieces in the metrics that say so, and in no other', () => {
    for (const { id: metric, pushes = false } of family.metrics) {
      const most = positions.map((position) => {
        const before = family.scene(position);
        const after = family.moves(position, metric).map((move) => family.scene(unwrap(family.play(position, move))));
        return Math.max(0, ...after.map((scene) => shiftsBetween(before, scene).length));
      });
      expect(Math.max(...most) > 1, metric).toBe(pushes);
    }
  });

  test('heuristics are as admissible and consistent as they say, over whole spaces', () => {
    const boards = [...samples(family, 'small', 100, 2), ...samples(family, 'usual', 20, 3)].flatMap((p) =>
      withGoals(family, p),
    );
    for (const metric of metrics) {
      const tooHigh = new Set<string>();
      const jumps = new Set<string>();
      for (const board of boards) {
        const space = family.space(board, metric);
        const exploration = explore(space, 3000);
        if (!exploration.complete) continue;
        const distances = goalDistances(space, exploration);
        for (const { id, metrics: own } of family.heuristics) {
          if (!own.includes(metric)) continue;
          const estimates = estimateAll(space, exploration.states.keys, exploration.states.size, id);
          distances.forEach((distance, state) => {
            if (distance >= 0 && estimates[state]! > distance) tooHigh.add(id);
          });
          if (hasJump(space, exploration.states, estimates)) jumps.add(id);
        }
      }
      for (const { id, admissible, consistent, metrics: own } of family.heuristics) {
        if (!own.includes(metric)) continue;
        if (admissible) expect(tooHigh, `${id} is too high in ${metric}`).not.toContain(id);
        if (consistent) expect(jumps, `${id} jumps in ${metric}`).not.toContain(id);
        expect(admissible || !consistent, `${id} cannot be consistent without being admissible`).toBe(true);
      }
    }
  });

  test('the same question gets the same answer', () => {
    for (const position of samples(family, 'usual', 5, 4)) {
      const ask = () => solve(family, position, { limits: { expansions: 20_000 } });
      expect(ask()).toEqual(ask());
    }
  });

  test('wherever a search pauses, it counts the same, bytes included', () => {
    for (const position of samples(family, 'usual', 4, 4)) {
      for (const { id: algorithm } of [...algorithms, ...family.strategies]) {
        const solveBy = (step: number) => {
          const prepared = prepare(family, position, { algorithm });
          if (!prepared.ok) return prepared.problem;
          const solving = unwrap(prepared.value.start({ limits: { expansions: 3000 } }));
          let solution = solving.step(step);
          while (solution === undefined) solution = solving.step(step);
          return solution;
        };
        const expected = solveBy(3000);
        for (const step of [1, 7, 100]) expect(solveBy(step), `${algorithm} by ${step}`).toEqual(expected);
      }
    }
  });

  test('the plan gives shortest solutions, as a plain breadth-first search by the rules finds them', () => {
    for (const metric of metrics) {
      for (const position of samples(family, 'small', 30, 5).flatMap((p) => withGoals(family, p))) {
        const expected = plainDistance(family, position, metric);
        const solution = unwrap(solve(family, position, { metric }));
        expect(solution.length).toBe(expected);
        expect(solution.status).toBe(expected === undefined ? 'unsolvable' : 'solved');
        if (expected !== undefined) expect(solution.optimal).toBe(true);
      }
    }
  });

  test('the scene shows every piece once, inside the board', () => {
    for (const position of positions) {
      const { width, height, pieces, walls } = family.scene(position);
      const cells = [...pieces.flatMap((piece) => piece.cells), ...walls];
      for (const { row, column } of cells) {
        expect(row >= 0 && row < height && column >= 0 && column < width).toBe(true);
      }
      expect(new Set(cells.map(({ row, column }) => row * width + column)).size).toBe(cells.length);
    }
  });

  test('a move leaves the pieces their numbers, and shifts those that it moves', () => {
    for (const position of positions) {
      const before = family.scene(position);
      for (const metric of metrics) {
        for (const move of family.moves(position, metric)) {
          const after = family.scene(unwrap(family.play(position, move)));
          const moved = after.pieces.filter((piece, i) => !isShifted(before.pieces[i]!.cells, piece.cells, 0, 0));
          expect(moved.length).toBeGreaterThan(0);
          expect(after.pieces.map(({ label, role }) => [label, role])).toEqual(
            before.pieces.map(({ label, role }) => [label, role]),
          );
          for (const [i, { cells }] of after.pieces.entries()) {
            const [from, to] = [before.pieces[i]!.cells, cells];
            const [rows, columns] = [to[0]!.row - from[0]!.row, to[0]!.column - from[0]!.column];
            expect(isShifted(from, to, rows, columns)).toBe(true);
          }
        }
      }
    }
  });

  test('a scene that is not changed composes the position again, and every position has an id', () => {
    const sizes = [small, usual, { width: 1, height: 6 }, { width: 7, height: 1 }, { width: 2, height: 5 }];
    const fitting = sizes.filter((size) => making.plain(size).ok);
    for (const position of [...positions, ...fitting.flatMap((size) => samples(family, size, 100, 13))]) {
      expect(unwrap(editing.compose(family.scene(position), position))).toEqual(position);
      expect(unwrap(readPositionId(positionId(family, position))).reading.position).toEqual(position);
    }
  });

  test('under the names of a format, a board is the same puzzle', () => {
    for (const { id: format } of family.formats) {
      for (const position of samples(family, 'small', 30, 14)) {
        const other = family.renamed?.(position, format) ?? position;
        const lengths = [position, other].map((each) => unwrap(solve(family, each)).length);
        expect(lengths[1]).toBe(lengths[0]);
        const cells = [position, other].map((each) =>
          cellNames(family.scene(each).pieces.flatMap((piece) => piece.cells)),
        );
        expect(cells[1]).toEqual(cells[0]);
      }
    }
  });

  test('a changed scene composes a position that shows it, or a problem', () => {
    const random = seededRandom(11);
    let [valid, invalid] = [0, 0];
    for (const position of positions) {
      const scene = family.scene(position);
      for (let i = 0; i < 10; i++) {
        const changed = changeScene(random, scene, editing.editable);
        const composed = editing.compose(changed, position);
        if (!composed.ok) {
          invalid++;
          expect(composed.problem.message).not.toBe('');
          continue;
        }
        valid++;
        const drawn = family.scene(composed.value);
        expect(drawn.pieces.map(({ label }) => label).sort()).toEqual(changed.pieces.map(({ label }) => label).sort());
        expect(cellNames(drawn.pieces.flatMap(({ cells }) => cells))).toEqual(
          cellNames(changed.pieces.flatMap(({ cells }) => cells)),
        );
        expect([drawn.width, drawn.height]).toEqual([changed.width, changed.height]);
        expect(cellNames(drawn.walls)).toEqual(cellNames(changed.walls));
        expect(cellNames(drawn.goals ?? [])).toEqual(cellNames(changed.goals ?? []));
        const goals = new Set(cellNames(changed.goals ?? []));
        expect(cellNames(drawn.reserved ?? [])).toEqual(
          cellNames(changed.reserved ?? []).filter((name) => !goals.has(name)),
        );
        const identified = unwrap(readPositionId(positionId(family, composed.value)));
        expect(identified.reading.position).toEqual(composed.value);
      }
    }
    expect(Math.min(valid, invalid)).toBeGreaterThan(10);
  });

  test('the way a piece may go, and whose a goal is, are part of the scene', () => {
    if (!editing.editable.includes('ways')) return;
    for (const position of positions) {
      const scene = family.scene(position);
      for (const ways of ['horizontal', 'vertical', 'none', undefined] as const) {
        const pieces = scene.pieces.map(({ ways: _, ...piece }) => ({
          ...piece,
          ...(ways === undefined ? {} : { ways }),
        }));
        expect(family.scene(unwrap(editing.compose({ ...scene, pieces }, position))).pieces).toEqual(pieces);
      }
    }
  });

  test('a plain board is valid at every size that random ones have, and a wrong size is a problem', () => {
    for (const size of [small, usual, { width: 5, height: 3 }]) {
      const position = unwrap(making.plain(size));
      expect(family.scene(position)).toMatchObject(size);
      expect(unwrap(editing.compose(family.scene(position), position))).toEqual(position);
      expect(unwrap(solve(family, position)).status).toBe('solved');
    }
    for (const side of [0, -3, 2.5, Number.NaN, 1e9]) {
      const made = making.plain({ width: side, height: side });
      expect(made.ok ? '' : made.problem.message).not.toBe('');
    }
  });

  test('pieces can be added under fresh labels until the board is full, and two in a cell are a problem in that cell', () => {
    if (!editing.editable.includes('pieces')) return;
    const base = unwrap(making.plain({ width: 6, height: 6 }));
    let scene = family.scene(base);
    const taken = new Set(scene.pieces.flatMap(({ cells }) => cellNames(cells)));
    for (let column = 0; column < 6; column++) {
      for (let row = 0; row < 6; row += 2) {
        const cells = [0, 1].map((more) => ({ row: row + more, column }));
        if (cellNames(cells).some((name) => taken.has(name))) continue;
        const piece = { label: editing.freshLabel(scene), role: 'piece' as const, cells };
        scene = { ...scene, pieces: [...scene.pieces, piece] };
        expect(editing.compose(scene, base).ok).toBe(true);
      }
    }
    const { cells } = scene.pieces[2]!;
    const double = { label: editing.freshLabel(scene), role: 'piece' as const, cells };
    const composed = editing.compose({ ...scene, pieces: [...scene.pieces, double] }, base);
    expect(composed.ok ? {} : composed.problem).toMatchObject({
      line: cells[0]!.row + 1,
      column: cells[0]!.column + 1,
    });
  });

  test('an explanation is the account of an admissible heuristic', () => {
    for (const metric of metrics) {
      for (const position of positions) {
        const { heuristic: id, bound, reasons } = family.explain(position, metric);
        const heuristic = family.heuristics.find((own) => own.id === id)!;
        expect(heuristic.admissible && heuristic.metrics.includes(metric)).toBe(true);
        const space = family.space(position, metric);
        const state = new Int32Array(space.stateWords);
        space.start(state, 0);
        expect(bound).toBe(space.heuristic(id)(state, 0));
        if (family.isSolved(position)) expect(reasons).toEqual([]);
        else if (family.refute(position) === undefined) expect(reasons.length).toBeGreaterThan(0);
        const { pieces } = family.scene(position);
        for (const reason of reasons) {
          expect(reason.text).toMatch(/[^.]$/);
          for (const piece of reason.pieces) expect(pieces[piece]).toBeDefined();
        }
      }
    }
  });

  test('variations are valid positions', () => {
    const random = seededRandom(9);
    let position: unknown = positions[0];
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      position = making.vary(random, position);
      seen.add(identityOf(position));
      // Reading checks all that a position must be.
      expect(unwrap(readPositionId(positionId(family, position))).reading.position).toEqual(position);
    }
    expect(seen.size).toBeGreaterThan(20);
  });
});

/** The position with every goal that can be asked for by name. */
function withGoals(family: Family, position: unknown): unknown[] {
  const { id: format } = family.formats.find(({ id }) => family.print(position, id).ok)!;
  const text = unwrap(family.print(position, format));
  const goals = family.goals.map((goal) =>
    family.parse(text, { ...family.readOptions(position), format, goal: goal.id }),
  );
  return [position, ...goals.flatMap((reading) => (reading.ok ? [reading.value.position] : []))];
}

function cellNames(cells: readonly Cell[]): string[] {
  return cells.map(({ row, column }) => `${row},${column}`).sort();
}

/** A small change such as an editor makes; the outcome need not be valid. */
function changeScene(random: Random, scene: Scene, editable: readonly Editable[]): Scene {
  const cell = { row: random.integer(scene.height + 1), column: random.integer(scene.width + 1) };
  const piece = random.integer(Math.max(1, scene.pieces.length));
  const toggled = (cells: readonly Cell[]): Cell[] => {
    const rest = cells.filter(({ row, column }) => row !== cell.row || column !== cell.column);
    return rest.length < cells.length ? rest : [...cells, cell];
  };
  const others = scene.pieces.toSpliced(piece, 1);
  const moved = scene.pieces
    .slice(piece, piece + 1)
    .map((each) => ({ ...each, cells: each.cells.slice(0, 1).map(() => cell) }));
  switch (random.pick(editable)) {
    case 'size':
      return { ...scene, width: scene.width + random.integer(3) - 1, height: scene.height + random.integer(3) - 1 };
    case 'pieces':
      return random.pick([
        { ...scene, pieces: others },
        {
          ...scene,
          pieces: [...scene.pieces, { label: 'Z', role: 'piece', cells: [cell, { ...cell, row: cell.row + 1 }] }],
        },
        { ...scene, pieces: [...others, ...moved] },
      ]);
    case 'labels':
      return random.pick([
        {
          ...scene,
          pieces: [...others, ...scene.pieces.slice(piece, piece + 1).map((each) => ({ ...each, label: '1' }))],
        },
        { ...scene, pieces: [...others, ...moved] },
      ]);
    case 'walls':
      return { ...scene, walls: toggled(scene.walls) };
    case 'goals':
      return { ...scene, goals: toggled(scene.goals ?? []) };
    case 'ways':
      return {
        ...scene,
        pieces: scene.pieces.map((each, i) => (i === piece ? { ...each, ways: 'horizontal' as const } : each)),
      };
    case 'target':
      return {
        ...scene,
        pieces: scene.pieces.map((each, i) => ({
          ...each,
          role: i === piece ? ('target' as const) : ('piece' as const),
        })),
      };
  }
}

function isShifted(from: readonly Cell[], to: readonly Cell[], rows: number, columns: number): boolean {
  return to.every(({ row, column }, i) => row === from[i]!.row + rows && column === from[i]!.column + columns);
}

function walk(family: Family, start: unknown, metric: string, seed: number): void {
  const random = seededRandom(seed);
  const space = family.space(start, metric);
  const out = newSuccessors(space);
  const path: number[] = [];
  let state = new Int32Array(space.stateWords);
  let position: unknown = start;
  space.start(state, 0);
  for (let step = 0; step < 12; step++) {
    expect(space.isGoal(state, 0)).toBe(family.isSolved(position));
    space.expand(state, 0, -1, out);
    expect(out.count).toBeLessThanOrEqual(space.maxSuccessors);
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

function estimateAll(space: Space, keys: Int32Array, size: number, heuristic: string): number[] {
  const estimate = space.heuristic(heuristic);
  const state = new Int32Array(space.stateWords);
  return Array.from({ length: size }, (_, i) => {
    space.load(keys, i * space.keyWords, state, 0);
    return estimate(state, 0);
  });
}

function hasJump(
  space: Space,
  states: { keys: Int32Array; size: number; find(keys: Int32Array, at: number): number },
  estimates: number[],
): boolean {
  const out = newSuccessors(space);
  const state = new Int32Array(space.stateWords);
  for (let i = 0; i < states.size; i++) {
    space.load(states.keys, i * space.keyWords, state, 0);
    space.expand(state, 0, -1, out);
    for (let j = 0; j < out.count; j++) {
      if (Math.abs(estimates[states.find(out.keys, j * space.keyWords)]! - estimates[i]!) > 1) return true;
    }
  }
  return false;
}

/** Breadth-first search by the rules alone: slow, and beyond doubt. */
function plainDistance(family: Family, start: unknown, metric: string): number | undefined {
  const seen = new Set([identityOf(start)]);
  let layer = [start];
  for (let distance = 0; layer.length > 0; distance++) {
    if (layer.some((position) => family.isSolved(position))) return distance;
    const next: unknown[] = [];
    for (const position of layer) {
      for (const move of family.moves(position, metric)) {
        const after = unwrap(family.play(position, move));
        const text = identityOf(after);
        if (seen.has(text)) continue;
        seen.add(text);
        next.push(after);
      }
    }
    layer = next;
  }
  return undefined;
}
