import type { Space, Successors } from '../contract/engine/space.js';
import { identityOf } from '../contract/same.js';
import type { Scene } from '../contract/scene.js';
import { OutOfMemory } from '../out-of-memory.js';
import type { PlainRules } from './plain-rules.js';

/** A position has no more moves than this. */
const MOST_MOVES = 1024;

/** So many small positions take some 600 MB, which no memory limit counts. */
const MOST_POSITIONS = 2 ** 21;

/** Positions, numbered from 0 as they are met. The number is the key of a state. */
class PositionNumbers<P> {
  readonly positions: P[] = [];
  private readonly numbers = new Map<string, number>();

  constructor(private readonly most: number) {}

  of(position: P): number {
    const identity = identityOf(position);
    const known = this.numbers.get(identity);
    if (known !== undefined) return known;
    if (this.positions.length >= this.most) throw new OutOfMemory('a plain family keeps no more positions');
    this.numbers.set(identity, this.positions.length);
    return this.positions.push(position) - 1;
  }
}

/** Makes the spaces of a family. Spaces that exist at the same time number positions alike; the numbers go with the last of them. */
export function plainSpaces<P extends object, M>(
  rules: PlainRules<P, M>,
  mostPositions = MOST_POSITIONS,
): (start: P) => Space<M, P> {
  let shared: WeakRef<PositionNumbers<P>> | undefined;
  return (start) => {
    const numbers = shared?.deref() ?? new PositionNumbers<P>(mostPositions);
    shared = new WeakRef(numbers);
    return new PlainSpace(rules, start, numbers);
  };
}

/** A space over positions themselves: a state is a number, an edge is the place of a move in the list of legal moves. */
class PlainSpace<P extends object, M> implements Space<M, P> {
  readonly keyWords = 1;
  readonly stateWords = 1;
  readonly maxSuccessors = MOST_MOVES;

  constructor(
    private readonly rules: PlainRules<P, M>,
    private readonly begin: P,
    private readonly numbers: PositionNumbers<P>,
  ) {}

  start(state: Int32Array, at: number): void {
    state[at] = this.numbers.of(this.begin);
  }

  load(key: Int32Array, keyAt: number, state: Int32Array, at: number): void {
    state[at] = key[keyAt]!;
  }

  save(state: Int32Array, at: number, key: Int32Array, keyAt: number): void {
    key[keyAt] = state[at]!;
  }

  expand(state: Int32Array, at: number, _cameBy: number, out: Successors): void {
    const position = this.positionAt(state, at);
    out.count = 0;
    out.next = 0;
    for (const [edge, move] of this.rules.moves(position).entries()) {
      const number = this.numbers.of(this.rules.play(position, move));
      // Two moves may lead to the same position.
      if (out.keys.subarray(0, out.count).includes(number)) continue;
      if (out.count === MOST_MOVES)
        throw new RangeError(`a position of a plain family has at most ${MOST_MOVES} moves`);
      out.keys[out.count] = number;
      out.edges[out.count++] = edge;
    }
  }

  child(state: Int32Array, at: number, edge: number, into: Int32Array, intoAt: number): void {
    const position = this.positionAt(state, at);
    into[intoAt] = this.numbers.of(this.rules.play(position, this.rules.moves(position)[edge]!));
  }

  isGoal(state: Int32Array, at: number): boolean {
    return this.rules.isSolved(this.positionAt(state, at));
  }

  compare(keys: Int32Array, a: number, b: number): number {
    if (keys[a] === keys[b]) return 0;
    const [first, second] = [a, b].map((at) => contentsOf(this.rules.scene(this.positionAt(keys, at))));
    const cell = first!.findIndex((content, i) => content !== second![i]);
    return cell < 0 ? 0 : first![cell]! - second![cell]!;
  }

  heuristic(): (state: Int32Array, at: number) => number {
    return () => 0;
  }

  moves(edges: readonly number[]): readonly M[] {
    let position = this.begin;
    return edges.map((edge) => {
      const move = this.rules.moves(position)[edge]!;
      position = this.rules.play(position, move);
      return move;
    });
  }

  positionAt(keys: Int32Array, at: number): P {
    return this.numbers.positions[keys[at]!]!;
  }
}

/** The cells in reading order: 0 for an empty one, else the number of the piece from 1. */
function contentsOf({ width, height, pieces }: Scene): Uint32Array {
  const contents = new Uint32Array(width * height);
  pieces.forEach(({ cells }, i) => {
    for (const { row, column } of cells) contents[row * width + column] = i + 1;
  });
  return contents;
}
