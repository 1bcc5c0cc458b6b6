import { LEVELS } from '@slidewise/lab/collection';
import { weekdayOf } from '../../collection/calendar.js';
import { dateOf, dayAfter } from '../../collection/days.js';
import type { PlayedGame } from '../../collection/history.js';
import { type Collection, canBeSolved, type ListedPuzzle } from '../../collection/puzzle.js';
import { isOwn, type Results, starCount } from '../../collection/results.js';

/** What was reached of some puzzles. */
export interface Reached {
  readonly solved: number;
  readonly all: number;
  readonly stars: number;
  /** As many as there can be: none for a puzzle whose shortest solution is not known. */
  readonly mostStars: number;
}

export function reachedOf(puzzles: readonly ListedPuzzle[], results: Results): Reached {
  const own = puzzles.filter(canBeSolved);
  return {
    all: own.length,
    solved: own.filter(({ name }) => isOwn(results[name])).length,
    mostStars: 3 * own.filter(({ shortest }) => shortest !== undefined).length,
    stars: own.reduce((sum, { name, shortest }) => sum + starCount(results[name], shortest), 0),
  };
}

/** What was reached by family and level. */
export function reachedByLevel({ families, puzzles }: Collection, results: Results) {
  const levels = LEVELS.filter(({ id }) => canBeSolved({ level: id }) && puzzles.some(({ level }) => level === id));
  const rows = families.map((family) => {
    const own = puzzles.filter((puzzle) => puzzle.family === family.id);
    const byLevel = levels.map(({ id }) => own.filter(({ level }) => level === id));
    return { family, whole: reachedOf(own, results), levels: byLevel.map((each) => reachedOf(each, results)) };
  });
  return { levels, rows };
}

/** How near to the shortest solutions games were: 1 if every one was. */
export function efficiencyOf(games: readonly PlayedGame[]): number | undefined {
  const counted = games.filter(isCounted);
  if (counted.length === 0) return undefined;
  return counted.reduce((sum, { length, shortest }) => sum + shortest! / length, 0) / counted.length;
}

/** What was shown says nothing of the player. */
function isCounted({ help, shortest, length }: PlayedGame): boolean {
  return help !== 'shown' && shortest !== undefined && length > 0;
}

/** A week that begins on a Monday. */
export interface Week {
  readonly monday: string;
  readonly games: number;
  /** Undefined in a week without games whose shortest solution is known. */
  readonly efficiency: number | undefined;
}

/** The last weeks, the oldest first; none before the first game. */
export function weeksOf(games: readonly PlayedGame[], today: string, most: number): readonly Week[] {
  const mondayOf = (date: string): string => dayAfter(date, -weekdayOf(date));
  const byWeek = new Map<string, PlayedGame[]>();
  for (const game of games) {
    const monday = mondayOf(dateOf(new Date(1000 * game.at)));
    const week = byWeek.get(monday);
    if (week === undefined) byWeek.set(monday, [game]);
    else week.push(game);
  }
  const first = [...byWeek.keys()].sort()[0] ?? mondayOf(today);
  const weeks: Week[] = [];
  for (let monday = mondayOf(today); monday >= first && weeks.length < most; monday = dayAfter(monday, -7)) {
    const own = byWeek.get(monday) ?? [];
    weeks.unshift({ monday, games: own.length, efficiency: efficiencyOf(own) });
  }
  return weeks;
}

/** A board and all games on it, the last one first. */
export interface PlayedBoard {
  readonly name: string;
  readonly title: string;
  readonly family: string;
  readonly games: readonly PlayedGame[];
}

/** The boards that were played, the last one first. */
export function boardsOf(games: readonly PlayedGame[]): readonly PlayedBoard[] {
  const boards = new Map<string, PlayedGame[]>();
  for (const game of [...games].reverse()) {
    const board = boards.get(game.name);
    if (board === undefined) boards.set(game.name, [game]);
    else board.push(game);
  }
  return [...boards].map(([name, own]) => ({ name, title: own[0]!.title, family: own[0]!.family, games: own }));
}
