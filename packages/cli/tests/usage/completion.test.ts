import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { families } from '@slidewise/core/families';
import { algorithms } from '@slidewise/core/search';
import { levelIds } from '@slidewise/lab/collection';
import { describe, expect, test } from 'vitest';
import { commands, longOptions } from '../support/command-pages.js';
import { bundle, expectRefusal, folderOf, slidewise } from '../support/run-cli.js';

/** What the program answers when a shell asks; the last word is the one that is being typed. */
function ask(...words: string[]): { values: string[]; files: boolean } {
  const { stdout, stderr, code } = slidewise(['__complete', '--', ...words]);
  expect([stderr, code]).toEqual(['', 0]);
  const lines = stdout.split('\n').slice(0, -1);
  const values = lines.filter((line) => line !== ':files').map((line) => line.split('\t')[0]!);
  return { values, files: lines.includes(':files') };
}

const all = <T>(list: (family: (typeof families)[number]) => readonly T[]): T[] => families.flatMap(list);
const ids = (items: readonly { readonly id: string }[]): string[] => [...new Set(items.map(({ id }) => id))];

describe('candidates', () => {
  test('commands, and those that start as typed', () => {
    expect(ask('')).toEqual({
      values: commands.filter(([, words]) => words.length === 1).map(([name]) => name),
      files: false,
    });
    expect(ask('so').values).toEqual(['solve']);
    expect(ask('--no-color', 'so').values).toEqual(['solve']);
    expect(ask('help', 'so').values).toEqual(['solve']);
    expect(ask('help', 'classroom', 'r').values).toEqual(['rh', 'rushhour']);
    expect(ask('man', 'solve', '')).toEqual({ values: [], files: false });
    expect(ask('nonsense', '')).toEqual({ values: [], files: false });
  });

  test.each(commands)('the options of %s, and those that all have', (_, words, page) => {
    expect(ask(...words, '--').values.sort()).toEqual(
      [...longOptions(page), '--version', '--no-color', '--no-input'].sort(),
    );
  });

  test('an option that was given is not offered again', () => {
    expect(ask('solve', '--json', '--').values).not.toContain('--json');
    expect(ask('solve', '--json', '--js').values).toEqual([]);
    expect(ask('solve', '--json').values).toEqual(['--json']);
  });

  test.each([
    ['--family', ids(families)],
    ['--format', ids(all(({ formats }) => formats))],
    ['--metric', ids(all(({ metrics }) => metrics))],
    ['--tie-break', ids(all(({ metrics }) => metrics))],
    ['--heuristic', ids(all(({ heuristics }) => heuristics))],
    ['--algorithm', ids([...algorithms, ...all(({ strategies }) => strategies)])],
    ['--letters', ids(all(({ letters = [] }) => letters))],
    ['--goal', ids(all(({ goals }) => goals)).filter((id) => /^[a-z-]+$/.test(id))],
  ])('the values of solve %s are those of the registry', (option, known) => {
    expect(ask('solve', option, '')).toEqual({ values: known, files: false });
    const [first] = known as [string];
    // As fish and zsh see it, and as bash does.
    expect(ask('solve', `${option}=${first}`).values).toContain(`${option}=${first}`);
    expect(ask('solve', option, '=', first).values).toContain(first);
    expect(ask('solve', option, '=').values).toEqual(known);
  });

  test('tree draws only what ranks nodes', () => {
    const ranked = algorithms.filter(({ ranking }) => ranking !== undefined);
    expect(ranked.length).toBeLessThan(algorithms.length);
    expect(ask('tree', '--algorithm', '')).toEqual({ values: ids(ranked), files: false });
  });

  test('only what the family of the line knows', () => {
    const [family] = families as [(typeof families)[number]];
    for (const words of [['--family', family.id], [`--family=${family.id}`], [`${family.id}/x`]]) {
      expect(ask('solve', ...words, '--metric', '').values).toEqual(ids(family.metrics));
    }
  });

  test('boards by folder and by name, and files', () => {
    expect(ask('grade', 'x', '--boards', 'ti')).toEqual({ values: ['tiles/'], files: true });
    const folders = ask('solve', '');
    expect(folders.files).toBe(true);
    expect(folders.values).toContain('rush-hour/');
    expect(ask('solve', 'rush-hour/jam-0').values).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => `rush-hour/jam-0${digit}`),
    );
    expect(ask('solve', 'rush-hour/jam-01', 'rush-hour/rec').values).toContain('rush-hour/record-moves');
    expect(ask('hint', 'rush-hour/jam-01', '')).toEqual({ values: [], files: false });
    expect(ask('verify', 'rush-hour/jam-01', '')).toEqual({ values: [], files: true });
    expect(ask('classroom', 'sbp', 'bricks/teach-')).toEqual({
      values: ['1', '2', '3', '4'].map((digit) => `bricks/teach-${digit}`),
      files: true,
    });
    expect(ask('classroom', 'rushhour', 'x', '')).toEqual({ values: [], files: true });
  });

  test('the lines of a file that holds many boards, once the colon is typed', () => {
    const lines = [1, 2, 3, 4, 5].map((line) => `rush-hour/one-a-line:${line}`);
    expect(ask('solve', 'rush-hour/one-a-line:')).toEqual({ values: lines, files: false });
    expect(ask('solve', 'rush-hour/one-a-line:4').values).toEqual([lines[3]]);
    // As bash sees it: only what follows the colon is replaced.
    expect(ask('solve', 'rush-hour/one-a-line', ':').values).toEqual(['1', '2', '3', '4', '5']);
    expect(ask('solve', 'rush-hour/one-a-line', ':', '4').values).toEqual(['4']);
    expect(ask('solve', 'rush-hour/jam-01:').values).toEqual([]);
    expect(ask('solve', '/:').values).toEqual([]);
    expect(ask('solve', 'tiles:rows:1').values).toEqual([]);
    const file = join(folderOf({ 'many.txt': '1 2 3 0\n\n1 2 0 3\n' }), 'many.txt');
    expect(ask('hint', `${file}:`).values).toEqual([`${file}:1`, `${file}:3`]);
  });

  test('values that are chosen from few, and files for pictures', () => {
    expect(ask('cache', '').values).toEqual(['list', 'clear']);
    expect(ask('completion', '').values).toEqual(['bash', 'zsh', 'fish']);
    expect(ask('list', '').values).toEqual(ids(families));
    expect(ask('list', '--level', '').values).toEqual(levelIds);
    expect(ask('list', '--level=e').values).toEqual(['--level=easy', '--level=expert']);
    expect(ask('convert', '--to', 'i').values).toEqual(['id']);
    expect(ask('show', 'rush-hour/jam-01', '--svg', 'pic').files).toBe(true);
    expect(ask('solve', '--time-limit', '')).toEqual({ values: [], files: false });
    expect(ask('solve', '--', '--').values).toEqual([]);
  });
});

