import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type WebFlags = FlagsOf<typeof WEB_OPTIONS>;

export const WEB_OPTIONS = [
  {
    name: 'port',
    value: { name: 'number', parse: parsePort, expected: 'a number from 0 to 65535' },
    text: 'the port to listen on; 0 for any that is free',
    default: 8370,
  },
  {
    name: 'host',
    value: { name: 'address' },
    text: 'the address to listen on; 0.0.0.0 lets other machines in, by the address or the name of this one',
    default: '127.0.0.1',
  },
  { name: 'open', text: 'open it in the browser, too' },
] as const satisfies readonly OptionSpec[];

function parsePort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) < 65_536 ? Number(text) : undefined;
}
