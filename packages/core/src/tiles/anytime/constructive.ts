import type { TableCache } from '../../contract/engine/tables.js';
import type { Tally } from '../../search/counts.js';
import { cellDistance } from '../heuristics/measures.js';
import { CompleteTable } from '../patterns/complete-table.js';
import type { Frame } from '../space/frame.js';
import { BeamSearch } from './beam.js';
import type { BeamRoom } from './beam-room.js';
import { ConflictEvaluator } from './evaluators.js';
import { PlainBeam } from './plain-beam.js';
import { SlidingBoard } from './sliding-board.js';

/**
 * Solves a board of any size greedily (Parberry 1995): fills the outer lines tile by tile, then looks up the last 3×3
 * cells in a table of exact distances. With beams, a beam search brings the remaining tiles closer before each line
 * is filled. Yields about the number of boards visited; returns the directions of the moves.
 */
export function* construct(
  frame: Frame,
  cache: TableCache,
  beams: EasingBeams | undefined,
  counts: Tally,
): Generator<number, Uint8Array> {
  const { width, cells, blankGoal } = frame;
  // The board is solved for a goal with the blank in the last cell; then the blank is led back to its own goal.
  const goal = Int32Array.from({ length: cells }, (_, cell) => cell);
  const detour = new SlidingBoard(width, frame.height, goal, blankGoal);
  while ((detour.blank + 1) % width !== 0) detour.move(0);
  while (detour.blank + width < cells) detour.move(2);
  const numbered = frame.board.map((tile) => detour.places[tile]);
  const board = new SlidingBoard(width, frame.height, numbered, cells - 1);
  const builder = new Builder(board, { ...frame, blankGoal: cells - 1, board: numbered }, beams, counts);
  yield* builder.fill();
  yield* builder.finish(cache);
  const { path } = builder.board;
  for (const direction of detour.path.toArray().reverse()) path.push(direction ^ 1);
  return path.toArray();
}

const NOWHERE = -1;

/** A beam search ends when its last LOOK_BACK layers have improved the best value by less than LEAST_GAIN. */
const [LOOK_BACK, LEAST_GAIN] = [48, 12];

/** The depth limit of a beam search. */
const MOST_MOVES = 100_000;

/** The most layers that a history must have room for. */
const MOST_LAYERS = 1000;

/** The beams of the constructive method. */
export interface EasingBeams {
  readonly width: number;
  readonly room: BeamRoom;
  /** The length of a known solution: few beams have more layers. */
  readonly known: number;
  /** What a beam may take, its history included; `canEase` must say that this is enough. */
  readonly mostBytes: number;
}

/** Whether such beams can be had. */
export function canEase(frame: Pick<Frame, 'cells'>, beams: EasingBeams): boolean {
  return easingSlots(frame, beams) !== undefined;
}

function easingSlots(frame: Pick<Frame, 'cells'>, { width, room, known, mostBytes }: EasingBeams): number | undefined {
  const history = Math.max(room.history.bytes, 4 * width * Math.min(MOST_LAYERS, known));
  return PlainBeam.slotsWithin(mostBytes - history, frame, width, 1, MOST_MOVES);
}

class Builder {
  private readonly locked: Uint8Array;
  /** The first row and column that are not filled yet. */
  private top = 0;
  private left = 0;
  // For paths of the blank: the direction by which each cell was reached, valid if its stamp is the current one.
  private readonly cameBy: Uint8Array;
  private readonly stamps: Int32Array;
  private readonly queue: Int32Array;
  private stamp = 0;

  constructor(
    readonly board: SlidingBoard,
    private readonly frame: Pick<Frame, 'width' | 'height' | 'cells' | 'blankGoal' | 'board'>,
    private readonly beams: EasingBeams | undefined,
    private readonly counts: Tally,
  ) {
    const cells = board.tiles.length;
    this.locked = new Uint8Array(cells);
    this.cameBy = new Uint8Array(cells);
    this.stamps = new Int32Array(cells);
    this.queue = new Int32Array(cells);
  }

