import { widthOf } from './text-width.js';

/** The width of lines: that of the terminal, up to a maximum. */
export function lineWidth(most = 120): number {
  // A terminal that does not know its width says 0.
  return Math.min(process.stdout.columns || 80, most);
}

/** On a terminal a text in lines of whole words; where others read it, as it is. */
export function fitted(text: string, stream: { readonly isTTY?: boolean; readonly columns?: number }): string {
  return stream.isTTY === true ? wrapLines(text, stream.columns || 80) : text;
}

/** Words set apart by `, `, in lines of at most `columns` characters. */
export function wrapList(items: readonly string[], columns: number): string {
  const lines: string[] = [];
  let line = '';
  for (const [i, item] of items.entries()) {
    const text = i < items.length - 1 ? `${item},` : item;
    if (line === '') line = text;
    else if (line.length + 1 + text.length <= columns) line += ` ${text}`;
    else {
      lines.push(line);
      line = text;
    }
  }
  return [...lines, line].join('\n');
}

/** A text in lines of `columns` characters. */
export function wrapText(text: string, columns: number): string {
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += columns) lines.push(text.slice(at, at + columns));
  return lines.join('\n');
}

/** What is left for words beside a column must be at least this wide; else they go on below it. */
const NARROWEST = 24;

/**
 * Lines of at most so many columns, broken between words. What goes on on a further line stands below where the last column of the
 * line begins (columns are set apart by two blanks or more); where there is little room beside the others, the last column goes below them.
 */
export function wrapLines(text: string, columns: number): string {
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, columns))
    .join('\n');
}

function wrapLine(line: string, columns: number): string[] {
  if (widthOf(line) <= columns) return [line];
  const start = line.search(/\S/);
  const column = [...line.matchAll(/(?<=\S {2,})\S/g)].at(-1)?.index ?? start;
  const beside = column === start || columns - column >= NARROWEST;
  const indent = ' '.repeat(beside ? column : start + 4);
  const lines = beside ? [] : [line.slice(0, column).trimEnd()];
  let current = beside ? line.slice(0, column) : indent;
  for (const [i, word] of line.slice(column).split(' ').entries()) {
    const longer = current + (current === indent || i === 0 ? '' : ' ') + word;
    // A line that holds nothing yet takes any word.
    if (current === indent || widthOf(longer) <= columns) current = longer;
    else {
      lines.push(current.trimEnd());
      current = indent + word;
    }
  }
  return [...lines, current];
}

/** A text in lines of whole words, all but the first set in. */
export function wrapSentence(text: string, columns: number, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = `${indent}  ${word}`;
    } else line += line.trim() === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}
