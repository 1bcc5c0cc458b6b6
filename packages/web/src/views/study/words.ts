import { algorithms } from '@slidewise/core/search';
import type { Solution } from '@slidewise/core/solving';
import { showAmount, showCount } from '@slidewise/core/text';
import type { TreeNode, TreeSearch } from '@slidewise/lab/analysis';
import { heuristicTitle, type StudiedBoard, type StudyMethod } from './methods.js';
import { MOST_STEPS, type Run } from './run.js';
import type { Watched } from './tree/watched.js';

// The texts of the study about searches.

function unitOf({ family, metric }: StudiedBoard): string {
  return family.metrics.find(({ id }) => id === metric)!.unit;
}

/** What a search will prove, said before it is over. */
export function promise(
  { family }: StudiedBoard,
  { algorithm, heuristic, weight }: StudyMethod,
  search: TreeSearch,
): string {
  if (heuristic === undefined) return blindPromise(algorithm);
  const known = family.heuristics.find(({ id }) => id === heuristic);
  const title = heuristicTitle(family, heuristic);
  if (known?.admissible !== true) {
    return `The heuristic “${title}” may overestimate: it is not admissible, so a solution need not be shortest.`;
  }
  if (search.optimal) return `The heuristic “${title}” is admissible, so the solution is shortest.`;
  if (weight !== undefined) {
    return `The heuristic “${title}” is admissible, but counts ${weight} times: a solution is at most ${weight} times as long as the shortest.`;
  }
  return `The heuristic “${title}” is admissible, but ${flaw(algorithm)}: a solution need not be shortest.`;
}

/** The same of a search without a heuristic. */
function blindPromise(algorithm: string): string {
  const known = algorithms.find(({ id }) => id === algorithm);
  if (known?.shortestIf === 'never') {
    const stuck = known.complete ? '' : ', and it may find none';
    return `It follows one path as far as it goes: its solution is often far from shortest${stuck}.`;
  }
  return known?.frontier === 'path'
    ? 'It tries all paths of one length before longer ones, so its solution is shortest.'
    : 'It looks at all boards of one distance before the next, so its solution is shortest.';
}

/** How a search that keeps its path only goes on, in the iteration of a number. */
export function pathRule(algorithm: string, iteration: number): string {
  switch (algorithm) {
    case 'idastar':
    case 'idastar-tt':
      return `iteration ${iteration} goes depth-first, and turns back where f exceeds the threshold.`;
    case 'iddfs':
      return `iteration ${iteration} goes depth-first, and turns back at depth ${iteration - 1}.`;
    case 'rbfs':
      return 'it keeps this path, and the value of each board beside it.';
    case 'hill-climbing':
    case 'hill-climbing-restarts':
    case 'annealing':
      return 'it knows its current board only, and goes on from there.';
    default:
      return 'it goes on from the last board of the path, and turns back where nothing new follows.';
  }
}

/** Why an algorithm may miss the shortest solution even with an admissible heuristic. */
function flaw(algorithm: string): string {
  const known = algorithms.find(({ id }) => id === algorithm);
  if (known?.shortestIf === 'consistent') return 'not consistent, and finished boards are never opened again';
  return known?.ranking?.(1).gWeight === 0
    ? `${known.title} does not count the way so far`
    : 'a board is closed as soon as it is generated, whatever way comes later';
}

/** That a board has no solution, and why. */
export function impossible(reason: string): string {
  return `Proved impossible: ${reason}.`;
}

/** What is proved at the end of a search. */
export function verdict(solution: Solution, unit: string): string {
  const { status, length, optimal, lowerBound, reason } = solution;
  if (status === 'unsolvable') return impossible(reason.message);
  if (length === undefined)
    return `Not solved: ${reason.message}. No solution has fewer than ${showAmount(lowerBound, unit)}.`;
  if (optimal) return `Solved in ${showAmount(length, unit)}, proved shortest.`;
  return `Solved in ${showAmount(length, unit)}, not proved shortest: all that is known is that at least ${lowerBound} are needed.`;
}

/** How far a search is, and what is known. */
export function standing(board: StudiedBoard, run: Run): string {
  const { replay, error, activity } = run;
  if (error !== undefined) return `This search cannot be watched: ${error}.`;
  if (replay === undefined || replay.at < 0) return activity === undefined ? 'Starting …' : `${capital(activity)} …`;
  if (run.cutShort) {
    return `The tree does not grow past ${showCount(MOST_STEPS)} expansions. “Compare all” runs the search further.`;
  }
  if (replay.atEnd) return verdict(replay.solution!, unitOf(board));
  const { lowerBound } = replay.counts;
  const bound =
    lowerBound === 0 ? '' : ` So far it is proved that at least ${showAmount(lowerBound, unitOf(board))} are needed.`;
  return `${promise(board, run.method, replay.search)}${bound}`;
}

/** The move that leads to a node, in words; empty for a root. */
export function moveWords({ replay, board }: Pick<Watched, 'replay' | 'board'>, node: number): string {
  const move = replay.move(node);
  return move === undefined ? '' : board.family.moveInWords(replay.position(replay.nodes[node]!.parent), move);
}

const ARROWS: Readonly<Record<string, string>> = { up: '↑', down: '↓', left: '←', right: '→' };

/** A move in at most so many characters: arrows for the words `3 down,right 2`, then an ellipsis. */
export function shortMove(words: string, most: number): string {
  if (words.length <= most) return words;
  const arrows = words.replace(/\b(up|down|left|right)\b,?/g, (_, way: string) => ARROWS[way]!);
  return arrows.length <= most ? arrows : `${arrows.slice(0, most - 1)}…`;
}

/** `Node 12: f = 7, g = 3, h = 4, expanded as number 5`. */
export function nodeWords({ id, g, h, f, state, expansion }: TreeNode, { ranking }: TreeSearch): string {
  const numbers = ranking.hWeight === 0 ? `g ${g}` : `f ${round(f)}, g ${g}, h ${h}`;
  const fate =
    state === 'goal'
      ? 'solved'
      : state === 'open'
        ? expansion === undefined
          ? 'open'
          : 'open again'
        : `expanded as number ${expansion}`;
  return `Node ${id}: ${numbers}, ${fate}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `3 ms`, `1.2 s`. */
export function timeText(milliseconds: number): string {
  if (milliseconds < 9.95) return `${milliseconds.toFixed(1)} ms`;
  return milliseconds < 999.5 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
