import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundle } from '../tests/support/run-cli.js';

/** Longer than anything here takes, even on a machine with much to do. */
const PATIENCE = 60_000;

/** A shell in a real terminal, in which `slidewise` is what was built. */
export class InTerminal {
  /** Files of this terminal alone: the socket, and the user's state. */
  readonly home = mkdtempSync(join(tmpdir(), 'slidewise-terminal-'));

  constructor(
    readonly columns = 80,
    readonly rows = 24,
    env: Record<string, string> = {},
  ) {
    const variables = {
      PROGRAM: `echo $$ > '${this.home}/pid'; exec '${process.execPath}' '${bundle}' "$@"`,
      HOME: this.home,
      XDG_STATE_HOME: join(this.home, 'state'),
      XDG_CACHE_HOME: process.env.XDG_CACHE_HOME!,
      ...env,
    };
    const size = ['-x', String(columns), '-y', String(rows)];
    const settings = Object.entries(variables).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    this.tmux('-f', '/dev/null', 'new-session', '-d', ...size, ...settings, 'sh');
    this.tmux('set-option', '-g', 'escape-time', '0');
    // A process of its own, that tells its number, becomes the program.
    this.type(`slidewise() { sh -c "$PROGRAM" sh "$@"; }; PS1='$ '; clear\r`);
  }

  /** Sends text as it is: a return is `\r`, an arrow `\x1b[A`. */
  type(...texts: string[]): void {
    for (const text of texts) this.tmux('send-keys', '-l', text);
  }

  resize(columns: number, rows: number): void {
    this.tmux('resize-window', '-x', String(columns), '-y', String(rows));
  }

  /** What is on the screen now, without blanks at the ends; with colours if wanted. */
  screen(colours = false): string {
    return this.tmux('capture-pane', '-p', ...(colours ? ['-e'] : []));
  }

  /** Waits until one screen shows all that is expected, and returns it. It may be half drawn, so nothing else is sure to be on it. */
  async shows(...expected: (string | RegExp | ((screen: string) => boolean))[]): Promise<string> {
    for (const startedAt = performance.now(); ; await pause(25)) {
      const screen = this.screen();
      const missing = expected.filter((one) => {
        if (typeof one === 'function') return !one(screen);
        return typeof one === 'string' ? !screen.includes(one) : !one.test(screen);
      });
      if (missing.length === 0) return screen;
      if (performance.now() - startedAt > PATIENCE) {
        throw new Error(`The screen never showed ${missing.join(' and ')}:\n${screen}`);
      }
    }
  }

  /** A fact about the terminal, as tmux knows it: `cursor_flag`, `alternate_on`, `mouse_any_flag` … */
  fact(name: string): string {
    return this.tmux('display-message', '-p', `#{${name}}`).trim();
  }

  /** Sends a signal to the program that was started last. */
  kill(signal: NodeJS.Signals): void {
    process.kill(this.program()!, signal);
  }

  /** Ends everything; when it returns, nobody is left to write into the folder, which then goes. */
  async close(): Promise<void> {
    const [program, shell, server] = [this.program(), Number(this.fact('pane_pid')), Number(this.fact('pid'))];
    // No game is kept then, and a program that was stopped ends, too.
    if (program !== undefined && isAlive(program)) process.kill(program, 'SIGKILL');
    this.tmux('kill-server');
    for (const process of [program, shell, server]) {
      for (const startedAt = performance.now(); process !== undefined && isAlive(process); await pause(10)) {
        if (performance.now() - startedAt > PATIENCE) throw new Error(`Process ${process} does not end`);
      }
    }
    rmSync(this.home, { recursive: true, force: true });
  }

  /** The number of the process that was started last. */
  private program(): number | undefined {
    const file = join(this.home, 'pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
  }

  private tmux(...args: string[]): string {
    const { stdout, stderr, status } = spawnSync('tmux', ['-S', join(this.home, 'tmux'), ...args], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`tmux ${args.join(' ')}: ${stderr ?? 'it is not installed'}`);
    return stdout;
  }
}

/** Whether a process is there; one that has ended and that nobody has asked about does nothing any more. */
function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return !readFileSync(`/proc/${id}/stat`, 'utf8').includes(') Z ');
  } catch (error) {
    // Where there is no /proc, it is there; otherwise it has just gone.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync('/proc/self');
  }
}
