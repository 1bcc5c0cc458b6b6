import { defineCommand } from '../../usage/spec.js';
import { GRADE_OPTIONS } from './options.js';

export const grade = defineCommand({
  name: 'grade',
  summary: 'check a folder of solutions by the rules',
  description:
    'Plays every solution in a folder by the rules and says of each whether it is legal, whether it solves its board, whether it is shortest or by how much not, and the first wrong move. Files may hold moves in any notation of the family, or saved games; one that cannot be checked says why in its row, and the others are checked all the same.',
  arguments: [{ name: 'path', text: 'folders of solutions, or files', from: 'file', required: true, many: true }],
  options: GRADE_OPTIONS,
  details: [
    'The board of a solution is the one with the longest name that the name of the file begins with, extension or not: A00.txt.sol and ann/A00-2.sol are for A00.txt. If there is none, the name may stand anywhere in the name of the file, or be that of a folder: ann-A00.sol, A00/ann.sol. Hidden files, and files whose names say that they hold no moves, such as .py and .pdf, are skipped.',
    'Where the folders, or what the files are called besides the board, tell several students apart, a table sums up the files of each.',
    { families: ['format', 'goal', 'metric'] },
  ],
  examples: [
    'slidewise grade Solutions --boards Files',
    'slidewise grade Solutions --boards Files --optimal',
    'slidewise grade handed-in --boards rush-hour --csv > grades.csv',
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
