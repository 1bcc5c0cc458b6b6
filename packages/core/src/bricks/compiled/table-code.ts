import {
  add,
  type Code,
  choose,
  constant,
  equal,
  get,
  isZero,
  type Local,
  load,
  long,
  loopWhile,
  multiply,
  or,
  set,
  when,
} from '../../wasm/code.js';
import type { WasmFunction } from '../../wasm/module.js';
import { isNoKey, isSameKey, type Key, loadKey, newKey } from './key-code.js';
import { type MemoryPlan, SHARED } from './memory.js';

/** Generates the code for look-ups in the hash table: open addressing with linear probing, keys in the slots themselves. */
export class TableWriter {
  private readonly end: Local;
  private readonly slots: Local;
  private readonly found: Key;

  constructor(
    f: WasmFunction,
    private readonly plan: MemoryPlan,
  ) {
    this.end = f.local();
    this.slots = f.local('long');
    this.found = newKey(f, plan.keyBytes);
  }

  /** The prologue of a function that uses the table. */
  begin(): Code {
    return [
      set(this.end, load(constant(0), SHARED.tableEnd)),
      set(this.slots, long.from(load(constant(0), SHARED.slots))),
    ];
  }

  /** The address of the home slot of a key. */
  slotOf(key: Key): Code {
    const stirred = (part: Local): Code => {
      const folded = long.xor(get(part), long.shiftRight(get(part), long.constant(32n)));
      return long.multiply(folded, long.constant(0x9e3779b97f4a7c15n));
    };
    const [first, ...others] = key as [Local, ...Local[]];
    const hash = others.reduce<Code>(
      (sum, part) => long.multiply(long.add(sum, stirred(part)), long.constant(0xc2b2ae3d27d4eb4fn)),
      stirred(first),
    );
    // Scaling by multiplication: slot = (high half of the hash × slots) / 2³², so that the number of slots need not be a power of two.
    const half = long.constant(32n);
    const slot = long.low(long.shiftRight(long.multiply(long.shiftRight(hash, half), get(this.slots)), half));
    return add(constant(this.plan.table), multiply(slot, constant(this.plan.keyBytes)));
  }

  /** Probes from a slot on to the one that holds the key, or else to an empty one; runs `ifEmpty` there. */
  find(key: Key, slot: Local, ifEmpty: Code): Code {
    const { found, plan, end } = this;
    const look = loadKey(found, get(slot));
    return [
      look,
      loopWhile(isZero(or(isNoKey(found), isSameKey(found, key))), [
        set(slot, add(get(slot), constant(plan.keyBytes))),
        set(slot, choose(equal(get(slot), get(end)), constant(plan.table), get(slot))),
        look,
      ]),
      when(isNoKey(found), ifEmpty),
    ];
  }
}
