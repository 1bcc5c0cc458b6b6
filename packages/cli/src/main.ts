import { readFileSync } from 'node:fs';
import { commands } from './commands/index.js';
import { complain, EXIT_BAD_INPUT } from './terminal/complain.js';
import { Refusal } from './terminal/refusal.js';
import { PROGRAM_OPTIONS } from './usage/program-options.js';
import { runCommandLine } from './usage/run-command-line.js';
import type { ProgramSpec } from './usage/spec.js';

/** EX_SOFTWARE of sysexits.h: no answer, and not for anything that the user did. */
const EXIT_BUG = 70;

// A closed pipe (`| head`) is no error: the program just ends.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    // A full disk, say. The message must go to the other stream.
    if (stream !== process.stderr) process.stderr.write(`slidewise: the output cannot be written: ${error.message}\n`);
    process.exit(EXIT_BAD_INPUT);
  });
}

const program: ProgramSpec = {
  name: 'slidewise',
  /** Read only where it is asked for. */
  get version() {
    const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  },
  summary: 'Solves sliding puzzles and proves that the solution is shortest; plays, explains and draws them, too.',
  description: 'Solves sliding puzzles and proves that the solution is shortest; plays, explains and draws them, too.',
  options: PROGRAM_OPTIONS,
  commands,
  examples: ['slidewise solve rush-hour/jam-12', 'slidewise list', 'slidewise help solve'],
  exitCodes: { 0: 'done', 1: 'some boards have no answer', 2: 'bad input or usage', 130: 'interrupted' },
};

async function main(): Promise<void> {
  try {
    process.exitCode = await runCommandLine(program, process.argv.slice(2));
  } catch (error) {
    if (error instanceof Refusal) {
      complain(error.message);
      process.exitCode = error.exitCode;
      return;
    }
    // Nothing that a user says should lead here.
    const { message = String(error), stack } = error as Partial<Error>;
    complain(`this is a bug in the program: ${message}`);
    if (process.env.SLIDEWISE_DEBUG) process.stderr.write(`${stack}\n`);
    process.exitCode = EXIT_BUG;
  }
}

void main();
