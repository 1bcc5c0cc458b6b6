import type { Session } from '@slidewise/core/session';
import { clock } from '@slidewise/node/clock';
import type { LimitFlags } from '../../input/flags.js';
import type { Screen } from '../screen/screen.js';
import { noteResult } from '../storage/results.js';
import { keepUnfinished, type SaveResult } from '../storage/unfinished-games.js';
import type { Begun } from './begin.js';
import { Game } from './game.js';
import { solvedMessage } from './game-texts.js';
import { SolverThread } from './solver-thread.js';
import type { GameEnd } from './surroundings.js';

/** The default time limit of the solver, in milliseconds. */
const PATIENCE = 60_000;

/** A game with all that belongs to it: the solver beside it, and the files in which it is kept. */
export class OpenGame {
  readonly session: Session;
  readonly screen: Screen<GameEnd>;
  private readonly game: Game;
  private readonly solver: SolverThread;
  private kept: SaveResult = 'nothing to keep';

  constructor(
    { session, ...opening }: Begun,
    { timeLimit = PATIENCE, memoryLimit }: LimitFlags,
    hasNext: () => boolean,
  ) {
    let changed = (): void => {};
    const limits = { timeLimit, ...(memoryLimit === undefined ? {} : { memoryLimit }) };
    this.session = session;
    this.solver = new SolverThread(limits, () => changed());
    this.game = new Game(
      session,
      {
        solver: (position, metric) => this.solver.ask(session.family, position, metric),
        solverState: () => this.solver.state,
        now: clock.now,
        hasNext,
        keep: () => this.keep(),
        noteResult: () => noteResult(session),
      },
      opening,
    );
    const { game } = this;
    this.screen = {
      draw: (columns, rows) => game.draw(columns, rows),
      handle: (event) => game.handle(event),
      tick: () => game.tick(),
      nextTick: () => game.nextTick(),
      listen: (listener) => {
        changed = listener;
        game.listen(listener);
      },
    };
  }

  /** Keeps the game for later; what went wrong, to go on after "Your game". */
  keep(): string | undefined {
    this.kept = keepUnfinished(this.session);
    return typeof this.kept === 'string' ? undefined : this.kept.error;
  }

  /** Keeps the game because the program is being ended; returns the message about it. */
  saveOnExit(): string | undefined {
    const error = this.keep();
    return error === undefined || this.game.savedAs !== undefined ? undefined : `your game ${error}`;
  }

  async close(): Promise<void> {
    await this.solver.close();
  }

  /** The message after the player has left. */
  goodbye(): string {
    const { session, kept } = this;
    const { savedAs } = this.game;
    if (session.solved) return solvedMessage(session).join(' ');
    if (kept === 'kept') return 'Your game is kept: slidewise play --resume goes on with it.';
    if (kept === 'nothing to keep') return 'Until next time.';
    if (savedAs !== undefined) return `Your game is saved: slidewise play ${savedAs} goes on with it.`;
    return `Your game ${kept.error}.`;
  }
}