test.each(['bash', 'zsh', 'fish'])('completion %s prints a script that asks the program', (shell) => {
  const { stdout, stderr, code } = slidewise(['completion', shell]);
  expect(stdout).toContain(' __complete -- ');
  expect([stderr, code]).toEqual(['', 0]);
});

test.each([[[]], [['tcsh']], [['bash', 'zsh']]])('completion %j is refused', (args) => {
  expectRefusal(['completion', ...args], /--help says more/);
});

describe('in bash itself', () => {
  // A folder with a program of the name, and something to complete.
  const home = folderOf({ 'board one.txt': '', 'board-two.txt': '' });
  const program = join(home, 'slidewise');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${bundle}' "$@"\n`);
  chmodSync(program, 0o755);
  mkdirSync(join(home, 'boards'));

  /** The words that bash offers at the end of a line. */
  function complete(...words: string[]): string[] {
    const quoted = words.map((word) => `'${word}'`).join(' ');
    const script = `source <(./slidewise completion bash)
COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _slidewise; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], { cwd: home, encoding: 'utf8' });
    expect(stderr.replace(/^.*compopt: not currently executing completion function\n/gm, '')).toBe('');
    return stdout.split('\n').slice(0, -1);
  }

  test.each([
    [['./slidewise', 'hi'], ['hint']],
    [['./slidewise', 'solve', '--metric', 'mt'], ['mtm']],
    [['./slidewise', 'solve', '--metric', '=', 'mt'], ['mtm']],
    [['./slidewise', 'show', 'rush-hour/jam-4'], ['rush-hour/jam-40']],
    [
      ['./slidewise', 'show', 'board'],
      ['board one.txt', 'board-two.txt', 'boards'],
    ],
    [['./slidewise', 'solve', '--time-limit', ''], ['']],
    [
      ['./slidewise', 'solve', 'rush-hour/one-a-line', ':'],
      ['1', '2', '3', '4', '5'],
    ],
    [['./slidewise', 'list', '--level', 'be'], ['beginner']],
    [['./slidewise', 'convert', 'rush-hour/jam-01', '--to', 'i'], ['id']],
  ])('%j', (words, offered) => {
    expect(complete(...words).sort()).toEqual(offered);
  });

  test('the script is registered for the program', () => {
    const { stdout } = spawnSync(
      'bash',
      ['--norc', '-c', 'source <(./slidewise completion bash); complete -p slidewise'],
      {
        cwd: home,
        encoding: 'utf8',
      },
    );
    expect(stdout).toContain('_slidewise slidewise');
  });
});
