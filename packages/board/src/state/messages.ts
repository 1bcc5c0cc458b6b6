import { type Message, message } from '@slidewise/core/messages';

// Why attributes of the element cannot be read.

export const inMoves = message(
  'in-moves',
  ({ line, column, why }: { line: number; column: number; why: Message }, tell) =>
    `moves:${line}:${column}: ${tell(why)}`,
);
export const noSuchFamily = message(
  'no-such-family',
  ({ family, known }: { family: string | null; known: readonly string[] }) => {
    const expected = known.length === 0 ? 'the page gives none' : `expected ${known.join(', ')}`;
    return `there is no family${family === null ? '' : ` "${family}"`}: ${expected}`;
  },
);
