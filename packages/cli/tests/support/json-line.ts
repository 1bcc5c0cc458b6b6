import type { Field, Fields, FieldType } from '../../src/output/json-lines/field.js';
import { ERROR_LINE, LINES, type LineKind } from '../../src/output/json-lines/lines.js';

/** What is wrong with a printed line, by the page of JSON. */
export function wrongWith(line: Record<string, unknown>, kinds: readonly LineKind[]): string[] {
  const isError = line.status === 'error' && !('file' in line);
  const all = (isError ? [ERROR_LINE] : kinds).map((kind) => wrongWithKind(line, kind));
  return all.reduce((least, wrong) => (wrong.length < least.length ? wrong : least));
}

function wrongWithKind(line: Record<string, unknown>, { fields, statuses = [] }: LineKind): string[] {
  const wrong = wrongFields(line, fields as Fields, '');
  const { status } = line;
  if (status !== undefined && !statuses.includes(status as string)) wrong.push(`status: ${status}`);
  return wrong;
}

/** The kinds of lines that a command prints. */
export function kindsOf(command: string): readonly LineKind[] {
  const found = LINES.filter(({ commands }) => commands.includes(command));
  if (found.length === 0) throw new Error(`nothing says what ${command} prints`);
  return found;
}

function wrongFields(object: Record<string, unknown>, fields: Fields, path: string): string[] {
  const unknown = Object.keys(object).filter((name) => fields[name] === undefined);
  const lacking = Object.keys(fields).filter((name) => !(name in object) && !fields[name]!.optional);
  return [
    ...unknown.map((name) => `${path}${name}: no such field`),
    ...lacking.map((name) => `${path}${name}: is missing`),
    ...Object.entries(object).flatMap(([name, value]) => {
      const field = fields[name];
      return field === undefined ? [] : wrongValue(value, field, path + name);
    }),
  ];
}

function wrongValue(value: unknown, { type, nullable }: Pick<Field, 'type' | 'nullable'>, path: string): string[] {
  if (value === null) return nullable ? [] : [`${path}: is null`];
  if (typeof type === 'string') return isA(value, type) ? [] : [`${path}: ${JSON.stringify(value)} is no ${type}`];
  if ('list' in type) {
    if (!Array.isArray(value)) return [`${path}: is no list`];
    return value.flatMap((each, i) => wrongValue(each, { type: type.list }, `${path}[${i}]`));
  }
  if (typeof value !== 'object' || Array.isArray(value)) return [`${path}: is no object`];
  const entries = Object.entries(value as object);
  if ('byName' in type) {
    return entries.flatMap(([name, each]) =>
      wrongValue(each, { type: type.byName, nullable: true }, `${path}.${name}`),
    );
  }
  return wrongFields(value as Record<string, unknown>, type.fields, `${path}.`);
}

function isA(value: unknown, type: Extract<FieldType, string>): boolean {
  if (type === 'integer') return Number.isSafeInteger(value);
  if (type === 'values') return typeof value === 'object' && !Array.isArray(value);
  return typeof value === type;
}
