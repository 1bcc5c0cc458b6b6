import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { bundle, folderOf } from '../support/run-cli.js';

const SOLVE = ['solve', '--quiet', '-'];
const BOARD = '......\n......\nXX...A\n.....A\n......\n......\n';

describe('what V8 has compiled is kept for the next start', () => {
  let program: string;
  const home = (): string => dirname(program);
  const kept = (): string[] =>
    readdirSync(join(home(), 'compiled'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  const run = (env: NodeJS.ProcessEnv = {}, options: string[] = []) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [...options, program, ...SOLVE], {
      encoding: 'utf8',
      input: BOARD,
      env: { ...process.env, NODE_OPTIONS: '', NODE_DISABLE_COMPILE_CACHE: '', ...env },
    });
    return { stdout, stderr, status };
  };
  const solved = { stdout: 'AD1, XR4\n', stderr: '', status: 0 };

  beforeEach(() => {
    program = join(folderOf({}), 'program', 'bundle', 'slidewise.js');
    const filter = (path: string): boolean => !/bundle[\\/](web|puzzles|dashboard-ui|compiled|redis\.js)$/.test(path);
    cpSync(dirname(bundle), home(), { recursive: true, filter });
    cpSync(join(dirname(bundle), '..', 'package.json'), join(home(), '..', 'package.json'));
  });

  test('once for each file, and not again', () => {
    expect(run()).toEqual(solved);
    const first = kept();
    for (const name of ['main.js', 'core.js']) expect(first.some((file) => basename(file).startsWith(name))).toBe(true);
    const times = first.map((file) => statSync(file).mtimeMs);
    expect(run()).toEqual(solved);
    expect(kept()).toEqual(first);
    expect(first.map((file) => statSync(file).mtimeMs)).toEqual(times);
  });

  test('a file that has changed is compiled again', () => {
    run();
    const main = join(home(), 'main.js');
    writeFileSync(main, `${readFileSync(main, 'utf8')}\nprocess.stderr.write('changed');`);
    expect(run()).toEqual({ ...solved, stderr: 'changed' });
    expect(run()).toEqual({ ...solved, stderr: 'changed' });
  });

  test('what is cut off is not taken', () => {
    run();
    for (const file of kept()) truncateSync(file, statSync(file).size / 2);
    expect(run()).toEqual(solved);
  });

  test('where nothing can be written, the program runs all the same', () => {
    writeFileSync(join(home(), 'compiled'), '');
    expect(run()).toEqual(solved);
  });

  test('nothing is left where it could not be put in its place', () => {
    run();
    const files = kept();
    // A folder of that name can be neither read nor replaced.
    for (const file of files) {
      rmSync(file);
      mkdirSync(join(file, 'full'), { recursive: true });
    }
    expect(run()).toEqual(solved);
    expect(kept()).toEqual([]);
    expect(readdirSync(dirname(files[0]!)).sort()).toEqual(files.map((file) => basename(file)).sort());
  });

  test('not where Node has options, of which what is compiled depends, nor where it is not wanted', () => {
    expect(run({}, ['--stack-size=900'])).toEqual(solved);
    expect(run({ NODE_OPTIONS: '--no-warnings' })).toEqual(solved);
    expect(run({ NODE_DISABLE_COMPILE_CACHE: '1' })).toEqual(solved);
    expect(existsSync(join(home(), 'compiled'))).toBe(false);
  });
});

test('no file loads main.js, which would run the program in the middle of another, or in a thread', () => {
  const files = readdirSync(dirname(bundle)).filter((name) => name.endsWith('.js') && name !== 'slidewise.js');
  const loading = files.filter((name) => readFileSync(join(dirname(bundle), name), 'utf8').includes('"./main.js"'));
  expect(loading).toEqual([]);
});
