import { describe, expect, test } from 'vitest';
import { constant, get, giveBack, load, set } from '../../wasm/code.js';
import { WasmModule, wholePages } from '../../wasm/module.js';
import { loadKey, newKey, storeKey } from './key-code.js';
import { MemoryPlan, SHARED } from './memory.js';
import { TableWriter } from './table-code.js';

/** A table of a few slots at the very end of the memory; the function enters the key at an address, and says whether it is new. */
function smallTable(keyWords: number, slots: number): (words: readonly number[]) => number {
  const plan = new MemoryPlan(1, keyWords, 1, 0);
  const end = wholePages(plan.table + slots * plan.keyBytes);
  const atEnd = Object.assign(Object.create(plan) as MemoryPlan, { table: end - slots * plan.keyBytes });
  const module = new WasmModule();
  const f = module.addFunction('add', 1);
  const table = new TableWriter(f, atEnd);
  const key = newKey(f, plan.keyBytes);
  const slot = f.local();
  f.does(
    table.begin(),
    loadKey(key, get(f.parameter(0))),
    set(slot, table.slotOf(key)),
    table.find(key, slot, [storeKey(get(slot), key), giveBack(constant(1))]),
    load(constant(0), SHARED.fetched),
  );
  const instance = module.start(end)!;
  expect(instance.bytes).toBe(end);
  instance.words[SHARED.tableEnd / 4] = end;
  instance.words[SHARED.slots / 4] = slots;
  return (words) => {
    instance.words.set(words, plan.arrivals / 4);
    return instance.find(f)(plan.arrivals);
  };
}

describe.each([1, 2, 3, 4])('a table for keys of %i words', (keyWords) => {
  test.each([3, 8, 11, 100])('finds its way around the end: %i slots', (slots) => {
    const add = smallTable(keyWords, slots);
    const words = 2 * Math.ceil(keyWords / 2);
    // All but one slot; the keys differ in one word only, a different one each time.
    const keys = Array.from({ length: slots - 1 }, (_, i) =>
      Array.from({ length: words }, (_, w) => (w === i % words ? 1 + i : 0)),
    );
    for (const key of keys) expect(add(key)).toBe(1);
    for (const key of keys) expect(add(key)).toBe(0);
  });
});
