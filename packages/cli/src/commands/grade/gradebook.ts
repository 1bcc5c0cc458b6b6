import type { Roster } from '../../input/roster.js';
import { csvLine } from '../../output/csv.js';
import type { StudentSummary } from './summaries.js';

/** The list of the class as it was given, with the points of each student: what a learning platform exports, it takes back. */
export function gradebook({ titles, rows, names }: Roster, all: readonly StudentSummary[]): string {
  const width = Math.max(titles.length, ...rows.map((row) => row.length));
  const cells = (row: readonly string[], more: readonly (string | number)[]): string =>
    csvLine([...Array.from({ length: width }, (_, i) => row[i] ?? ''), ...more]);
  const lines = rows.map((row, i) => {
    const summary = all.find(({ student }) => student === names[i]);
    return cells(row, [summary?.points ?? 0, summary?.maxPoints ?? 0, wordsFor(summary)]);
  });
  return [titles.length === 0 ? [] : [cells(titles, ['Points', 'Maximum', 'Remark'])], lines].flat().join('');
}

function wordsFor(summary: StudentSummary | undefined): string {
  if (summary === undefined || summary.files === 0) return 'nothing was handed in';
  const { rightBoards, boards, shortestBoards } = summary;
  return `${rightBoards} of ${boards} right, ${shortestBoards} shortest`;
}
