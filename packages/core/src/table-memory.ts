import { aCount, anObject, assertArguments, type Check, instanceOf, objectWith } from './check.js';
import { newGrowingMemory, type SharedMemory, takeRoom } from './wasm/shared-memory.js';

/** A table that several threads look up, as plain data to send to them. */
export interface TablePlace {
  /** The memory that holds the table. */
  readonly memory: SharedMemory;
  /** Tells memories apart, whichever threads they are from: each message brings another object for the same one. */
  readonly home: number;
  /** The byte at which the table begins. */
  readonly at: number;
  /** The bytes of the table. */
  readonly length: number;
}

const aTable = instanceOf(Uint8Array);
const aPlace: Check = objectWith({ memory: anObject, home: aCount, at: aCount, length: aCount });

/** A memory for tables that threads share. Compiled searches read them there, and take the room that they need themselves beside them. */
export class TableMemory {
  private readonly memory = newGrowingMemory();
  private readonly home = Math.floor(Math.random() * 2 ** 53);

  /** Copies a table into it; undefined where the platform has no such memory, or it is full. */
  place(table: Uint8Array): TablePlace | undefined {
    assertArguments(['table', table, aTable]);
    const { memory, home } = this;
    const at = memory && takeRoom(memory, table.length);
    if (at === undefined) return undefined;
    const place = { memory: memory!, home, at, length: table.length };
    tableAt(place).set(table);
    return place;
  }
}

/** The memories that tables lie in, by the buffers that they had when the tables were looked up. */
const homes = new WeakMap<ArrayBufferLike, Pick<TablePlace, 'memory' | 'home'>>();

/** The table at a place, in any thread. */
export function tableAt(place: TablePlace): Uint8Array {
  assertArguments(['place', place, aPlace]);
  const { memory, home, at, length } = place;
  const { buffer } = memory;
  homes.set(buffer, { memory, home });
  return new Uint8Array(buffer, at, length);
}

/** The memory that all of the tables lie in, if they lie in one that threads share. */
export function memoryOfTables(tables: readonly Uint8Array[]): SharedMemory | undefined {
  const [first, ...others] = tables.map(({ buffer }) => homes.get(buffer));
  return others.every((other) => other?.home === first?.home) ? first?.memory : undefined;
}
