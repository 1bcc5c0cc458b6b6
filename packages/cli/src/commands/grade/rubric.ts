import { readTextFile } from '../../input/input.js';
import { type Grade, isShortest } from './grade.js';
import { PARTS, type Part, type Rubric, rubricOf, sum } from './points.js';

/** The rubric in a file, or what is wrong with it. */
export async function readRubric(path: string): Promise<Rubric | { readonly error: string }> {
  const source = await readTextFile(path);
  if ('error' in source) return { error: `${path}: ${source.error}` };
  let value: unknown;
  try {
    value = JSON.parse(source.text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { error: `${path}: this is not JSON: ${(error as Error).message}` };
  }
  const rubric = rubricOf(value);
  return typeof rubric === 'string' ? { error: `${path}: ${rubric}` } : rubric;
}

/** The points of a file, by part; parts that the rubric does not name are left out. */
export function pointsByPart(grade: Grade, { points, within }: Rubric): Partial<Record<Part, number>> {
  const earned: Record<Part, boolean> = {
    legal: isLegal(grade),
    solved: grade.replay !== undefined && grade.solved,
    shortest: isShortest(grade),
    time: isInTime(grade, within),
  };
  return Object.fromEntries(
    PARTS.flatMap((part) => (points[part] === undefined ? [] : [[part, earned[part] ? points[part] : 0]])),
  );
}

/** The points of a file. */
export function pointsOf(grade: Grade, rubric: Rubric): number {
  return sum(Object.values(pointsByPart(grade, rubric)));
}

/** Only moves are legal: a file without any earns nothing, unless the board is solved as it is. */
function isLegal({ replay, ...grade }: Grade): boolean {
  return (
    replay !== undefined && replay.bad === undefined && (replay.moves.length > 0 || ('solved' in grade && grade.solved))
  );
}

/** The whole time limit counts if the rubric has no narrower one: later output is not read. */
function isInTime(grade: Grade, within = Number.POSITIVE_INFINITY): boolean {
  return grade.replay !== undefined && grade.solved && grade.run !== undefined && grade.run.seconds <= within;
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
