/** What a family calls its formats, metrics, heuristics and strategies. */
export interface Ids {
  /** The ids of formats of boards. */
  readonly format: string;
  /** The ids of metrics. */
  readonly metric: string;
  /** The ids of heuristics. */
  readonly heuristic: string;
  /** The ids of the family's own algorithms; `never` if it has none. */
  readonly strategy: string;
}

/** The ids in a list, as a type. */
export type IdIn<List extends readonly Named[]> = List[number]['id'];

/** Something with an id. */
export interface Named<Id extends string = string> {
  /** Its name in commands, options and links. */
  readonly id: Id;
  /** One line that says what it is. */
  readonly summary: string;
}

/** Something that people choose: they see the title, links and commands have the id. */
export interface Titled<Id extends string = string> extends Named<Id> {
  /** Its short name for people, with a capital: `Manhattan distance`. */
  readonly title: string;
}

/** A way to count a solution's length. */
export interface Metric<Id extends string = string, HeuristicId extends string = string> extends Titled<Id> {
  /** What is counted, in the singular: `move`, `step`. */
  readonly unit: string;
  /** The heuristic of searches without a chosen one: admissible, fits every position, needs no large table. */
  readonly defaultHeuristic: HeuristicId;
  /** Some of its moves shift several pieces at once; without it, each shifts one. */
  readonly pushes?: true;
  /** The other metrics by which ties between its shortest solutions can be broken. */
  readonly tieBreaks?: readonly Id[];
}

/** The ids of an algorithm or strategy and of the heuristic that guides it. */
export interface Plan {
  /** The id of a generic algorithm or of a strategy of the family. */
  readonly algorithm: string;
  /** The id of the heuristic; `none` where the algorithm uses none. */
  readonly heuristic: string;
}
