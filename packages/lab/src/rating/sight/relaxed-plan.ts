import type { Family, PlannedFact, Scene } from '@slidewise/core/contract';
import { type Places, placesOf } from './places.js';

const NEVER = 1 << 20;
/** On boards of more pieces times cells, plans take too long. */
const LARGEST = 2500;

/**
 * A plan as if no piece that has moved were in the way again: what stands in the way of the goal, what stands in the way of that, and so on. It is the
 * relaxed plan of FF (Hoffmann and Nebel 2001), and the subgoals of means-ends analysis (Newell and Simon 1972).
 */
export class RelaxedPlan {
  /** By piece: the place where it stands. */
  readonly standing: Int32Array;
  /** By piece: the moves that the plan gives to it. */
  readonly moves: Int32Array;
  private readonly places: Places;
  private readonly width: number;
  private readonly area: number;
  /** All hold at the end; each does if all facts of one of its alternatives do. */
  private readonly goals: readonly (readonly (readonly PlannedFact[])[])[];
  /** By cell: the piece that covers it, or -1; and the layer at which it can be clear. */
  private readonly owner: Int32Array;
  private readonly clearAt: Int32Array;
  /** By place: the layer at which it can be reached, the steps that it takes, and the step and the place that lead there. */
  private readonly layerOf: Int32Array;
  private readonly stepsTo: Int32Array;
  private readonly lastStep: Int32Array;
  private readonly cameFrom: Int32Array;
  /** By piece, in its part of the places: those reached, and those of them with steps that are not open yet. */
  private readonly reached: Int32Array;
  private readonly reachedEnd: Int32Array;
  private readonly pending: Int32Array;
  private readonly pendingEnd: Int32Array;
  private readonly planned: Uint8Array;

  private constructor(
    family: Pick<Family, 'planning'>,
    position: unknown,
    private readonly countsSteps: boolean,
  ) {
    const task = family.planning!.task(position);
    this.places = placesOf(task);
    this.width = task.width;
    this.area = task.width * task.height;
    this.goals = task.goals;
    const pieces = task.pieces.length;
    const places = this.places.cellsAt.length - 1;
    const words = (length: number): Int32Array => new Int32Array(length);
    [this.standing, this.moves] = [words(pieces), words(pieces)];
    [this.reachedEnd, this.pendingEnd] = [words(pieces), words(pieces)];
    [this.owner, this.clearAt] = [words(this.area), words(this.area)];
    [this.layerOf, this.stepsTo, this.lastStep] = [words(places), words(places), words(places)];
    [this.cameFrom, this.reached, this.pending] = [words(places), words(places), words(places)];
    this.planned = new Uint8Array(places);
  }

  /** For positions of a component; undefined if the family does not tell its positions to planners, or the board is large. */
  static of<P, M>(family: Family<P, M>, position: P, metric: string): RelaxedPlan | undefined {
    const joins = family.planning?.joins[metric];
    const { width, height, pieces } = family.scene(position);
    if (joins === undefined || width * height * pieces.length > LARGEST) return undefined;
    return new RelaxedPlan(family as Family, position, !joins.includes('piece'));
  }

  /** How many moves the plan has for a scene. */
  of(scene: Scene): number {
    this.begin(scene);
    for (let layer = 1; !this.holds(); layer++) if (!this.grow(layer)) break;
    this.moves.fill(0);
    this.planned.fill(0);
    for (const alternatives of this.goals) {
      let best: readonly PlannedFact[] = [];
      let least = Number.POSITIVE_INFINITY;
      for (const facts of alternatives) {
        const layers = facts.map((fact) => this.layerOfFact(fact));
        const cost = Math.max(...layers) * this.area + layers.reduce((sum, layer) => sum + layer, 0);
        if (cost < least) [best, least] = [facts, cost];
      }
      for (const fact of best) {
        if (fact.piece === undefined) this.planClear(this.cellOf(fact));
        else this.planPlace(fact.piece, this.placeOf(fact.piece, fact));
      }
    }
    return this.moves.reduce((sum, count) => sum + count, 0);
  }

  private begin(scene: Scene): void {
    const { places, standing, owner, clearAt, layerOf, reached, pending } = this;
    owner.fill(-1);
    clearAt.fill(0);
    layerOf.fill(NEVER);
    for (let piece = 0; piece < standing.length; piece++) {
      const place = this.placeOf(piece, scene.pieces[piece]!.cells[0]!);
      standing[piece] = place;
      layerOf[place] = 0;
      this.stepsTo[place] = 0;
      const first = places.ofPiece[piece]!;
      reached[first] = pending[first] = place;
      this.reachedEnd[piece] = this.pendingEnd[piece] = first + 1;
      for (let i = places.cellsAt[place]!; i < places.cellsAt[place + 1]!; i++) {
        owner[places.cells[i]!] = piece;
        clearAt[places.cells[i]!] = NEVER;
      }
    }
  }

