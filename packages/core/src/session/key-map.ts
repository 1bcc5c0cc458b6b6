import { assertArguments, aText, listOf, objectWith, oneOf } from '../check.js';
import type { Scene } from '../contract/scene.js';

/** The commands of a game that have keys, in every front end. */
export type KeyCommand =
  | 'undo'
  | 'redo'
  | 'hint'
  | 'solution'
  | 'why'
  | 'restart'
  | 'anew'
  | 'save'
  | 'next'
  | 'other'
  | 'deal'
  | 'help'
  | 'quit';

/**
 * The keys of the commands, the one to be shown first. The letter of a piece selects that piece, so every command has
 * another key, too.
 */
const KEYS: Record<KeyCommand, readonly [string, ...string[]]> = {
  undo: ['u', 'Z', 'backspace', 'ctrl-u'],
  redo: ['r', 'ctrl-r'],
  hint: ['h', 'ctrl-n'],
  solution: ['p', 'ctrl-p'],
  why: ['w', 'ctrl-w'],
  restart: ['R', 'home'],
  anew: ['N', 'ctrl-a'],
  save: ['s', 'ctrl-s'],
  next: ['n', 'enter'],
  other: ['o', 'ctrl-o'],
  deal: ['g', 'G', 'ctrl-g'],
  help: ['?', 'f1'],
  quit: ['q', 'ctrl-q', 'ctrl-c'],
};

const someLabels = objectWith({ pieces: listOf(objectWith({ label: aText })) });
const aCommand = oneOf(Object.keys(KEYS));

/** What a key means: a piece, by its number, a command, or nothing. */
export type Meaning<C extends KeyCommand = KeyCommand> =
  | {
      /** The number of the piece in the scene. */
      readonly piece: number;
      /** What was typed of its name. */
      readonly typed: string;
    }
  | {
      /** The command of the key. */
      readonly command: C;
    }
  | undefined;

/** Which key means what on a board. */
export class KeyMap {
  private readonly labels: readonly string[];

  constructor(scene: Pick<Scene, 'pieces'>) {
    assertArguments(['scene', scene, someLabels]);
    this.labels = scene.pieces.map(({ label }) => label);
  }

  /**
   * The meaning of a key after so much of a name has been typed. Names as they are written come first, then the commands, then
   * names in the other case.
   */
  meaning<C extends KeyCommand>(key: string, typed: string, commands: readonly C[]): Meaning<C> {
    assertArguments(['key', key, aText], ['typed', typed, aText], ['commands', commands, listOf(aCommand)]);
    if ([...key].length > 1) return commandOf(key, commands);
    return (
      (typed === '' ? undefined : this.named(typed + key)) ??
      this.named(key) ??
      commandOf(key, commands) ??
      this.named(key, (label) => label.toLowerCase())
    );
  }

  /** The key to show for a command: the first that no piece takes. */
  shown(command: KeyCommand): string {
    assertArguments(['command', command, aCommand]);
    return this.all(command)[0]!;
  }

  /** Every key of a command that no piece takes. */
  all(command: KeyCommand): string[] {
    assertArguments(['command', command, aCommand]);
    return KEYS[command].filter((key) => [...key].length > 1 || this.named(key) === undefined).map(keyName);
  }

  /** The piece of a name, or else the first whose name begins so. */
  private named(typed: string, alike = (text: string): string => text): Meaning<never> {
    const wanted = alike(typed);
    let piece = this.labels.findIndex((label) => alike(label) === wanted);
    if (piece < 0) piece = this.labels.findIndex((label) => alike(label).startsWith(wanted));
    return piece < 0 ? undefined : { piece, typed };
  }
}

function commandOf<C extends KeyCommand>(key: string, commands: readonly C[]): Meaning<C> {
  const command = commands.find((each) => KEYS[each].includes(key));
  return command === undefined ? undefined : { command };
}

/** `^U` for `ctrl-u`, `Home` for `home`. */
function keyName(key: string): string {
  if (key.startsWith('ctrl-')) return `^${key.slice(5).toUpperCase()}`;
  return [...key].length === 1 ? key : key[0]!.toUpperCase() + key.slice(1);
}
