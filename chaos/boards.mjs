import { seededRandom } from '../packages/core/dist/random.js';
import { unwrap } from '../packages/core/dist/result.js';
import { rushHour } from '../packages/core/dist/rush-hour/index.js';

/** So many boards on lines that are solved in no time; some cannot be read, and some cannot be solved. */
export function tinyBoards(count) {
  const random = seededRandom(15);
  const different = Array.from({ length: 500 }, (_, i) => {
    if (i % 97 === 5) return 'AAB?..';
    const position = rushHour.making.random(random, { width: 4, height: 4 });
    return unwrap(rushHour.print(position, 'sfu')).trim().replaceAll('\n', '/');
  });
  return Array.from({ length: count }, () => different[random.integer(different.length)]);
}
