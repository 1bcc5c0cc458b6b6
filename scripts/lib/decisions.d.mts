export interface DecisionRecord {
  readonly file: string;
  readonly text: string;
  readonly number: number;
  readonly title: string | undefined;
  readonly state: string | undefined;
  /** The numbers of older records that it takes in. */
  readonly earlier: readonly number[];
}

export function readDecisions(root: string): DecisionRecord[];
export function withIndex(page: string, records: readonly DecisionRecord[]): string;
