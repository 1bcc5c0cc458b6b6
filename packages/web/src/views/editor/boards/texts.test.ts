import { makingOf } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { expect, test } from 'vitest';
import { textsOf } from './texts.js';

test.each(families.map((family) => [family.id, family] as const))(
  'a text of %s that says everything reads back',
  (_, family) => {
    const random = seededRandom(1);
    const making = makingOf(family);
    const boards = [...Array.from({ length: 20 }, () => making.random(random, making.sizes.usual))];
    let whole = 0;
    for (const position of [unwrap(making.plain(making.sizes.usual)), ...boards]) {
      for (const { text, beside } of textsOf(family, position)) {
        if (text === undefined || beside !== '') continue;
        whole++;
        expect(unwrap(family.parse(text, {})).position).toEqual(position);
      }
    }
    expect(whole).toBeGreaterThan(5);
    // An empty board in some notation needs no words beside it.
    const plain = textsOf(family, unwrap(making.plain(making.sizes.usual)));
    expect(plain.some(({ text, beside }) => text !== undefined && beside === '')).toBe(true);
  },
);
