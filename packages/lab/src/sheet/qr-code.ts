// A QR code of a text (ISO/IEC 18004): bytes only, of the level of error correction M, which bears the loss of an eighth.

/** Bytes of error correction in each block, by version. */
const CORRECTION = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
/** How many blocks the bytes are shared among, by version. */
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35,
  37, 38, 40, 43, 45, 47, 49,
];

/** Which modules a mask turns over. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** A square of dark and light modules, without the light margin of four modules around it. */
export type QrCode = readonly (readonly boolean[])[];

/** The code of a text; undefined if the text is too long for one: more than 2,331 bytes. */
export function qrCode(text: string): QrCode | undefined {
  const data = utf8(text);
  const index = BLOCKS.findIndex((_, i) => bitsOf(data, i + 1) <= 8 * dataBytes(i + 1));
  if (index < 0) return undefined;
  const version = index + 1;
  const grid = new Grid(version);
  grid.place(interleaved(codewords(data, version), version));
  const masked = MASKS.map((_, mask) => grid.masked(mask));
  return masked.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

function utf8(text: string): number[] {
  const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).match(/%..|./g) ?? [];
  return escaped.map((part) => (part.length === 1 ? part.charCodeAt(0) : Number.parseInt(part.slice(1), 16)));
}

/** The modules for data and error correction. */
function rawModules(version: number): number {
  const all = (16 * version + 128) * version + 64;
  if (version < 2) return all;
  const patterns = Math.floor(version / 7) + 2;
  return all - ((25 * patterns - 10) * patterns - 55) - (version < 7 ? 0 : 36);
}

function dataBytes(version: number): number {
  return Math.floor(rawModules(version) / 8) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function bitsOf(data: readonly number[], version: number): number {
  return 4 + lengthBits(version) + 8 * data.length;
}

/** The mode, the length and the bytes, filled up. */
function codewords(data: readonly number[], version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(0b0100, 4);
  push(data.length, lengthBits(version));
  for (const byte of data) push(byte, 8);
  const capacity = 8 * dataBytes(version);
  push(0, Math.min(4, capacity - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let filler = 0xec; bits.length < capacity; filler ^= 0xec ^ 0x11) push(filler, 8);
  return Array.from({ length: capacity / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => 2 * byte + bit),
  );
}

/** The bytes of all blocks in turn, then those of their error correction. */
function interleaved(data: readonly number[], version: number): number[] {
  const [count, correction] = [BLOCKS[version - 1]!, CORRECTION[version - 1]!];
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const length = short + (i < count - longer ? 0 : 1);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const divisor = generator(correction);
  const rests = blocks.map((block) => remainder(block, divisor));
  const inTurn = (all: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, i) => all.flatMap((each) => each[i] ?? [])).flat();
  return [...inTurn(blocks, short + 1), ...inTurn(rests, correction)];
}

/** The product in the field of 256 elements modulo x⁸ + x⁴ + x³ + x² + 1. */
function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >> 7) * 0x11d);
    if ((b >> bit) & 1) result ^= a;
  }
  return result;
}

