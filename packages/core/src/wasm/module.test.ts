import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random.js';
import * as code from './code.js';
import { hasVectors, WasmModule, wholePages } from './module.js';

const { add, call, constant, get, load, long, set, store } = code;

/** What a function of two words gives back. */
function run(body: (a: code.Code, b: code.Code) => code.Code): (a: number, b: number) => number {
  const module = new WasmModule();
  const f = module.addFunction('f', 2);
  f.does(body(get(f.parameter(0)), get(f.parameter(1))));
  return module.start(8)!.find(f);
}

const EDGES = [0, 1, -1, 63, 64, -64, -65, 127, 128, 255, 8191, 8192, -8192, -8193, 2 ** 31 - 1, -(2 ** 31)];

test.each(EDGES)('the constant %i is written so that it reads back', (value) => {
  expect(run(() => constant(value))(0, 0)).toBe(value);
  expect(run(() => long.low(long.constant(BigInt(value))))(0, 0)).toBe(value);
});

test.each([0n, -1n, 2n ** 63n - 1n, -(2n ** 63n), 0x9e3779b97f4a7c15n, 0x123456789n])(
  'the long constant %s too',
  (value) => {
    const high = run(() => long.low(long.shiftRight(long.constant(value), long.constant(32n))));
    expect(high(0, 0)).toBe(Number(BigInt.asIntN(32, value >> 32n)));
    expect(run(() => long.low(long.constant(value)))(0, 0)).toBe(Number(BigInt.asIntN(32, value)));
  },
);

describe('instructions do what their names say', () => {
  const signed = (value: boolean): number => (value ? 1 : 0);
  const cases: Record<string, [(a: code.Code, b: code.Code) => code.Code, (a: number, b: number) => number]> = {
    add: [code.add, (a, b) => (a + b) | 0],
    subtract: [code.subtract, (a, b) => (a - b) | 0],
    multiply: [code.multiply, Math.imul],
    divide: [(a, b) => code.divide(a, code.or(b, constant(1))), (a, b) => Math.floor((a >>> 0) / ((b | 1) >>> 0)) | 0],
    remainder: [(a, b) => code.remainder(a, code.or(b, constant(1))), (a, b) => (a % (b | 1)) | 0],
    and: [code.and, (a, b) => a & b],
    or: [code.or, (a, b) => a | b],
    xor: [code.xor, (a, b) => a ^ b],
    not: [(a) => code.not(a), (a) => ~a],
    shiftLeft: [code.shiftLeft, (a, b) => a << b],
    shiftRight: [code.shiftRight, (a, b) => (a >>> b) | 0],
    shiftRightSigned: [code.shiftRightSigned, (a, b) => a >> b],
    isZero: [(a) => code.isZero(a), (a) => signed(a === 0)],
    equal: [code.equal, (a, b) => signed(a === b)],
    different: [code.different, (a, b) => signed(a !== b)],
    less: [code.less, (a, b) => signed(a < b)],
    lessUnsigned: [code.lessUnsigned, (a, b) => signed(a >>> 0 < b >>> 0)],
    greater: [code.greater, (a, b) => signed(a > b)],
    atLeast: [code.atLeast, (a, b) => signed(a >= b)],
    lowestBit: [(a) => code.lowestBit(a), (a) => (a === 0 ? 32 : 31 - Math.clz32(a & -a))],
    countBits: [(a) => code.countBits(a), (a) => (a >>> 0).toString(2).replaceAll('0', '').length],
    bytes: [
      (a, b) => [
        code.store(constant(0), a),
        code.storeByte(constant(0), b, 1),
        code.subtract(code.load(constant(0)), code.loadByte(constant(0), 1)),
      ],
      (a, b) => (((a & ~0xff00) | ((b & 255) << 8)) - (b & 255)) | 0,
    ],
    halves: [
      (a, b) => [
        code.store(constant(0), a),
        code.storeHalf(constant(0), b, 2),
        code.subtract(code.load(constant(0)), code.loadHalf(constant(0), 2)),
      ],
      (a, b) => (((a & 0xffff) | (b << 16)) - (b & 0xffff)) | 0,
    ],
    'long.and': [(a, b) => long.low(long.and(long.from(a), long.from(b))), (a, b) => a & b],
    'long.lowestBit': [(a) => long.low(long.lowestBit(long.from(a))), (a) => (a === 0 ? 64 : 31 - Math.clz32(a & -a))],
    bit: [(a) => code.bit(a), (a) => 1 << a],
    isSet: [code.isSet, (a, b) => (a >>> b) & 1],
    everyBitIf: [(a, b) => code.everyBitIf(code.less(a, b)), (a, b) => (a < b ? -1 : 0)],
    choose: [(a, b) => code.choose(code.less(a, b), a, b), Math.min],
    when: [
      (a, b) => [code.when(code.less(a, b), code.giveBack(constant(7)), code.giveBack(constant(8))), constant(9)],
      (a, b) => (a < b ? 7 : 8),
    ],
  };

  test.each(Object.keys(cases))('%s', (name) => {
    const [written, meant] = cases[name]!;
    const compiled = run(written);
    const random = seededRandom(1);
    const values = [...EDGES, ...Array.from({ length: 30 }, () => random.integer(2 ** 32) | 0), 3, 5];
    const wrong = values.flatMap((a) => values.filter((b) => compiled(a, b) !== meant(a, b)).map((b) => [a, b]));
    expect(wrong).toEqual([]);
  });
});

