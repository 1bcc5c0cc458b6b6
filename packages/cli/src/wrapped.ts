/** As wide as the terminal, within reason. */
export function terminalWidth(): number {
  return Math.min(process.stdout.columns ?? 80, 120);
}

/** A text in lines of whole words, all but the first set in. */
export function wrapped(text: string, columns: number, indent: string): string[] {
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
