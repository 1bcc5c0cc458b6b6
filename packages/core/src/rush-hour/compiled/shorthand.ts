import {
  add,
  type Code,
  choose,
  constant,
  get,
  type Local,
  less,
  load,
  set,
  shiftLeft,
  store,
  subtract,
} from '../../wasm/code.js';

/** A word that stands at a fixed address. */
export const word = (at: number): Code => load(constant(0), at);
export const keep = (at: number, value: Code): Code => store(constant(0), value, at);

export const increase = (local: Local, by = 1): Code => set(local, add(get(local), constant(by)));
export const decrease = (local: Local): Code => set(local, subtract(get(local), constant(1)));
export const smaller = (a: Code, b: Code): Code => choose(less(a, b), a, b);
export const larger = (a: Code, b: Code): Code => choose(less(a, b), b, a);

/** The address of an item of an array. */
export const item = (array: Local, index: Code, shift: number): Code =>
  add(get(array), shiftLeft(index, constant(shift)));
