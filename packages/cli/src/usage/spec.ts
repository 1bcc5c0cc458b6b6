import type { Named } from '@slidewise/core/contract';

// The description of a command, as data. Everything that needs to know commands reads it: the parser of command lines, help,
// manual pages, completions and tests.

/** A topic on which every family knows values of its own: the values of `--metric`, say. */
export type FamilyTopic = 'format' | 'goal' | 'metric' | 'heuristic' | 'algorithm' | 'letters';

/** The source of completed values of an option or argument. */
type ValueSource = FamilyTopic | 'ranked-algorithm' | 'family' | 'board' | 'file' | 'command';

/** What a text on the command line may be. */
export interface ValueSpec {
  readonly from?: ValueSource;
  /** Values besides those. */
  readonly also?: readonly Named[];
  /** The only values there are. */
  readonly choices?: readonly string[];
  /** The value of a text, or undefined, which is answered with what was expected. */
  readonly parse?: (text: string) => unknown;
  readonly expected?: string;
}

/** The value of an option. */
export interface OptionValue extends ValueSpec {
  /** What stands for it: `time` in `--time-limit <time>`. */
  readonly name: string;
  /** The option may stand alone: `--svg [file.svg]`. */
  readonly optional?: true;
}

export interface OptionSpec {
  /** `time-limit` for `--time-limit`; one letter is a short option. */
  readonly name: string;
  readonly short?: string;
  /** It is `--no-NAME`, and takes away what is there without it. */
  readonly negated?: true;
  readonly value?: OptionValue;
  readonly text: string;
  readonly default?: string | number;
  readonly required?: true;
  /** It can be given several times. */
  readonly repeatable?: true;
  /** The names of options that cannot be given beside it. */
  readonly conflicts?: readonly string[];
}

export interface ArgumentSpec extends ValueSpec {
  readonly name: string;
  readonly text: string;
  readonly required?: true;
  /** The last one may take many words. */
  readonly many?: true;
  readonly default?: string;
}

/**
 * The end of a help page: a paragraph; each family's formats; constraints of its boards; classes to enumerate; or
 * algorithms that rank nodes of a tree.
 */
export type Detail =
  | string
  | { readonly families: readonly FamilyTopic[] }
  | { readonly constraints: true }
  | { readonly classes: true }
  | { readonly rankedAlgorithms: true };

/** What a command is for, in words. */
interface CommandText {
  readonly name: string;
  readonly aliases?: readonly string[];
  /** It is no concern of users. */
  readonly hidden?: true;
  readonly summary: string;
  readonly description: string;
  readonly details?: readonly Detail[];
  /** They stand first on a help page: most readers need nothing else. */
  readonly examples: readonly string[];
  readonly exitCodes: Readonly<Record<number, string>>;
  /** Which arguments may start with a dash: numbers such as -2, or whatever is no option. */
  readonly dashes?: 'numbers' | 'anything';
}

export interface CommandSpec extends CommandText {
  readonly arguments?: readonly ArgumentSpec[];
  readonly options?: readonly OptionSpec[];
  /** The commands below it; it then does nothing itself. */
  readonly commands?: readonly CommandSpec[];
  /** Loads its work, which is done when it is called: starting stays cheap. */
  readonly load?: () => Promise<{ readonly run: (...all: never) => Outcome }>;
}

/** All commands, and the options that they have in common. */
export interface ProgramSpec extends CommandSpec {
  readonly version: string;
  readonly options: readonly OptionSpec[];
  readonly commands: readonly CommandSpec[];
}

/** An exit code. */
type Outcome = number | Promise<number>;

/** A command whose work takes the arguments and options that are described, then the program itself. */
export function defineCommand<
  const Arguments extends readonly ArgumentSpec[] = [],
  const Options extends readonly OptionSpec[] = [],
>(
  spec: CommandText & {
    readonly arguments?: Arguments;
    readonly options?: Options;
    readonly load: () => Promise<{
      readonly run: (...all: [...OperandsOf<Arguments>, FlagsOf<Options>, ProgramSpec]) => Outcome;
    }>;
  },
): CommandSpec {
  return spec;
}

/** What a command is given of its options. */
export type FlagsOf<Options extends readonly OptionSpec[]> = Together<FlagOf<Options[number]>>;

type FlagOf<Option extends OptionSpec> = Option extends { readonly negated: true }
  ? { readonly [Key in Camel<Option['name']>]: boolean }
  : Option extends { readonly required: true } | { readonly default: string | number }
    ? { readonly [Key in Camel<Option['name']>]: FlagValue<Option> }
    : { readonly [Key in Camel<Option['name']>]?: FlagValue<Option> };

type FlagValue<Option extends OptionSpec> = Option extends { readonly value: infer Value extends OptionValue }
  ? Option extends { readonly repeatable: true }
    ? readonly Meant<Value>[]
    : Meant<Value> | (Value extends { readonly optional: true } ? true : never)
  : boolean;

/** What a command is given of its arguments. */
type OperandsOf<Arguments extends readonly ArgumentSpec[]> = {
  [Index in keyof Arguments]: Arguments[Index] extends { readonly many: true }
    ? readonly Meant<Arguments[Index]>[]
    : Arguments[Index] extends { readonly required: true } | { readonly default: string }
      ? Meant<Arguments[Index]>
      : Meant<Arguments[Index]> | undefined;
};

/** What the text of a value stands for. */
type Meant<Text extends ValueSpec> = Text extends { readonly parse: (text: string) => infer Parsed }
  ? Exclude<Parsed, undefined>
  : Text extends { readonly choices: readonly (infer Choice)[] }
    ? Choice
    : string;

/** `timeLimit` for `time-limit`. */
type Camel<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<Camel<Rest>>}`
  : Name;

type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
