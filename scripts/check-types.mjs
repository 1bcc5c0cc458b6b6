// The types of everything that is not the web app, tests included. An index may be out of range (`noUncheckedIndexedAccess`) except in the
// rooms of hot loops, where an assertion after every read would check nothing and hide what is read.
import { spawnSync } from 'node:child_process';
import { tsc } from './lib/steps.mjs';

const HOT_ROOMS =
  /^packages\/(core|lab)\/src\/(.*\/)?(search|wasm|space|compiled|heuristics|ida|patterns|anytime|layout|atlas)\/(?!.*\.test\.ts\()/;

const { stdout, stderr, status } = spawnSync(
  process.execPath,
  [tsc, '-p', 'tsconfig.tests.json', '--pretty', 'false'],
  {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  },
);
// A trouble begins with its place, and may go on in lines that are indented.
const troubles = stdout
  .split(/\n(?! )/)
  // `tsc -b` has checked these rooms already, in its own way.
  .filter((trouble) => trouble !== '' && !HOT_ROOMS.test(trouble.replaceAll('\\', '/')));
process.stdout.write(troubles.map((trouble) => `${trouble}\n`).join(''));
process.stderr.write(stderr);
// It ends with 2 where there is trouble in types; anything else is trouble of its own.
process.exitCode = troubles.length > 0 || ![0, 1, 2].includes(status) ? 1 : 0;
