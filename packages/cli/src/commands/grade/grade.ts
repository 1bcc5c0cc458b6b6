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
  readonly run?: { readonly seconds: number; readonly nodes?: number };
} & (Graded | { readonly error: string; readonly replay?: undefined });

export interface Graded extends Shortest {
  readonly board: string;
  readonly family: Family;
  readonly metric: Family['metrics'][number];
  readonly replay: Replay;
  readonly solved: boolean;
  readonly length: number;
  /** What it says in the place of moves; it is then solved if that is right. */
  readonly claim?: Claim;
}

export interface RightOptions {
  readonly optimal?: boolean;
}

export function isRight(grade: Grade, { optimal = false }: RightOptions): boolean {
  return grade.replay !== undefined && grade.solved && (!optimal || isShortest(grade));
}

export function isShortest(grade: Grade): boolean {
  return grade.replay !== undefined && grade.shortest === true;
}
