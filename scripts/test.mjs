// Everything that can fail, in the order in which it fails fastest.
import { runAll } from './run-all.mjs';

runAll([
  ['check', process.execPath, ['scripts/check.mjs']],
  ['browser', process.execPath, ['scripts/find-browser.mjs']],
  ['tests', 'vitest', ['run']],
]);
