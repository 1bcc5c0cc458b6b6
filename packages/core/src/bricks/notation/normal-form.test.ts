import { expect, test } from 'vitest';
import { seededRandom } from '../../random.js';
import { unwrap } from '../../result.js';
import { samples } from '../../testing/samples.js';
import { bricks } from '../index.js';
import { type BricksPosition, createPosition } from '../position.js';
import { normalForm } from './normal-form.js';

const key = (position: BricksPosition): string => {
  const space = bricks.space(position, 'moves');
  const state = new Int32Array(space.stateWords);
  const found = new Int32Array(space.keyWords);
  space.start(state, 0);
  space.save(state, 0, found, 0);
  return found.join();
};

test('the example of an un-normalised board', () => {
  const { position } = unwrap(bricks.parse('4,3,\n9,9,7,-1\n2,4,7,-1\n2,0,0,1\n', {}));
  expect(unwrap(bricks.print(normalForm(position), 'sbp'))).toBe('4,3,\n3,3,4,-1,\n2,5,4,-1,\n2,0,0,1,');
});

test('names make no difference, nor which of equal bricks stands where', () => {
  const random = seededRandom(1);
  for (const position of samples(bricks, { width: 4, height: 5 }, 40) as BricksPosition[]) {
    const names = random.shuffle(position.bricks.map((_, i) => `b${i}`));
    const renamed = new Map(position.bricks.map(({ name }, i) => [name, names[i]!]));
    const relabelled = unwrap(
      createPosition({
        ...position,
        bricks: random.shuffle(position.bricks.map((brick) => ({ ...brick, name: renamed.get(brick.name)! }))),
        goals: position.goals.map(({ brick, cells }) => ({ brick: renamed.get(brick!)!, cells })),
      }),
    );
    expect(normalForm(relabelled)).toEqual(normalForm(position));
    expect(normalForm(normalForm(position))).toEqual(normalForm(position));
    expect(key(relabelled)).toBe(key(position));
  }
});

test('two positions have one normal form exactly if they have one key', () => {
  const byForm = new Map<string, string>();
  const byKey = new Map<string, string>();
  const random = seededRandom(2);
  for (const start of samples(bricks, { width: 3, height: 4 }, 10) as BricksPosition[]) {
    let position = start;
    byForm.clear();
    byKey.clear();
    for (let step = 0; step < 80; step++) {
      const moves = bricks.moves(position, 'steps');
      if (moves.length === 0) break;
      position = unwrap(bricks.play(position, random.pick(moves)));
      const [form, itsKey] = [JSON.stringify(normalForm(position)), key(position)];
      if ((byForm.get(form) ?? itsKey) !== itsKey) expect.unreachable(`${form} has two keys`);
      if ((byKey.get(itsKey) ?? form) !== form) expect.unreachable(`${itsKey} has two forms`);
      byForm.set(form, itsKey);
      byKey.set(itsKey, form);
    }
  }
});
