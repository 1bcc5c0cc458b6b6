import { expect, test } from 'vitest';
import { seededRandom } from '../../random.js';
import { RecordStream } from './record-stream.js';

test('records come out as they went in, and the bytes are foretold', () => {
  const random = seededRandom(5);
  const stream = new RecordStream(3);
  const waiting: number[] = [];
  const words = new Int32Array(3 * 3000 + 7);
  let [next, most] = [0, 0];
  for (let round = 0; round < 4000; round++) {
    // It grows in the first half and shrinks in the second.
    const [writes, reads] = round < 2000 ? [1200, 1000] : [600, 1000];
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
    expect([...words.subarray(4, 4 + 3 * got)]).toEqual(expected.flatMap((value) => [value, value, value]));
    expect(stream.length).toBe(waiting.length);
  }
  expect(most).toBeGreaterThan(100_000);
  expect(stream.bytes).toBeLessThan(12 * (most + 3 * 1024));
});
