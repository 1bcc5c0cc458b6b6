import type { RequestEnd } from './solver-pool.js';

/** Why a request got no answer, apart from problems of its own. */
export interface Refused {
  readonly code: 'busy' | 'too-much-work' | 'ending';
  readonly detail: string;
}

/** The reason in an end without answer and without problem. Throws what was the fault of the program. */
export function refusalOf(
  end: Exclude<RequestEnd, { readonly body: unknown } | { readonly problem: unknown }>,
): Refused {
  if ('busy' in end) return { code: 'busy', detail: 'too many requests are waiting: try again later' };
  if ('ended' in end) return { code: 'too-much-work', detail: `the request was ended: ${end.ended}` };
  if ('cancelled' in end) return { code: 'ending', detail: 'the service is ending' };
  throw new Error(end.fault);
}