test('vectors: bytes that are the same in both are chosen from one, all others from the other', () => {
  expect(hasVectors()).toBe(true);
  const { vector } = code;
  const module = new WasmModule();
  const f = module.addFunction('f', 1);
  const [wanted, same] = [f.local('vector'), f.local('vector')];
  f.does(
    set(wanted, vector.splat(get(f.parameter(0)))),
    set(same, vector.equal(vector.load(constant(16)), get(wanted))),
    vector.store(constant(48), vector.choose(get(same), vector.load(constant(32)), vector.load(constant(16)))),
    vector.highBits(vector.and(get(same), vector.load(constant(32)))),
  );
  const instance = module.start(64)!;
  const bytes = new Uint8Array(instance.words.buffer);
  for (let i = 0; i < 16; i++) [bytes[16 + i], bytes[32 + i]] = [i % 5, 120 + i];
  expect(instance.find(f)(0x103)).toBe((1 << 8) | (1 << 13));
  const chosen = Array.from({ length: 16 }, (_, i) => (i % 5 === 3 ? 120 + i : i % 5));
  expect([...bytes.subarray(48, 64)]).toEqual(chosen);
});

test('loops, locals, calls and the memory work together: the sum of some words, twice', () => {
  const module = new WasmModule();
  const sum = module.addFunction('sum', 2);
  const [from, count] = [sum.parameter(0), sum.parameter(1)];
  const [total, wide] = [sum.local(), sum.local('long')];
  sum.does(
    code.loopWhile(code.greater(get(count), constant(0)), [
      set(total, add(get(total), load(get(from), 4))),
      set(wide, long.add(get(wide), long.from(load(get(from), 4)))),
      set(from, add(get(from), constant(4))),
      set(count, code.subtract(get(count), constant(1))),
    ]),
    long.store(constant(0), get(wide), 8),
    get(total),
  );
  const twice = module.addFunction('twice', 2);
  twice.does(
    store(constant(0), call(sum, get(twice.parameter(0)), get(twice.parameter(1)))),
    add(load(constant(0)), load(constant(0), 8)),
  );
  const instance = module.start(100)!;
  instance.words.set([5, -7, 11, 1000], 26);
  expect(instance.find(twice)(100, 3)).toBe(18);
  expect(instance.find(twice)(100, 0)).toBe(0);
});

test('the memory grows in pages, keeps what it holds, and says when there is no more', () => {
  const module = new WasmModule();
  const f = module.addFunction('read', 1);
  f.does(load(get(f.parameter(0))));
  const instance = module.start(1)!;
  expect(instance.bytes).toBe(wholePages(1));
  instance.words[3] = 77;
  expect(instance.growTo(3 * wholePages(1) - 5)).toBe(true);
  expect(instance.bytes).toBe(3 * wholePages(1));
  expect(instance.words).toHaveLength(instance.bytes / 4);
  expect(instance.find(f)(12)).toBe(77);
  expect(instance.growTo(10)).toBe(true);
  expect(instance.growTo(2 ** 33)).toBe(false);
  expect(instance.find(f)(12)).toBe(77);
});
