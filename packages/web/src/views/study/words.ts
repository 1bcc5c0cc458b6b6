import { algorithms, type Ranking } from '@slidewise/core/search';
import type { Solution } from '@slidewise/core/solving';
import type { TreeNode, TreeSearch } from '@slidewise/lab/analysis';
import { amount, t, tell } from '../../texts/index.js';
import { algorithmTitle, heuristicTitle, type StudiedBoard, type StudyMethod } from './methods.js';
import { MOST_STEPS, type Run } from './run.js';
import type { Watched } from './tree/watched.js';

// The texts of the study about searches.

export function unitOf({ family, metric }: StudiedBoard): string {
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
    return t('The heuristic “{title}” may overestimate: it is not admissible, so a solution need not be shortest.', {
      title,
    });
  }
  if (search.optimal) return t('The heuristic “{title}” is admissible, so the solution is shortest.', { title });
  if (weight !== undefined) {
    return t(
      'The heuristic “{title}” is admissible, but counts {weight} times: a solution is at most {weight} times as long as the shortest.',
      { title, weight },
    );
  }
  const flaw = flawOf(algorithm);
  return t('The heuristic “{title}” is admissible, but {flaw}: a solution need not be shortest.', { title, flaw });
}

/** The same of a search without a heuristic. */
function blindPromise(algorithm: string): string {
  const known = algorithms.find(({ id }) => id === algorithm);
  if (known?.shortestIf === 'never') {
    return known.complete
      ? t('It follows one path as far as it goes: its solution is often far from shortest.')
      : t('It follows one path as far as it goes: its solution is often far from shortest, and it may find none.');
  }
  return known?.frontier === 'path'
    ? t('It tries all paths of one length before longer ones, so its solution is shortest.')
    : t('It looks at all boards of one distance before the next, so its solution is shortest.');
}

/** How a search that keeps its path only goes on, in the iteration of a number. */
export function pathRule(algorithm: string, iteration: number): string {
  switch (algorithm) {
    case 'idastar':
    case 'idastar-tt':
      return t('No open list: iteration {n} goes depth-first, and turns back where f exceeds the threshold.', {
        n: iteration,
      });
    case 'iddfs':
      return t('No open list: iteration {n} goes depth-first, and turns back at depth {depth}.', {
        n: iteration,
        depth: iteration - 1,
      });
    case 'rbfs':
      return t('No open list: it keeps this path, and the value of each board beside it.');
    case 'hill-climbing':
    case 'hill-climbing-restarts':
    case 'annealing':
      return t('No open list: it knows its current board only, and goes on from there.');
    default:
      return t('No open list: it goes on from the last board of the path, and turns back where nothing new follows.');
  }
}

/** Why an algorithm may miss the shortest solution even with an admissible heuristic. */
function flawOf(algorithm: string): string {
  const known = algorithms.find(({ id }) => id === algorithm);
  if (known?.shortestIf === 'consistent') return t('not consistent, and finished boards are never opened again');
  return known?.ranking?.(1).gWeight === 0
    ? t('{title} does not count the way so far', { title: algorithmTitle({ strategies: [] }, algorithm) })
    : t('a board is closed as soon as it is generated, whatever way comes later');
}

/** That a board has no solution, and why. */
export function impossible(why: string): string {
  return t('Proved impossible: {why}.', { why });
}

/** What is proved at the end of a search. */
export function verdict(solution: Solution, unit: string): string {
  const { status, length, optimal, lowerBound, reason } = solution;
  if (status === 'unsolvable') return impossible(tell(reason));
  const least = amount(lowerBound, unit);
  if (length === undefined) {
    return t('Not solved: {why}. No solution has fewer than {least}.', { why: tell(reason), least });
  }
  const moves = amount(length, unit);
  if (optimal) return t('Solved in {moves}, proved shortest.', { moves });
  return t('Solved in {moves}, not proved shortest: all that is known is that at least {n} are needed.', {
    moves,
    n: lowerBound,
  });
}

/** How far a search is, and what is known. */
export function standing(board: StudiedBoard, run: Run): string {
  const { replay, error, activity } = run;
  if (error !== undefined) return t('This search cannot be watched: {why}.', { why: error });
  if (replay === undefined || replay.at < 0) {
    return activity === undefined ? t('Starting …') : `${capital(tell(activity))} …`;
  }
  if (run.cutShort) {
    return t('The tree does not grow past {n} expansions. “Compare all” runs the search further.', { n: MOST_STEPS });
  }
  if (replay.atEnd) return verdict(replay.solution!, unitOf(board));
  const { lowerBound } = replay.counts;
  const promised = promise(board, run.method, replay.search);
  if (lowerBound === 0) return promised;
  const least = amount(lowerBound, unitOf(board));
  return `${promised} ${t('So far it is proved that at least {least} are needed.', { least })}`;
}

/** The move that leads to a node, in words; empty for a root. */
export function moveWords({ replay, board }: Pick<Watched, 'replay' | 'board'>, node: number): string {
  const move = replay.move(node);
  if (move === undefined) return '';
  return tell(board.family.moveMessage(replay.position(replay.nodes[node]!.parent), move));
}

const ARROWS: Readonly<Record<string, string>> = {
  ...{ up: '↑', down: '↓', left: '←', right: '→' },
  ...{ oben: '↑', unten: '↓', links: '←', rechts: '→' },
  ...{ 上: '↑', 下: '↓', 左: '←', 右: '→' },
};
const DIRECTIONS = /\b(up|down|left|right|oben|unten|links|rechts)\b(?:, ?)?|[上下左右][，、]?/g;

/** A move in at most so many characters: arrows for the words `3 down,right 2`, then an ellipsis. */
export function shortMove(words: string, most: number): string {
  if (words.length <= most) return words;
  const arrows = words.replace(DIRECTIONS, (found, way?: string) => ARROWS[way ?? found.charAt(0)]!);
  return arrows.length <= most ? arrows : `${arrows.slice(0, most - 1)}…`;
}

/** `Node 12: f 7, g 3, h 4, expanded as number 5`. */
export function nodeWords({ id, g, h, f, state, expansion }: TreeNode, { ranking }: TreeSearch): string {
  const numbers = ranking.hWeight === 0 ? `g ${g}` : `f ${round(f)}, g ${g}, h ${h}`;
  return t('Node {id}: {numbers}, {fate}', { id: String(id), numbers, fate: fateOf(state, expansion) });
}

function fateOf(state: TreeNode['state'], expansion: number | undefined): string {
  if (state === 'goal') return t('solved#node');
  if (state === 'closed') return t('expanded as number {n}', { n: expansion! });
  return expansion === undefined ? t('open#node') : t('open again');
}

/** What the numbers of a node mean: one line for each. */
export function rankLegend({ gWeight, hWeight }: Ranking): readonly string[] {
  const g = t('g: so far');
  const h = t('h: estimate of the rest');
  if (hWeight === 0) return [g];
  if (gWeight === 0) return [h, g];
  return [`f = g + ${hWeight === 1 ? '' : `${hWeight} × `}h`, g, h];
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
