import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundle } from '../tests/run-cli.js';

/** Longer than anything here takes, even on a machine with much to do. */
const PATIENCE = 20_000;

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

  /** Waits until the screen shows what is expected, and returns it. */
  async shows(expected: string | RegExp | ((screen: string) => boolean)): Promise<string> {
    const fits = (screen: string): boolean => {
      if (typeof expected === 'function') return expected(screen);
      return typeof expected === 'string' ? screen.includes(expected) : expected.test(screen);
    };
    for (const startedAt = performance.now(); ; await pause(25)) {
      const screen = this.screen();
      if (fits(screen)) return screen;
      if (performance.now() - startedAt > PATIENCE) throw new Error(`The screen never showed ${expected}:\n${screen}`);
    }
  }

  /** A fact about the terminal, as tmux knows it: `cursor_flag`, `alternate_on`, `mouse_any_flag` … */
  fact(name: string): string {
    return this.tmux('display-message', '-p', `#{${name}}`).trim();
  }

  /** Sends a signal to the program that was started last. */
  kill(signal: NodeJS.Signals): void {
    process.kill(Number(readFileSync(join(this.home, 'pid'), 'utf8')), signal);
  }

  close(): void {
    this.tmux('kill-server');
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
  }

  private tmux(...args: string[]): string {
    const { stdout, stderr, status } = spawnSync('tmux', ['-S', join(this.home, 'tmux'), ...args], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`tmux ${args.join(' ')}: ${stderr ?? 'it is not installed'}`);
    return stdout;
  }
}
