import { neighbourTable } from '../space/frame.js';

/**
 * Which moves need not be tried after which others. Many sequences of moves do the same as another one that is shorter, or
 * as long and first in the alphabet: three quarters round a square of four cells one way, say, is as good as a quarter the
 * other way round and so on. An automaton that has read the last moves knows when one more would complete such a sequence.
 *
 * A sequence may be left out only if its substitute is possible wherever it is possible itself. That is so if the blank,
 * going the substitute's way, stays inside the rectangle that it crosses on the sequence's own way.
 */
export interface MoveAutomaton {
  /** For each state and direction, the state after a move in that direction; -1 if that move is useless. */
  readonly next: Int32Array;
  /** For each state and cell: the directions in which a move is possible and not useless, a bit each. */
  readonly worthwhile: Uint8Array;
}

/** The direction that the lowest bit of four stands for. */
export const FIRST_DIRECTION = Uint8Array.of(0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0);

/** Longer sequences save more and take longer to find: two moves more, ten times as long. */
const [SHORT, LONG] = [6, 10];

/** After so many moves tried, the long ones pay. */
const WORTH_MORE = 2_000_000;

const made = new Map<string, MoveAutomaton>();

/** The automaton for boards of a size, for a search that has tried so many moves already. */
export function moveAutomaton(width: number, height: number, tried: number): MoveAutomaton {
  const longest = tried > WORTH_MORE ? LONG : SHORT;
  const name = `${width}x${height} ${longest}`;
  let automaton = made.get(name);
  if (automaton === undefined) {
    const next = transitions(longest);
    automaton = { next, worthwhile: worthwhileMoves(next, neighbourTable(width, height)) };
    made.set(name, automaton);
  }
  return automaton;
}

const compiled = new Map<number, Int32Array>();

function transitions(longest: number): Int32Array {
  const next = compiled.get(longest) ?? compile(uselessSequences(longest));
  compiled.set(longest, next);
  return next;
}

/** The blank's step in each direction, as [row, column]: it goes against the tiles. */
const STEPS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** What a sequence does on an endless board: each cell's tile, told by the cell that it came from. */
class Playground {
  readonly side: number;
  private readonly cells: Int32Array;
  row = 0;
  column = 0;
  /** A number that is the same for sequences that do the same, and nearly always different for others. */
  fingerprint = 0;

  constructor(readonly reach: number) {
    this.side = 2 * reach + 1;
    this.cells = Int32Array.from({ length: this.side ** 2 }, (_, cell) => cell);
    this.row = reach;
    this.column = reach;
  }

  get blank(): number {
    return this.row * this.side + this.column;
  }

  /** Plays a sequence, lets something be done there, and takes the sequence back. */
  after<T>(sequence: Uint8Array, look: () => T): T {
    for (const direction of sequence) this.move(direction);
    const seen = look();
    for (let i = sequence.length - 1; i >= 0; i--) this.move(sequence[i] ^ 1);
    return seen;
  }

  move(direction: number): void {
    const from = this.blank;
    this.row += STEPS[direction][0];
    this.column += STEPS[direction][1];
    const to = this.blank;
    const tile = this.cells[to];
    const hole = this.cells[from];
    this.cells[to] = hole;
    this.cells[from] = tile;
    this.fingerprint ^= weight(tile, to) ^ weight(hole, from) ^ weight(tile, from) ^ weight(hole, to);
  }

  /** What stands in each cell. */
  effect(): Int32Array {
    return this.cells.slice();
  }
}

