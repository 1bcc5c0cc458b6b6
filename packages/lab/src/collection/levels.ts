import { aNumber, assertArguments } from '@slidewise/core/checking';

/** How hard the boards of a collection are, the easiest first: by the most whole moves of a score (`@slidewise/lab/rating`), which are those of a shortest solution. */
export const LEVELS = [
  { id: 'beginner', title: 'Beginner', most: 10 },
  { id: 'easy', title: 'Easy', most: 19 },
  { id: 'medium', title: 'Medium', most: 31 },
  { id: 'hard', title: 'Hard', most: 47 },
  { id: 'expert', title: 'Expert', most: 58 },
  { id: 'master', title: 'Master', most: Number.POSITIVE_INFINITY },
  { id: 'open', title: 'Shortest solution not known' },
  { id: 'unsolvable', title: 'Proved impossible' },
] as const;

/** The id of a level of difficulty. */
export type LevelId = (typeof LEVELS)[number]['id'];

/** The ids of all levels, easiest first; then those without a score. */
export const levelIds: readonly string[] = LEVELS.map(({ id }) => id);

/** The level of a board that can be solved, by its score. */
export function levelOfScore(score: number): LevelId {
  assertArguments(['score', score, aNumber]);
  return LEVELS.find((level) => 'most' in level && Math.floor(score) <= level.most)!.id;
}
