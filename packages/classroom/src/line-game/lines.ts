/** What is longer than this is handed on in parts, so that a stream without line ends is not collected as a whole. */
const LONGEST = 2 ** 16;

/**
 * The lines of a stream as they come, without their ends and without a byte order mark. A very long line comes in parts, cut at
 * a blank where there is one. A stream that breaks off, like a terminal that is closed, has ended.
 */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of stream) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r/);
      rest = lines.pop()!;
      yield* lines.flatMap(parts);
      const waiting = parts(rest);
      rest = waiting.pop()!;
      yield* waiting;
    }
  } catch (error) {
    if (!isReadError(error)) throw error;
  }
  if (rest !== '') yield rest;
}

function parts(line: string): string[] {
  const found: string[] = [];
  let left = line;
  while (left.length > LONGEST) {
    const blank = left.lastIndexOf(' ', LONGEST);
    const end = blank > 0 ? blank : LONGEST;
    found.push(left.slice(0, end));
    left = left.slice(end);
  }
  return [...found, left];
}

function isReadError(error: unknown): boolean {
  return (error as { readonly syscall?: unknown }).syscall === 'read';
}
