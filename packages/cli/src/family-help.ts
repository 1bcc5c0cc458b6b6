import { families } from '@slidewise/core/families';
import type { Named } from '@slidewise/core/family';
import { algorithms } from '@slidewise/core/search';
import { familyValues } from './family-values.js';
import type { FamilyOption } from './options.js';

/** What each family knows of some options, for the end of a help page. */
export function familyHelp(...options: FamilyOption[]): string {
  const sections = families.map((family) =>
    [
      `${family.title} (--family ${family.id}):`,
      ...options.flatMap((option) => list(option, familyValues(family, option))),
    ].join('\n'),
  );
  if (options.includes('--algorithm')) sections.push(['Every family:', ...list('--algorithm', algorithms)].join('\n'));
  return sections.join('\n\n');
}

function list(option: string, items: readonly Named[]): string[] {
  return items.map(({ id, summary }, i) => `  ${(i === 0 ? option : '').padEnd(12)} ${id.padEnd(15)} ${summary}`);
}
