import type { Encoding } from './served-files.js';

const BEST_FIRST: readonly Encoding[] = ['br', 'gzip'];

/** The best encoding that an Accept-Encoding header allows; undefined for none. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*/))
    .filter(([, weight = 'q=1']) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  return BEST_FIRST.find((encoding) => accepted.includes(encoding));
}
