// The types of everything that is not the web app, tests included. An index may be out of range (`noUncheckedIndexedAccess`) except in the
// rooms of hot loops, where an assertion after every read would check nothing and hide what is read.
import { relative } from 'node:path';
import ts from 'typescript';

const HOT_ROOMS =
  /^packages\/core\/src\/(.*\/)?(search|wasm|space|compiled|heuristics|ida|patterns|anytime|layout|atlas)\/(?!.*\.test\.ts$)/;

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile('tsconfig.tests.json', {}, host);
const program = ts.createProgram(fileNames, options);
const troubles = [...errors, ...ts.getPreEmitDiagnostics(program)].filter(
  // `tsc -b` has checked these rooms already, in its own way.
  ({ file }) => file === undefined || !HOT_ROOMS.test(relative('.', file.fileName).replaceAll('\\', '/')),
);
if (troubles.length > 0) fail(...troubles);

function fail(...diagnostics) {
  const names = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => '\n',
  };
  process.stdout.write(ts.formatDiagnostics(diagnostics, names));
  process.exit(1);
}
