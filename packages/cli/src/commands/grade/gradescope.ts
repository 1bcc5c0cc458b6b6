import { fullPoints, PARTS, type Rubric, sum, type Visibility, valueFor } from '@slidewise/classroom/grading';
import type { Grade } from './grade.js';
import { remark } from './report.js';
import { bestOf, pointsByPart, pointsOf } from './rubric.js';
import { countText } from './texts.js';

/** A board, as Gradescope shows it: https://gradescope-autograders.readthedocs.io/en/latest/specs/ */
interface GradescopeTest {
  readonly name: string;
  readonly score: number;
  readonly max_score: number;
  readonly status: 'passed' | 'failed';
  readonly output: string;
  readonly output_format: 'text';
  readonly visibility: string;
}

interface LeaderboardEntry {
  readonly name: string;
  readonly value: number;
  readonly order: 'asc';
}

/** The content of results.json. */
export interface GradescopeResults {
  readonly score: number;
  /** Seconds that the programs took. */
  readonly execution_time?: number;
  readonly output: string;
  readonly visibility: string;
  readonly stdout_visibility: 'hidden';
  readonly tests: readonly GradescopeTest[];
  readonly leaderboard?: readonly LeaderboardEntry[];
}

/** The result of one submission: a test for each board, with the points of the best file for it. */
export function gradescopeResults(
  grades: readonly Grade[],
  boards: readonly string[],
  rubric: Rubric,
): GradescopeResults {
  const best = boards.map((label) =>
    bestOf(
      grades.filter(({ board }) => board === label),
      rubric,
    ),
  );
  const tests = boards.map((board, i) => testOf(board, best[i], rubric));
  const others = grades.filter(({ board }) => board === undefined).flatMap((grade) => remark(grade) ?? []);
  const solved = best.filter((grade) => grade?.replay !== undefined && grade.solved);
  const leaderboard = solved.length === boards.length ? leaderboardOf(solved as Grade[]) : [];
  return {
    score: sum(tests.map(({ score }) => score)),
    ...secondsOf(grades),
    output: [`${solved.length} of ${boards.length} boards solved.`, ...others].join('\n'),
    visibility: 'visible',
    stdout_visibility: 'hidden',
    tests,
    // Only who has solved all boards can be compared with others.
    ...(leaderboard.length === 0 ? {} : { leaderboard }),
  };
}

function secondsOf(grades: readonly Grade[]): { readonly execution_time?: number } {
  const seconds = grades.flatMap(({ run }) => run?.seconds ?? []);
  return seconds.length === 0 ? {} : { execution_time: sum(seconds) };
}

function testOf(board: string, grade: Grade | undefined, rubric: Rubric): GradescopeTest {
  const max_score = fullPoints(rubric);
  const score = grade === undefined ? 0 : pointsOf(grade, rubric);
  return {
    name: board,
    score,
    max_score,
    status: score === max_score ? 'passed' : 'failed',
    output: outputOf(grade, rubric),
    output_format: 'text',
    visibility: valueFor<Visibility>(rubric.visibility, board) ?? 'visible',
  };
}

function outputOf(grade: Grade | undefined, rubric: Rubric): string {
  if (grade === undefined) return 'Nothing was handed in for this board.';
  const earned = pointsByPart(grade, rubric);
  const parts = PARTS.flatMap((part) =>
    earned[part] === undefined ? [] : [`${part}: ${earned[part]} of ${rubric.points[part]}`],
  );
  const more =
    grade.replay !== undefined && grade.solved ? [lengthWords(grade.length, grade.optimum, grade.metric.unit)] : [];
  const counted = grade.replay === undefined ? undefined : countText(grade);
  const said = remark(grade);
  return [...parts, ...more, ...(counted === undefined ? [] : [counted]), ...(said === undefined ? [] : [said])].join(
    '\n',
  );
}

function lengthWords(length: number, optimum: number | undefined, unit: string): string {
  const shortest = optimum === undefined ? '' : ` (shortest: ${optimum})`;
  return `length in ${unit}s: ${length}${shortest}`;
}

/** Moves, and of programs the nodes and the time, in all. */
function leaderboardOf(solved: readonly Grade[]): readonly LeaderboardEntry[] {
  const total = (name: string, values: readonly (number | undefined)[]): readonly LeaderboardEntry[] =>
    values.includes(undefined) ? [] : [{ name, value: sum(values as number[]), order: 'asc' }];
  return [
    ...total(
      'Moves',
      solved.map((grade) => (grade.replay === undefined ? undefined : grade.length)),
    ),
    ...total(
      'Nodes',
      solved.map((grade) => (grade.replay === undefined ? undefined : grade.counts?.expanded)),
    ),
    ...total(
      'Time (s)',
      solved.map(({ run }) => run?.seconds),
    ),
  ];
}
