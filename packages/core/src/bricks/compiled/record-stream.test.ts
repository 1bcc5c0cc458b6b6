import { expect, test } from 'vitest';
import { seededRandom } from '../../random.js';
import { RecordStream } from './record-stream.js';

test('records come out as they went in, and the bytes are foretold', () => {
  const random = seededRandom(5);
  const stream = new RecordStream(3);
  const waiting: number[] = [];
  const words = new Int32Array(3 * 3000 + 7);
  let [next, most, wrong] = [0, 0, 0];
  for (let round = 0; round < 1200; round++) {
    // It grows in the first half and shrinks in the second.
    const [writes, reads] = round < 600 ? [1200, 1000] : [600, 1000];
    const count = random.integer(writes);
    for (let i = 0; i < count; i++) words.fill(next + i, 7 + 3 * i, 10 + 3 * i);
    const foretold = stream.bytesWith(count);
    stream.write(words, 7, count);
    expect(stream.bytes).toBe(foretold);
    for (let i = 0; i < count; i++) waiting.push(next++);
    most = Math.max(most, waiting.length);
    const asked = random.integer(reads);
    const got = stream.read(words, 4, asked);
    const expected = waiting.splice(0, asked);
    expect(got).toBe(expected.length);
    for (let i = 0; i < 3 * got; i++) if (words[4 + i] !== expected[Math.floor(i / 3)]) wrong++;
    expect(stream.length).toBe(waiting.length);
  }
  expect(wrong).toBe(0);
  expect(most).toBeGreaterThan(40_000);
  expect(stream.bytes).toBeLessThan(12 * (most + 3 * 1024));
});

test('so do millions of them, through few chunks', () => {
  const stream = new RecordStream(1);
  const words = Int32Array.from({ length: 5000 }, (_, i) => i);
  let [read, wrong] = [0, 0];
  stream.write(words, 0, 700);
  for (let round = 0; round < 600; round++) {
    stream.write(words, 0, 5000);
    const got = stream.read(words, 0, 5000);
    for (let i = 0; i < got; i++, read++) if (words[i] !== (read < 700 ? read : (read - 700) % 5000)) wrong++;
    for (let i = 0; i < 5000; i++) words[i] = i;
  }
  expect(wrong).toBe(0);
  expect(read).toBe(3_000_000);
  expect(stream.bytes).toBeLessThan(4 * 8000);
});
