import type { Named } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { algorithms } from '@slidewise/core/search';
import { familyValues } from './family-values.js';
import type { FamilyOption } from './options.js';

/** What each family knows of some options, for the end of a help page. */
export function familyHelp(...options: FamilyOption[]): string {
  const sections: [string, [FamilyOption, readonly Named[]][]][] = families.map((family) => [
    `${family.title} (--family ${family.id}):`,
    options.map((option) => [option, familyValues(family, option)]),
  ]);
  if (options.includes('--algorithm')) sections.push(['Every family:', [['--algorithm', algorithms]]]);
  return sections
    .map(([title, values]) => {
      const width = Math.max(...values.flatMap(([, items]) => items.map(({ id }) => id.length)));
      return [title, ...values.flatMap(([option, items]) => list(option, items, width))].join('\n');
    })
    .join('\n\n');
}

/** Columns are two blanks apart, so that lines can be broken inside the last one. */
function list(option: string, items: readonly Named[], width: number): string[] {
  return items.map(({ id, summary }, i) => `  ${(i === 0 ? option : '').padEnd(13)}${id.padEnd(width)}  ${summary}`);
}
