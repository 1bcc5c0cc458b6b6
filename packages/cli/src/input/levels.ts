/** How hard the boards of the collection are, the easiest first. */
export const LEVELS: readonly string[] = [
  'beginner',
  'easy',
  'medium',
  'hard',
  'expert',
  'master',
  'open',
  'unsolvable',
];
