import { fitTable } from '../../terminal/narrow-table.js';
import type { Column, Drawn } from '../../terminal/table.js';
import { showCount } from '../../terminal/units.js';
import { type Grade, isRight, type Wishes } from './grade.js';

/** The name of a student who cannot be identified. */
const UNKNOWN = '–';

/**
 * Whose solution each file is, as far as the names tell: that of the folder (`ann/A00.sol`), below those in which all of them lie, or what a file is
 * called besides the board (`A00-ann.sol`, `A00/ann.sol`).
 */
export function studentsOf(
  files: readonly { readonly file: string; readonly board?: string }[],
): (string | undefined)[] {
  const paths = files.map(({ file }) => file.split(/[\\/]/));
  const [first = []] = paths;
  let common = 0;
  while (paths.every((path) => path.length > common + 1 && path[common] === first[common])) common++;
  return files.map(({ board }, i) => {
    const [folder, ...others] = paths[i]!.slice(common);
    const name = boardName(board);
    if (others.length > 0 && folder!.toLowerCase() !== name) return folder;
    return besides(others.at(-1) ?? folder!, name);
  });
}

/** `a00` of `Files/A00.txt`. */
function boardName(board = ''): string {
  return board
    .slice(Math.max(board.lastIndexOf('/'), board.lastIndexOf('\\')) + 1)
    .replace(/\.\w+$/, '')
    .toLowerCase();
}

/** What the name of a file says besides the board; a number is no name, but one of several attempts. */
function besides(file: string, board: string): string | undefined {
  const [name = ''] = file.split('.');
  const at = name.toLowerCase().indexOf(board);
  const parts = board === '' || at < 0 ? [name] : [name.slice(0, at), name.slice(at + board.length)];
  const rest = parts.map((part) => part.replace(/^[\s_-]+|[\s_-]+$/g, '')).filter((part) => /\p{L}/u.test(part));
  return rest.length === 1 ? rest[0] : undefined;
}

/** A row for each student, where the names tell several, and one of them has handed in several files; else nothing. */
export function studentTable(grades: readonly Grade[], wishes: Wishes, width: number): Drawn | undefined {
  const byStudent = new Map<string, Grade[]>();
  for (const [i, student = UNKNOWN] of studentsOf(grades).entries()) {
    const grade = grades[i]!;
    const own = byStudent.get(student);
    if (own === undefined) byStudent.set(student, [grade]);
    else own.push(grade);
  }
  const named = [...byStudent].filter(([name]) => name !== UNKNOWN);
  if (named.length < 2 || named.every(([, own]) => own.length === 1)) return undefined;
  const count = (fits: (grade: Grade) => boolean): string[] =>
    [...byStudent.values()].map((own) => showCount(own.filter(fits).length));
  const columns: Column[] = [
    { title: 'student', align: 'left', cells: [...byStudent.keys()] },
    { title: 'files', align: 'right', cells: count(() => true) },
    { title: 'right', align: 'right', cells: count((grade) => isRight(grade, wishes)) },
    {
      title: 'shortest',
      align: 'right',
      cells: count((grade) => grade.replay !== undefined && grade.shortest === true),
    },
  ];
  return fitTable(columns, width);
}
