import { readPack, readPacks, writePack } from '../../../collection/packs.js';
import { newTask, theSupplier } from '../../../worker/client.js';

/** Rates the boards of all packs, one after another; says each time of which pack one was rated, and at the end of none. */
export function ratePacks(onRated: (pack: string | undefined) => void): { end(): void; again(): void } {
  let [ended, running, task] = [false, false, 0];
  const run = async (): Promise<void> => {
    running = true;
    for (;;) {
      const next = nextUnrated();
      if (ended || next === undefined) break;
      onRated(next.pack);
      task = newTask();
      const rated = await theSupplier().ratePacked(task, next.board);
      if (ended) break;
      // The pack may have been renamed or deleted meanwhile.
      const pack = readPack(next.pack);
      if (pack === undefined) continue;
      const rating = rated.ok ? rated.value : ({ level: 'open' } as const);
      const boards = pack.boards.map((each) => (each.board === next.board ? { ...each, ...rating } : each));
      // Without room for the ratings it ends.
      if (!writePack({ ...pack, boards })) break;
    }
    running = false;
    if (!ended) onRated(undefined);
  };
  void run();
  return {
    end() {
      ended = true;
      if (running) void theSupplier().leavePack(task);
    },
    again: () => void (running || run()),
  };
}

function nextUnrated(): { readonly pack: string; readonly board: string } | undefined {
  for (const { id, boards } of readPacks()) {
    const board = boards.find(({ level }) => level === undefined);
    if (board !== undefined) return { pack: id, board: board.board };
  }
  return undefined;
}
