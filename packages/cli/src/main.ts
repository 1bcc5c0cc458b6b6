import { createRequire } from 'node:module';
import { Command, CommanderError } from 'commander';
import { describeAnimate } from './commands/animate/options.js';
import { describeCache } from './commands/cache/options.js';
import { describeClassroom } from './commands/classroom/options.js';
import { describeCompare } from './commands/compare/options.js';
import { describeCompletion } from './commands/completion/options.js';
import { describeConvert } from './commands/convert/options.js';
import { describeGrade } from './commands/grade/options.js';
import { describeHelp } from './commands/help/options.js';
import { describeHint } from './commands/hint/options.js';
import { describeList } from './commands/list/options.js';
import { describeMan } from './commands/man/options.js';
import { describeMeasure } from './commands/measure/options.js';
import { describePlay } from './commands/play/options.js';
import { describeShow } from './commands/show/options.js';
import { describeSolve } from './commands/solve/options.js';
import { describeTree } from './commands/tree/options.js';
import { describeVerify } from './commands/verify/options.js';
import { describeWeb } from './commands/web/options.js';
import { complain } from './terminal/complain.js';
import { commandNamed } from './usage/command-tree.js';
import { equip } from './usage/equip.js';
import { addExamples, type FamilyHelp } from './usage/options.js';

const EXIT_USAGE = 2;
/** EX_SOFTWARE of sysexits.h: no answer, and not for anything that the user did. */
const EXIT_BUG = 70;

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
  .description('Solves sliding puzzles and proves that the solution is shortest; plays, explains and draws them, too.')
  .version(version)
  .exitOverride();

// A command's work is loaded only when it is called, and so is what only its help needs: starting stays cheap.
const helpWanted = process.argv.some((word) => ['-h', '--help', 'help', 'man'].includes(word));
const familyHelp: FamilyHelp = helpWanted ? (await import('./usage/family-help.js')).familyHelp : () => '';
describeSolve(program.command('solve'), familyHelp).action(async (paths: string[], options) => {
  const { runSolve } = await import('./commands/solve/run.js');
  process.exitCode = await runSolve(paths, options);
});
describePlay(program.command('play'), familyHelp).action(async (board: string | undefined, options) => {
  const { runPlay } = await import('./commands/play/run.js');
  process.exitCode = await runPlay(board, options);
});
describeWeb(program.command('web')).action(async (options) => {
  const { runWeb } = await import('./commands/web/run.js');
  process.exitCode = await runWeb(options);
});
describeList(program.command('list'), familyHelp).action(async (family: string | undefined, options) => {
  const { runList } = await import('./commands/list/run.js');
  process.exitCode = await runList(family, options);
});
describeShow(program.command('show'), familyHelp).action(async (paths: string[], options) => {
  const { runShow } = await import('./commands/show/run.js');
  process.exitCode = await runShow(paths, options);
});
describeConvert(program.command('convert'), familyHelp).action(async (paths: string[], options) => {
  const { runConvert } = await import('./commands/convert/run.js');
  process.exitCode = await runConvert(paths, options);
});
describeVerify(program.command('verify'), familyHelp).action(async (board: string, moves: string[], options) => {
  const { runVerify } = await import('./commands/verify/run.js');
  process.exitCode = await runVerify(board, moves, options);
});
describeGrade(program.command('grade'), familyHelp).action(async (paths: string[], options) => {
  const { runGrade } = await import('./commands/grade/run.js');
  process.exitCode = await runGrade(paths, options);
});
describeHint(program.command('hint'), familyHelp).action(async (board: string, options) => {
  const { runHint } = await import('./commands/hint/run.js');
  process.exitCode = await runHint(board, options);
});
describeClassroom(program.command('classroom'));
describeCompare(program.command('compare'), familyHelp).action(async (paths: string[], options) => {
  const { runCompare } = await import('./commands/compare/run.js');
  process.exitCode = await runCompare(paths, options);
});
describeMeasure(program.command('measure'), familyHelp).action(async (paths: string[], options) => {
  const { runMeasure } = await import('./commands/measure/run.js');
  process.exitCode = await runMeasure(paths, options);
});
describeTree(program.command('tree'), familyHelp).action(async (board: string | undefined, options) => {
  const { runTree } = await import('./commands/tree/run.js');
  process.exitCode = await runTree(board, options);
});
describeAnimate(program.command('animate'), familyHelp).action(async (board: string | undefined, options) => {
  const { runAnimate } = await import('./commands/animate/run.js');
  process.exitCode = await runAnimate(board, options);
});

describeCache(program.command('cache')).action(async (action: string, options) => {
  const { runCache } = await import('./commands/cache/run.js');
  process.exitCode = await runCache(action, options);
});

describeCompletion(program.command('completion')).action(async (shell) => {
  const { runCompletion } = await import('./commands/completion/run.js');
  process.exitCode = runCompletion(shell);
});
describeMan(program.command('man')).action(async (names: string[], options) => {
  const { runMan } = await import('./commands/man/run.js');
  process.exitCode = runMan(program, names, options);
});
describeHelp(program.command('help')).action((names: string[]) => {
  commandNamed(program, names).outputHelp();
});
const complete = program.command('__complete', { hidden: true }).argument('[words...]');
complete.action(async (words: string[]) => {
  const { runComplete } = await import('./commands/completion/complete.js');
  process.exitCode = await runComplete(program, words);
});

equip(program);
addExamples(program, 'slidewise solve rush-hour/jam-12', 'slidewise list', 'slidewise help solve').addHelpText(
  'after',
  '\nExit codes: 0 done; 1 some boards have no answer; 2 bad input or usage; 130 interrupted.',
);
try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE;
  else {
    // Nothing that a user says should lead here.
    const { message = String(error), stack } = error as Partial<Error>;
    complain(`this is a bug in the program: ${message}`);
    if (process.env.SLIDEWISE_DEBUG) process.stderr.write(`${stack}\n`);
    process.exitCode = EXIT_BUG;
  }
}
