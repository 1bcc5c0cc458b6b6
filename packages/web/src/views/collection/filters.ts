import { LEVELS } from '@slidewise/lab/collection';
import { rowsByLevel } from '../../collection/overview.js';
import { type Collection, canBeSolved, type ListedPuzzle } from '../../collection/puzzle.js';
import { isOwn, type Results } from '../../collection/results.js';

/** Which puzzles are shown; what is empty leaves all. */
export interface Filters {
  readonly search: string;
  readonly level: string;
  /** `6×6`. */
  readonly size: string;
  readonly unsolved: boolean;
}

/** A row of puzzles. */
export interface Row {
  readonly id: string;
  readonly title: string;
  readonly puzzles: readonly ListedPuzzle[];
}

/** The filters that an address has. */
export function readFilters({
  search = '',
  level = '',
  size = '',
  unsolved,
}: Readonly<Record<string, string>>): Filters {
  return { search, level, size: size.replace('x', '×'), unsolved: unsolved === '1' };
}

export function writeFilters({ search, level, size, unsolved }: Filters): Record<string, string> {
  return {
    ...(search === '' ? {} : { search }),
    ...(level === '' ? {} : { level }),
    ...(size === '' ? {} : { size: size.replace('×', 'x') }),
    ...(unsolved ? { unsolved: '1' } : {}),
  };
}

export function isFiltered({ search, level, size, unsolved }: Filters): boolean {
  return search.trim() !== '' || level !== '' || size !== '' || unsolved;
}

/** The puzzles to show: a family's by level, or the matches of a search in all families. */
export function rowsFor(list: Collection, results: Results, family: string, filters: Filters): readonly Row[] {
  const wanted = ({ title, chinese = [], level, width, height, name }: ListedPuzzle): boolean =>
    matches([title, ...chinese].join(' '), filters.search) &&
    (filters.level === '' || level === filters.level) &&
    (filters.size === '' || sizeText({ width, height }) === filters.size) &&
    !(filters.unsolved && (isOwn(results[name]) || !canBeSolved({ level })));
  const rows: readonly Row[] =
    filters.search.trim() === ''
      ? rowsByLevel(list, family).map(({ level, title, puzzles }) => ({ id: level, title, puzzles }))
      : list.families.map(({ id, title }) => ({
          ...{ id, title },
          puzzles: list.puzzles.filter((puzzle) => puzzle.family === id),
        }));
  return rows
    .map((row) => ({ ...row, puzzles: row.puzzles.filter(wanted) }))
    .filter(({ puzzles }) => puzzles.length > 0);
}

/** Every word is in the names, whatever the case and the accents. */
function matches(names: string, search: string): boolean {
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(search)
    .split(/\s+/)
    .every((word) => plain(names).includes(word));
}

function sizeText({ width, height }: Pick<ListedPuzzle, 'width' | 'height'>): string {
  return `${width}×${height}`;
}

/** The levels and sizes that the puzzles of a family have, from easy to hard and from small to large. */
export function choicesFor({ puzzles }: Collection, family: string) {
  const own = puzzles.filter((puzzle) => puzzle.family === family);
  const levels = LEVELS.filter(({ id }) => own.some(({ level }) => level === id));
  const bySize = [...own].sort((a, b) => a.width * a.height - b.width * b.height || a.width - b.width);
  return { levels, sizes: [...new Set(bySize.map(sizeText))] };
}
