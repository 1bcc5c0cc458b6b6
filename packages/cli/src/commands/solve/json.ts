import type { Family } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { algorithmId, heuristicId } from '@slidewise/core/solving';
import { type Answer, moveTexts } from './answer.js';
import type { SolveFlags } from './options.js';

/** For programs: one object on a line. Every key is always there, but for `error` and `reason`. */
export function jsonReport({ board, solution, milliseconds }: Answer, flags: SolveFlags): string {
  const { label, family, reading, trouble } = board;
  const counts = solution?.counts;
  const solved = solution?.status === 'solved';
  const object = {
    board: label,
    family: family?.id ?? flags.family ?? null,
    format: reading?.format ?? flags.format ?? null,
    goal: reading?.goal ?? flags.goal ?? null,
    metric: solution?.metric ?? flags.metric ?? null,
    algorithm: solution?.algorithm ?? askedAlgorithm(family, flags.algorithm),
    heuristic: solution?.heuristic ?? askedHeuristic(flags.heuristic),
    status: trouble === undefined ? solution!.status : 'error',
    optimal: solution?.optimal ?? false,
    length: solution?.length ?? null,
    lowerBound: solution === undefined || solution.status === 'unsolvable' ? null : solution.lowerBound,
    moves: solved ? moveTexts(family!, reading!.position, solution, reading!.format, flags.letters) : [],
    stats: {
      expanded: counts?.expanded ?? 0,
      generated: counts?.generated ?? 0,
      reopened: counts?.reopened ?? 0,
      duplicates: counts?.duplicates ?? 0,
      peakOpen: counts?.peakOpen ?? 0,
      stored: counts?.stored ?? 0,
      ms: Math.round(milliseconds * 1000) / 1000,
      bytes: counts?.bytes ?? 0,
    },
    ...(solution?.reason === undefined ? {} : { reason: solution.reason }),
    ...(trouble === undefined ? {} : { error: trouble }),
  };
  return `${JSON.stringify(object)}\n`;
}

/** What was asked for where there is no answer, by the name that an answer would have; the family is not always known. */
function askedAlgorithm(family: Family | undefined, name: string | undefined): string | null {
  if (name === undefined) return null;
  return (family === undefined ? families : [family]).reduce((id, each) => algorithmId(each, id), name);
}

function askedHeuristic(name: string | undefined): string | null {
  return name === undefined ? null : heuristicId(name);
}
