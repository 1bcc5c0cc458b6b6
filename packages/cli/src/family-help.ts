import { families } from '@slidewise/core/families';
import type { Named } from '@slidewise/core/family';
import { algorithms } from '@slidewise/core/search';

/** What each family knows, for the end of a help page. */
export function familyHelp(): string {
  const sections = families.map((family) =>
    [
      `${family.title} (--family ${family.id}):`,
      ...list('--format', family.formats),
      ...list('--goal', family.goals),
      ...list('--metric', family.metrics),
      ...list('--heuristic', family.heuristics),
      ...list('--algorithm', family.strategies),
      ...list('--letters', family.letters ?? []),
    ].join('\n'),
  );
  return [...sections, ['Every family:', ...list('--algorithm', algorithms)].join('\n')].join('\n\n');
}

function list(option: string, items: readonly Named[]): string[] {
  return items.map(({ id, summary }, i) => `  ${(i === 0 ? option : '').padEnd(12)} ${id.padEnd(15)} ${summary}`);
}
