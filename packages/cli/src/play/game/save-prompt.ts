import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Session } from '@slidewise/core/session';
import { describeSystemError } from '@slidewise/node/system-errors';
import { plainName } from '../../output/plain-name.js';
import type { FooterKey } from '../screen/footer.js';
import { expandHome, shortenHome, statePath, writeFile } from '../storage/state-files.js';

/** What became of a prompt: what to say, and the file if there is one now. */
export interface SaveOutcome {
  readonly message: string;
  readonly saved?: string;
}

/** The line in which the player says where a game is to be saved. */
export class SavePrompt {
  label = 'Save to:';
  text: string;
  /** The text is the usual path, as it was offered: what is typed takes its place. */
  isOffer = true;
  readonly keys: readonly FooterKey[] = ['Enter save', 'Esc cancel', '^U clear'].map((text, expendable) => ({
    text,
    expendable,
  }));
  /** The file that may be replaced: the usual one, and what the player has agreed to. */
  private replaceable: string;

  constructor(private readonly session: Session) {
    this.text = shortenHome(usualPath(session));
    this.replaceable = this.text;
  }

  /** Answers a key; what came of it, once it is over. */
  handle(key: string): SaveOutcome | undefined {
    if (key === 'escape' || key === 'ctrl-c') return { message: 'The game was not saved.' };
    if (key === 'enter') return this.save();
    if (key === 'backspace') this.text = [...this.text].slice(0, -1).join('');
    else if (key === 'ctrl-u') this.text = '';
    else if ([...key].length === 1) this.text = this.isOffer ? key : this.text + key;
    this.isOffer = false;
    return undefined;
  }

  private save(): SaveOutcome | undefined {
    const typed = this.text.trim();
    if (typed === '') return { message: 'The game was not saved.' };
    const path = expandHome(typed);
    if (typed !== this.replaceable && existsSync(path)) {
      this.replaceable = typed;
      this.label = 'That file exists. Enter replaces it:';
      return undefined;
    }
    // The program makes its own folders; others are more likely mistyped than meant.
    if (path !== usualPath(this.session) && !existsSync(dirname(path))) {
      return { message: `The game was not saved. There is no directory ${shortenHome(dirname(path))}.` };
    }
    try {
      writeFile(path, this.session.save());
      const saved = shortenHome(path);
      return { message: `Saved: slidewise play ${saved} goes on from here.`, saved };
    } catch (error) {
      return { message: `The game was not saved. ${typed}: ${describeSystemError(error, 'written')}.` };
    }
  }
}

/** The default file of a saved game. */
function usualPath({ name, family }: Session): string {
  const file = `${plainName(name ?? family.id) || 'game'}.game`;
  return statePath(file) ?? file;
}
