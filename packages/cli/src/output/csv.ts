type Value = string | number | boolean | null | undefined;

/** A line of comma-separated values (RFC 4180, with \n at its end). Unknown values are empty. */
export function csvLine(values: readonly Value[]): string {
  return `${values.map(field).join(',')}\n`;
}

function field(value: Value): string {
  const text = typeof value === 'string' ? asText(value) : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A text that no spreadsheet runs as a formula (CWE-1236). They do so after = + - @, a tabulator or a carriage
 * return, also behind blanks. An apostrophe makes a text, and numbers stay numbers.
 */
function asText(text: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
}
