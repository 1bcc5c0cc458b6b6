// The types of everything that is not the web app, tests included. An index may be out of range (`noUncheckedIndexedAccess`) except in the
// rooms of hot loops, where an assertion after every read would check nothing and hide what is read.
import { spawnSync } from 'node:child_process';
import { tsc } from './lib/steps.mjs';

const HOT_ROOMS =
  /^packages\/(core|lab)\/src\/(.*\/)?(search|wasm|space|compiled|heuristics|ida|labels|patterns|anytime|layout|atlas)\/(?!.*\.test\.ts\()/;

const { stdout, stderr, status } = spawnSync(
  process.execPath,
  [tsc, '-p', 'tsconfig.tests.json', '--pretty', 'false'],
  {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  },
);
// An error begins with its place, and may go on in lines that are indented.
const errors = stdout
  .split(/\n(?! )/)
  // `tsc -b` has checked these rooms already, in its own way.
  .filter((error) => error !== '' && !HOT_ROOMS.test(error.replaceAll('\\', '/')));
process.stdout.write(errors.map((error) => `${error}\n`).join(''));
process.stderr.write(stderr);
// It ends with 2 where types are wrong; any other code is a failure of the compiler.
process.exitCode = errors.length > 0 || ![0, 1, 2].includes(status) ? 1 : 0;
