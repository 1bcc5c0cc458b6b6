import { type Collection, canBeSolved, type ListedPuzzle } from './puzzle.js';
import { isOwn, type Results, starCount } from './results.js';

/** What is played one after another: unsolved puzzles, or those not solved in the fewest moves without help. */
export type Playlist = 'unsolved' | 'improve';

/** The puzzles of a family that a playlist holds. */
export function playlistOf(
  { puzzles }: Collection,
  results: Results,
  family: string,
  playlist: Playlist,
): readonly ListedPuzzle[] {
  return puzzles.filter((puzzle) => {
    if (puzzle.family !== family || !canBeSolved(puzzle)) return false;
    const best = results[puzzle.name];
    if (playlist === 'unsolved') return !isOwn(best);
    return isOwn(best) && puzzle.shortest !== undefined && starCount(best, puzzle.shortest) < 3;
  });
}

/** The puzzle to play after one of a family: the next of the playlist. */
export function nextPuzzle(
  list: Collection,
  results: Results,
  family: string,
  after?: string,
  among: Playlist = 'unsolved',
): ListedPuzzle | undefined {
  const own = list.puzzles.filter((puzzle) => puzzle.family === family);
  const from = own.findIndex(({ name }) => name === after) + 1;
  const wanted = new Set(playlistOf(list, results, family, among));
  return [...own.slice(from), ...own.slice(0, from)].find((puzzle) => wanted.has(puzzle) && puzzle.name !== after);
}

let playing: Playlist = 'unsolved';

/** The playlist that is being played; without another choice, what is not solved. */
export function playlist(): Playlist {
  return playing;
}

export function startPlaylist(chosen: Playlist): void {
  playing = chosen;
}
