import { Session } from '@slidewise/core/session';
import type { LimitFlags } from '../flags.js';
import type { Puzzle } from './catalogue.js';
import { Game } from './game.js';
import { solvedMessage } from './game-texts.js';
import { Picker } from './picker.js';
import { keepForLater } from './saved-games.js';
import { SolverThread } from './solver-thread.js';
import { Terminal } from './terminal.js';

/** The solver gives up after this long, in milliseconds, unless it is told otherwise. */
const PATIENCE = 60_000;

export interface FullScreenFlags extends LimitFlags {
  readonly metric?: string;
}

/** Plays on the whole terminal: one game after another, until the player has had enough. */
export async function playFullScreen(
  first: Session | undefined,
  offered: () => Promise<readonly Puzzle[]>,
  flags: FullScreenFlags,
): Promise<void> {
  let session = first;
  let picker: Picker | undefined;
  const terminal = new Terminal(process.stdin, process.stdout, () => {
    if (session !== undefined) keepForLater(session);
  });
  const puzzles = await offered();
  terminal.open();
  try {
    for (;;) {
      if (session === undefined) {
        picker ??= new Picker(puzzles);
        const picked = await terminal.show(picker);
        if (picked === undefined || picked === 'quit') return;
        session = begin(picked, flags.metric);
      }
      const next = following(session, picker?.shown ?? puzzles);
      const end = await showGame(terminal, session, next !== undefined, flags);
      keepForLater(session);
      if (end === 'next' && next !== undefined) {
        picker?.choose(next);
        session = begin(next, flags.metric);
      } else if (end === 'other') session = undefined;
      else return;
    }
  } finally {
    terminal.close();
    if (session !== undefined) process.stdout.write(`${farewell(session)}\n`);
  }
}

async function showGame(terminal: Terminal, session: Session, hasNext: boolean, flags: FullScreenFlags) {
  let changed = (): void => {};
  const { timeLimit = PATIENCE, memoryLimit } = flags;
  const limits = { timeLimit, ...(memoryLimit === undefined ? {} : { memoryLimit }) };
  const thread = new SolverThread(limits, () => changed());
  const game = new Game(session, {
    solver: (position, metric) => thread.ask(session.family, position, metric),
    solverState: () => thread.state,
    now: () => performance.now(),
    hasNext,
  });
  try {
    return await terminal.show({
      draw: (columns, rows) => game.draw(columns, rows),
      handle: (event) => game.handle(event),
      tick: () => game.tick(),
      nextTick: () => game.nextTick(),
      listen: (listener) => {
        changed = listener;
        game.listen(listener);
      },
    });
  } finally {
    await thread.close();
  }
}

function begin({ label, family, reading }: Puzzle, metric: string | undefined): Session {
  const known = family.metrics.some(({ id }) => id === metric);
  return Session.start(family, { ...reading, name: label, ...(known ? { metric: metric! } : {}) });
}

/** The puzzle after a game's, in the order in which they are offered. */
function following({ name }: Session, puzzles: readonly Puzzle[]): Puzzle | undefined {
  const at = puzzles.findIndex(({ label }) => label === name);
  return at < 0 ? undefined : puzzles[at + 1];
}

function farewell(session: Session): string {
  if (session.solved) return solvedMessage(session).join(' ');
  return session.log.length === 0 ? 'Until next time.' : 'Your game is kept: slidewise play --resume goes on with it.';
}
