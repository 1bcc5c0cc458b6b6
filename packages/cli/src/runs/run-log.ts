import { closeSync, openSync } from 'node:fs';
import { appendAll } from '@slidewise/node/files';
import { describeSystemError } from '@slidewise/node/system-errors';
import { say } from '../terminal/complain.js';

/** The file that `--log` names: a line with the time for everything worth knowing of a run. */
export class RunLog {
  private constructor(
    private readonly path: string,
    private file: number | undefined,
  ) {}

  /** Opens a file, to which lines are added, or says what is wrong with it. */
  static open(path: string): RunLog | { readonly error: string } {
    try {
      return new RunLog(path, openSync(path, 'a'));
    } catch (error) {
      return { error: `${path}: ${describeSystemError(error, 'written')}` };
    }
  }

  /** Adds a line. A log that cannot be written to does not end the run. */
  add(text: string): void {
    if (this.file === undefined) return;
    try {
      appendAll(this.file, `${new Date().toISOString()} ${text}\n`);
    } catch (error) {
      say(`note: ${this.path}: ${describeSystemError(error, 'written')}; nothing more is added to it`);
      this.close();
    }
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
  }
}
