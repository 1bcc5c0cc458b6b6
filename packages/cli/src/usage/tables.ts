import type { Named } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { algorithms } from '@slidewise/core/search';
import { familyValues } from './family-values.js';
import type { Detail, FamilyTopic } from './spec.js';

/** Values of options and what they mean. */
export interface Table {
  readonly title: string;
  readonly rows: readonly Row[];
}

export interface Row {
  /** The option whose value this is. */
  readonly option: string;
  /** Not there where the text names values. */
  readonly value?: string;
  readonly text: string;
}

/** The tables that a detail of a command stands for; a paragraph is none. */
export function tablesOf(detail: Detail): Table[] {
  if (typeof detail === 'string') return [];
  if ('families' in detail) return familyTables(detail.families);
  if ('constraints' in detail) return constraintTables();
  if ('classes' in detail) return classTables();
  const text = rankedAlgorithms()
    .map(({ id }) => id)
    .join(', ');
  return [{ title: 'Every family', rows: [{ option: '--algorithm', text }] }];
}

/** The algorithms that rank nodes, and so have a tree to show. */
export function rankedAlgorithms(): readonly Named[] {
  return algorithms.filter(({ ranking }) => ranking !== undefined);
}

/** The values of each family on some topics. */
function familyTables(topics: readonly FamilyTopic[]): Table[] {
  const tables = families.map((family) => ({
    title: `${family.title} (--family ${family.id})`,
    rows: topics.flatMap((topic) => rowsOf(topic, familyValues(family, topic))),
  }));
  if (topics.includes('algorithm')) tables.push({ title: 'Every family', rows: rowsOf('algorithm', algorithms) });
  return tables;
}

/** The constraints that generated boards can have: a family for each table. */
function constraintTables(): Table[] {
  return families.flatMap(({ id, title, making, metrics, formats }) => {
    if (making === undefined) return [];
    const { width, height } = making.sizes.usual;
    const constraints = making.puzzles?.constraints ?? [];
    const rows = [
      { option: '--size', value: `${width}x${height}`, text: 'by default' },
      ...(making.puzzles?.minimal ? [{ option: '--minimal', value: '', text: 'by default' }] : []),
      ...constraints.map(({ id, summary }) => ({ option: `--${id}`, value: '', text: summary })),
      ...rowsOf('metric', metrics),
      ...rowsOf('format', formats),
    ];
    return [{ title: `${title} (${id})`, rows }];
  });
}

/** The options of a class of boards and the printed lines, for each family with an enumeration. */
function classTables(): Table[] {
  return families.flatMap(({ id, title, enumerating }) => {
    if (enumerating === undefined) return [];
    const options = enumerating.options.map((option) => ({ option: `--${option.id}`, text: option.summary }));
    return [{ title: `${title} (${id})`, rows: [...options, { option: 'a line', text: enumerating.summary }] }];
  });
}

function rowsOf(topic: FamilyTopic, values: readonly Named[]): Required<Row>[] {
  return values.map(({ id, summary }) => ({ option: `--${topic}`, value: id, text: summary }));
}

/** The widest option and two blanks. */
const OPTION_COLUMN = 13;

/**
 * The rows of a table in columns; only the first value of an option names it. Columns are two blanks apart, so that lines can be
 * broken inside the last one.
 */
export function tableLines({ rows }: Table): string[] {
  const width = Math.max(...rows.map(({ value = '' }) => value.length));
  return rows.map(({ option, value, text }, i) => {
    const named = option === rows[i - 1]?.option ? '' : option;
    return `${named.padEnd(OPTION_COLUMN)}${value === undefined ? '' : `${value.padEnd(width)}  `}${text}`;
  });
}
