import { dateOf, longestStreak, streakOf } from './days.js';
import { type PlayedGame, readHistory } from './history.js';
import { readMadeName } from './made-names.js';

/** The days on which a board of that very day was solved. */
export function daysPlayed(games: readonly PlayedGame[]): ReadonlySet<string> {
  return new Set(
    games.flatMap(({ name, at, help }) => {
      const made = name.startsWith('daily/') && help !== 'shown' ? readMadeName(name) : undefined;
      return made?.kind === 'daily' && dateOf(new Date(1000 * at)) === made.date ? [made.date] : [];
    }),
  );
}

/** How many days in a row a board of the day was solved. */
export function currentStreak(today: string): number {
  return streakOf(daysPlayed(readHistory()), today);
}

export function bestStreak(): number {
  return longestStreak(daysPlayed(readHistory()));
}
