import type { GameTexts } from './line-game/play-lines.js';

// The messages of the course's game, to the byte, and further ones in the same style.

export const MISSING_ARGUMENT = 'Provide the input file name and heuristic\n';
export const NO_SUCH_HEURISTIC = 'Heuristic must be in the range 0 to 2...exiting\n';
export const NO_SOLUTION = 'No Solution exists!\n';

export const WORDS = { quit: 'Q', undo: 'Z', hint: '?' };

export const TEXTS: GameTexts = {
  prompt: () => "Enter a vehicle and move amount (+ = dn/rt, - = up/lt), 'Q', '?', or 'Z' : ",
  won: 'You win!\n',
  quit: "Don't give up that easily!\n",
  illegalMove: 'Illegal move...try again!\n',
  nothingToUndo: 'No move to undo\n',
  whereTo: (vehicle) => `How far does ${vehicle} move? `,
  unreadable: (reason) => `${reason}...try again!\n`,
};

export function solutionText(expansions: number, moves: readonly string[]): string {
  return `Solution found with expansions: ${expansions}\n${moves.map((move) => `${move}\n`).join('')}`;
}

export function gaveUpText(reason: string, expansions: number): string {
  return `No answer: ${reason} (expansions: ${expansions})\n`;
}
