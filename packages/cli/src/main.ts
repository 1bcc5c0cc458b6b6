#!/usr/bin/env node
import { createRequire } from 'node:module';
import { Command, CommanderError } from 'commander';
import { describeSolve } from './commands/solve-options.js';

const EXIT_USAGE = 2;

// A reader that has seen enough (`| head`) is no error; there is just nobody left to write to.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    // A full disk, say. What cannot be written cannot be told on the same stream.
    if (stream !== process.stderr) process.stderr.write(`slidewise: the output cannot be written: ${error.message}\n`);
    process.exit(EXIT_USAGE);
  });
}

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };
const program = new Command('slidewise')
  .description('Solves sliding puzzles, and proves that the solution is shortest.')
  .version(version)
  .showHelpAfterError('(slidewise --help, or slidewise COMMAND --help, says more)')
  .exitOverride();

// A command's work is loaded only when it is called, and so is what only its help needs: starting stays cheap.
const helpWanted = process.argv.some((word) => ['-h', '--help', 'help'].includes(word));
const families = helpWanted ? (await import('./family-help.js')).familyHelp() : '';
describeSolve(program.command('solve'), families).action(async (paths: string[], options) => {
  const { runSolve } = await import('./commands/solve.js');
  process.exitCode = await runSolve(paths, options);
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE;
}
