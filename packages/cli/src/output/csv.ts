/** A line of comma-separated values (RFC 4180, with \n at its end); nothing stands for what is not known. */
export function csvLine(values: readonly (string | number | boolean | null | undefined)[]): string {
  return `${values.map(field).join(',')}\n`;
}

function field(value: string | number | boolean | null | undefined): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
