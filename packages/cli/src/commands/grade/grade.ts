import type { Bands, PrintedCounts } from '@slidewise/classroom/grading';
import type { Family } from '@slidewise/core/contract';
import type { Replay } from '@slidewise/core/reading';
import type { Claim, Shortest } from '@slidewise/server/answers';

/** The result of grading a file. */
export type Grade = {
  readonly file: string;
  /** Whose it is; not there where its name does not tell. */
  readonly student?: string;
  /** Not there where its name names none. */
  readonly board?: string;
  /** Of a program that was started: what it needed. */
  readonly run?: { readonly seconds: number };
} & (Graded | Ungraded);

export interface Graded extends Shortest {
  readonly board: string;
  readonly family: Family;
  readonly metric: Family['metrics'][number];
  readonly replay: Replay;
  readonly solved: boolean;
  readonly length: number;
  /** What it says in the place of moves; it is then solved if that is right. */
  readonly claim?: Claim;
  /** What it says that its search has counted. */
  readonly counts?: PrintedCounts;
  /** Only where bands were asked for. */
  readonly judged?: JudgedCounts;
}

export interface Ungraded {
  readonly error: string;
  readonly replay?: undefined;
  /** What a program had printed before it was stopped or failed. */
  readonly printed?: Graded;
}

/** Whether counts are within the bands of their board. */
export interface JudgedCounts {
  readonly bands: Bands;
  readonly within: boolean;
  /** Why they are not, or why nobody knows. */
  readonly reason?: string;
}

export interface RightOptions {
  readonly optimal?: boolean;
}

export function isRight(grade: Grade, { optimal = false }: RightOptions): boolean {
  return grade.replay !== undefined && grade.solved && (!optimal || isShortest(grade));
}

export function isShortest(grade: Grade | Graded): boolean {
  return grade.replay !== undefined && grade.shortest === true;
}
