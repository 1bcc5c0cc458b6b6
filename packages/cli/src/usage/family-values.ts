import type { Family, Named } from '@slidewise/core/contract';
import type { FamilyTopic } from './spec.js';

/** The values that a family knows on a topic. */
export function familyValues(family: Family, topic: FamilyTopic): readonly Named[] {
  switch (topic) {
    case 'format':
      return family.formats;
    case 'goal':
      return family.goals;
    case 'metric':
      return family.metrics;
    case 'heuristic':
      return family.heuristics;
    case 'algorithm':
      return family.strategies;
    case 'letters':
      return family.letters ?? [];
  }
}
