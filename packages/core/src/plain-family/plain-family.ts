import type { BasicsDefinition } from '../contract/checking/define-basics.js';
import type { FamilyDefinition, FamilyFacets } from '../contract/checking/define-family.js';
import type { Ids } from '../contract/ids.js';
import type { Cell, Scene, ScenePiece, Size } from '../contract/scene.js';

/**
 * The members of a family that its author writes: rules, one text format and a scene. Position P and move M are plain data that survives
 * JSON, with parts in a fixed order.
 */
export interface PlainFamily<P extends object, M> {
  /** Its name in commands, ids and links: `frogs`. */
  readonly id: string;
  /** Its name for people: `Frogs`. */
  readonly title: string;
  /** Some boards that can be solved, as text: the first is small, the last is usual. New boards are made from them. */
  readonly boards: readonly string[];
  /** The position of a text, or one sentence about its mistake. */
  parse(text: string): P | string;
  /** The position as text, which reads back as the same position. */
  print(position: P): string;
  /** The legal moves, always in the same order. Each must have a legal inverse. */
  moves(position: P): readonly M[];
  /** The position after a legal move. The position before it stays as it is. */
  play(position: P, move: M): P;
  /** True if the position is solved. */
  isSolved(position: P): boolean;
  /** What there is to see. A piece has the same place in the list and the same label before and after every move. */
  scene(position: P): PlainScene;
}

/** A scene whose usual parts may be left out. */
export interface PlainScene extends Size, Partial<Pick<Scene, 'walls' | 'exits' | 'goals' | 'reserved'>> {
  /** The pieces, each with a label of its own. One without a role is a `piece`. */
  readonly pieces: readonly PlainPiece[];
}

/** A piece of a plain scene. */
export interface PlainPiece extends Pick<ScenePiece, 'label' | 'ways'>, Partial<Pick<ScenePiece, 'role'>> {
  /** The cells that it covers. */
  readonly cells: readonly Cell[];
}

/** The ids of a plain family that replaces none of them. */
export interface PlainIds {
  /** One text format. */
  readonly format: 'text';
  /** Every move counts 1. */
  readonly metric: 'moves';
  /** Searches go without an estimate. */
  readonly heuristic: 'none';
  /** It has no algorithms of its own. */
  readonly strategy: never;
}

/** What is derived from a plain family, and can be replaced: all but what belongs to its one format and goal. */
export type Derived<P extends object, M, I extends Ids> = Omit<
  BasicsDefinition<P, M, I> & FamilyDefinition<P, M, I> & FamilyFacets<P>,
  keyof PlainFamily<P, M> | 'formats' | 'goals' | 'describesGoal' | 'readOptions' | 'renamed'
>;

/** A plain family, and whatever replaces a derived member. */
export type PlainDefinition<P extends object, M, I extends Ids = PlainIds> = PlainFamily<P, M> &
  Partial<Derived<P, M, I>>;
