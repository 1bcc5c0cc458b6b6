import { A_COUNT, GYM, PREFIX, REDIS, REQUEST_OPTIONS } from '../../runs/options.js';
import { PORT } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type ServeFlags = FlagsOf<typeof SERVE_OPTIONS>;

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
  ...REQUEST_OPTIONS,
  {
    name: 'rate',
    value: { name: 'number', ...A_COUNT },
    text: 'how many requests an address may make in a minute (default: any number)',
  },
  {
    name: 'batches',
    value: { name: 'dir', from: 'file' },
    text: 'the directory that keeps batches, also over a restart (default: where your games are kept)',
  },
  { ...REDIS, text: REDIS.text.replace('work on', 'let workers do batches on') },
  PREFIX,
  GYM,
  { name: 'mcp', text: 'serve tools for language models at /mcp, too' },
  { name: 'web', text: 'serve the web app beside it, at /' },
  { name: 'log-boards', text: 'write boards into the log, too' },
] as const satisfies readonly OptionSpec[];
