import { defineCommand } from '../../usage/spec.js';
import { PLAY_OPTIONS } from './options.js';

export const play = defineCommand({
  name: 'play',
  summary: 'play a puzzle',
  description:
    'Plays a puzzle on the whole terminal, with keyboard and mouse: hints, undo, a counter against the shortest solution. Without a board, pick one from the collection. Without a terminal, it reads commands line by line: moves, Q, ? and Z.',
  arguments: [{ name: 'board', text: 'a file, a name, an id, or a saved game; a folder to pick from', from: 'board' }],
  options: PLAY_OPTIONS,
  details: [
    { families: ['format', 'goal', 'metric'] },
    'Tab or the name of a piece selects it; arrows slide it (with one free cell, at once). Keys: u undo, r redo, h hint (again: plays it), p the whole solution, w why, R restart, N new game, s save, o other puzzle, q quit. ? shows them all. The mouse selects and drags. A letter that names a piece selects it; the keys that work then stand on the last lines of the screen.',
    'An unfinished game is kept after every move, one per puzzle, and continues when the puzzle is played again on a terminal.',
  ],
  examples: [
    'slidewise play',
    'slidewise play rush-hour/jam-12',
    'slidewise play bricks',
    'slidewise play --resume',
    'slidewise play --resume bricks/klotski',
    "echo 'd 2 c -2 ? b 3' | slidewise play rush-hour/course-1",
  ],
  exitCodes: {
    0: 'the game is over, or was left',
    2: 'bad input or usage',
    128: "and the signal's number if it was ended by one",
  },
  load: () => import('./run.js'),
});
