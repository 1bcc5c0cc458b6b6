import { A_COUNT, CHUNK, LOG, PREFIX, QUIET, REDIS, THREADS } from '../../runs/options.js';
import { parseMilliseconds } from '../../terminal/units.js';
import {
  LETTERS,
  LIMIT_OPTIONS,
  MEMORY_LIMIT,
  METRIC,
  PORT,
  READ_OPTIONS,
  SEARCH_OPTIONS,
} from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

/** What every run has. */
const RUN_OPTIONS = [
  {
    name: 'out',
    value: { name: 'dir', from: 'file' },
    text: 'the directory of the run; the same command goes on with one that was ended',
    required: true,
  },
  THREADS,
  CHUNK,
  { name: 'unique', text: 'work once on boards whose texts are the same' },
  REDIS,
  PREFIX,
  { name: 'json', text: 'print the summary as a JSON object' },
  QUIET,
  LOG,
] as const satisfies readonly OptionSpec[];

const LIMITS = LIMIT_OPTIONS.map((option) =>
  option === MEMORY_LIMIT
    ? { ...option, text: 'give up on a board before it needs more than this: 500m, 2g (default: 1g)' }
    : option,
) as unknown as typeof LIMIT_OPTIONS;

export const SOLVE_OPTIONS = [
  ...READ_OPTIONS,
  ...SEARCH_OPTIONS,
  {
    name: 'optimal',
    text: 'one board after another, however hard: its search is cut into parts, which all threads or machines share (AIDA*)',
  },
  ...LIMITS,
  LETTERS,
  ...RUN_OPTIONS,
] as const satisfies readonly OptionSpec[];

export const VERIFY_OPTIONS = [
  ...READ_OPTIONS,
  { ...METRIC, text: 'what the length of a solution counts (default: what its row says, or the first metric)' },
  { name: 'optimum', negated: true, text: 'do not look for the shortest solution' },
  ...LIMITS,
  ...RUN_OPTIONS,
] as const satisfies readonly OptionSpec[];

export const RATE_OPTIONS = [
  ...READ_OPTIONS,
  { ...METRIC, text: "what moves are counted in (default: the family's first metric)" },
  { name: 'score-only', text: 'find out only what the score needs, which is quick' },
  {
    name: 'positions',
    value: { name: 'number', ...A_COUNT },
    text: 'explore components of up to this many positions (default: 1000000)',
  },
  ...LIMITS,
  ...RUN_OPTIONS,
] as const satisfies readonly OptionSpec[];

const NEEDED_REDIS = {
  ...REDIS,
  text: REDIS.text.replace('work on other machines, through Redis', 'where Redis is'),
  required: true,
} as const;

export const WORKER_OPTIONS = [
  NEEDED_REDIS,
  PREFIX,
  THREADS,
  {
    name: 'lock',
    value: { name: 'time', parse: parseLock, expected: 'a time of at least 100ms, such as 30s' },
    text: 'others take over from one that shows no sign of life for this long (default: 30s)',
  },
] as const satisfies readonly OptionSpec[];

export const DASHBOARD_OPTIONS = [
  NEEDED_REDIS,
  PREFIX,
  { ...PORT, default: 8371 },
] as const satisfies readonly OptionSpec[];

/** A worker that is not given the time to show a sign of life loses everything to others. */
function parseLock(text: string): number | undefined {
  const lock = parseMilliseconds(text);
  return lock !== undefined && lock >= 100 ? lock : undefined;
}

export const MERGE_OPTIONS = [
  {
    name: 'format',
    value: { name: 'id', choices: ['jsonl', 'csv', 'parquet'] },
    text: 'JSON Lines, comma-separated values or Parquet (default: by the ending of --to, else jsonl)',
  },
  {
    name: 'to',
    value: { name: 'file', from: 'file' },
    text: 'the file to write, whole or not at all: .jsonl, .csv or .parquet (default: standard output)',
  },
  { name: 'partial', text: 'write what is there of a run that is not finished' },
] as const satisfies readonly OptionSpec[];

export const STATUS_OPTIONS = [
  { name: 'errors', text: 'list the rows with the status error, too' },
  {
    ...REDIS,
    text: REDIS.text.replace('work on other machines, through Redis', 'which workers are there: the address of Redis'),
  },
  PREFIX,
  { name: 'json', text: 'print a JSON object' },
] as const satisfies readonly OptionSpec[];

export type BatchSolveFlags = FlagsOf<typeof SOLVE_OPTIONS>;
export type BatchRateFlags = FlagsOf<typeof RATE_OPTIONS>;
export type WorkerFlags = FlagsOf<typeof WORKER_OPTIONS>;
export type DashboardFlags = FlagsOf<typeof DASHBOARD_OPTIONS>;
export type BatchVerifyFlags = FlagsOf<typeof VERIFY_OPTIONS>;
/** What all runs have. */
export type RunFlags = FlagsOf<typeof RUN_OPTIONS>;
export type MergeFlags = FlagsOf<typeof MERGE_OPTIONS>;
export type StatusFlags = FlagsOf<typeof STATUS_OPTIONS>;
