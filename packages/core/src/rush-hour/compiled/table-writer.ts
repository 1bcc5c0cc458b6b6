import {
  add,
  and,
  type Code,
  choose,
  constant,
  different,
  equal,
  get,
  type Local,
  load,
  long,
  loopWhile,
  set,
  shiftLeft,
  store,
  subtract,
  when,
} from '../../wasm/code.js';
import type { WasmFunction } from '../../wasm/module.js';
import { AT } from './memory.js';
import { item, word } from './shorthand.js';

/** The golden ratio as a 64-bit fraction: multiplicative hashing. */
const GOLDEN = 0x9e3779b97f4a7c15n;

/** Generates code for the states and their hash table (open addressing), with locals of its own. */
export class TableWriter {
  /** What is looked up, and its number plus one if `find` has found it, else 0. */
  readonly next: Local;
  readonly found: Local;
  private readonly array: Local;
  private readonly slots: Local;
  private readonly slotsEnd: Local;
  private readonly slotCount: Local;
  private readonly slot: Local;

  constructor(f: WasmFunction) {
    this.next = f.local('long');
    this.slotCount = f.local('long');
    [this.found, this.array, this.slots, this.slotsEnd, this.slot] = f.words();
  }

  begin(): Code {
    return [
      set(this.array, word(AT.digits)),
      set(this.slots, word(AT.slots)),
      set(this.slotsEnd, word(AT.slotsEnd)),
      set(this.slotCount, long.from(word(AT.slotCount))),
    ];
  }

  digitsOf(state: Code): Code {
    return long.load(item(this.array, state, 3));
  }

  /** Looks up `next`: `found` is its number plus one, or 0; then `enter` may put it there. */
  find(): Code {
    const { slot, found, next } = this;
    const isOther = (): Code =>
      and(
        different(get(found), constant(0)),
        long.different(long.load(subtract(item(this.array, get(found), 3), constant(8))), get(next)),
      );
    return [
      this.goHome(get(next)),
      set(found, load(get(slot))),
      loopWhile(isOther(), [this.goOn(), set(found, load(get(slot)))]),
    ];
  }

  /** Stores `next` as a state; if it was found, so that it does not count. */
  enter(number: Code): Code {
    return [
      store(get(this.slot), choose(get(this.found), get(this.found), add(number, constant(1)))),
      long.store(item(this.array, number, 3), get(this.next)),
    ];
  }

  /** Puts a state into a table that does not have it. */
  insert(state: Code): Code {
    const { slot } = this;
    return [
      this.goHome(this.digitsOf(state)),
      loopWhile(load(get(slot)), this.goOn()),
      store(get(slot), add(state, constant(1))),
    ];
  }

  /** Takes a state out of the table; those that were stored after it are no longer there. */
  remove(state: Code): Code {
    const { slot } = this;
    return [
      this.goHome(this.digitsOf(state)),
      loopWhile(different(load(get(slot)), add(state, constant(1))), this.goOn()),
      store(get(slot), constant(0)),
    ];
  }

  /** The high half of the hash, as a fraction, times the number of slots. */
  private goHome(digits: Code): Code {
    const high = (value: Code): Code => long.shiftRight(value, long.constant(32n));
    const hash = high(long.multiply(digits, long.constant(GOLDEN)));
    return set(
      this.slot,
      add(get(this.slots), shiftLeft(long.low(high(long.multiply(hash, get(this.slotCount)))), constant(2))),
    );
  }

  private goOn(): Code {
    const { slot, slots, slotsEnd } = this;
    return [set(slot, add(get(slot), constant(4))), when(equal(get(slot), get(slotsEnd)), set(slot, get(slots)))];
  }
}
