import {
  type Band,
  type Bands,
  bandOf,
  isWithin,
  type PrintedCounts,
  type Rubric,
  referenceCounts,
  valueFor,
  widened,
} from '@slidewise/classroom/grading';
import type { Family, SearchSettings } from '@slidewise/core/contract';
import type { Result } from '@slidewise/core/result';
import { algorithmId, heuristicId, type Solution, unknownAlgorithm } from '@slidewise/core/solving';
import { showCount, suggestion } from '@slidewise/core/text';
import { allMethods, type Method, tieOrders } from '@slidewise/lab/analysis';
import { sentenceOf } from '@slidewise/server/answers';
import type { OneBoard } from '../../input/boards.js';
import type { JudgedCounts } from './grade.js';

/** The counts that are right, as a rubric or options say it. */
export type CountRules = Pick<Rubric, 'expanded' | 'generated' | 'reference' | 'orders' | 'within'>;

type SolveBy = (
  board: OneBoard,
  metric: string,
  method: Method & { readonly settings: SearchSettings },
) => Promise<Result<Solution>>;

const KINDS = ['expanded', 'generated'] as const;

/** Judges the counts of programs by the teacher's numbers, or by reference searches on the same board. */
export class CountJudge {
  /** What the references have found, by metric and board. */
  private readonly found = new Map<string, readonly Solution[] | string>();

  constructor(
    private readonly rules: CountRules,
    private readonly solve: SolveBy,
  ) {}

  /** Undefined if nothing is asked for on this board. */
  async judge(
    board: OneBoard,
    metric: string,
    counts: PrintedCounts | undefined,
    { isUnsolvable }: { readonly isUnsolvable: boolean },
  ): Promise<JudgedCounts | undefined> {
    const { expanded, generated } = this.rules;
    const own = { expanded: valueFor<Band>(expanded, board.label), generated: valueFor<Band>(generated, board.label) };
    const isAsked = own.expanded !== undefined || own.generated !== undefined;
    if (!isAsked && this.rules.reference === undefined) return undefined;
    // Where there is no solution, the programs of courses print no count.
    if (counts === undefined && isUnsolvable) return { bands: {}, within: true };
    const references = isAsked || counts === undefined ? [] : await this.references(board, metric);
    if (typeof references === 'string') return { bands: {}, within: false, reason: references };
    const bands: { -readonly [Kind in keyof Bands]: Bands[Kind] } = {};
    for (const kind of KINDS) {
      const band = own[kind] ?? bandOf(references.map((solution) => referenceCounts(solution, counts?.word)[kind]));
      if (band !== undefined) bands[kind] = widened(band, this.rules.within ?? 0);
    }
    const reasons = KINDS.flatMap((kind) => reasonFor(kind, counts?.[kind], bands[kind], own[kind] !== undefined));
    if (counts === undefined && reasons.length === 0) reasons.push('it says nothing of what it counted');
    return reasons.length === 0 ? { bands, within: true } : { bands, within: false, reason: reasons.join('; ') };
  }

  /** What the references find on a board, in all orders that are asked for; or why there is nothing to compare with. */
  private async references(board: OneBoard, metric: string): Promise<readonly Solution[] | string> {
    const key = `${metric} ${board.label}`;
    const known = this.found.get(key);
    if (known !== undefined) return known;
    const found = await this.search(board, metric);
    this.found.set(key, found);
    return found;
  }

  private async search(board: OneBoard, metric: string): Promise<readonly Solution[] | string> {
    const solutions: Solution[] = [];
    const { orders } = this.rules;
    for (const text of this.rules.reference!) {
      const method = methodFor(board.family, text);
      if ('error' in method) return method.error;
      for (const settings of orders === undefined ? [{}] : tieOrders(method, orders)) {
        const solution = await this.solve(board, metric, { ...method, settings });
        if (!solution.ok) return `${text} cannot be run: ${solution.problem.message}`;
        const { status, reason } = solution.value;
        if (status === 'stopped') return `there is nothing to compare with: ${text} gave up: ${reason?.message}`;
        solutions.push(solution.value);
      }
    }
    return solutions;
  }
}

function reasonFor(
  kind: (typeof KINDS)[number],
  count: number | undefined,
  band: Band | undefined,
  isAsked: boolean,
): readonly string[] {
  if (band === undefined) return [];
  if (count === undefined) return isAsked ? [`it does not say how many boards it ${kind}`] : [];
  if (isWithin(count, band)) return [];
  return [`${kind} ${showCount(count)}, where ${bandText(band)} is right`];
}

/** `270`, `243 to 297`. */
function bandText({ least, most }: Band): string {
  return least === most ? showCount(least) : `${showCount(least)} to ${showCount(most)}`;
}

/** `astar/manhattan` as a method of a family, or why there is none. */
export function methodFor(family: Family, text: string): Method | { readonly error: string } {
  const [name = '', heuristic] = text.split('/');
  const algorithm = algorithmId(family, name);
  const methods = allMethods(family, 'all');
  const fitting = methods.filter((method) => method.algorithm === algorithm);
  if (fitting.length === 0) {
    const known = [...new Set(methods.map((method) => method.algorithm))];
    return {
      error: sentenceOf(
        unknownAlgorithm(
          algorithm,
          known.map((id) => ({ id })),
        ),
      ),
    };
  }
  const ids = fitting.flatMap((method) => method.heuristic ?? []);
  if (ids.length === 0) {
    return heuristic === undefined ? fitting[0]! : { error: `"${algorithm}" takes no heuristic` };
  }
  if (heuristic === undefined) return { error: `"${algorithm}" needs a heuristic, as in ${algorithm}/${ids[0]}` };
  const wanted = heuristicId(heuristic);
  const method = fitting.find((each) => each.heuristic === wanted);
  if (method !== undefined) return method;
  return { error: `there is no heuristic "${wanted}": expected ${ids.join(', ')}${suggestion(wanted, ids)}` };
}
