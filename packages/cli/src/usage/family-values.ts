import type { Family, Named } from '@slidewise/core/contract';
import type { FamilyOption } from './options.js';

/** The values that an option may have for boards of a family. */
export function familyValues(family: Family, option: FamilyOption): readonly Named[] {
  switch (option) {
    case '--format':
      return family.formats;
    case '--goal':
      return family.goals;
    case '--metric':
      return family.metrics;
    case '--heuristic':
      return family.heuristics;
    case '--algorithm':
      return family.strategies;
    case '--letters':
      return family.letters ?? [];
  }
}
