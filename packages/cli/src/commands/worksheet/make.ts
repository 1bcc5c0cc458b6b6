import type { Family } from '@slidewise/core/contract';
import { algorithms } from '@slidewise/core/search';
import {
  checkHeuristics,
  type HeuristicReport,
  measures,
  motionOf,
  movesInWords,
  SearchTree,
  type TreeNode,
} from '@slidewise/lab/analysis';
import type { Exercise, Worksheet, WorksheetHeuristic, WorksheetNode } from '@slidewise/lab/sheet';
import type { DiskTableCache } from '@slidewise/node/tables';
import { defined, type Failure, failure } from '@slidewise/server/answers';
import type { OneBoard } from '../../input/boards.js';
import { flagError } from '../../solving/flag-error.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import { Turns } from '../../terminal/turns.js';
import { metricUnit } from '../../terminal/units.js';
import { EXERCISES, type WorksheetFlags } from './options.js';

/** Nobody draws larger boards, and their searches list thousands of successors in one step. */
const MOST_CELLS = 256;
/** As many boards as a page has boxes. */
const BOXES = 6;
/** The open list is shown after so many expansions. */
const BEFORE_VALUES = 2;
const READS = 'the board that reads first from the top left: an empty cell before any piece';
/** Which of equal nodes comes first, by the order of the open list. */
const RULES: Readonly<Record<string, string>> = {
  ranked: `Among equal values, the smaller h comes first, then ${READS}.`,
  buckets: `Among equal values, the one that was found first comes first; of those found together, ${READS}.`,
  queue: 'Boards of the same distance may come in any order: the answers show one.',
  path: `Of the boards that a move makes, it tries first ${READS}.`,
};
/** Larger spaces are not looked at for counterexamples. */
const MOST_POSITIONS = 200_000;
const USUAL_TIME = 10_000;

