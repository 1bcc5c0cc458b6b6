import type { Session } from '@slidewise/core/session';
import { explain } from '../input.js';
import { expandHome, isTaken, saveGame, shortenHome, usualPath } from './saved-games.js';

/** The line in which the player says where a game is to be saved. */
export class SavePrompt {
  label = 'Save to:';
  text: string;
  readonly keys = ['Enter save', 'Esc cancel', '^U clear'];
  /** The file that may be replaced: the usual one, and what the player has agreed to. */
  private replaceable: string;

  constructor(private readonly session: Session) {
    this.text = shortenHome(usualPath(session));
    this.replaceable = this.text;
  }

  /** Answers a key; what to say, once it is over. */
  handle(key: string): string | undefined {
    if (key === 'escape' || key === 'ctrl-c') return 'The game was not saved.';
    if (key === 'enter') return this.save();
    if (key === 'backspace') this.text = [...this.text].slice(0, -1).join('');
    else if (key === 'ctrl-u') this.text = '';
    else if ([...key].length === 1) this.text += key;
    return undefined;
  }

  private save(): string | undefined {
    const typed = this.text.trim();
    if (typed === '') return 'The game was not saved.';
    const path = expandHome(typed);
    if (typed !== this.replaceable && isTaken(path)) {
      this.replaceable = typed;
      this.label = 'There is such a file. Enter replaces it:';
      return undefined;
    }
    try {
      saveGame(path, this.session);
      return `Saved: slidewise play ${shortenHome(path)} goes on from here.`;
    } catch (error) {
      return `${typed}: ${explain(error as NodeJS.ErrnoException, 'written')}.`;
    }
  }
}
