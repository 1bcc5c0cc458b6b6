import type { Host } from '@slidewise/classroom/host';
import { ONE_BOARD, parseWhole } from '../../usage/options.js';
import { type CommandSpec, defineCommand } from '../../usage/spec.js';
import { autograder } from './autograder/spec.js';
import { boards } from './boards/spec.js';

/** A program of a course, run in this process. */
async function here<Given extends readonly unknown[]>(
  program: Promise<{ readonly run: (host: Host, ...given: Given) => Promise<number> }>,
) {
  const [{ run }, { host }] = await Promise.all([program, import('./host.js')]);
  return { run: (...given: Given) => run(host, ...given) };
}

const AS_WRITTEN = {
  name: 'as-written',
  text: 'search exactly as the text writes it down, mistakes included',
} as const;

/** `USUAL_LIMIT` of the programs says the same; it is not loaded for a help page. */
const LIMIT = {
  name: 'limit',
  value: { name: 'number', parse: parseWhole(1), expected: 'a whole number from 1 up' },
  text: "give up after the course's A* has expanded so many boards, and say so (default: 10000000)",
} as const;

const TILES_BOARD = {
  name: 'board',
  text: `${ONE_BOARD} (the default)`,
  from: 'board',
} as const;

const rh = defineCommand({
  name: 'rh',
  summary: 'the Rush Hour game, played by lines: moves, ?, Z, Q',
  description:
    'Draws the board and reads commands: a vehicle and how far it moves (c -2), ? for the shortest solution by A*, Z to undo, Q to quit. The target is a, and nothing may stand to its right in the end.',
  arguments: [
    { name: 'board', text: 'a file, a name or an id; others than rows of lower-case letters get these', from: 'board' },
    { name: 'heuristic', text: '0 none (breadth first), 1 direct, 2 indirect' },
  ],
  // A number below 0 looks like an option, but it is a number out of range.
  dashes: 'anything',
  options: [AS_WRITTEN, LIMIT],
  examples: [
    'slidewise classroom rh rush-hour/course-1 2',
    "printf '? d 2 c -2 b 3' | slidewise classroom rh board.txt 0",
  ],
  exitCodes: {
    0: 'the game is over',
    1: 'an argument is missing or out of range',
    2: 'bad board',
    130: 'interrupted',
  },
  load: () => here(import('@slidewise/classroom/rh')),
});

const prog = defineCommand({
  name: 'prog',
  summary: 'how few moves solve a board of tiles',
  description:
    'Reads a board of tiles, by default from standard input, and prints "Number of moves: N", or "Unsolvable board", by A* with the Hamming or the Manhattan distance.',
  arguments: [{ name: 'distance', text: 'h for Hamming, m for Manhattan', required: true }, TILES_BOARD],
  options: [AS_WRITTEN, LIMIT],
  examples: ['slidewise classroom prog h < board.txt', "echo '1 2 3 4 5 6 0 7 8' | slidewise classroom prog m"],
  exitCodes: { 0: 'answered', 1: 'given up', 2: 'bad input or usage', 130: 'interrupted' },
  load: () => here(import('@slidewise/classroom/prog')),
});

const sbp = defineCommand({
  name: 'sbp',
  summary: 'solve a sliding brick puzzle, step by step',
  description:
    'Prints the start state, the nodes that A* explored, the moves, the solved puzzle, the time and the length. Asks for the file if none is named.',
  arguments: [
    { name: 'file', text: 'a file, a name or an id; others than w,h and rows of numbers get these', from: 'board' },
  ],
  options: [{ name: 'h', text: 'use the blockers heuristic instead of the Manhattan distance' }, AS_WRITTEN, LIMIT],
  examples: ['slidewise classroom sbp bricks/teach-1', 'slidewise classroom sbp bricks/teach-1 -h'],
  exitCodes: { 0: 'answered', 1: 'given up', 2: 'bad input or usage', 130: 'interrupted' },
  load: () => here(import('@slidewise/classroom/sbp')),
});

const rushhour = defineCommand({
  name: 'rushhour',
  summary: 'write the shortest solutions of Rush Hour boards into files',
  description:
    'Solves the board in a file and writes its moves into another, one on each line, such as CL2. With --all, solves every board of a folder into Solutions/NAME.sol, with a table of times.',
  arguments: [
    {
      name: 'input',
      text: 'a file, a name, an id, - for standard input; with --all a folder of files (default: testFiles)',
      from: 'board',
    },
    {
      name: 'output',
      text: 'the file for the moves, - for standard output; with --all the folder (default: Solutions)',
      from: 'file',
    },
  ],
  options: [
    { name: 'all', text: 'solve every board of a folder' },
    { ...AS_WRITTEN, text: 'search as the text does: A* with its own heuristic, whose solutions may be too long' },
    {
      name: 'list-order',
      text: 'the same before the text was mended: a list of vehicles in another order is another board to it',
    },
    { ...LIMIT, text: 'give up after the A* of the text has expanded so many boards (default: 10000000)' },
  ],
  examples: [
    'slidewise classroom rushhour rush-hour/jam-12 -',
    'slidewise classroom rushhour board.txt board.txt.sol',
    'slidewise classroom rushhour --all testFiles',
  ],
  exitCodes: { 0: 'all solved', 1: 'some unsolvable or given up', 2: 'bad input or usage', 130: 'interrupted' },
  load: () => here(import('@slidewise/classroom/rushhour')),
});

const tiles = defineCommand({
  name: 'tiles',
  summary: 'the shortest string of L, R, U and D for a board of tiles',
  description:
    'Reads a board of tiles, by default from standard input, and prints the shortest moves as a string of L, R, U and D.',
  arguments: [TILES_BOARD],
  options: [
    {
      name: 'letters',
      value: { name: 'id', choices: ['tile', 'blank'] },
      text: 'what a letter names: the way the tile moves, or the way the blank moves',
      default: 'tile',
    },
    { ...AS_WRITTEN, text: 'search with the queue of the text, to which equal boards of another f are others' },
    { ...LIMIT, text: 'with --as-written, give up after so many boards (default: 10000000)' },
  ],
  examples: ['slidewise classroom tiles < board.txt', "echo '2 1 3 / 5 4 0 / 6 7 8' | slidewise classroom tiles"],
  exitCodes: { 0: 'solved', 1: 'unsolvable or given up', 2: 'bad input or usage', 130: 'interrupted' },
  load: () => here(import('@slidewise/classroom/tiles')),
});

/** The programs of five courses, and what a teacher of one needs. */
export const classroom: CommandSpec = {
  name: 'classroom',
  summary: 'the programs of well-known course assignments, and boards for a class',
  description:
    'rh, prog, sbp, rushhour and tiles behave like the programs of course assignments, and correct their mistakes; docs/classroom.md lists the differences. boards makes a board for each student, autograder a folder for a platform that grades.',
  commands: [rh, prog, sbp, rushhour, tiles, boards, autograder],
  examples: [
    "printf '?\\nQ\\n' | slidewise classroom rh rush-hour/course-1 2",
    'slidewise classroom prog m < board.txt',
    'slidewise classroom sbp bricks/teach-1 -h',
    'slidewise classroom rushhour board.txt board.txt.sol',
    'slidewise classroom tiles < board.txt',
    'slidewise classroom boards --class c.csv --moves 12 --seed 1 --out own',
  ],
  exitCodes: { 0: 'done', 1: 'unsolvable, given up or as the course has it', 2: 'bad input or usage' },
};
