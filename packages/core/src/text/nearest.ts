import { assertArguments, aText, listOf, wholeNumber } from '../check.js';
import { orList } from '../messages/en/phrases.js';

const someTexts = listOf(aText);
const aMost = wholeNumber(0);

/** The candidates nearest to a word by edit distance, the nearest first; none where nothing is near. */
export function nearest(word: string, candidates: readonly string[], most = 3): string[] {
  assertArguments(['word', word, aText], ['candidates', candidates, someTexts], ['most', most, aMost]);
  const typed = word.toLowerCase();
  const near = candidates
    .map((candidate) => ({ candidate, distance: nameDistance(typed, candidate.toLowerCase()) }))
    .filter(({ distance, candidate }) => distance <= Math.max(1, Math.min(word.length, candidate.length) / 3))
    .sort((a, b) => a.distance - b.distance);
  // Candidates much farther than the nearest are left out.
  return near
    .filter(({ distance }) => distance <= near[0]!.distance + 1)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** `; did you mean A or B?`, or nothing where nothing is near. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates);
  return near.length === 0 ? '' : `; did you mean ${orList(near)}?`;
}

/** A name without its folder is compared with the base name, too. */
function nameDistance(typed: string, name: string): number {
  const base = name.slice(name.lastIndexOf('/') + 1);
  const whole = editDistance(typed, name);
  return typed.includes('/') || base === name ? whole : Math.min(whole, editDistance(typed, base) + 0.5);
}

/** The edit distance with transpositions of adjacent letters (Damerau 1964, Levenshtein 1966; optimal string alignment). */
export function editDistance(a: string, b: string): number {
  // The difference of the lengths is a lower bound, and an argument may be very long.
  if (Math.abs(a.length - b.length) > 32) return Math.abs(a.length - b.length);
  let [before, above] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(above[j]! + 1, row[j - 1]! + 1, changed);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, above] = [above, row];
  }
  return above[b.length]!;
}
