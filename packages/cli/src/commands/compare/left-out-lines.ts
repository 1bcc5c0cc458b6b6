import { wrapSentence } from '../../terminal/wrap.js';
import { leftOut } from './facts.js';
import type { Run } from './runs.js';

/**
 * What was left out and why, in lines, if anything was. What was said before, of another board, is said again only on request:
 * `said` keeps it.
 */
export function leftOutLines(runs: readonly Run[], width: number, said: Set<string>, again = false): string[] {
  const texts = leftOut({ runs }).map(({ runs: names, reason }) => `${names}: ${reason}`);
  const fresh = texts.filter((text) => again || !said.has(text));
  for (const text of fresh) said.add(text);
  return fresh.length === 0 ? [] : ['', 'left out:', ...fresh.flatMap((text) => wrapSentence(text, width, '  '))];
}
