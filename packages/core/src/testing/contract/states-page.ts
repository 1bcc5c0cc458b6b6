import { expect, test } from 'vitest';
import type { Family } from '../../contract/family.js';
import { identityOf } from '../../contract/same.js';
import type { Scene } from '../../contract/scene.js';
import { unwrap } from '../../result.js';
import { newSuccessors } from '../../search/counts.js';
import { explore } from '../../search/explore.js';
import { samples } from '../samples.js';
import { isShifted } from './cells.js';
import { keysOf, startKey } from './keys.js';
import type { Subject } from './subject.js';

/** What `contract/engine/space.ts` promises of states: their order, which positions are one, symmetries, costs in a finer metric. */
export function checkStatesPage({ family, positions, metrics, sample }: Subject): void {
  /** Boards of a size for which a family may have another kind of space. */
  const larger = (count: number): readonly unknown[] => {
    const size = { width: 9, height: 9 };
    return family.making?.plain(size).ok ? samples(family, size, count, 8) : [];
  };

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

  test('a board upside down is another board of the same puzzle, and twice upside down the same one', () => {
    for (const position of positions()) {
      const { mirrored } = family;
      if (mirrored === undefined) continue;
      const image = mirrored(position);
      expect(mirrored(image)).toEqual(position);
      expect(family.isSolved(image)).toBe(family.isSolved(position));
      expect(family.moves(image)).toHaveLength(family.moves(position).length);
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
        for (const position of [...sample('small', 10, 1), ...sample('usual', 3, 1), ...larger(1)]) {
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
}

/** What lies in each cell, in reading order: nothing, or a piece; identical ones are the same. */
function contents({ width, height, pieces }: Scene, sets: readonly (readonly string[])[]): string[] {
  const cells = new Array<string>(width * height).fill('');
  for (const { label, cells: own } of pieces) {
    const name = sets.find((set) => set.includes(label))?.[0] ?? label;
    // Two touching cells of a set differ from a larger one in where they begin.
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