  /** Lets each piece go where earlier layers have made room; false if none can go farther. */
  private grow(layer: number): boolean {
    const { places, reached, reachedEnd, pending, layerOf } = this;
    const { ofPiece, stepsAt, stepTo } = places;
    let grew = false;
    for (let piece = 0; piece < reachedEnd.length; piece++) {
      const before = reachedEnd[piece]!;
      let end = before;
      let pendingEnd = this.pendingEnd[piece]!;
      let kept = ofPiece[piece]!;
      for (let i = kept; i < pendingEnd; i++) {
        const from = pending[i]!;
        let isPending = false;
        for (let step = stepsAt[from]!; step < stepsAt[from + 1]!; step++) {
          const to = stepTo[step]!;
          if (layerOf[to]! < NEVER) continue;
          if (!this.isOpen(step, piece, layer)) {
            isPending = true;
            continue;
          }
          layerOf[to] = layer;
          this.stepsTo[to] = this.stepsTo[from]! + 1;
          this.lastStep[to] = step;
          this.cameFrom[to] = from;
          reached[end++] = to;
          pending[pendingEnd++] = to;
        }
        if (isPending) pending[kept++] = from;
      }
      this.reachedEnd[piece] = end;
      this.pendingEnd[piece] = kept;
      if (end > before) grew = true;
      for (let i = before; i < end; i++) this.leave(piece, reached[i]!, layer);
    }
    return grew;
  }

  private isOpen(step: number, piece: number, layer: number): boolean {
    const { entered, enteredAt } = this.places;
    for (let i = enteredAt[step]!; i < enteredAt[step + 1]!; i++) {
      const cell = entered[i]!;
      if (this.clearAt[cell]! >= layer && this.owner[cell] !== piece) return false;
    }
    return true;
  }

  /** A piece that can get to a place can clear all cells that it does not cover there. */
  private leave(piece: number, place: number, layer: number): void {
    const { cells, cellsAt } = this.places;
    const from = this.standing[piece]!;
    for (let i = cellsAt[from]!; i < cellsAt[from + 1]!; i++) {
      const cell = cells[i]!;
      if (this.clearAt[cell] === NEVER && !this.covers(place, cell)) this.clearAt[cell] = layer;
    }
  }

  private covers(place: number, cell: number): boolean {
    const { cells, cellsAt } = this.places;
    for (let i = cellsAt[place]!; i < cellsAt[place + 1]!; i++) if (cells[i] === cell) return true;
    return false;
  }

  private holds(): boolean {
    return this.goals.every((alternatives) =>
      alternatives.some((facts) => facts.every((fact) => this.layerOfFact(fact) < NEVER)),
    );
  }

  private layerOfFact(fact: PlannedFact): number {
    if (fact.piece === undefined) return this.clearAt[this.cellOf(fact)]!;
    const place = this.placeOf(fact.piece, fact);
    return place < 0 ? NEVER : this.layerOf[place]!;
  }

  private cellOf({ row, column }: { readonly row: number; readonly column: number }): number {
    return row * this.width + column;
  }

  private placeOf(piece: number, cell: { readonly row: number; readonly column: number }): number {
    return this.places.at[piece * this.area + this.cellOf(cell)]!;
  }

  private planPlace(piece: number, place: number): void {
    if (place < 0 || this.layerOf[place] === 0 || this.layerOf[place] === NEVER || this.planned[place] === 1) return;
    this.planned[place] = 1;
    this.moves[piece] = Math.max(this.moves[piece]!, this.countsSteps ? this.stepsTo[place]! : 1);
    const { entered, enteredAt } = this.places;
    for (let at = place; this.layerOf[at]! > 0; at = this.cameFrom[at]!) {
      const step = this.lastStep[at]!;
      for (let i = enteredAt[step]!; i < enteredAt[step + 1]!; i++) {
        const cell = entered[i]!;
        if (this.owner[cell] !== piece) this.planClear(cell);
      }
    }
  }

  /** Takes the piece on a cell to the first place reached that leaves the cell clear. */
  private planClear(cell: number): void {
    const piece = this.owner[cell]!;
    if (piece < 0) return;
    for (let i = this.places.ofPiece[piece]!; i < this.reachedEnd[piece]!; i++) {
      const place = this.reached[i]!;
      if (!this.covers(place, cell)) {
        this.planPlace(piece, place);
        return;
      }
    }
  }
}
