import { known, t } from '../texts/index.js';
import { collection } from './collection.js';
import { nameLike } from './like.js';
import { readMadeName, writeMadeName } from './made-names.js';
import { puzzlesBeside } from './packs.js';
import { nextPuzzle, playlist } from './playlist.js';
import { canBeSolved, type ListedPuzzle, titleHere } from './puzzle.js';
import { isOwn, readResults } from './results.js';

/** A puzzle to go on with. */
export interface NextPuzzle {
  readonly name: string;
  readonly title: string;
}

/** What to play after a puzzle: another board of the day, another new one, the next of the pack or of the playlist. */
export function nextAfter(puzzle: ListedPuzzle): NextPuzzle | undefined {
  const results = readResults();
  const beside = puzzlesBeside(puzzle.name, collection.families);
  if (beside.length > 0) {
    const from = beside.findIndex(({ name }) => name === puzzle.name) + 1;
    const inTurn = [...beside.slice(from), ...beside.slice(0, from - 1)];
    return named(inTurn.find((each) => canBeSolved(each) && !isOwn(results[each.name])));
  }
  const made = readMadeName(puzzle.name);
  if (made === undefined) return named(nextPuzzle(collection, results, puzzle.family, puzzle.name, playlist()));
  if (made.kind === 'daily') {
    const boards = collection.families.map(({ id, title }) => ({
      name: writeMadeName({ ...made, family: id }),
      title: t('Today’s {family}', { family: known(title) }),
    }));
    return boards.find(({ name }) => name !== puzzle.name && !isOwn(results[name]));
  }
  const family = collection.families.find(({ id }) => id === puzzle.family);
  const name = family && nameLike(puzzle, family, 'alike');
  return name === undefined ? undefined : { name, title: t('another one') };
}

function named(puzzle: ListedPuzzle | undefined): NextPuzzle | undefined {
  return puzzle && { name: puzzle.name, title: titleHere(puzzle) };
}
