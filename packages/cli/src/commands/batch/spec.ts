import { type CommandSpec, defineCommand } from '../../usage/spec.js';
import {
  DASHBOARD_OPTIONS,
  MERGE_OPTIONS,
  RATE_OPTIONS,
  SOLVE_OPTIONS,
  STATUS_OPTIONS,
  VERIFY_OPTIONS,
  WORKER_OPTIONS,
} from './options.js';

const INPUT = {
  name: 'input',
  text: 'files of boards, directories, names in the collection, or - for standard input; .gz, too',
  from: 'board',
  required: true,
  many: true,
} as const;

const RUN = { name: 'dir', text: 'the directory of the run', from: 'file', required: true } as const;

const EXIT_CODES = {
  0: 'everything is done and solved',
  1: 'everything is done; some are unsolvable, stopped or with errors',
  2: 'bad usage, or the run could not go on',
  130: 'interrupted',
  143: 'ended by SIGTERM',
};

const solve = defineCommand({
  name: 'solve',
  summary: 'solve many boards, in threads or on a cluster',
  description:
    'Solves all boards of some files and keeps the results in a directory. The input is read as it is needed, so that it may be of any length. A board that cannot be read becomes a row with line, column and error, and so does one on which the solver fails twice. Finished work is never lost: run the same command again to resume.',
  arguments: [INPUT],
  options: SOLVE_OPTIONS,
  details: [{ families: ['format', 'goal', 'metric', 'heuristic', 'algorithm', 'letters'] }],
  examples: [
    'slidewise batch solve boards.txt --out run',
    'slidewise batch solve folder more.txt.gz --out run --time-limit 10s',
    'zcat boards.gz | slidewise batch solve - --out run --unique',
    'slidewise batch solve boards.txt --out run --redis redis://queue:6379',
    'slidewise batch solve hard.txt --out proof --optimal --memory-limit 3g',
  ],
  exitCodes: EXIT_CODES,
  load: () => import('./solve.js'),
});

const rate = defineCommand({
  name: 'rate',
  summary: 'rate many boards: how hard they are, and why',
  description:
    'Rates all boards of some files: the score, the level and what makes them hard, along all shortest solutions. Everything else is as for batch solve.',
  arguments: [INPUT],
  options: RATE_OPTIONS,
  details: [{ families: ['format', 'goal', 'metric'] }],
  examples: [
    'slidewise batch rate boards.txt --out run',
    'slidewise batch rate boards.txt --out run --score-only --time-limit 10s',
  ],
  exitCodes: { ...EXIT_CODES, 0: 'everything is done and rated' },
  load: () => import('./rate.js'),
});

const verify = defineCommand({
  name: 'verify',
  summary: 'check many solutions by the rules',
  description:
    'Plays solutions by the rules, and checks the moves, the length and the claims: solved, shortest, or unsolvable. Each line of the input is a row of batch solve as batch merge writes it, a JSON object with "text" and "moves", or a board, a tabulator and moves.',
  arguments: [
    {
      ...INPUT,
      text: 'files with a board and its moves on each line, directories of them, or - for standard input; .gz, too',
    },
  ],
  options: VERIFY_OPTIONS,
  details: [{ families: ['format', 'goal', 'metric'] }],
  examples: [
    'slidewise batch verify results.jsonl --out check',
    'zcat results.gz | slidewise batch verify - --out check --no-optimum',
  ],
  exitCodes: { ...EXIT_CODES, 0: 'everything is valid', 1: 'some are invalid, stopped or with errors' },
  load: () => import('./verify.js'),
});

const merge = defineCommand({
  name: 'merge',
  summary: 'write the results of a run in one piece',
  description:
    'Writes a row for each board, in the order of the input. The bytes are the same however many threads or machines have worked on it and however often it was ended, unless a time limit decided something.',
  arguments: [RUN],
  options: MERGE_OPTIONS,
  examples: [
    'slidewise batch merge run > results.jsonl',
    'slidewise batch merge run --to results.csv',
    'slidewise batch merge run --to results.parquet',
    'slidewise batch merge run --format csv | head',
  ],
  exitCodes: { 0: 'written', 2: 'bad usage, or the run is not finished' },
  load: () => import('./merge.js'),
});

const status = defineCommand({
  name: 'status',
  summary: 'show how far a run has come',
  description:
    'Shows a run: its progress, the boards solved, whether a process works on it now, and the command that resumes it.',
  arguments: [RUN],
  options: STATUS_OPTIONS,
  examples: [
    'slidewise batch status run',
    'slidewise batch status run --errors',
    'slidewise batch status run --json',
    'slidewise batch status run --redis redis://queue:6379',
  ],
  exitCodes: { 0: 'the run is finished', 1: 'it is not', 2: 'there is no run' },
  load: () => import('./status.js'),
});

const worker = defineCommand({
  name: 'worker',
  summary: 'work for runs on other machines',
  description:
    'Works on whatever runs put on the queue with --redis, in threads, on any number of machines. Ctrl-C and SIGTERM end it: it finishes what it is working on, or hands it back. docs/cluster.md says how to set up Redis.',
  options: WORKER_OPTIONS,
  examples: [
    'slidewise batch worker --redis redis://queue:6379',
    'slidewise batch worker --redis rediss://user:password@queue --threads 4',
    'slidewise batch worker --redis @/etc/slidewise/redis-url',
  ],
  exitCodes: { 0: 'ended by Ctrl-C or SIGTERM', 2: 'bad usage, or Redis cannot be used' },
  load: () => import('./worker.js'),
});

const dashboard = defineCommand({
  name: 'dashboard',
  summary: 'show what is on the queue in a browser',
  description:
    'Serves bull-board, for browsers on this machine: the waiting chunks, the running ones and their workers. It is there to look at; nothing can be changed. Ctrl-C ends it.',
  options: DASHBOARD_OPTIONS,
  examples: ['slidewise batch dashboard --redis redis://queue:6379'],
  exitCodes: { 0: 'ended by Ctrl-C', 2: 'bad usage, Redis cannot be used, or it cannot listen there' },
  load: () => import('./dashboard.js'),
});

/** Many boards. */
export const batch: CommandSpec = {
  name: 'batch',
  summary: 'work on many boards: files of any length, in threads or on a cluster',
  description:
    'Works on a hundred boards or on ten million, without losing or doubling a result. Chunks of a second at most are written to the disk when finished. Run the same command again to resume.',
  commands: [solve, rate, verify, merge, status, worker, dashboard],
  examples: [
    'slidewise batch solve boards.txt --out run',
    'slidewise batch status run',
    'slidewise batch merge run > results.jsonl',
    'slidewise batch worker --redis redis://queue:6379',
  ],
  exitCodes: { 0: 'done', 1: 'some boards have no answer', 2: 'bad input or usage', 130: 'interrupted' },
};
