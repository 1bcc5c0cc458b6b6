import { neighbourTable } from '../space/frame.js';
import { duplicateSequences } from './duplicate-sequences.js';

/**
 * Finite-state pruning of duplicate nodes in depth-first search (Taylor and Korf 1993). Many operator sequences lead
 * to the same state as a shorter or lexicographically smaller one: seven moves round a 2×2 block are five the other
 * way. A finite-state machine that reads the moves of the current path recognises when a move would complete such a
 * duplicate sequence; that move is pruned.
 *
 * A sequence may be pruned only if its substitute is legal wherever the sequence is. That holds if the path of the
 * blank in the substitute stays inside the bounding rectangle of its path in the sequence.
 */
export interface PruningAutomaton {
  /** For each state and direction, the next state; -1 if the move is pruned. */
  readonly next: Int32Array;
  /** For each state and cell of the blank: the directions of the legal moves that are not pruned, a bit each. */
  readonly unpruned: Uint8Array;
}

/** The direction of the lowest set bit of four. */
export const FIRST_DIRECTION = Uint8Array.of(0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0);

/**
 * The longest duplicate sequences, the generated nodes after which they pay, and the time to find them, as measured:
 * two moves more take five to ten times as long.
 */
const STAGES = [
  { longest: 6, after: 0, bytes: 0 },
  { longest: 10, after: 500_000, bytes: 0 },
  { longest: 12, after: 10_000_000, bytes: 16 * 2 ** 20 },
  { longest: 14, after: 150_000_000, bytes: 72 * 2 ** 20 },
];

/** The last stage that is found at once, in a tenth of a second. */
const LAST_AT_ONCE = 1;

/** The states of the automata of all stages together are no more than this. */
export const MOST_STATES = 1 << 17;

const made = new Map<string, PruningAutomaton>();

/** What finding automata takes at most if it may take so many bytes. */
export function bytesForAutomata(spareBytes: number): number {
  return Math.max(...STAGES.map(({ bytes }) => (bytes <= spareBytes ? bytes : 0)));
}

/** The automaton for boards of a size, for a search that has generated so many nodes already; one that is found at once. */
export function pruningAutomaton(width: number, height: number, tried: number): PruningAutomaton {
  const finding = bestAutomaton(width, height, Math.min(tried, STAGES[LAST_AT_ONCE + 1].after), 0);
  for (;;) {
    const step = finding.next();
    if (step.done) return step.value;
  }
}

/** The same, of any stage that takes no more than so many bytes to find, in slices. */
export function* bestAutomaton(
  width: number,
  height: number,
  tried: number,
  spareBytes: number,
): Generator<void, PruningAutomaton> {
  const { longest } = STAGES.findLast(({ after, bytes }) => tried > after && bytes <= spareBytes) ?? STAGES[0];
  const name = `${width}x${height} ${longest}`;
  let automaton = made.get(name);
  if (automaton === undefined) {
    const next = yield* transitions(longest);
    automaton = { next, unpruned: unprunedMoves(next, neighbourTable(width, height)) };
    made.set(name, automaton);
  }
  return automaton;
}

const compiled = new Map<number, Int32Array>();

function* transitions(longest: number): Generator<void, Int32Array> {
  const next = compiled.get(longest) ?? compile(yield* duplicateSequences(longest));
  compiled.set(longest, next);
  return next;
}

/** The Aho–Corasick automaton (1975) of the duplicate sequences: a state is the longest prefix of one that the path ends with. */
function compile(sequences: readonly Uint8Array[]): Int32Array {
  const next: number[] = [0, 0, 0, 0];
  for (const sequence of sequences) {
    let state = 0;
    for (const [i, direction] of sequence.entries()) {
      // None contains another, so that one that is complete needs no state.
      if (i === sequence.length - 1) next[4 * state + direction] = -1;
      else if (next[4 * state + direction] === 0) next[4 * state + direction] = next.push(0, 0, 0, 0) / 4 - 1;
      state = next[4 * state + direction];
    }
  }
  // Failure links, breadth first: a missing transition is that of the longest proper suffix that is a prefix, too.
  const shorter = new Int32Array(next.length / 4);
  const queue = [0];
  for (const state of queue) {
    for (let direction = 0; direction < 4; direction++) {
      const child = next[4 * state + direction];
      const fallback = state === 0 ? 0 : next[4 * shorter[state] + direction];
      if (child === 0) next[4 * state + direction] = fallback;
      else if (child > 0) {
        shorter[child] = fallback;
        queue.push(child);
      }
    }
  }
  return Int32Array.from(next);
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
