import { defineCommand } from '../../../usage/spec.js';
import { AUTOGRADER_OPTIONS } from './options.js';

export const autograder = defineCommand({
  name: 'autograder',
  summary: 'a folder that Gradescope takes as an autograder',
  description:
    'Writes setup.sh, run_autograder, the boards, the rubric, a key and this program itself into a folder. Zip what is in the folder and upload it. With --course the platform builds and runs the program of each student, else it grades files of moves.',
  arguments: [
    { name: 'directory', text: 'the folder to write', required: true },
    { name: 'board', text: 'the boards: folders, files, names in the collection', from: 'board', many: true },
  ],
  options: AUTOGRADER_OPTIONS,
  details: [
    'The folder is for Ubuntu images: setup.sh installs Node 22, and a compiler for the language of the assignment. It also removes the key from the image, for programs of students can read all that is there.',
    'run_autograder always writes results.json: if a program cannot be built, or nothing can be graded, that is what its student reads. To try it, put the folder where AUTOGRADER_ROOT/source is and a submission where AUTOGRADER_ROOT/submission is.',
    { families: ['format', 'goal'] },
  ],
  examples: [
    'slidewise classroom autograder out --course rh rush-hour/course-1',
    'slidewise classroom autograder out boards --points solved=2,shortest=3',
  ],
  exitCodes: { 0: 'written', 2: 'bad boards or usage', 130: 'interrupted' },
  load: () => import('./run.js'),
});
