import type { Family, Reading } from '@slidewise/core/contract';
import { ok, type Result } from '@slidewise/core/result';
import type { Failure, Host, OneBoard } from './host.js';

/** How a course writes its boards. */
export interface CourseFormat {
  /** The notation of the course. */
  readonly format: string;
  /** The goal of all its boards; left out where its format writes a goal, which stays. */
  readonly goal?: string;
}

/** A board as the program of a course reads it, with the names and the goal of the course: its text, and what that text means. */
export function courseBoard<P>(
  family: Family<P>,
  { position }: Reading<P>,
  { format, goal }: CourseFormat,
): Result<{ readonly text: string; readonly reading: Reading<P> }> {
  const renamed = family.renamed?.(position, format) ?? position;
  const printed = family.print(renamed, format);
  if (!printed.ok) return printed;
  const options = goal === undefined ? family.readOptions(renamed) : { goal };
  const read = family.parse(printed.value, { ...options, format });
  return read.ok ? ok({ text: `${printed.value.trimEnd()}\n`, reading: read.value }) : read;
}

/** The board behind a path, a name or an id, as a course's program reads it, whatever its format is; `target` is the course's name for the piece to free. */
export async function readCourseBoard(
  host: Host,
  path: string,
  course: CourseFormat & { readonly family: string; readonly target: string },
): Promise<OneBoard | Failure> {
  const { format, goal, target } = course;
  const own = { family: course.family, format, ...(goal === undefined ? {} : { goal }) };
  const found = await host.readBoard(path, [() => own, () => ({})]);
  if ('error' in found) return found;
  const { label, family, reading } = found;
  if (family.id !== course.family) return { error: `${label}: this is a board of ${family.title}` };
  if (reading.format === format && (goal === undefined || reading.goal === goal)) return found;
  const converted = courseBoard(family, reading, course);
  if (!converted.ok) return { error: `${label}: ${converted.problem.message}` };
  const place = goal === undefined ? `, and its goal is ${converted.value.reading.goal}` : '';
  host.say(`note: ${label} has the names of the course here; ${target} is to be freed${place}`);
  return { label, family, reading: converted.value.reading };
}
