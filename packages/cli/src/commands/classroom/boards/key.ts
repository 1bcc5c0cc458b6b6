import type { PersonalBoard, PersonalBoards, PersonalOptions } from '@slidewise/classroom/personal-boards';
import type { Family } from '@slidewise/core/contract';
import { positionId } from '@slidewise/core/session';
import { readTextFile } from '../../../input/input.js';
import { csvLine } from '../../../output/csv.js';

const COLUMNS = ['student', 'file', 'board', 'metric', 'optimum', 'algorithm', 'heuristic', 'expanded', 'solution'];

/** The key for the teacher, for spreadsheets. */
export function keyTable(
  family: Family,
  students: readonly string[],
  files: readonly string[],
  boards: readonly PersonalBoard[],
  options: PersonalOptions,
): string {
  const { metric, moves, algorithm, heuristic } = options;
  const rows = entries(family, students, files, boards).map(({ student, file, board, expanded, solution }) => [
    ...[student, file, board, metric, moves, algorithm, heuristic, expanded, solution],
  ]);
  return [COLUMNS, ...rows].map(csvLine).join('');
}

/** What is the same for all boards of a key. */
function sharedBy(family: Family, { moves, within, ...options }: PersonalOptions) {
  const { seed, format, metric, goal, size, algorithm, heuristic } = options;
  return { family: family.id, seed, format, metric, goal, size, optimum: moves, algorithm, heuristic, within };
}

/** The same for programs, with all that the boards have in common; `keys` are all students who ever had a board. */
export function keyText(
  family: Family,
  { names, keys }: { readonly names: readonly string[]; readonly keys: readonly string[] },
  files: readonly string[],
  { band, boards }: PersonalBoards,
  options: PersonalOptions,
): string {
  const rows = entries(family, names, files, boards);
  return `${JSON.stringify({ ...sharedBy(family, options), band, boards: rows, keys }, null, 2)}\n`;
}

/** The students of an earlier run with the same options, in their order. */
export async function earlierKeys(path: string, family: Family, options: PersonalOptions): Promise<readonly string[]> {
  const source = await readTextFile(path);
  if ('error' in source) return [];
  try {
    const { keys, band: _band, boards: _boards, ...shared } = JSON.parse(source.text) as Record<string, unknown>;
    const isSame = JSON.stringify(shared) === JSON.stringify(sharedBy(family, options));
    return isSame && Array.isArray(keys) && keys.every((key) => typeof key === 'string') ? keys : [];
  } catch {
    // It is another file, which is written over.
    return [];
  }
}

function entries(
  family: Family,
  students: readonly string[],
  files: readonly string[],
  boards: readonly PersonalBoard[],
) {
  return boards.map(({ reading, solution, expanded }, i) => ({
    student: students[i]!,
    file: files[i]!,
    board: positionId(family, reading.position),
    expanded,
    solution,
  }));
}
