#!/usr/bin/env node
import { createRequire } from 'node:module';
import { Command, CommanderError } from 'commander';
import { describeAnimate } from './commands/animate-options.js';
import { describeCache } from './commands/cache-options.js';
import { describeCompare } from './commands/compare-options.js';
import { describeConvert } from './commands/convert-options.js';
import { describeHint } from './commands/hint-options.js';
import { describeList } from './commands/list-options.js';
import { describeShow } from './commands/show-options.js';
import { describeSolve } from './commands/solve-options.js';
import { describeTree } from './commands/tree-options.js';
import { describeVerify } from './commands/verify-options.js';
import { describeWeb } from './commands/web-options.js';
import type { FamilyHelp } from './options.js';

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
const familyHelp: FamilyHelp = helpWanted ? (await import('./family-help.js')).familyHelp : () => '';
describeSolve(program.command('solve'), familyHelp).action(async (paths: string[], options) => {
  const { runSolve } = await import('./commands/solve.js');
  process.exitCode = await runSolve(paths, options);
});
describeList(program.command('list'), familyHelp).action(async (family: string | undefined, options) => {
  const { runList } = await import('./commands/list.js');
  process.exitCode = await runList(family, options);
});
describeShow(program.command('show'), familyHelp).action(async (paths: string[], options) => {
  const { runShow } = await import('./commands/show.js');
  process.exitCode = await runShow(paths, options);
});
describeConvert(program.command('convert'), familyHelp).action(async (paths: string[], options) => {
  const { runConvert } = await import('./commands/convert.js');
  process.exitCode = await runConvert(paths, options);
});
describeVerify(program.command('verify'), familyHelp).action(async (board: string, moves: string[], options) => {
  const { runVerify } = await import('./commands/verify.js');
  process.exitCode = await runVerify(board, moves, options);
});
describeHint(program.command('hint'), familyHelp).action(async (board: string, options) => {
  const { runHint } = await import('./commands/hint.js');
  process.exitCode = await runHint(board, options);
});
describeCompare(program.command('compare'), familyHelp).action(async (paths: string[], options) => {
  const { runCompare } = await import('./commands/compare.js');
  process.exitCode = await runCompare(paths, options);
});
describeTree(program.command('tree'), familyHelp).action(async (board: string | undefined, options) => {
  const { runTree } = await import('./commands/tree.js');
  process.exitCode = await runTree(board, options);
});
describeAnimate(program.command('animate'), familyHelp).action(async (board: string | undefined, options) => {
  const { runAnimate } = await import('./commands/animate.js');
  process.exitCode = await runAnimate(board, options);
});

describeWeb(program.command('web')).action(async (options) => {
  const { runWeb } = await import('./commands/web.js');
  process.exitCode = await runWeb(options);
});
describeCache(program.command('cache')).action(async (action: string, options) => {
  const { runCache } = await import('./commands/cache.js');
  process.exitCode = await runCache(action, options);
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE;
}
