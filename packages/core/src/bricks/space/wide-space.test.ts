import { expect, test } from 'vitest';
import { seededRandom } from '../../random.js';
import { explore } from '../../search/explore.js';
import { bricks } from '../index.js';
import { layoutOf } from './layout.js';
import { WideSpace } from './wide-space.js';

test('boards are compared at the first cell where different bricks start, an empty one first', () => {
  const random = seededRandom(5);
  let compared = 0;
  for (let board = 0; board < 20; board++) {
    const position = bricks.making.random(random, { width: 4, height: 4 });
    const space = new WideSpace(position, 'steps');
    const { states } = explore(space, 300);
    /** Of each cell the class that starts there, counted from 1; 0 where none does. */
    const cellsOf = (state: number): number[] => {
      const working = new Int32Array(space.stateWords);
      space.load(states.keys, state * space.keyWords, working, 0);
      const cells = new Array<number>(16).fill(0);
      let at = space.keyWords;
      for (const [i, { starts, places }] of layoutOf(position).classes.entries()) {
        for (let brick = 0; brick < starts.length; brick++) cells[places[working[at++]!]!] = i + 1;
      }
      return cells;
    };
    for (let turn = 0; turn < 100; turn++) {
      const [a, b] = [random.integer(states.size), random.integer(states.size)];
      const [first, second] = [cellsOf(a), cellsOf(b)];
      const cell = first.findIndex((each, i) => each !== second[i]);
      const expected = cell < 0 ? 0 : Math.sign(first[cell]! - second[cell]!);
      expect(Math.sign(space.compare(states.keys, a * space.keyWords, b * space.keyWords))).toBe(expected);
      compared++;
    }
  }
  expect(compared).toBe(2000);
});
