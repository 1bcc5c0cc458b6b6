/**
 * An assembler for WebAssembly: every function here returns the bytes of an instruction, preceded by those of its operands.
 * Names without a prefix work on 32-bit integers, those of `long` on 64-bit ones, those of `vector` on sixteen bytes at once.
 */
export type Code = number | readonly Code[];

export interface Local {
  readonly index: number;
}

export const constant = (value: number): Code => [0x41, signedBytes(value | 0)];
export const get = ({ index }: Local): Code => [0x20, unsignedBytes(index)];
export const set = ({ index }: Local, value: Code): Code => [value, 0x21, unsignedBytes(index)];
export const tee = ({ index }: Local, value: Code): Code => [value, 0x22, unsignedBytes(index)];

/** The word at address + offset, in bytes. */
export const load = (address: Code, offset = 0): Code => [address, 0x28, 2, unsignedBytes(offset)];
export const store = (address: Code, value: Code, offset = 0): Code => [address, value, 0x36, 2, unsignedBytes(offset)];

/** The byte, or the half of a word, at address + offset: loaded without a sign, and the low bits stored. */
export const loadByte = (address: Code, offset = 0): Code => [address, 0x2d, 0, unsignedBytes(offset)];
export const storeByte = (address: Code, value: Code, offset = 0): Code => [
  address,
  value,
  0x3a,
  0,
  unsignedBytes(offset),
];
export const loadHalf = (address: Code, offset = 0): Code => [address, 0x2f, 1, unsignedBytes(offset)];
export const storeHalf = (address: Code, value: Code, offset = 0): Code => [
  address,
  value,
  0x3b,
  1,
  unsignedBytes(offset),
];

const unary =
  (instruction: number) =>
  (a: Code): Code => [a, instruction];
const binary =
  (instruction: number) =>
  (a: Code, b: Code): Code => [a, b, instruction];
/** One or more operands. */
const chained =
  (instruction: number) =>
  (first: Code, ...others: Code[]): Code =>
    others.reduce((sum, operand) => [sum, operand, instruction], first);

export const isZero = unary(0x45);
export const equal = binary(0x46);
export const different = binary(0x47);
export const less = binary(0x48);
export const lessUnsigned = binary(0x49);
export const greater = binary(0x4a);
export const atLeast = binary(0x4e);
/** The index of the lowest set bit (count trailing zeros). */
export const lowestBit = unary(0x68);
/** How many bits are set. */
export const countBits = unary(0x69);
export const add = chained(0x6a);
export const subtract = binary(0x6b);
export const multiply = binary(0x6c);
/** Unsigned. */
export const divide = binary(0x6e);
export const remainder = binary(0x6f);
export const and = chained(0x71);
export const or = chained(0x72);
export const xor = binary(0x73);
export const shiftLeft = binary(0x74);
export const shiftRightSigned = binary(0x75);
export const shiftRight = binary(0x76);
export const not = (a: Code): Code => xor(a, constant(-1));
export const isSet = (bits: Code, number: Code): Code => and(shiftRight(bits, number), constant(1));
export const bit = (number: Code): Code => shiftLeft(constant(1), number);
/** All bits set if a condition, which is 0 or 1, holds; else none. */
export const everyBitIf = (condition: Code): Code => subtract(constant(0), condition);
/** Both values are computed and one is selected: there is no branch to predict. */
export const choose = (condition: Code, yes: Code, no: Code): Code => [yes, no, condition, 0x1b];

export const long = {
  constant: (value: bigint): Code => [0x42, signedLongBytes(BigInt.asIntN(64, value))],
  load: (address: Code, offset = 0): Code => [address, 0x29, 3, unsignedBytes(offset)],
  store: (address: Code, value: Code, offset = 0): Code => [address, value, 0x37, 3, unsignedBytes(offset)],
  isZero: unary(0x50),
  equal: binary(0x51),
  different: binary(0x52),
  lessUnsigned: binary(0x54),
  /** The index of the lowest set bit, and the number of set bits. */
  lowestBit: unary(0x7a),
  countBits: unary(0x7b),
  add: binary(0x7c),
  subtract: binary(0x7d),
  multiply: binary(0x7e),
  and: chained(0x83),
  or: chained(0x84),
  xor: binary(0x85),
  shiftLeft: binary(0x86),
  shiftRight: binary(0x88),
  /** Rotates to the left. */
  rotate: binary(0x89),
  /** An unsigned 32-bit integer as a long one, and the low half of a long one. */
  from: unary(0xad),
  low: unary(0xa7),
};

const vectorBinary =
  (instruction: number) =>
  (a: Code, b: Code): Code => [a, b, 0xfd, unsignedBytes(instruction)];

/** Not every platform has these: see `hasVectors`. */
export const vector = {
  load: (address: Code): Code => [address, 0xfd, 0, 0, 0],
  store: (address: Code, value: Code): Code => [address, value, 0xfd, 11, 0, 0],
  /** Sixteen times the low byte of a word. */
  splat: (value: Code): Code => [value, 0xfd, 15],
  /** All bits of each byte that is the same in both. */
  equal: vectorBinary(35),
  and: vectorBinary(78),
  /** The bits of the first where the mask is set, else of the second. */
  choose: (mask: Code, yes: Code, no: Code): Code => [yes, no, mask, 0xfd, 82],
  /** The highest bit of each byte, as a word. */
  highBits: (value: Code): Code => [value, 0xfd, 100],
};

const NOTHING = 0x40;
const END = 0x0b;

export const when = (condition: Code, body: Code, otherwise?: Code): Code =>
  otherwise === undefined
    ? [condition, 0x04, NOTHING, body, END]
    : [condition, 0x04, NOTHING, body, 0x05, otherwise, END];
export const repeatWhile = (body: Code, condition: Code): Code => [0x03, NOTHING, body, condition, 0x0d, 0, END];
export const loopWhile = (condition: Code, body: Code): Code => when(condition, repeatWhile(body, condition));
/** Ends the function with a result. */
export const giveBack = (value: Code): Code => [value, 0x0f];
export const call = ({ index }: { readonly index: number }, ...operands: Code[]): Code => [
  operands,
  0x10,
  unsignedBytes(index),
];

/** An unsigned number in the variable-length encoding of WebAssembly (LEB128). */
export function unsignedBytes(value: number): number[] {
  const bytes: number[] = [];
  let rest = value >>> 0;
  do {
    bytes.push((rest & 127) | (rest > 127 ? 128 : 0));
    rest >>>= 7;
  } while (rest > 0);
  return bytes;
}

/** A signed number in that encoding. */
function signedBytes(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; ) {
    const byte = rest & 127;
    rest >>= 7;
    const done = rest === (byte & 64 ? -1 : 0);
    bytes.push(done ? byte : byte | 128);
    if (done) return bytes;
  }
}

function signedLongBytes(value: bigint): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; ) {
    const byte = Number(rest & 127n);
    rest >>= 7n;
    const done = rest === (byte & 64 ? -1n : 0n);
    bytes.push(done ? byte : byte | 128);
    if (done) return bytes;
  }
}
