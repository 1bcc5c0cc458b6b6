import { type Field, type Fields, type FieldType, typeInWords } from './field.js';
import { ERROR_LINE, LINES, type LineKind } from './lines.js';
import { WORDS } from './words.js';

/** docs/json.md. `columns` has the columns of CSV and Parquet files, for each kind of run. */
export function jsonPage(columns: readonly { readonly kind: string; readonly columns: readonly Column[] }[]): string {
  return [
    '# JSON, CSV and Parquet',
    '',
    'With `--json`, commands print one JSON object on each line. A field means the same and has the same type in all of them. A test runs every command and holds it to this page, which is written from the same data (`npm run docs`).',
    '',
    'A field that is not known is null. Fields in _italics_ are left out where they say nothing. With `error`, nothing could be done: such a line has the fields of the last row here, whatever the command is. (Lines of `grade` keep theirs, and a part of a class that could not be enumerated has `shard`, `shards`, `from` and `starts` in the place of a board.)',
    '',
    ...table(['command', 'a line for', 'fields', 'status'], [...LINES, ERROR_LINE].map(lineRow)),
    '',
    '`skipped` and `searching` say that a method was not tried, or that a tree was not grown to its end; `reason` says why. `man --json` prints the data of a manual page, whose fields are those of the page.',
    '',
    '## Fields',
    '',
    ...table(
      ['field', 'type', 'meaning'],
      Object.entries<Field>(WORDS).map(([name, field]) => [`\`${name}\``, typeInWords(field), field.text]),
    ),
    '',
    ...Object.entries<Field>(WORDS).flatMap(([name, { type }]) => partOf(name, type)),
    '## CSV and Parquet',
    '',
    'Columns are fields. Where a field is a list or an object, its column holds a text, or it has a column for each number. Unknown values are empty. A text that begins with `=`, `+`, `-` or `@` has an apostrophe before it in CSV, for spreadsheets run such cells as formulas.',
    '',
    ...table(
      ['`batch merge` of', 'columns'],
      columns.map((each) => [each.kind, each.columns.map(({ name, type }) => `\`${name}\` ${type}`).join(', ')]),
    ),
    '',
  ].join('\n');
}

interface Column {
  readonly name: string;
  readonly type: string;
}

function lineRow({ commands, about, fields, statuses }: LineKind): string[] {
  const names = Object.entries(fields).map(([name, field]) => (field.optional ? `_${name}_` : name));
  return [commands.join(', '), about, names.join(', '), statuses?.join(', ') ?? ''];
}

/** The fields of an object, or of the objects of a list, in a section of their own. */
function partOf(name: string, type: FieldType): string[] {
  const fields = fieldsIn(type);
  if (fields === undefined) return [];
  const rows = Object.entries(fields).map(([own, field]) => [`\`${own}\``, typeInWords(field), inLine(field)]);
  return [`### ${name}`, '', ...table(['field', 'type', 'meaning'], rows), ''];
}

function fieldsIn(type: FieldType): Fields | undefined {
  if (typeof type === 'string') return undefined;
  if ('fields' in type) return type.fields;
  return fieldsIn('list' in type ? type.list : type.byName);
}

/** The meaning of a field; fields of its own are named behind it. */
function inLine({ text, type }: Field): string {
  const own = fieldsIn(type);
  return own === undefined ? text : `${text}: ${Object.keys(own).join(', ')}`;
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  return [titles, titles.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`);
}