/** What a tile in a cell adds to a fingerprint. */
function weight(tile: number, cell: number): number {
  const mixed = Math.imul(tile * 1000 + cell + 1, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
}

/** Sequences that can always be replaced, none of which contains another. */
function uselessSequences(longest: number): Uint8Array[] {
  const ground = new Playground(longest);
  const useless: Uint8Array[] = [];
  const trie = new Trie();
  let layer: Uint8Array[] = [new Uint8Array(0)];
  const known = new Map([[ground.fingerprint, layer]]);
  for (let length = 1; length <= longest; length++) {
    const nextLayer: Uint8Array[] = [];
    for (const before of layer) {
      const candidates: { sequence: Uint8Array; fingerprint: number }[] = [];
      ground.after(before, () => {
        for (let direction = 0; direction < 4; direction++) {
          const sequence = new Uint8Array(length);
          sequence.set(before);
          sequence[length - 1] = direction;
          if (trie.hasSuffixOf(sequence)) continue;
          ground.move(direction);
          candidates.push({ sequence, fingerprint: ground.fingerprint });
          ground.move(direction ^ 1);
        }
      });
      for (const { sequence, fingerprint } of candidates) {
        const alike = known.get(fingerprint);
        if (alike?.some((other) => replaces(other, sequence, ground))) {
          useless.push(sequence);
          trie.add(sequence);
          continue;
        }
        nextLayer.push(sequence);
        if (alike === undefined) known.set(fingerprint, [sequence]);
        else alike.push(sequence);
      }
    }
    layer = nextLayer;
  }
  return useless;
}

/** Whether an earlier sequence does the same, and inside the rectangle that the blank crosses. */
function replaces(earlier: Uint8Array, sequence: Uint8Array, ground: Playground): boolean {
  const [inner, outer] = [rectangle(earlier), rectangle(sequence)];
  if (!inner.every((side, i) => side <= outer[i])) return false;
  const wanted = ground.after(sequence, () => ground.effect());
  return ground.after(earlier, () => ground.effect()).every((tile, cell) => tile === wanted[cell]);
}

/** How far the blank goes from its start: up, down, left, right. */
function rectangle(sequence: Uint8Array): number[] {
  let [row, column] = [0, 0];
  const far = [0, 0, 0, 0];
  for (const direction of sequence) {
    row += STEPS[direction][0];
    column += STEPS[direction][1];
    for (const [i, way] of [-row, row, -column, column].entries()) if (way > far[i]) far[i] = way;
  }
  return far;
}

/** The useless sequences, spelled backwards from their ends, to be found at the end of longer ones. */
class Trie {
  private readonly children: Int32Array[] = [new Int32Array(4)];
  private readonly ends = new Set<number>();

  add(sequence: Uint8Array): void {
    let node = 0;
    for (let i = sequence.length - 1; i >= 0; i--) {
      const child = this.children[node];
      if (child[sequence[i]] === 0) child[sequence[i]] = this.children.push(new Int32Array(4)) - 1;
      node = child[sequence[i]];
    }
    this.ends.add(node);
  }

  hasSuffixOf(sequence: Uint8Array): boolean {
    let node = 0;
    for (let i = sequence.length - 1; i >= 0; i--) {
      node = this.children[node][sequence[i]];
      if (node === 0) return false;
      if (this.ends.has(node)) return true;
    }
    return false;
  }
}

/** An automaton whose states are the beginnings of useless sequences: the longest that the moves so far end with. */
function compile(sequences: readonly Uint8Array[]): Int32Array {
  const next: number[] = [0, 0, 0, 0];
  const useless = new Set<number>();
  for (const sequence of sequences) {
    let state = 0;
    for (const direction of sequence) {
      if (next[4 * state + direction] === 0) next[4 * state + direction] = next.push(0, 0, 0, 0) / 4 - 1;
      state = next[4 * state + direction];
    }
    useless.add(state);
  }
  // Breadth first: what does not continue a state continues the longest shorter beginning that fits.
  const shorter = new Array<number>(next.length / 4).fill(0);
  const queue = [0];
  for (const state of queue) {
    for (let direction = 0; direction < 4; direction++) {
      const child = next[4 * state + direction];
      const fallback = state === 0 ? 0 : next[4 * shorter[state] + direction];
      if (child === 0) next[4 * state + direction] = fallback;
      else {
        shorter[child] = fallback;
        queue.push(child);
      }
    }
  }
  return Int32Array.from(next, (state) => (useless.has(state) ? -1 : state));
}

function worthwhileMoves(next: Int32Array, neighbours: Int32Array): Uint8Array {
  const [states, cells] = [next.length / 4, neighbours.length / 4];
  const moves = new Uint8Array(states * cells);
  for (let state = 0; state < states; state++) {
    for (let cell = 0; cell < cells; cell++) {
      for (let direction = 0; direction < 4; direction++) {
        const possible = next[4 * state + direction] >= 0 && neighbours[4 * cell + direction] >= 0;
        if (possible) moves[state * cells + cell] |= 1 << direction;
      }
    }
  }
  return moves;
}
