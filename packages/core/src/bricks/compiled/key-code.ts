import { and, type Code, choose, get, type Local, long, or, set } from '../../wasm/code.js';
import type { WasmFunction } from '../../wasm/module.js';

/** A key in compiled code: 64-bit numbers, each of two words of the key, the first one in the low half. */
export type Key = readonly Local[];

export function newKey(f: WasmFunction, keyBytes: number): Key {
  return Array.from({ length: keyBytes / 8 }, () => f.local('long'));
}

export function loadKey(key: Key, address: Code, offset = 0): Code {
  return key.map((part, i) => set(part, long.load(address, offset + 8 * i)));
}

export function storeKey(address: Code, key: Key, offset = 0): Code {
  return key.map((part, i) => long.store(address, get(part), offset + 8 * i));
}

/** Adds the term at an address to a key, or subtracts it. There is no carry between digits. */
export function addToKey(into: Key, key: Key, address: Code, offset: number): Code {
  return into.map((part, i) => set(part, long.add(get(key[i]), long.load(address, offset + 8 * i))));
}

export function takeFromKey(into: Key, key: Key, address: Code, offset: number): Code {
  return into.map((part, i) => set(part, long.subtract(get(key[i]), long.load(address, offset + 8 * i))));
}

export function isSameKey(a: Key, b: Key): Code {
  return all(a.map((part, i) => long.equal(get(part), get(b[i]))));
}

/** No board has the key of zeros, since some brick stands on some cell; a slot of zeros is empty. */
export function isNoKey(key: Key): Code {
  const [first, ...others] = key.map(get) as [Code, ...Code[]];
  return long.isZero(long.or(first, ...others));
}

/** The first words count most, as in `CellCode.compare`. */
export function isSmallerKey(a: Key, b: Key): Code {
  const [[first, ...rest], [other, ...others]] = [a, b] as [[Local, ...Local[]], [Local, ...Local[]]];
  const smaller = long.lessUnsigned(firstWordHigh(first), firstWordHigh(other));
  if (rest.length === 0) return smaller;
  return or(smaller, and(long.equal(get(first), get(other)), isSmallerKey(rest, others)));
}

/** Replaces a key by another one if a condition holds, without a branch. */
export function replaceKeyIf(condition: Local, key: Key, by: Key): Code {
  return key.map((part, i) => set(part, choose(get(condition), get(by[i]), get(part))));
}

function firstWordHigh(part: Local): Code {
  return long.rotate(get(part), long.constant(32n));
}

function all(conditions: readonly Code[]): Code {
  const [first, ...others] = conditions as [Code, ...Code[]];
  return and(first, ...others);
}
