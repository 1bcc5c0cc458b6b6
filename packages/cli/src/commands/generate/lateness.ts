import { showMilliseconds } from '../../terminal/units.js';

/** How long to wait for a further board where no time limit was given: boards that cannot be made are not always known to be impossible. */
const PATIENCE = 3 * 60_000;

/** When to give up: after the time limit, or else when no board has come for a long time. */
export class Lateness {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout;

  constructor(private readonly timeLimit: number | undefined) {
    this.timer = this.start();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** The time limit is for everything; patience begins anew with every board. */
  boardMade(): void {
    if (this.timeLimit !== undefined) return;
    this.clear();
    this.timer = this.start();
  }

  clear(): void {
    clearTimeout(this.timer);
  }

  /** To go on after "could be made". */
  words(made: number): string {
    if (this.timeLimit !== undefined) return ` within ${showMilliseconds(this.timeLimit)}`;
    return made > 0 ? ', and none in the last 3 minutes' : ' in 3 minutes';
  }

  private start(): NodeJS.Timeout {
    return setTimeout(() => this.controller.abort(), this.timeLimit ?? PATIENCE);
  }
}
