import { widthOf } from './text-width.js';

/** A text that begins with a capital. */
export function capital(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}

/** The width of lines: that of the terminal, up to a maximum. */
export function lineWidth(most = 120): number {
  // A terminal that does not know its width says 0.
  return Math.min(process.stdout.columns || 80, most);
}

/** The width of the terminal; there is none to be kept where the output is read elsewhere. */
export function terminalWidth(
  stream: { readonly isTTY?: boolean; readonly columns?: number } = process.stdout,
): number {
  return stream.isTTY === true ? stream.columns || 80 : Number.POSITIVE_INFINITY;
}

/** On a terminal a text in lines of whole words; where others read it, as it is. */
export function fitted(text: string, stream: { readonly isTTY?: boolean; readonly columns?: number }): string {
  return wrapLines(text, terminalWidth(stream));
}

/** Moves with a separator between them, in lines of at most `columns` characters; none is broken. */
export function wrapMoves(moves: readonly string[], separator: string, columns: number): string {
  const [sign, blanks] = [separator.trimEnd(), separator.slice(separator.trimEnd().length)];
  const lines: string[] = [];
  let line = '';
  for (const [i, move] of moves.entries()) {
    const text = i < moves.length - 1 ? `${move}${sign}` : move;
    if (line === '') line = text;
    else if (line.length + blanks.length + text.length <= columns) line += `${blanks}${text}`;
    else {
      lines.push(line);
      line = text;
    }
  }
  return [...lines, line].join('\n');
}

/** What is left for words beside a column must be at least this wide; else they go on below it. */
export const NARROWEST = 24;

/**
 * Lines of at most so many columns, broken between words. Further lines begin below the last column (columns are set
 * apart by two blanks or more). With little room there, the last column goes below the others.
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
