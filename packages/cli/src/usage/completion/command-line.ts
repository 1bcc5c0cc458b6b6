import { type CommandPath, commandOf, isCalled } from '../command-path.js';
import type { CommandSpec, OptionSpec } from '../spec.js';
import { optionFlag } from '../terms.js';

/** A command line that is still being typed, as far as it is parsed. */
export interface Line {
  /** The command that it calls. */
  readonly path: CommandPath;
  /** The arguments before the current word. */
  readonly operands: readonly string[];
  readonly words: readonly string[];
  /** The current word, or what follows its `=`. */
  readonly current: string;
  /** What the current word starts with before the value: `--metric=`, if the shell sees one word. */
  readonly before: string;
  /** How much of the value the shell has as words of its own: bash takes the colon of `FILE:LINE` for one. */
  readonly apart: number;
  /** The current word comes after `--` and is no option, whatever it looks like. */
  readonly literal: boolean;
  /** The option whose value the current word is. */
  readonly option: OptionSpec | undefined;
}

/** Reads the words of a line, the last of which is being typed. */
export function readLine(program: CommandSpec, given: readonly string[]): Line {
  const words = joined(given);
  const typed = words.at(-1) ?? '';
  const operands: string[] = [];
  let [path, option, literal] = [[program] as CommandPath, undefined as OptionSpec | undefined, false];
  for (const word of words.slice(0, -1)) {
    const isValue = option !== undefined && (!option.value?.optional || !word.startsWith('-'));
    option = undefined;
    if (isValue) continue;
    if (!literal && word === '--') literal = true;
    else if (!literal && word.length > 1 && word.startsWith('-')) {
      const named = findOption(path, word);
      if (named?.value !== undefined) option = named;
    } else {
      const below = operands.length > 0 ? undefined : commandOf(path).commands?.find((each) => isCalled(each, word));
      if (below === undefined) operands.push(word);
      else path = [...path, below];
    }
  }
  const [, long, value] = /^(--[^=]+)=(.*)$/s.exec(typed) ?? [];
  const line = { path, operands, words, literal };
  if (literal || long === undefined) {
    const apart = given.at(-1) === typed ? 0 : typed.lastIndexOf(':') + 1;
    return { ...line, current: typed, before: '', apart, option };
  }
  // Bash takes the = for a word of its own, and replaces only what follows it.
  const before = given.at(-1) === typed ? `${long}=` : '';
  return { ...line, current: value!, before, apart: 0, option: findOption(path, long) };
}

/** The words with those put together again that bash sets apart: `--metric`, `=`, `steps`, and `boards`, `:`, `3`. */
function joined(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (const [i, word] of words.entries()) {
    const afterOption = words[i - 1]?.startsWith('--') && word === '=';
    const afterSign = words[i - 1] === '=' && words[i - 2]?.startsWith('--');
    const aboutColon = i > 0 && (word === ':' || words[i - 1] === ':');
    if (afterOption || afterSign || aboutColon) whole.push(whole.pop()! + word);
    else whole.push(word);
  }
  return whole;
}

/** An option of a command or of those above it. */
function findOption(path: CommandPath, flag: string): OptionSpec | undefined {
  return path
    .toReversed()
    .flatMap(({ options = [] }) => options)
    .find((option) => flag === optionFlag(option) || flag === `-${option.short}`);
}
