import type { Scene } from '@slidewise/core/contract';
import type { Shift } from '@slidewise/core/draw';
import type { Message } from '@slidewise/core/messages';
import type { Verdict, View } from '../../engine/protocol.js';
import type { Controls } from '../controls.js';
import type { RemoteGame } from '../engine.js';
import type { ButtonName, PageWords } from '../page-words.js';

/** What a mode sees of its board. */
export interface Stage {
  readonly game: RemoteGame;
  readonly controls: Controls;
  readonly words: PageWords;
  /** Nothing may move by itself. */
  readonly still: boolean;
  readonly hints: boolean;
  attribute(name: string): string | undefined;
  /** A message in the language of the board. */
  say(message: Message): string;
  announce(text: string): void;
  show(view: View): void;
  /** Shows a board that is no position of the game. */
  picture(scene: Scene): void;
  point(shifts: readonly Shift[]): void;
  judged(verdict: Verdict): void;
  ended(): void;
}

/** The purpose of a board: its gestures, and the controls below it. */
export interface Mode {
  /** The player moves pieces. */
  readonly isPlayed?: true;
  readonly hasSlider?: true;
  readonly buttons: readonly ButtonName[];
  /** The position has been read. */
  opened(view: View): Promise<void>;
  press(name: ButtonName): Promise<void>;
  /** The player has moved. */
  moved?(view: View): Promise<void>;
  /** The slider has been moved. */
  slid?(at: number): Promise<void>;
  /** The board is used for something else now. */
  close?(): void;
}
