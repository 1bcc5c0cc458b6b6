import {
  aFunction,
  aList,
  anObject,
  argumentError,
  assertArguments,
  aText,
  type Check,
  objectWith,
  optional,
} from '../../check.js';
import * as say from '../../messages/en/families.js';
import { unknownFormat, unknownHeuristic, unknownLetters } from '../../messages/en/names.js';
import { problem } from '../../result.js';
import type { Basics } from '../basics.js';
import type { TableCache } from '../engine/tables.js';
import type { Family } from '../family.js';
import type { EstimatePart, Explanation } from '../heuristics.js';
import type { Ids } from '../ids.js';
import type { ReadOptions } from '../text.js';
import { checkedEditing } from './checked-editing.js';
import { checkedEnumerating } from './checked-enumerating.js';
import { checkedMaking } from './checked-making.js';
import { checksOf, keepChecks } from './checks.js';
import { anIdOf, aTableCache } from './family-checks.js';

/** What a family may lack: its boards can be drawn, made, enumerated or given to planners. */
export type FamilyFacets<P> = Pick<Family<P>, 'editing' | 'making' | 'enumerating' | 'planning'>;

const someBasics: Check = (value, name) =>
  checksOf(value as object) === undefined ? say.noBasics({ name }) : undefined;
const aDefinition: Check = objectWith({
  goals: aList,
  affinity: aFunction,
  print: aFunction,
  readOptions: aFunction,
  moveMessage: aFunction,
  parseMove: aFunction,
  scene: aFunction,
  explain: aFunction,
});

/** Members whose arguments are optional for callers, or whose ids are any strings. */
interface Strict<P> {
  readOptions(position: P): ReadOptions;
  explain(position: P, metric: string): Explanation;
  estimateParts?(position: P, heuristic: string, metric: string, tables?: TableCache): Promise<readonly EstimatePart[]>;
}

/** What a family is beyond its basics, for `defineFamily`. Its functions get checked arguments, and none is left out. */
export type FamilyDefinition<P, M, I extends Ids> = Omit<
  Family<P, M, I>,
  keyof Basics | keyof Strict<P> | keyof FamilyFacets<P> | 'moveInWords'
> &
  Strict<P>;

/**
 * A whole family, from its basics and the rest; checks arguments and fills in defaults. Pages that only solve take the basics, and
 * bundlers leave out the rest.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineFamily<
  P extends object,
  M,
  I extends Ids,
  B extends Basics<P, M, I>,
  F extends keyof FamilyFacets<P>,
>(
  basics: B & Basics<P, M, I>,
  rest: FamilyDefinition<NoInfer<P>, M, I>,
  facets: Required<Pick<FamilyFacets<NoInfer<P>>, F>> = {} as Required<Pick<FamilyFacets<P>, F>>,
): B & Family<P, M, I> & Required<Pick<FamilyFacets<P>, F>> {
  assertArguments(['basics', basics, someBasics], ['rest', rest, aDefinition], ['facets', facets, anObject]);
  const { describesGoal, estimateParts, figures, renamed, straightParts, compareHardest, mirrored } = rest;
  const { editing, making, enumerating, planning }: FamilyFacets<P> = facets;
  const checks = checksOf<P>(basics);
  const { positions, aMove, counted } = checks;
  const aFormat = anIdOf(unknownFormat, basics.formats);
  const someLetters = optional(anIdOf(unknownLetters, basics.letters ?? []));

  const family: Family<P, M, I> = {
    ...(basics as Basics<P, M, I>),
    ...rest,
    ...(figures && {
      figures: figures.map((own) => ({ ...own, of: (position: P) => own.of(positions.at(position)) })),
    }),

    ...(describesGoal && {
      describesGoal(text: string) {
        assertArguments(['text', text, aText]);
        return describesGoal(text);
      },
    }),
    affinity(text) {
      assertArguments(['text', text, aText]);
      return rest.affinity(text);
    },
    print(position, format) {
      const board = positions.check(position);
      if (!board.ok) return board;
      const error = aFormat(format, 'format');
      return error === undefined ? rest.print(board.value, format) : problem(error);
    },
    readOptions: (position) => rest.readOptions(positions.at(position)) as ReadOptions<I['format']>,
    ...(renamed && {
      renamed(position: P, format: I['format']) {
        assertArguments(['format', format, aFormat]);
        return positions.adopt(renamed(positions.at(position), format));
      },
    }),
    moveMessage(position, move) {
      assertArguments(['move', move, aMove]);
      const board = positions.at(position);
      const played = basics.play(board, move);
      if (!played.ok) throw new TypeError(say.illegalMove({ name: 'move', why: played.problem }).message);
      return rest.moveMessage(board, move);
    },
    moveInWords: (position, move) => family.moveMessage(position, move).message,
    parseMove(position, text, letters) {
      const board = positions.check(position);
      if (!board.ok) return board;
      const error = argumentError(['text', text, aText], ['letters', letters, someLetters]);
      return error === undefined ? rest.parseMove(board.value, text, letters) : problem(error);
    },

    explain: (position, metric) => rest.explain(positions.at(position), counted(metric)),
    ...(estimateParts && {
      estimateParts(position: P, heuristic: I['heuristic'], metric?: I['metric'], tables?: TableCache) {
        const aHeuristic = anIdOf(unknownHeuristic, basics.heuristics);
        assertArguments(['heuristic', heuristic, aHeuristic], ['tables', tables, optional(aTableCache)]);
        return estimateParts(positions.at(position), heuristic, counted(metric), tables);
      },
    }),
    ...(straightParts && {
      straightParts(move: M) {
        assertArguments(['move', move, aMove]);
        return straightParts(move);
      },
    }),
    ...(compareHardest && {
      compareHardest: (a: P, b: P) => compareHardest(positions.at(a), positions.at(b)),
    }),
    ...(mirrored && { mirrored: (position: P) => positions.adopt(mirrored(positions.at(position))) }),
    scene: (position) => rest.scene(positions.at(position)),
    ...(editing && { editing: checkedEditing(editing, positions) }),
    ...(making && { making: checkedMaking(making, basics.title, checks) }),
    ...(enumerating && { enumerating: checkedEnumerating(enumerating, basics.title) }),
    ...(planning && {
      planning: { ...planning, task: (position: P) => planning.task(positions.at(position)) },
    }),
  };
  keepChecks(family, checks);
  return family as B & Family<P, M, I> & Required<Pick<FamilyFacets<P>, F>>;
}
