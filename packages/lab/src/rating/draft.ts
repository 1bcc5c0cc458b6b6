import type { Family } from '@slidewise/core/contract';
import type { Message } from '@slidewise/core/messages';
import type { Features, ProfilePoint } from './features.js';
import type { Bounds } from './rating.js';

/** What is known of a board so far. */
export interface Draft<P, M> {
  readonly metric: string;
  readonly optimum: Record<string, number | null>;
  readonly bounds: Record<string, Bounds>;
  isUnsolvable: boolean;
  reason: Message | undefined;
  features: Partial<Features>;
  profile: readonly ProfilePoint<P, M>[];
  readonly notes: Message[];
}

export function newDraft<P, M>(family: Family<P, M>, metric: string): Draft<P, M> {
  const optimum = Object.fromEntries(family.metrics.map(({ id }) => [id, null]));
  return {
    metric,
    optimum,
    bounds: {},
    isUnsolvable: false,
    reason: undefined,
    features: {},
    profile: [],
    notes: [],
  };
}
