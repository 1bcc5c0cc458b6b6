import { type Rubric, rubricOf } from '@slidewise/classroom/grading';
import { readTextFile } from './input.js';

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
