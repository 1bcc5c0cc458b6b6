import type { Family, Titled } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { nameOf } from '../../texts/names.js';

/** A board of a lesson, and its family. */
export interface LessonBoard {
  readonly family: Family;
  readonly position: unknown;
  readonly format: string;
  readonly goal: string;
}

/** The board behind an id that a lesson has written down. */
export function lessonBoard(id: string): LessonBoard {
  const { family, reading } = unwrap(readPositionId(id));
  return { family, ...reading };
}

/** The values of the heuristics that need no large tables for a position; only the admissible ones if requested. */
export function estimates(family: Family, position: unknown): (Titled & { readonly h: number })[] {
  const metric = family.metrics[0]!.id;
  const space = family.space(position, metric);
  const state = new Int32Array(space.stateWords);
  space.start(state, 0);
  return cheapHeuristics(family, position).map(({ id, title, summary }) => ({
    id,
    title,
    summary,
    h: space.heuristic(id)(state, 0),
  }));
}

/** What a heuristic is called in the language of the page. */
export function heuristicHere(family: string, { id, title, summary }: Titled): { title: string; summary: string } {
  return nameOf('heuristics', `${family}/${id}`, { title, summary });
}

/** The admissible heuristics that need no large tables. */
export function cheapHeuristics(family: Family, position: unknown): Family['heuristics'] {
  const metric = family.metrics[0]!.id;
  return family.heuristics.filter(
    ({ id, admissible, metrics, unfit }) =>
      admissible &&
      metrics.includes(metric) &&
      unfit?.(position) === undefined &&
      (family.tables?.needed(position, metric, { heuristic: id }) ?? []).length === 0,
  );
}
