import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type CacheFlags = FlagsOf<typeof CACHE_OPTIONS>;

export const CACHE_OPTIONS = [
  { name: 'json', text: 'print one JSON object per table listed or removed, each on its own line' },
] as const satisfies readonly OptionSpec[];
