import type { Session } from '@slidewise/core/session';
import type { Host } from '../host.js';
import { CommandReader } from './commands.js';
import { linesOf } from './lines.js';

/** What a game says. Each text ends its own line, but for those after which the player writes. */
export interface GameTexts {
  /** Written before each line of input. */
  prompt(session: Session): string;
  /** Written when the board is solved. */
  readonly won: string;
  /** Written when the player gives up. */
  readonly quit: string;
  /** Written after a move that is not legal. */
  readonly illegalMove: string;
  /** Written where no move can be taken back. */
  readonly nothingToUndo: string;
  /** Asks what a piece is to do. */
  whereTo(piece: string): string;
  /** Written after a line that is no command. */
  unreadable(reason: string): string;
}

/** A game that is played by writing commands, on a terminal or from a file. */
export interface LineGame {
  /** The game. */
  readonly session: Session;
  /** What it says. */
  readonly texts: GameTexts;
  /** The words for the commands that are no moves. */
  readonly words: { readonly quit: string; readonly undo: string; readonly hint: string };
  /** Whether an empty move is accepted, and can be undone like any other; illegal by default. */
  isIdle?(move: unknown): boolean;
  /** The board, as lines. */
  draw(session: Session): string;
  /** What to answer to the word for a hint; undefined if the player has interrupted it. */
  hint(session: Session): Promise<string | undefined>;
}

/** How a game by lines ended. */
export type GameEnd = 'won' | 'quit' | 'end of input' | 'interrupted';

/** Plays a game until it is won or given up, or the input ends. */
export async function playLines(game: LineGame, host: Pick<Host, 'input' | 'write' | 'nextTurn'>): Promise<GameEnd> {
  const { session, texts, words, draw } = game;
  const lines = linesOf(host.input);
  const reader = new CommandReader(session.family, session.scene, Object.values(words), lines);
  // After how many moves each idle one was made: it is taken back before any of those.
  const idle: number[] = [];
  host.write(draw(session));
  try {
    while (!session.solved) {
      host.write(texts.prompt(session));
      let command = await reader.next(session.position);
      while (command?.kind === 'unfinished') {
        host.write(texts.whereTo(command.piece));
        command = await reader.next(session.position);
      }
      if (command === undefined) {
        host.write('\n');
        return 'end of input';
      }
      if (command.kind === 'unreadable') host.write(texts.unreadable(command.reason));
      else if (command.kind === 'move') {
        if (game.isIdle?.(command.move)) idle.push(session.at);
        else if (!session.play(command.move).ok) host.write(texts.illegalMove);
      } else if (command.word === words.quit) {
        host.write(texts.quit);
        return 'quit';
      } else if (command.word === words.undo) {
        if (idle.at(-1) === session.at) idle.pop();
        else if (!session.undo()) host.write(texts.nothingToUndo);
      } else {
        const answer = await game.hint(session);
        if (answer === undefined) return 'interrupted';
        host.write(answer);
      }
      host.write(`\n${draw(session)}`);
      // A file may hold thousands of commands; Ctrl-C is heard between any two.
      await host.nextTurn();
    }
    host.write(texts.won);
    return 'won';
  } finally {
    // Nothing more is read, and the program can end.
    await lines.return(undefined);
  }
}
