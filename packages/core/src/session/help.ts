/** How much the solver has helped in a game: not at all, by hints, or by showing moves. The least first. */
export const HELP = ['clean', 'hinted', 'shown'] as const;

/** How much the solver has helped in a game. */
export type Help = (typeof HELP)[number];

export function moreHelp(a: Help, b: Help): Help {
  return HELP.indexOf(a) >= HELP.indexOf(b) ? a : b;
}
