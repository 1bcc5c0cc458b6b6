import { writeSync } from 'node:fs';
import type { Session } from '@slidewise/core/session';
import type { LimitFlags } from '../input/flags.js';
import { anew, type Begun, goOnOrBegin } from './game/begin.js';
import { OpenGame } from './game/open-game.js';
import type { Puzzle } from './picker/catalogue.js';
import { Picker } from './picker/picker.js';
import { readProgress } from './picker/progress-marks.js';
import { Terminal } from './screen/terminal.js';
import { puzzleId } from './storage/puzzle-id.js';
import { forgetUnfinished } from './storage/unfinished-games.js';

interface FullScreenFlags extends LimitFlags {
  readonly metric?: string;
}

/** Plays on the whole terminal: one game after another, until the player has had enough. */
export async function playFullScreen(
  first: Begun | undefined,
  offered: () => Promise<readonly Puzzle[]>,
  flags: FullScreenFlags,
): Promise<void> {
  const puzzles = await offered();
  const picker = new Picker(puzzles);
  const next = ({ name }: Session): Puzzle | undefined => following(name, picker.shown) ?? following(name, puzzles);
  const openGame = (begun: Begun): OpenGame => new OpenGame(begun, flags, () => next(begun.session) !== undefined);
  let game = first === undefined ? undefined : openGame(first);
  const terminal = new Terminal(process.stdin, process.stdout, () => {
    const lost = game?.saveOnExit();
    if (lost !== undefined) sayInAHurry(lost);
  });
  /** Puts a game in the place of the one before. */
  const change = async (begun: Begun): Promise<void> => {
    await game?.close();
    game = openGame(begun);
  };
  /** Lets the player pick; false if there is nothing more to play. */
  const pick = async (): Promise<boolean> => {
    picker.open(readProgress(flags.metric), game?.session);
    const picked = await terminal.show(picker);
    if (picked === 'back') return true;
    if (picked === undefined || picked === 'quit') return false;
    // The game that is there may be more than what could be kept of it.
    if (game === undefined || !isOf(game.session, picked)) await change(goOnOrBegin(picked, flags.metric));
    return true;
  };
  terminal.open();
  try {
    while (game !== undefined || (await pick())) {
      const { session } = game!;
      const end = await terminal.show(game!.screen);
      game!.keep();
      const after = next(session);
      if (end === 'other') {
        if (!(await pick())) return;
      } else if (end === 'anew') {
        forgetUnfinished(session);
        await change({ session: anew(session), resumed: false });
      } else if (end === 'next' && after !== undefined) {
        picker.choose(after);
        await change(goOnOrBegin(after, flags.metric));
      } else return;
    }
  } finally {
    terminal.close();
    await game?.close();
    if (game !== undefined) process.stdout.write(`${game.goodbye()}\n`);
  }
}

/** The puzzle after one, in the order in which they are offered. */
function following(name: string | undefined, puzzles: readonly Puzzle[]): Puzzle | undefined {
  const at = puzzles.findIndex(({ label }) => label === name);
  return at < 0 ? undefined : puzzles[at + 1];
}

function isOf({ family, start, solved }: Session, puzzle: Puzzle): boolean {
  return !solved && family === puzzle.family && puzzleId(family, start) === puzzleId(family, puzzle.reading.position);
}

/** While the program is being ended, nothing waits for a stream. */
function sayInAHurry(sentence: string): void {
  try {
    writeSync(2, `slidewise: ${sentence}\n`);
  } catch {
    // The terminal is gone.
  }
}
