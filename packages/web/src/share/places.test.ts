import { expect, test } from 'vitest';
import { Places } from './places.js';

/** A history whose entries may have names. */
function history(kept?: string) {
  const entries: (string | undefined)[] = [undefined];
  let at = 0;
  let names = 0;
  const places = new Places(
    () => entries[at],
    () => {
      entries[at] = `place ${++names}`;
      return entries[at]!;
    },
    kept,
  );
  return {
    places,
    entries,
    follow: () => {
      entries.splice(++at, entries.length, undefined);
      return places.arrive();
    },
    go: (by: number) => {
      at += by;
      return places.arrive();
    },
  };
}

test('a new place begins at its top; one that is come back to is where it was', () => {
  const { places, follow, go } = history();
  places.scroll(640);
  expect(follow()).toBeUndefined();
  places.scroll(20);
  expect(go(-1)).toBe(640);
  expect(go(1)).toBe(20);
  expect(go(-1)).toBe(640);
  expect(follow()).toBeUndefined();
  expect(go(-1)).toBe(640);
});

test('places survive that the page is loaded again; what others wrote does not matter', () => {
  const { places, follow, go } = history();
  places.scroll(640);
  follow();
  places.scroll(7);
  go(-1);
  const again = new Places(
    () => 'place 1',
    () => 'new',
    places.text,
  );
  expect(again.arrive()).toBe(640);
  for (const text of ['', '{', '{}', '[1,["a"],["place 1","x"]]']) {
    const empty = new Places(
      () => 'place 1',
      () => 'new',
      text,
    );
    expect(empty.arrive()).toBe(0);
  }
});
