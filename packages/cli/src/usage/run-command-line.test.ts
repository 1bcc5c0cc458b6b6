import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { helpPage } from './help.js';
import { PROGRAM_OPTIONS } from './program-options.js';
import { runCommandLine } from './run-command-line.js';
import { defineCommand, type ProgramSpec } from './spec.js';

const called = vi.fn<(...all: unknown[]) => number>();

const paint = defineCommand({
  name: 'paint',
  aliases: ['draw'],
  summary: 'paint things',
  description: 'Paints things.',
  arguments: [{ name: 'thing', text: 'what to paint', required: true, many: true }],
  options: [
    {
      name: 'thick-ness',
      value: { name: 'mm', parse: (text: string) => Number(text) || undefined, expected: 'a number' },
      text: 'how thick',
      default: 2,
    },
    { name: 'colour', value: { name: 'name', choices: ['red', 'green'] }, text: 'which colours', repeatable: true },
    { name: 'frame', negated: true, text: 'no frame' },
    { name: 'to', value: { name: 'file', from: 'file', optional: true }, text: 'where to', conflicts: ['thickNess'] },
  ],
  details: ['Paint is wet at first.'],
  examples: ['toy paint house'],
  exitCodes: { 0: 'painted', 2: 'bad usage' },
  load: async () => ({ run: (things, flags, program) => called(things, flags, program.name) }),
});

const reckon = defineCommand({
  name: 'reckon',
  summary: 'add numbers',
  description: 'Adds numbers.',
  arguments: [{ name: 'number', text: 'numbers', many: true }],
  dashes: 'numbers',
  options: [{ name: 'json', text: 'as JSON' }],
  examples: ['toy reckon 3 -2'],
  exitCodes: { 0: 'added' },
  load: async () => ({ run: (numbers) => called(numbers) }),
});

const toy: ProgramSpec = {
  name: 'toy',
  version: '1.2.3',
  summary: 'A toy',
  description: 'A toy.',
  options: PROGRAM_OPTIONS,
  commands: [paint, reckon],
  examples: ['toy paint house'],
  exitCodes: { 0: 'done' },
};

let [out, err] = ['', ''];
beforeEach(() => {
  [out, err] = ['', ''];
  called.mockReset().mockReturnValue(0);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const run = (line: string): Promise<number> => runCommandLine(toy, line.split(' '));

test('a command is given its arguments, what its options mean, and the program', async () => {
  called.mockReturnValue(7);
  expect(await run('paint house tree --thick-ness 3 --colour red --colour green --no-frame')).toBe(7);
  expect(called).toHaveBeenCalledWith(
    ['house', 'tree'],
    { thickNess: 3, colour: ['red', 'green'], frame: false },
    'toy',
  );
});

test('options that are not given are as described; an alias calls the command, too', async () => {
  expect(await run('draw house')).toBe(0);
  expect(called).toHaveBeenCalledWith(['house'], { thickNess: 2, frame: true }, 'toy');
  await run('draw house --to');
  expect(called).toHaveBeenLastCalledWith(['house'], { thickNess: 2, frame: true, to: true }, 'toy');
});

test.each([
  ['paint', "missing required argument 'thing' (toy paint --help says more)"],
  ['pant house', "unknown command 'pant'; did you mean paint? (toy --help says more)"],
  ['paint x --colr red', "unknown option '--colr'; did you mean --colour? (toy paint --help says more)"],
  ['paint x --colour rde', "'rde' is invalid: expected red, green; did you mean red? (toy paint --help says more)"],
  ['paint x --thick-ness wide', "'wide' is invalid: expected a number (toy paint --help says more)"],
  ['paint x --to a --thick-ness 1', "'--to [file]' cannot be used with option '--thick-ness <mm>'"],
  ['reckon 3 -2 --jsn', "unknown option '--jsn'; did you mean --json? (toy reckon --help says more)"],
])('%s: one sentence, exit code 2', async (line, words) => {
  expect(await run(line)).toBe(2);
  expect([out, called.mock.calls]).toEqual(['', []]);
  expect(err).toMatch(/^slidewise: [^\n]+\n$/);
  expect(err).toContain(words);
});

test('numbers below 0 are arguments where the command says so', async () => {
  expect(await run('reckon 3 -2')).toBe(0);
  expect(called).toHaveBeenCalledWith(['3', '-2']);
});

test.each(['--help', '-h', '--help paint', '--no-color --help'])('toy %s: the help of the program', async (line) => {
  expect(await run(line)).toBe(0);
  expect([out, err]).toEqual([helpPage([toy]), '']);
});

test('the help of a command says all that its description does', async () => {
  expect(await run('paint --help')).toBe(0);
  expect(out).toBe(helpPage([toy, paint]));
  expect(helpPage([toy, paint], 80)).toBe(`Examples:
  toy paint house

Usage: toy paint|draw [options] <thing...>

Paints things.

Arguments:
  thing              what to paint

Options:
  --thick-ness <mm>  how thick (default: 2)
  --colour <name>    which colours (choices: "red", "green")
  --no-frame         no frame
  --to [file]        where to
  -h, --help         display help for command

Global Options:
  -V, --version      output the version number
  --no-color         print without colours (so does NO_COLOR; FORCE_COLOR keeps
                     them in pipes)
  --no-input         never prompt or wait for input at the terminal; fail
                     instead

Paint is wet at first.

Exit codes: 0 painted; 2 bad usage.
`);
});

test('no command: help where errors go; the version where answers go', async () => {
  expect(await runCommandLine(toy, [])).toBe(2);
  expect([out, err]).toEqual(['', helpPage([toy])]);
  expect(await run('paint --version')).toBe(0);
  expect(out).toBe('1.2.3\n');
});
