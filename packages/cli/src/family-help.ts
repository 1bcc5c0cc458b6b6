import { families } from '@slidewise/core/families';
import type { Family, Named } from '@slidewise/core/family';
import { algorithms } from '@slidewise/core/search';
import type { FamilyOption } from './options.js';

/** What each family knows of some options, for the end of a help page. */
export function familyHelp(...options: FamilyOption[]): string {
  const sections = families.map((family) =>
    [
      `${family.title} (--family ${family.id}):`,
      ...options.flatMap((option) => list(option, values(family, option))),
    ].join('\n'),
  );
  if (options.includes('--algorithm')) sections.push(['Every family:', ...list('--algorithm', algorithms)].join('\n'));
  return sections.join('\n\n');
}

function values(family: Family, option: FamilyOption): readonly Named[] {
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

function list(option: string, items: readonly Named[]): string[] {
  return items.map(({ id, summary }, i) => `  ${(i === 0 ? option : '').padEnd(12)} ${id.padEnd(15)} ${summary}`);
}
