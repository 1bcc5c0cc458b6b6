/** How much of a game is the solver's: nothing, a hint at least, or moves that it has shown. The least first. */
export const HELP = ['clean', 'hinted', 'shown'] as const;

export type Help = (typeof HELP)[number];

export function moreHelp(a: Help, b: Help): Help {
  return HELP.indexOf(a) >= HELP.indexOf(b) ? a : b;
}
