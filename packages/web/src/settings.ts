import { createSignal } from 'solid-js';
import { readStored, store } from './storage.js';

// What the user has chosen for the whole app. Each choice stays on the device under its own name; the first value of each is the usual one.

/** A choice of the user. */
export interface Setting<T extends string = string> {
  readonly name: string;
  readonly values: readonly T[];
  /** The value that is chosen; it is tracked. */
  value(): T;
  choose(value: T): void;
}

function setting<const T extends string>(name: string, ...values: readonly [T, ...T[]]): Setting<T> {
  const stored = readStored(name);
  const [value, setValue] = createSignal<T>(values.find((each) => each === stored) ?? values[0]);
  return {
    name,
    values,
    value,
    choose(chosen) {
      setValue(() => chosen);
      store(name, chosen === values[0] ? undefined : chosen);
    },
  };
}

export const settings = {
  /** The language of the texts, or that of the browser. */
  language: setting('language', 'auto', 'en', 'de', 'zh-hans'),
  /** Light, dark, or as the system has it. */
  theme: setting('theme', 'auto', 'light', 'dark'),
  /** Vehicles and wood, or flat shapes. */
  look: setting('look', 'wood', 'plain'),
  /** Whether vehicles and bricks bear their names. */
  letters: setting('letters', 'shown', 'hidden'),
  /** The colours of numbered tiles. */
  scheme: setting('scheme', 'ivory', 'rows', 'columns', 'rings'),
  sound: setting('sound', 'off', 'on'),
  vibration: setting('vibration', 'off', 'on'),
  /** Whether the time is seen while one plays. */
  clock: setting('clock', 'shown', 'hidden'),
  /** Less motion than the system asks for. */
  motion: setting('motion', 'auto', 'less'),
  /** The side on which controls stand. */
  hand: setting('hand', 'right', 'left'),
} as const;

/** Whether things may move: neither the system nor the user asks for less. */
export function mayMove(): boolean {
  return settings.motion.value() === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
