import { neighbourTable } from '../space/frame.js';

/**
 * Finite-state pruning of duplicate nodes in depth-first search (Taylor and Korf 1993). Many operator sequences lead to the same
 * state as another one that is shorter, or as long and lexicographically smaller: of the cycle of twelve moves round a 2×2 block,
 * say, seven in one direction do the same as five in the other. A finite-state machine that reads the moves of the current path
 * recognises when a move would complete such a duplicate sequence; that move is pruned.
 *
 * A sequence may be pruned only if its substitute is legal wherever the sequence is. That holds if the path of the blank in the
 * substitute stays inside the bounding rectangle of its path in the sequence.
 */
export interface PruningAutomaton {
  /** For each state and direction, the next state; -1 if the move is pruned. */
  readonly next: Int32Array;
  /** For each state and cell of the blank: the directions of the legal moves that are not pruned, a bit each. */
  readonly unpruned: Uint8Array;
}

/** The direction of the lowest set bit of four. */
export const FIRST_DIRECTION = Uint8Array.of(0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0);

/** The longest duplicate sequences: longer ones prune more and take longer to find, ten times as long for two moves more. */
const [SHORT, LONG] = [6, 10];

/** After this many generated nodes, the long sequences pay. */
const WORTH_MORE = 2_000_000;

const made = new Map<string, PruningAutomaton>();

/** The automaton for boards of a size, for a search that has generated so many nodes already. */
export function pruningAutomaton(width: number, height: number, tried: number): PruningAutomaton {
  const longest = tried > WORTH_MORE ? LONG : SHORT;
  const name = `${width}x${height} ${longest}`;
  let automaton = made.get(name);
  if (automaton === undefined) {
    const next = transitions(longest);
    automaton = { next, unpruned: unprunedMoves(next, neighbourTable(width, height)) };
    made.set(name, automaton);
  }
  return automaton;
}

const compiled = new Map<number, Int32Array>();

function transitions(longest: number): Int32Array {
  const next = compiled.get(longest) ?? compile(duplicateSequences(longest));
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

/** The permutation that a sequence makes on an unbounded board: the tile of each cell is named by the cell that it came from. */
class UnboundedBoard {
  readonly side: number;
  private readonly cells: Int32Array;
  row = 0;
  column = 0;
  /** A Zobrist hash of the permutation. */
  hash = 0;

  constructor(readonly reach: number) {
    this.side = 2 * reach + 1;
    this.cells = Int32Array.from({ length: this.side ** 2 }, (_, cell) => cell);
    this.row = reach;
    this.column = reach;
  }

  get blank(): number {
    return this.row * this.side + this.column;
  }

  /** Plays a sequence, calls `look`, and undoes the sequence. */
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
    this.hash ^= weight(tile, to) ^ weight(hole, from) ^ weight(tile, from) ^ weight(hole, to);
  }

  /** The permutation. */
  permutation(): Int32Array {
    return this.cells.slice();
  }
}

/** The Zobrist key of a tile in a cell. */
function weight(tile: number, cell: number): number {
  const mixed = Math.imul(tile * 1000 + cell + 1, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
}

/** The minimal duplicate sequences (none contains another), found by breadth-first search over sequences. */
function duplicateSequences(longest: number): Uint8Array[] {
  const board = new UnboundedBoard(longest);
  const duplicates: Uint8Array[] = [];
  const trie = new Trie();
  let layer: Uint8Array[] = [new Uint8Array(0)];
  const known = new Map([[board.hash, layer]]);
  for (let length = 1; length <= longest; length++) {
    const nextLayer: Uint8Array[] = [];
    for (const before of layer) {
      const candidates: { sequence: Uint8Array; hash: number }[] = [];
      board.after(before, () => {
        for (let direction = 0; direction < 4; direction++) {
          const sequence = new Uint8Array(length);
          sequence.set(before);
          sequence[length - 1] = direction;
          if (trie.hasSuffixOf(sequence)) continue;
          board.move(direction);
          candidates.push({ sequence, hash: board.hash });
          board.move(direction ^ 1);
        }
      });
      for (const { sequence, hash } of candidates) {
        const alike = known.get(hash);
        if (alike?.some((other) => replaces(other, sequence, board))) {
          duplicates.push(sequence);
          trie.add(sequence);
          continue;
        }
        nextLayer.push(sequence);
        if (alike === undefined) known.set(hash, [sequence]);
        else alike.push(sequence);
      }
    }
    layer = nextLayer;
  }
  return duplicates;
}

/** Whether an earlier sequence makes the same permutation, within the bounding rectangle of the blank's path. */
function replaces(earlier: Uint8Array, sequence: Uint8Array, board: UnboundedBoard): boolean {
  const [inner, outer] = [rectangle(earlier), rectangle(sequence)];
  if (!inner.every((side, i) => side <= outer[i])) return false;
  const wanted = board.after(sequence, () => board.permutation());
  return board.after(earlier, () => board.permutation()).every((tile, cell) => tile === wanted[cell]);
}

/** The bounding rectangle of the blank's path: how far it goes up, down, left and right of its start. */
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

/** A trie of the reversed duplicate sequences, to find them as suffixes of longer ones. */
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

/** The Aho–Corasick automaton (1975) of the duplicate sequences: a state is the longest prefix of one that the path ends with. */
function compile(sequences: readonly Uint8Array[]): Int32Array {
  const next: number[] = [0, 0, 0, 0];
  const complete = new Set<number>();
  for (const sequence of sequences) {
    let state = 0;
    for (const direction of sequence) {
      if (next[4 * state + direction] === 0) next[4 * state + direction] = next.push(0, 0, 0, 0) / 4 - 1;
      state = next[4 * state + direction];
    }
    complete.add(state);
  }
  // Failure links, breadth first: a missing transition is that of the longest proper suffix that is a prefix, too.
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
  return Int32Array.from(next, (state) => (complete.has(state) ? -1 : state));
}

function unprunedMoves(next: Int32Array, neighbours: Int32Array): Uint8Array {
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