/** The polynomial (x - 1)(x - 2)(x - 4) … of a Reed-Solomon code, without its first coefficient. */
function generator(degree: number): number[] {
  const result = Array<number>(degree).fill(0);
  result[degree - 1] = 1;
  for (let i = 0, root = 1; i < degree; i++, root = product(root, 2)) {
    for (let j = 0; j < degree; j++) result[j] = product(result[j]!, root) ^ (result[j + 1] ?? 0);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const result = Array<number>(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ result.shift()!;
    result.push(0);
    for (const [i, coefficient] of divisor.entries()) result[i]! ^= product(coefficient, factor);
  }
  return result;
}

/** The modules: those that every code of a version has, and the others. */
class Grid {
  private readonly size: number;
  private readonly dark: boolean[][];
  /** True for modules that bear no data. */
  private readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.size = 17 + 4 * version;
    [this.dark, this.fixed] = [0, 1].map(() =>
      Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false)),
    ) as [boolean[][], boolean[][]];
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [row, column] of [
      [3, 3],
      [3, this.size - 4],
      [this.size - 4, 3],
    ] as const)
      this.square(row, column, 4, [2, 4]);
    const places = this.alignments();
    for (const row of places) {
      for (const column of places) {
        const isCorner =
          (row === 6 && column === 6) ||
          (row === 6 && column === this.size - 7) ||
          (row === this.size - 7 && column === 6);
        if (!isCorner) this.square(row, column, 2, [1]);
      }
    }
    this.writeFormat(this.dark, 0);
    if (version >= 7) this.writeVersion();
  }

  /** Puts the bits of the bytes into pairs of columns, upwards and downwards in turn, from the right. */
  place(bytes: readonly number[]): void {
    let bit = 0;
    for (let right = this.size - 1, up = true; right >= 1; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let i = 0; i < this.size; i++) {
        const row = up ? this.size - 1 - i : i;
        for (const column of [right, right - 1]) {
          if (this.fixed[row]![column]) continue;
          this.dark[row]![column] = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          bit++;
        }
      }
    }
  }

  /** The code with the modules of a mask turned over. */
  masked(mask: number): boolean[][] {
    const turns = MASKS[mask]!;
    const result = this.dark.map((row, i) => row.map((dark, j) => (this.fixed[i]![j] ? dark : dark !== turns(i, j))));
    this.writeFormat(result, mask);
    return result;
  }

  private set(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    this.dark[row]![column] = dark;
    this.fixed[row]![column] = true;
  }

  /** Squares around a module, of which some are light. */
  private square(row: number, column: number, most: number, light: readonly number[]): void {
    for (let i = -most; i <= most; i++) {
      for (let j = -most; j <= most; j++) {
        this.set(row + i, column + j, !light.includes(Math.max(Math.abs(i), Math.abs(j))));
      }
    }
  }

  private alignments(): number[] {
    if (this.version === 1) return [];
    const count = Math.floor(this.version / 7) + 2;
    const step = 2 * Math.floor((8 * this.version + 3 * count + 5) / (4 * count - 4));
    return [6, ...Array.from({ length: count - 1 }, (_, i) => this.size - 7 - i * step).reverse()];
  }

  /** The mask, and that the level is M, twice. */
  private writeFormat(to: boolean[][], mask: number): void {
    const bits = (check(mask, 10, 0x537) ^ 0x5412) & 0x7fff;
    const put = (row: number, column: number, i: number): void => {
      to[row]![column] = ((bits >> i) & 1) === 1;
      this.fixed[row]![column] = true;
    };
    for (let i = 0; i < 15; i++) {
      // Around the upper left corner, past the lines of timing.
      if (i < 8) put(i < 6 ? i : i + 1, 8, i);
      else put(8, i === 8 ? 7 : 14 - i, i);
      if (i < 8) put(8, this.size - 1 - i, i);
      else put(this.size - 15 + i, 8, i);
    }
    to[this.size - 8]![8] = true;
    this.fixed[this.size - 8]![8] = true;
  }

  /** The version, twice. */
  private writeVersion(): void {
    const bits = check(this.version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [far, near] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      const dark = ((bits >> i) & 1) === 1;
      this.set(far, near, dark);
      this.set(near, far, dark);
    }
  }
}

/** A number followed by the remainder of a division of polynomials. */
function check(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
  return (value << degree) | rest;
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, and an imbalance of dark and light. */
function penalty(code: QrCode): number {
  const size = code.length;
  const columns = code.map((_, j) => code.map((row) => row[j]!));
  let sum = 0;
  for (const line of [...code, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    const corners = [...`0000${text}0000`.matchAll(/(?=(00001011101|10111010000))/g)].length;
    sum += 40 * corners;
  }
  for (let i = 1; i < size; i++) {
    for (let j = 1; j < size; j++) {
      const same =
        code[i]![j] === code[i - 1]![j] && code[i]![j] === code[i]![j - 1] && code[i]![j] === code[i - 1]![j - 1];
      if (same) sum += 3;
    }
  }
  const dark = code.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