  *fill(): Generator<number, void> {
    for (;;) {
      const rows = this.board.height - this.top;
      const columns = this.board.width - this.left;
      if (rows <= 3 && columns <= 3) return;
      if (this.beams !== undefined) yield* this.ease(this.beams);
      if (rows >= columns) {
        yield* this.fillLine(false);
        this.top++;
      } else {
        yield* this.fillLine(true);
        this.left++;
      }
    }
  }

  /** Solves the last cells by look-up; making the table is no work of the search. */
  *finish(cache: TableCache): Generator<number, void> {
    const { board, top, left } = this;
    const [width, height] = [board.width - left, board.height - top];
    const cellAt = (local: number): number => (top + Math.floor(local / width)) * board.width + left + (local % width);
    const cells = width * height;
    const local = new Map(Array.from({ length: cells }, (_, i) => [cellAt(i), i]));
    const rest = Int32Array.from({ length: cells }, (_, i) => local.get(board.tiles[cellAt(i)])!);
    const making = CompleteTable.inSlices({ width, height, cells, blankGoal: cells - 1 }, 'stm', cache);
    let step = making.next();
    for (; !step.done; step = making.next()) yield 0;
    for (const direction of step.value.solve(rest)) board.move(direction);
  }

  /** Fills the first row that is left, or with `upright` the first column. */
  private *fillLine(upright: boolean): Generator<number, void> {
    const { board, top, left } = this;
    const across = upright ? left : top;
    const first = upright ? top : left;
    const end = upright ? board.height : board.width;
    const cellAt = (line: number, along: number): number =>
      upright ? along * board.width + line : line * board.width + along;
    for (let along = first; along < end - 2; along++) {
      const home = cellAt(across, along);
      this.bring(home, home, upright);
      this.locked[home] = 1;
      yield 1;
    }
    // The last two cannot be placed one after the other: both are brought near and then placed by a small search.
    const [before, last] = [cellAt(across, end - 2), cellAt(across, end - 1)];
    this.bring(before, before, upright);
    if (board.places[last] !== last) {
      this.locked[before] = 1;
      this.bring(last, cellAt(across + 1, end - 1), upright);
      this.locked[before] = 0;
      const window: number[] = [];
      const lines = Math.min(3, (upright ? board.width : board.height) - across);
      for (let line = across; line < across + lines; line++) {
        for (let along = Math.max(first, end - 3); along < end; along++) {
          if (this.locked[cellAt(line, along)] === 0) window.push(cellAt(line, along));
        }
      }
      this.enterWindow(window, before, last);
      this.settlePair(window, before, last);
    }
    this.locked[before] = 1;
    this.locked[last] = 1;
    yield 1;
  }

  /** Weights: the tiles of the row and the column that are filled next count twice. */
  private urgency(): Uint8Array {
    const { board, top, left } = this;
    return Uint8Array.from(board.tiles, (_, tile) =>
      Math.floor(tile / board.width) === top || tile % board.width === left ? 2 : 1,
    );
  }

  /** Brings all remaining tiles closer by a beam search, as long as that improves quickly. */
  private *ease(beams: EasingBeams): Generator<number, void> {
    const { width, room, mostBytes } = beams;
    const { board, locked, frame } = this;
    const guide = new ConflictEvaluator(frame, this.urgency());
    const slots = easingSlots(frame, beams)!;
    const layers = new PlainBeam(frame, guide, width, slots, room, board.tiles, locked);
    const beam = new BeamSearch(layers, width, MOST_MOVES, room.history, mostBytes - room.bytes);
    if (beam.best === 0) return;
    const best = [beam.best];
    let least = 0;
    for (let depth = 1; beam.advance(this.counts); depth++) {
      yield width;
      best.push(beam.best);
      if (beam.best < best[least]) least = depth;
      if (depth >= LOOK_BACK && best[least] > best[depth - LOOK_BACK] - LEAST_GAIN) break;
    }
    for (const direction of beam.path ?? beam.pathToBest(least)) board.move(direction);
  }

