import { familyById } from '@slidewise/core/families';
import { islandsOf, type Order, type Round } from '@slidewise/lab/generate';
import { parent } from '@slidewise/node/workers';

// Works on some islands of an order in its own thread, a round whenever it is asked for one.

/** What the thread is to work on. */
export interface IslandTask {
  readonly order: Order;
  readonly islands: readonly number[];
}

/** A round of an island. */
export interface IslandNews {
  readonly island: number;
  readonly round: Round;
}

const { order, islands: numbers } = parent.data as IslandTask;
const family = familyById(order.family)!;

/** Listens from then on only; what it was asked before waits for it. */
async function begin(): Promise<void> {
  await family.loadCompiledSearch?.();
  const islands = new Map(islandsOf(family, order, numbers).map((island) => [island.number, island]));
  parent.onMessage((island: number) => {
    parent.send({ island, round: islands.get(island)!.work() } satisfies IslandNews);
  });
}

void begin();
