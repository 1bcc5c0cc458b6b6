import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Family } from '@slidewise/core/family';
import { CommandReader } from './commands.js';
import { linesOf } from './lines.js';

/** What a game says. Each text ends its own line, but for those after which the player writes. */
export interface GameTexts {
  readonly prompt: string;
  readonly won: string;
  readonly quit: string;
  readonly illegalMove: string;
  readonly nothingToUndo: string;
  /** Asks how far a piece is to go. */
  howFar(piece: string): string;
  unreadable(reason: string): string;
}

/** A game that is played by writing commands, on a terminal or from a file. */
export interface LineGame {
  readonly family: Family;
  readonly start: unknown;
  readonly texts: GameTexts;
  /** The words for the commands that are no moves; each is found wherever it stands, so no move may hold one. */
  readonly words: { readonly quit: string; readonly undo: string; readonly hint: string };
  /** The board, as lines. */
  draw(position: unknown): string;
  /** What to answer to the word for a hint; undefined if the player has interrupted it. */
  hint(position: unknown): Promise<string | undefined>;
}

export type GameEnd = 'won' | 'quit' | 'end of input' | 'interrupted';

/** Plays a game until it is won or given up, or nobody writes any more. */
export async function playLines(
  game: LineGame,
  input: AsyncIterable<Buffer>,
  write: (text: string) => void,
): Promise<GameEnd> {
  const { family, texts, words, draw } = game;
  const lines = linesOf(input);
  const reader = new CommandReader(family, patternOf(Object.values(words)), lines);
  let position = game.start;
  const past: unknown[] = [];
  write(draw(position));
  try {
    while (!family.isSolved(position)) {
      write(texts.prompt);
      let command = await reader.next(position);
      while (command?.kind === 'unfinished') {
        write(texts.howFar(command.piece));
        command = await reader.next(position);
      }
      if (command === undefined) {
        write('\n');
        return 'end of input';
      }
      if (command.kind === 'unreadable') write(texts.unreadable(command.reason));
      else if (command.kind === 'move') {
        const played = family.play(position, command.move);
        if (played.ok) {
          past.push(position);
          position = played.value;
        } else write(texts.illegalMove);
      } else if (command.word === words.quit) {
        write(texts.quit);
        return 'quit';
      } else if (command.word === words.undo) {
        if (past.length === 0) write(texts.nothingToUndo);
        else position = past.pop();
      } else {
        const answer = await game.hint(position);
        if (answer === undefined) return 'interrupted';
        write(answer);
      }
      write(`\n${draw(position)}`);
      // A file may hold thousands of commands; Ctrl-C is heard between any two.
      await nextTurn();
    }
    write(texts.won);
    return 'won';
  } finally {
    // Nothing more is read, and the program can end.
    await lines.return(undefined);
  }
}

function patternOf(words: readonly string[]): RegExp {
  return new RegExp(words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|'), 'gu');
}
