import { fileURLToPath } from 'node:url';
import { families } from '@slidewise/core/families';
import { readPositionId } from '@slidewise/core/session';
import { readRequest } from '@slidewise/lab/supply';
import { PuzzleFolder } from '@slidewise/node/puzzles';

const collection = new PuzzleFolder(fileURLToPath(new URL('../../puzzles/', import.meta.url)));

/** The board that a game names, with its family: by an id, a name of the collection, of a day, or of a new puzzle. Undefined if there is none. */
export async function namedBoard(name, supply) {
  const read = readPositionId(name);
  if (read.ok) return { family: read.value.family, position: read.value.reading.position };
  const [kind, rest = '', date = ''] = name.split('/');
  if (kind === 'daily') return supplied(rest, (family) => supply.daily(family, date));
  if (kind === 'new') {
    const request = readRequest(rest);
    return request.ok ? supplied(request.value.family, (family) => supply.newPuzzle(family, request.value)) : undefined;
  }
  const puzzle = collection.named(name);
  const family = puzzle && familyOf(puzzle.family);
  const board = family?.parse(puzzle.text);
  return board?.ok ? { family, position: board.value.position } : undefined;
}

async function supplied(id, bring) {
  const family = familyOf(id);
  const board = family && (await bring(family));
  return board?.ok ? { family, position: board.value.position } : undefined;
}

function familyOf(id) {
  return families.find((family) => family.id === id);
}
