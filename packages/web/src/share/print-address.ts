import type { Address } from '@slidewise/core/reading';
import type { Paper, SheetOptions } from '@slidewise/lab/sheet';

/** What is to be printed, and how. */
export interface PrintRequest {
  /** Names of the collection, and ids of other boards. */
  readonly of: readonly string[];
  /** Over the boards; empty for the usual one. */
  readonly title: string;
  readonly boards: NonNullable<SheetOptions['boards']>;
  readonly columns: number;
  readonly paper: Paper;
  readonly answers: boolean;
  readonly plain: boolean;
}

/** Columns that are offered for so many boards on a page. */
export const COLUMNS = [1, 2] as const;

/** `#/print?of=rush-hour/jam-01+rush-hour/jam-02&boards=4`: what is not said, or not understood, is as usual. */
export function readPrintRequest({ name, parameters }: Address): PrintRequest {
  const of = [name, ...(parameters.of ?? '').split(/\s+/)].filter((each) => each !== '');
  const usual = ([1, 2, 4, 6] as const).find((each) => each >= of.length) ?? 6;
  const boards = ([1, 2, 4, 6] as const).find((each) => String(each) === parameters.boards) ?? usual;
  return {
    of,
    title: parameters.title ?? '',
    boards,
    columns: COLUMNS.find((each) => String(each) === parameters.columns) ?? (boards > 2 ? 2 : 1),
    paper: parameters.paper === 'letter' ? 'letter' : 'a4',
    answers: parameters.answers === '1',
    plain: parameters.plain === '1',
  };
}

/** Where boards are printed. */
export function printAddress(of: readonly string[], options: Partial<PrintRequest> = {}): Address {
  const { title, boards, columns, paper, answers, plain } = options;
  return {
    view: 'print',
    name: '',
    parameters: {
      of: of.join(' '),
      ...(title ? { title } : {}),
      ...(boards === undefined ? {} : { boards: String(boards) }),
      ...(columns === undefined ? {} : { columns: String(columns) }),
      ...(paper === 'letter' ? { paper } : {}),
      ...(answers ? { answers: '1' } : {}),
      ...(plain ? { plain: '1' } : {}),
    },
  };
}
