import { widthOf } from '../../src/terminal/text-width.js';
import type { Page } from '../../src/usage/manual/page.js';
import { slidewise } from './run-cli.js';

/** What the program says about itself. */
export const program: Page = JSON.parse(slidewise(['man', '--json']).stdout);

/** Every command, however deep, with the words that call it. Later ones are tested by themselves. */
export const commands: readonly (readonly [name: string, words: string[], page: Page])[] = below(program).map(
  (page) => {
    const words = page.call.split(' ').slice(1);
    return [words.join(' '), words, page];
  },
);

function below(page: Page): Page[] {
  return page.commands.flatMap((command) => [command, ...below(command)]);
}

/** The long options of a command: `--metric`. */
export function longOptions({ options }: Page): string[] {
  return options.map(({ flag }) => flag).filter((flag) => flag.startsWith('--'));
}

/** The lines of a page that do not fit a terminal of 80 columns. */
export function tooWide(page: string): string[] {
  return page.split('\n').filter((line) => widthOf(line) > 80);
}

/** The commands that end by themselves; servers do not. */
export const ending = commands.filter(([name]) => !/^(web|serve|mcp|batch (worker|dashboard))$/.test(name));

/** The examples of all commands that need no file of the reader's own, and nobody at a terminal, and leave nothing behind. */
export const examples: readonly string[] = [...new Set(ending.flatMap(([, , page]) => page.examples))].filter(
  (line) =>
    /^slidewise [^|<>']*$/.test(line) &&
    !/^slidewise batch | --redis |\bboard\.txt|puzzles\/|Files\b|^slidewise play( bricks| --resume( \S+)?)?$|\.(svg|png|pdf|html|dot|graphml|sol)\b/.test(
      line,
    ),
);

/** The first of them of every command that has one. */
export const firstExamples: readonly string[] = [
  ...new Set(commands.flatMap(([, , page]) => page.examples.find((line) => examples.includes(line)) ?? [])),
];
