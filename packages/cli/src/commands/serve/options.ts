import { PREFIX, REDIS, THREADS } from '../../runs/options.js';
import { parseBytes, parseMilliseconds } from '../../terminal/units.js';
import { PORT, parseWhole, SIZES, TIMES } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type ServeFlags = FlagsOf<typeof SERVE_OPTIONS>;

const A_WHOLE_NUMBER = { name: 'number', parse: parseWhole(1), expected: 'a whole number from 1 up' } as const;

export const SERVE_OPTIONS = [
  { ...PORT, default: 8372 },
  {
    name: 'host',
    value: { name: 'address' },
    text: 'the address to listen on; any but that of this machine alone needs --token-file',
    default: '127.0.0.1',
  },
  {
    name: 'token-file',
    value: { name: 'file', from: 'file' },
    text: 'answer only requests with the token in this file: Authorization: Bearer TOKEN',
  },
  {
    name: 'cors',
    value: { name: 'origin' },
    text: 'let pages of an origin such as https://example.org use the service; can be given several times',
    repeatable: true,
  },
  THREADS,
  {
    name: 'queue',
    value: A_WHOLE_NUMBER,
    text: 'how many requests may wait for a thread; others are told to come again',
    default: 256,
  },
  {
    name: 'rate',
    value: A_WHOLE_NUMBER,
    text: 'how many requests an address may make in a minute (default: any number)',
  },
  {
    name: 'time-limit',
    value: { name: 'time', parse: parseMilliseconds, expected: `a positive number such as ${TIMES}` },
    text: `the most time that a request may ask for, and has by itself: ${TIMES} (default: 30s)`,
  },
  {
    name: 'memory-limit',
    value: { name: 'size', parse: parseBytes, expected: `a positive number such as ${SIZES}` },
    text: `the most memory that the search of a request may take: ${SIZES} (default: 512m)`,
  },
  { name: 'cells', value: A_WHOLE_NUMBER, text: 'the most cells that the board of a request may have', default: 4096 },
  {
    name: 'batches',
    value: { name: 'dir', from: 'file' },
    text: 'the directory that keeps batches, also over a restart (default: where your games are kept)',
  },
  { ...REDIS, text: REDIS.text.replace('work on', 'let workers do batches on') },
  PREFIX,
  { name: 'web', text: 'serve the web app beside it, at /' },
  { name: 'log-boards', text: 'write boards into the log, too' },
] as const satisfies readonly OptionSpec[];
