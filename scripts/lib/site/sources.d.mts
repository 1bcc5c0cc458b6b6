export interface Page {
  readonly path: string;
  readonly address: string;
  readonly title: string;
  readonly text: string;
  readonly board: Readonly<Record<string, string | boolean>> | undefined;
}

export interface Group {
  readonly title: string;
  readonly pages: readonly (Page | Group)[];
}

export const root: string;
export function readGroups(): Group[];
export function pagesOf(groups: readonly Group[]): Page[];
export function targetOf(from: string, link: string): { readonly file: string; readonly anchor: string | undefined };