  /** Moves a tile to a cell, in a zigzag as far as possible: after a turn, the blank has a shorter path than straight on. */
  private bring(tile: number, to: number, upright: boolean): void {
    const { board } = this;
    const { width } = board;
    let lastAcross = false;
    while (board.places[tile] !== to) {
      const at = board.places[tile];
      const [row, column] = [Math.floor(at / width), at % width];
      const [toRow, toColumn] = [Math.floor(to / width), to % width];
      const sideways = column === toColumn ? NOWHERE : at + Math.sign(toColumn - column);
      const upDown = row === toRow ? NOWHERE : at + width * Math.sign(toRow - row);
      const [along, across] = upright ? [upDown, sideways] : [sideways, upDown];
      const canAcross = across !== NOWHERE && this.locked[across] === 0;
      lastAcross = canAcross && (along === NOWHERE || !lastAcross);
      this.leadBlank(lastAcross ? across : along, tile);
      this.stepBlankTo(at);
    }
  }

  /** Leads the blank to a cell by a shortest path (breadth-first search) that moves neither locked tiles nor the one or two given. */
  private leadBlank(to: number, keep: number, keepToo = NOWHERE): void {
    const { board, locked, cameBy, stamps, queue } = this;
    const { neighbours } = board;
    if (board.blank === to) return;
    const stamp = ++this.stamp;
    const fixed = board.places[keep];
    const fixedToo = keepToo === NOWHERE ? NOWHERE : board.places[keepToo];
    let end = 0;
    // Backwards from the target, so that the moves come out in order.
    queue[end++] = to;
    stamps[to] = stamp;
    for (let read = 0; read < end && stamps[board.blank] !== stamp; read++) {
      for (let direction = 0; direction < 4; direction++) {
        const next = neighbours[4 * queue[read] + direction];
        if (next < 0 || stamps[next] === stamp || locked[next] !== 0 || next === fixed || next === fixedToo) continue;
        stamps[next] = stamp;
        cameBy[next] = direction ^ 1;
        queue[end++] = next;
      }
    }
    if (stamps[board.blank] !== stamp) throw new Error('The blank cannot get where it is needed.');
    while (board.blank !== to) board.move(cameBy[board.blank]);
  }

  private stepBlankTo(cell: number): void {
    const { board } = this;
    board.move(board.neighbours.subarray(4 * board.blank, 4 * board.blank + 4).indexOf(cell));
  }

  /** Leads the blank to the nearest cell of a window that holds neither of two tiles, unless it is inside already. */
  private enterWindow(window: readonly number[], a: number, b: number): void {
    const { blank, places, width } = this.board;
    if (window.includes(blank)) return;
    const free = window.filter((cell) => cell !== places[a] && cell !== places[b]);
    const nearest = free.reduce((best, cell) =>
      cellDistance(cell, blank, width) < cellDistance(best, blank, width) ? cell : best,
    );
    this.leadBlank(nearest, a, b);
  }

  /** Brings two tiles home inside a window of at most nine cells, by breadth-first search over them and the blank. */
  private settlePair(window: readonly number[], a: number, b: number): void {
    const { board } = this;
    const size = board.tiles.length;
    const code = (blank: number, first: number, second: number): number => (blank * size + first) * size + second;
    const start = [board.blank, board.places[a], board.places[b]] as const;
    const cameFrom = new Map<number, { before: number; direction: number }>([
      [code(...start), { before: NOWHERE, direction: NOWHERE }],
    ]);
    const queue: (readonly [number, number, number])[] = [start];
    for (const [blank, first, second] of queue) {
      if (first === a && second === b) {
        this.replay(code(blank, first, second), cameFrom);
        return;
      }
      for (let direction = 0; direction < 4; direction++) {
        const next = board.neighbours[4 * blank + direction];
        if (next < 0 || !window.includes(next)) continue;
        const state = [next, first === next ? blank : first, second === next ? blank : second] as const;
        if (cameFrom.has(code(...state))) continue;
        cameFrom.set(code(...state), { before: code(blank, first, second), direction });
        queue.push(state);
      }
    }
    throw new Error('The last two tiles of a line cannot be settled.');
  }

  private replay(end: number, cameFrom: ReadonlyMap<number, { before: number; direction: number }>): void {
    const directions: number[] = [];
    for (let at = end; ; ) {
      const { before, direction } = cameFrom.get(at)!;
      if (before === NOWHERE) break;
      directions.push(direction);
      at = before;
    }
    for (const direction of directions.reverse()) this.board.move(direction);
  }
}
