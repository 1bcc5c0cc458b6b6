import { assertArguments, aText } from '../check.js';

/** A text as XML may hold it: marks escaped, and what no document may contain replaced. */
export function escapeText(text: string): string {
  assertArguments(['text', text, aText]);
  const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"']/g, (mark) => marks[mark]!);
}
