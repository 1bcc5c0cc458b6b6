import { ok, type Result } from '@slidewise/core/result';
import type { Host, OneBoard, Trouble } from './host.js';

/** How a course writes its boards. */
export interface CourseFormat {
  readonly family: string;
  readonly format: string;
  /** The goal of all its boards; left out where its format writes a goal, which stays. */
  readonly goal?: string;
  /** Its name for the piece to free. */
  readonly target: string;
}

/**
 * The board behind a path, a name or an id, as a course's program reads it: in the course's format, or in any other of the family, and
 * then with the names and the goal of the course.
 */
export async function readCourseBoard(host: Host, path: string, course: CourseFormat): Promise<OneBoard | Trouble> {
  const { format, goal, target } = course;
  const own = { family: course.family, format, ...(goal === undefined ? {} : { goal }) };
  const found = await host.readBoard(path, [() => own, () => ({})]);
  if ('trouble' in found) return found;
  const { label, family, reading } = found;
  if (family.id !== course.family) return { trouble: `${label}: this is a board of ${family.title}` };
  if (reading.format === format && (goal === undefined || reading.goal === goal)) return found;
  const converted = convert(found, course);
  if (!converted.ok) return { trouble: `${label}: ${converted.problem.message}` };
  host.say(`note: ${label} has the names of the course here; ${target} is to be freed`);
  return { label, family, reading: converted.value };
}

/** The board with the names of the course, and with its goal if all its boards have the same. */
function convert(
  { family, reading: { position } }: OneBoard,
  { format, goal }: CourseFormat,
): Result<OneBoard['reading']> {
  const renamed = family.renamed?.(position, format) ?? position;
  const printed = family.print(renamed, format);
  if (!printed.ok) return printed;
  const options = goal === undefined ? family.readOptions(renamed) : { goal };
  const read = family.parse(printed.value, { ...options, format });
  return read.ok ? ok(read.value) : read;
}
