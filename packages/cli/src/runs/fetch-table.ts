import type { FetchTable } from '@slidewise/batch';
import type { DiskShelf } from '@slidewise/node/tables';

/** Tables from the disk; those that are not there are built, and kept there. */
export function fetchTableFrom(shelf: DiskShelf): FetchTable {
  return async (family, request) => {
    const { id } = request;
    if (!(shelf.has(id) && (await shelf.load(id)))) await shelf.build(family, request, () => {});
    const table = shelf.get(id);
    // The caller keeps it.
    shelf.makeRoom([], 0);
    return table;
  };
}
