#!/usr/bin/env node
import { createRequire } from 'node:module';
import { Argument, Command, CommanderError } from 'commander';
import { describeSolve } from './commands/solve-options.js';

const EXIT_USAGE = 2;

// A reader that has seen enough (`| head`) is no error; there is just nobody left to write to.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
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

program
  .command('cache')
  .summary('list or clear the tables that solving has left on the disk')
  .description(
    'Lists the tables (pattern databases) in the cache directory, $XDG_CACHE_HOME/slidewise or ~/.cache/slidewise, or clears it. They are built again when they are needed.',
  )
  .addArgument(new Argument('[action]').choices(['list', 'clear']).default('list'))
  .action(async (action: string) => {
    const { runCache } = await import('./commands/cache.js');
    process.exitCode = await runCache(action);
  });

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE;
}
