import { PARTS, type Part, parsePoints, type Rubric, rubricError, sum } from '@slidewise/classroom/grading';
import { defined } from '@slidewise/server/answers';
import { readRubric } from '../../input/rubric-file.js';
import type { CountRules } from './count-judge.js';
import { type Grade, type Graded, isShortest } from './grade.js';
import type { GradeFlags } from './options.js';

/** How points are given, if they are, and which counts are right. */
export interface Rules {
  readonly rubric?: Rubric;
  readonly counts: CountRules;
}

/** What file and options ask for; where both say it, the options count. */
export async function rulesFor(flags: GradeFlags): Promise<Rules | { readonly error: string }> {
  const { expanded, generated, reference, orders, within } = flags;
  const given = defined({ expanded, generated, reference, orders, within });
  const rubric = await rubricFor(flags);
  if (rubric !== undefined && 'error' in rubric) return rubric;
  const whole: Rubric = { points: { legal: 1 }, ...rubric, ...given };
  const error = rubricError(whole);
  if (error !== undefined) return { error: flags.rubric === undefined ? error : `${flags.rubric}: ${error}` };
  return { counts: whole, ...(rubric && { rubric: whole }) };
}

async function rubricFor({ rubric, points }: GradeFlags): Promise<Rubric | { readonly error: string } | undefined> {
  if (rubric !== undefined) return readRubric(rubric);
  if (points === undefined) return undefined;
  return parsePoints(points) ?? { error: `--points must be points such as legal=1,solved=2 for ${PARTS.join(', ')}` };
}

/** The points of a file, by part; parts that the rubric does not name are left out. */
export function pointsByPart(grade: Grade, rubric: Rubric): Partial<Record<Part, number>> {
  const { points, seconds, unfinished = 0 } = rubric;
  const printed = grade.replay === undefined ? grade.printed : undefined;
  const judged = printed ?? grade;
  const earned: Record<Part, boolean> = {
    legal: isLegal(judged),
    solved: isSolved(judged),
    shortest: isShortest(judged),
    counts: isSolved(judged) && judged.judged?.within === true,
    time: printed === undefined && isInTime(grade, seconds),
  };
  const share = printed === undefined ? 1 : unfinished;
  return Object.fromEntries(
    PARTS.flatMap((part) =>
      points[part] === undefined ? [] : [[part, earned[part] ? sum([points[part] * share]) : 0]],
    ),
  );
}

/** The points of a file. */
export function pointsOf(grade: Grade, rubric: Rubric): number {
  return sum(Object.values(pointsByPart(grade, rubric)));
}

function isSolved(grade: Grade | Graded): grade is Graded {
  return grade.replay !== undefined && grade.solved;
}

/** Only moves are legal: a file without any earns nothing, unless the board is solved as it is. */
function isLegal(grade: Grade | Graded): boolean {
  const { replay } = grade;
  return replay !== undefined && replay.bad === undefined && (replay.moves.length > 0 || isSolved(grade));
}

/** The whole time limit counts if the rubric has no narrower one: later output is not read. */
function isInTime(grade: Grade, seconds = Number.POSITIVE_INFINITY): boolean {
  return isSolved(grade) && grade.run !== undefined && grade.run.seconds <= seconds;
}

/** Of the files for a board the one with the most points; the first of several. */
export function bestOf(grades: readonly Grade[], rubric: Rubric): Grade | undefined {
  return grades.reduce<Grade | undefined>(
    (best, grade) => (best !== undefined && pointsOf(best, rubric) >= pointsOf(grade, rubric) ? best : grade),
    undefined,
  );
}

/** The points of all boards: of each, those of its best file. */
export function boardPoints(grades: readonly Grade[], boards: readonly string[], rubric: Rubric): number {
  return sum(
    boards.map((label) => {
      const best = bestOf(
        grades.filter(({ board }) => board === label),
        rubric,
      );
      return best === undefined ? 0 : pointsOf(best, rubric);
    }),
  );
}
