import { constants } from 'node:os';
import type { ReadStream, WriteStream } from 'node:tty';
import { InputDecoder, type InputEvent } from './input-events.js';
import type { Screen } from './screen.js';

/** The other screen, no cursor, no wrapped lines; the mouse with its buttons held, in the mode that has no largest column. */
const ENTER = '\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?1002h\x1b[?1006h\x1b[2J';
const LEAVE = '\x1b[?1006l\x1b[?1002l\x1b[?7h\x1b[0m\x1b[?25h\x1b[?1049l';

/** Milliseconds until a lone escape counts as the key of that name. */
const ESCAPE_DELAY = 40;

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * The terminal while a game has it all. It is given back as it was however the program ends: by itself, by a signal or by a
 * mistake; while it is stopped (Ctrl-Z), the shell has it.
 */
export class Terminal {
  private readonly decoder = new InputDecoder();
  private escapeTimer: NodeJS.Timeout | undefined;
  private entered = false;
  private drawn: readonly string[] = [];
  private redraw: () => void = () => {};
  private receive: (event: InputEvent) => void = () => {};
  private hangUp: () => void = () => {};

  constructor(
    private readonly input: ReadStream,
    private readonly output: WriteStream,
    /** The clean-up before the program ends, even by a signal. */
    private readonly beforeExit: () => void,
  ) {}

  open(): void {
    this.input.setEncoding('utf8');
    this.input.on('data', this.onData);
    this.input.on('end', this.onEnd);
    this.input.on('error', this.onEnd);
    this.output.on('resize', this.onResize);
    process.on('exit', this.onExit);
    process.on('uncaughtExceptionMonitor', this.onExit);
    for (const signal of ENDING_SIGNALS) process.on(signal, this.onSignal);
    process.on('SIGTSTP', this.onStop);
    process.on('SIGCONT', this.onContinue);
    this.enter();
  }

  close(): void {
    this.leave();
    clearTimeout(this.escapeTimer);
    this.input.off('data', this.onData);
    this.input.off('end', this.onEnd);
    this.input.off('error', this.onEnd);
    this.input.pause();
    this.output.off('resize', this.onResize);
    process.off('exit', this.onExit);
    process.off('uncaughtExceptionMonitor', this.onExit);
    for (const signal of ENDING_SIGNALS) process.off(signal, this.onSignal);
    process.off('SIGTSTP', this.onStop);
    process.off('SIGCONT', this.onContinue);
  }

  /** Shows a screen until it has a result; undefined if the terminal is gone. */
  show<R>(screen: Screen<R>): Promise<R | undefined> {
    let timer: NodeJS.Timeout | undefined;
    let over = false;
    return new Promise<R | undefined>((resolve, reject) => {
      const update = (): void => {
        this.draw(screen.draw(this.output.columns || 80, this.output.rows || 24));
        clearTimeout(timer);
        const wait = screen.nextTick();
        if (wait !== undefined)
          timer = setTimeout(
            guarded(() => screen.tick(), true),
            wait,
          );
      };
      const guarded = (work: () => void, updates: boolean) => (): void => {
        try {
          work();
          if (updates) update();
        } catch (error) {
          reject(error as Error);
        }
      };
      this.redraw = guarded(() => {}, true);
      this.receive = (event) =>
        guarded(() => {
          const result = screen.handle(event);
          if (result === undefined) update();
          else resolve(result);
        }, false)();
      this.hangUp = () => resolve(undefined);
      // Several changes at once, in the middle of an event perhaps, are drawn once, when they are complete.
      let pending = false;
      screen.listen(() => {
        if (pending) return;
        pending = true;
        setImmediate(() => {
          pending = false;
          if (!over) this.redraw();
        });
      });
      this.drawn = [];
      this.redraw();
    }).finally(() => {
      over = true;
      clearTimeout(timer);
      this.redraw = () => {};
      this.receive = () => {};
    });
  }

  /** Writes the lines that differ from what is there, all in one go. */
  private draw(lines: readonly string[]): void {
    if (!this.entered) return;
    const whole = this.drawn.length !== lines.length;
    const changes = lines.map((line, row) =>
      // Erased first: after the last column, the cursor would stand on what has just been written.
      whole || line !== this.drawn[row] ? `\x1b[${row + 1};1H\x1b[K${line}\x1b[0m` : '',
    );
    const text = (whole ? '\x1b[2J' : '') + changes.join('');
    if (text !== '') this.output.write(text);
    this.drawn = lines;
  }

  private enter(): void {
    if (this.entered) return;
    this.entered = true;
    this.drawn = [];
    this.input.setRawMode(true);
    this.input.resume();
    this.output.write(ENTER);
  }

  private leave(): void {
    if (!this.entered) return;
    this.entered = false;
    try {
      this.output.write(LEAVE);
      this.input.setRawMode(false);
    } catch {
      // A terminal that is gone needs nothing.
    }
  }

  private readonly onData = (data: string): void => {
    clearTimeout(this.escapeTimer);
    for (const event of this.decoder.push(data)) this.hear(event);
    if (!this.decoder.waiting) return;
    this.escapeTimer = setTimeout(() => {
      for (const event of this.decoder.flush()) this.hear(event);
    }, ESCAPE_DELAY);
  };

  private hear(event: InputEvent): void {
    if (event.kind === 'key' && event.key === 'ctrl-z') this.onStop();
    else this.receive(event);
  }

  private readonly onEnd = (): void => this.hangUp();

  private readonly onResize = (): void => {
    this.drawn = [];
    this.redraw();
  };

  private readonly onExit = (): void => {
    if (!this.entered) return;
    this.leave();
    this.beforeExit();
  };

  private readonly onSignal = (signal: NodeJS.Signals): void => {
    this.onExit();
    process.exit(128 + constants.signals[signal]);
  };

  /** Gives the terminal back, and stops the whole group of processes as the terminal itself would. */
  private readonly onStop = (): void => {
    this.leave();
    process.off('SIGTSTP', this.onStop);
    process.kill(0, 'SIGTSTP');
    // Here it goes on, after it has been continued.
    setImmediate(() => {
      process.on('SIGTSTP', this.onStop);
      this.onContinue();
    });
  };

  private readonly onContinue = (): void => {
    // Whatever the shell has done meanwhile, begin anew.
    this.entered = false;
    this.input.setRawMode(false);
    this.enter();
    this.redraw();
  };
}
