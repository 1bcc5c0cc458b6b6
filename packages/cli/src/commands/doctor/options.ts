import { PREFIX, REDIS } from '../../runs/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type DoctorFlags = FlagsOf<typeof DOCTOR_OPTIONS>;

export const DOCTOR_OPTIONS = [
  { ...REDIS, text: 'check a Redis, too: redis://HOST:6379, rediss://… for TLS, or @FILE to read that from a file' },
  { name: 'json', text: 'print one JSON object per check, each on its own line' },
] as const satisfies readonly OptionSpec[];

/** Nothing is written to Redis: the prefix of the keys does not matter. */
export const ANY_PREFIX = PREFIX.default;
