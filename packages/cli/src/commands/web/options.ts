import { PORT } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type WebFlags = FlagsOf<typeof WEB_OPTIONS>;

export const WEB_OPTIONS = [
  { ...PORT, default: 8370 },
  {
    name: 'host',
    value: { name: 'address' },
    text: 'the address to listen on; 0.0.0.0 lets other machines in, by the address or the name of this one',
    default: '127.0.0.1',
  },
  { name: 'open', text: 'open it in the browser, too' },
] as const satisfies readonly OptionSpec[];
