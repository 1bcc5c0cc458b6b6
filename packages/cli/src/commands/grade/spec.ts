import { defineCommand } from '../../usage/spec.js';
import { GRADE_OPTIONS } from './options.js';

export const grade = defineCommand({
  name: 'grade',
  summary: 'check solutions, or programs that find them, by the rules',
  description:
    'Plays every solution in a folder by the rules, and reports whether it is legal, solved and shortest, its excess, and the first wrong move. Files may hold moves in any notation of the family, or saved games. A file that cannot be checked has a row with the reason.',
  arguments: [
    {
      name: 'path',
      text: 'folders of solutions, or files; with --run the boards',
      from: 'file',
      required: true,
      many: true,
    },
  ],
  options: GRADE_OPTIONS,
  details: [
    'The board of a solution is the one with the longest name that the name of the file begins with, extension or not: A00.txt.sol and ann/A00-2.sol are for A00.txt. If there is none, the name may stand anywhere in the name of the file, or be that of a folder: ann-A00.sol, A00/ann.sol. Hidden files, and files whose names say that they hold no moves, such as .py and .pdf, are skipped.',
    'Moves may be numbered, and stand among headings, counts and drawings of boards, as the programs of slidewise classroom print them. Texts are UTF-8, or UTF-16 if they begin with its byte order mark. Zip files are read as if they were folders; other archives have a row with that error.',
    'Whose a file is, the folder or zip file says in which it lies, or its name besides the board. --roster names all students in the first column of a table. Other cells, such as a number, a login or an address, tell whose a file is, too, if no two students share them. A student has a board right if one of the files for it is. Boards of --boards without a file are missing. With --personal, a board named after a student of the roster is for that student alone, and so is every file of that student.',
    "A length counts in the metric of the moves' notation: steps for (2,left), even if the family's first metric is another.",
    'With --run, a program is started on each board, in the current directory, and given what its assignment says. For rh it gets the file of the board and heuristic 2, then "?" and "Q" on standard input. For sbp it gets the file, for rushhour that and a file to write, for tiles the board on standard input. It must end with exit code 0, within --run-time, and print no more than 8 MiB; whatever it has started is ended with it. Where the system permits it, it has no network. This is no sandbox: programs can read and write files, so run those of strangers in a container.',
    'Points are added up: legal for legal moves, solved, shortest, counts, and for programs time, which is had for a solution within so many seconds: {"solved":2,"time":1,"seconds":5}. Of several files for a board the best counts. A rubric may name who sees its results, and the part of the points left to failed programs: "visibility":"after_published","unfinished":"50%".',
    'Counts are read from what is printed: expansions (boards that entered the open list), explored (taken from it), expanded and generated. They are held against --expanded and --generated, or against what --reference counts on the board. They change points and a column, not what is right.',
    { families: ['format', 'goal', 'metric'] },
  ],
  examples: [
    'slidewise grade Solutions --boards Files',
    'slidewise grade Solutions --boards Files --optimal',
    'slidewise grade handed-in --boards Files --roster class.csv',
    'slidewise grade in --boards own/boards --personal --roster class.csv',
    'slidewise grade handed-in --boards Files --by student --csv > grades.csv',
    'slidewise grade handed-in --boards Files --points solved=2,shortest=3',
    'slidewise grade in --boards Files --reference astar/indirect --within 10%',
    'slidewise grade --run ./student --course rh Files --report gradescope',
    'slidewise grade A00.txt.sol --boards A00.txt --metric steps',
  ],
  exitCodes: {
    0: 'all are right: legal and solved, with --optimal also shortest',
    1: 'some are not',
    2: 'bad boards or usage',
    130: 'interrupted',
  },
  load: () => import('./run.js'),
});
