import type { InputEvent } from './input-events.js';

/** Something that fills the terminal until it has a result. */
export interface Screen<R> {
  draw(columns: number, rows: number): readonly string[];
  /** Answers an event; a result ends the screen. */
  handle(event: InputEvent): R | undefined;
  /** The time has come that `nextTick` asked for. */
  tick(): void;
  /** Milliseconds until it wants to be woken; undefined if only events change it. */
  nextTick(): number | undefined;
  /** Called once, with what is to be called whenever something has changed by itself. */
  listen(changed: () => void): void;
}