/** A worksheet about a board; `isKnown` is false if no solution was found in time. */
export async function makeWorksheet(
  board: OneBoard,
  student: string | number | undefined,
  flags: WorksheetFlags,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<{ readonly worksheet: Worksheet; readonly isKnown: boolean } | Failure> {
  const { label, family, reading } = board;
  const { heuristic, metric = family.metrics[0]!.id } = flags;
  const wrong = flagError(
    label,
    family,
    defined({ metric: flags.metric, heuristic: heuristic === undefined ? undefined : [heuristic] }),
  );
  if (wrong !== undefined) return wrong;
  const { width, height } = family.scene(reading.position);
  if (width * height > MOST_CELLS) {
    return {
      error: `${label}: a board of ${width}×${height} is too large for exercises: at most ${MOST_CELLS} cells fit`,
    };
  }
  const wanted = EXERCISES.filter((kind) => flags.exercise?.includes(kind) ?? true);
  const exercises: Exercise[] = [];
  let isKnown = true;
  for (const kind of wanted) {
    if (kind === 'expansions' || kind === 'values') {
      const exercise = ofSearch(board, metric, flags, kind);
      // Without an open list, there is one exercise less.
      if (exercise === undefined && flags.exercise === undefined) continue;
      if (exercise === undefined)
        return { error: `${label}: ${flags.algorithm} ranks no boards: there are no values to fill in` };
      if ('error' in exercise) return exercise;
      exercises.push(exercise);
    } else if (kind === 'admissible') exercises.push(await ofHeuristics(board, metric, signal, tables));
    else {
      const { timeLimit = USUAL_TIME, memoryLimit } = flags;
      const limits = defined({ timeLimit, memoryLimit });
      const solved = await solveInSlices(label, family, reading.position, { ...limits, metric }, signal, tables);
      if (!solved.ok) return failure(label, solved.problem);
      const { status, moves, reason } = solved.value;
      isKnown &&= status !== 'stopped';
      exercises.push({
        kind: 'shortest',
        answer:
          status === 'solved'
            ? motionOf(family, reading.position, moves)
            : status === 'unsolvable'
              ? `There is none: ${reason?.message}.`
              : `None was found: ${reason?.message}.`,
      });
    }
    if (signal.aborted) break;
  }
  const name = typeof student === 'number' ? `${label}, ${student}` : label;
  const worksheet = {
    title: name,
    scene: family.scene(reading.position),
    exercises,
    ...(typeof student === 'string' ? { student } : {}),
  };
  return { worksheet, isKnown };
}

/** The first expansions of a search, or what is on its open list a little later. */
function ofSearch(
  { label, family, reading: { position } }: OneBoard,
  metric: string,
  { algorithm, heuristic }: WorksheetFlags,
  kind: 'expansions' | 'values',
): Exercise | Failure | undefined {
  const options = { metric, algorithm, proveFirst: false, ...defined({ heuristic }) };
  const planted = SearchTree.plant<unknown, unknown>(family, position, options);
  if (!planted.ok) return failure(label, planted.problem);
  const tree = planted.value;
  const { search } = tree;
  const method = methodText(search);
  const node = ({ id, g, h, f }: TreeNode): WorksheetNode => {
    const moves = tree
      .pathTo(id)
      .slice(1)
      .map((each) => tree.move(each)!);
    const path = movesInWords(family, position, moves).join(', ');
    return { scene: family.scene(tree.position(id)), path, g, f, ...(search.heuristic === undefined ? {} : { h }) };
  };
  if (kind === 'expansions') {
    for (let i = 0; i < BOXES && tree.step(); i++);
    return {
      kind,
      method,
      rule: RULES[search.frontier]!,
      nodes: tree.expanded.slice(0, BOXES).map((id) => node(tree.nodes[id]!)),
    };
  }
  if (search.frontier !== 'ranked' && search.frontier !== 'buckets') return undefined;
  for (let i = 0; i < BEFORE_VALUES && tree.solution === undefined && tree.step(); i++);
  const [next] = tree.next(1);
  // Sorted by discovery, since the order of the open list would tell the next one. That one is never left out.
  const first = tree.next(BOXES).sort((a, b) => a - b);
  if (next === undefined) return undefined;
  return { kind, method, nodes: first.map((id) => node(tree.nodes[id]!)), next: first.indexOf(next) };
}

function methodText({ algorithm, heuristic }: { readonly algorithm: string; readonly heuristic?: string }): string {
  const { title } = algorithms.find(({ id }) => id === algorithm)!;
  return heuristic === undefined ? title : `${title} with ${heuristic}`;
}

/** The value of each heuristic, and whether it is admissible: over all reachable boards, or by its proof if they are too many. */
async function ofHeuristics(
  { family, reading: { position } }: OneBoard,
  metric: string,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<Exercise> {
  const reports = await checked(family, position, metric, signal, tables);
  const values = measures(family, position, { metric, tables });
  const heuristics = values.flatMap(({ id, value, admissible }): WorksheetHeuristic[] => {
    if (value === undefined || admissible === undefined) return [];
    // What is on this machine's disk is no part of an exercise.
    if ((family.tables?.needed(position, metric, { heuristic: id }) ?? []).length > 0) return [];
    const tooHigh = reports?.find(({ heuristic }) => heuristic === id)?.tooHigh;
    const { summary } = family.heuristics.find((each) => each.id === id)!;
    const known = { id, summary, value, admissible: reports === undefined ? admissible : tooHigh === undefined };
    if (tooHigh === undefined) return [known];
    const { estimate, distance } = tooHigh;
    return [{ ...known, counterexample: { scene: family.scene(tooHigh.position), estimate, distance } }];
  });
  const unit = metricUnit(family, metric);
  return { kind: 'heuristics', heuristics, unit };
}

/** Checks all heuristics on all reachable boards. Undefined if these are too many. */
async function checked(
  family: Family,
  position: unknown,
  metric: string,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<readonly HeuristicReport[] | undefined> {
  const work = checkHeuristics(family, position, { metric, tables, positions: MOST_POSITIONS });
  const turns = new Turns();
  while (!signal.aborted) {
    const { done, value } = work.next();
    if (done) return value.reports;
    if (turns.due) await turns.next();
  }
  return undefined;
}
